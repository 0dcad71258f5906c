import { describe, expect, it } from 'vitest';
import { testMail } from './account-mails.ts';
import { composeMail } from './compose-mail.ts';

const sender = { appName: 'Scriptorium', publicUrl: 'https://docs.example.org' };

describe('a mail', () => {
  it('has a text version with its link on a line of its own', () => {
    const { text } = composeMail(
      {
        language: 'en',
        subject: 'Verify',
        paragraphs: ['Hello Ada.'],
        action: { label: 'Verify', path: '/verify-email?token=abc' },
      },
      sender,
    );
    expect(text).toContain('\nhttps://docs.example.org/verify-email?token=abc\n');
    expect(text.startsWith('Hello Ada.\n\n')).toBe(true);
  });

  it('escapes what people wrote', () => {
    const { html } = composeMail(
      { language: 'en', subject: '<b>x</b>', paragraphs: ['Hello <img src=x onerror=alert(1)>.'] },
      sender,
    );
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(html).not.toContain('<b>x</b>');
  });

  it('makes no link of a name that looks like one', () => {
    const { text, html } = composeMail(
      { language: 'en', subject: 'Added', paragraphs: ['“https://evil.example/login www.evil.example” added you.'] },
      sender,
    );
    expect(text).not.toContain('https://evil');
    expect(html).not.toMatch(/href="[^"]*evil/);
    expect(text).not.toContain('www.evil');
  });

  it('links only to the configured address', () => {
    const { html } = composeMail(
      {
        language: 'en',
        subject: 'Added',
        paragraphs: ['You were added.'],
        action: { label: 'Open', path: '/workspace/1/' },
        unsubscribePath: '/unsubscribe?token=t',
      },
      sender,
    );
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(links).toHaveLength(4);
    for (const href of links) expect(href).toMatch(/^https:\/\/docs\.example\.org(\/|$)/);
  });

  it('is in one language, with what is put around it', () => {
    const mail = { ...testMail({ appName: 'Scriptorium', language: 'de' }), unsubscribePath: '/unsubscribe?token=t' };
    const { text, html } = composeMail(mail, sender);
    expect(html).toContain('<html dir="ltr" lang="de">');
    for (const words of ['Gesendet von Scriptorium', 'Falls die Schaltfläche nicht funktioniert'])
      expect(html).toContain(words);
    for (const version of [text, html]) expect(version).toContain('Keine E-Mails dieser Art mehr');
  });
});
