import { describe, expect, it } from 'vitest';
import { testMail } from './account-mails.ts';
import { composeMail } from './compose-mail.ts';

const BLANK = { language: 'en', preview: '', why: 'account' } as const;
const sender = { appName: 'Scriptorium', publicUrl: 'https://docs.example.org' };

describe('a mail', () => {
  it('has a text version with its link on a line of its own', () => {
    const { text } = composeMail(
      {
        ...BLANK,
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
      { ...BLANK, subject: '<b>x</b>', paragraphs: ['Hello <img src=x onerror=alert(1)>.'] },
      sender,
    );
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(html).not.toContain('<b>x</b>');
  });

  it('makes no link of a name that looks like one', () => {
    const { text, html } = composeMail(
      { ...BLANK, subject: 'Added', paragraphs: ['“https://evil.example/login www.evil.example” added you.'] },
      sender,
    );
    expect(text).not.toContain('https://evil');
    expect(html).not.toMatch(/href="[^"]*evil/);
    expect(text).not.toContain('www.evil');
  });

  it('links only to the configured address', () => {
    const { html } = composeMail(
      {
        ...BLANK,
        subject: 'Added',
        paragraphs: ['You were added.'],
        action: { label: 'Open', path: '/workspace/1/' },
        unsubscribePath: '/unsubscribe?token=t',
      },
      sender,
    );
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(links).toHaveLength(3);
    for (const href of links) expect(href).toMatch(/^https:\/\/docs\.example\.org(\/|$)/);
  });

  it('is in one language, with what is put around it', () => {
    const mail = { ...testMail({ appName: 'Scriptorium', language: 'de' }), unsubscribePath: '/unsubscribe?token=t' };
    const { text, html } = composeMail(mail, sender);
    expect(html).toContain('<html dir="ltr" lang="de">');
    for (const words of ['weil Sie bei Scriptorium einen Test angefordert haben', 'Servereinstellungen öffnen'])
      expect(html).toContain(words);
    expect(text).toContain('Keine E-Mails dieser Art mehr');
    expect(html).toContain('Keine E-\u2060Mails dieser Art mehr');
    const { html: english } = composeMail({ ...BLANK, subject: '', paragraphs: ['Your e-mail.'] }, sender);
    expect(english).toContain('Your e-\u2060mail.');
  });

  it('begins with what lists of mails show beside the subject', () => {
    const { html } = composeMail(
      { ...BLANK, subject: 'Verify', preview: 'Verify this address.', paragraphs: ['Hello Ada,', 'Verify.'] },
      sender,
    );
    expect(/<body[^]*?>([^<>]{3,})</u.exec(html)?.[1]).toMatch(/^Verify this address\./u);
  });

  it('shows a one-time link in full too, so that it can be copied, and no other', () => {
    const write = (path: string) =>
      composeMail({ ...BLANK, subject: 'S', paragraphs: ['P'], action: { label: 'Open', path } }, sender).html;
    const shown = '>https://docs.example.org';
    expect(write('/reset-password?token=abc')).toContain(`${shown}/reset-password?token=abc<`);
    expect(write('/workspace/1/')).not.toContain(shown);
  });

  it('says below the button of a one-time link what to do if it is not meant for you', () => {
    const write = (path: string): string =>
      composeMail(
        { ...BLANK, subject: 'S', paragraphs: ['First.', 'Not you?'], action: { label: 'Open', path } },
        sender,
      ).html;
    expect(write('/invitation?token=abc')).toMatch(/First\..*>Open<.*Not you\?.*>https:/su);
    expect(write('/workspace/1/')).toMatch(/First\..*Not you\?.*>Open</su);
  });

  it('says in its foot why somebody got it, and where to choose', () => {
    const mail = { ...BLANK, subject: 'S', paragraphs: ['P'] };
    const optional = composeMail({ ...mail, why: 'settings', unsubscribePath: '/unsubscribe?token=t' }, sender);
    for (const version of [optional.text, optional.html]) {
      expect(version).toContain('because of your notification settings on Scriptorium.');
      expect(version).toContain('https://docs.example.org/profile#notifications');
    }
    const needed = composeMail(mail, sender);
    for (const version of [needed.text, needed.html]) {
      expect(version).toContain('because it concerns your account on Scriptorium.');
      expect(version).not.toContain('#notifications');
    }
  });

  it('has room and colour in cells of tables, and lines as breaks: Outlook knows no others', () => {
    const body = 'One.\nTwo.';
    const { html } = composeMail(
      {
        ...BLANK,
        subject: 'S',
        paragraphs: ['P', { code: 'AB12' }, { intro: 'Ada:', body, link: { label: 'Open', path: '/c' } }],
        action: { label: 'Open', path: '/x?token=t' },
      },
      sender,
    );
    const styled = [...html.matchAll(/<(\w+)[^>]* style="([^"]*)"/gu)];
    expect(styled.length).toBeGreaterThan(10);
    for (const [tag, name = '', style = ''] of styled) {
      if (/(?:^|;)(?:padding|border|background)[\w-]*:(?!0)/u.test(style))
        expect(['td', 'a', 'body'], tag).toContain(name);
      expect(style).not.toMatch(/white-space|flex|grid|position|var\(/u);
    }
    expect(html).toContain('One.<br/>Two.');
    // Outlook does not support max-width either.
    const [begun, ended] = [html.split('<!--[if mso]>'), html.split('<![endif]-->')];
    expect(begun).toHaveLength(ended.length);
    expect(html).toMatch(/<!--\[if mso\]><table [^>]*width="560"/u);
  });

  it('sets a code apart, to be read and copied', () => {
    const { text, html } = composeMail(
      { ...BLANK, subject: 'S', paragraphs: ['Enter:', { code: 'AB12-CD34' }] },
      sender,
    );
    expect(text).toContain('\n\nAB12-CD34\n\n');
    expect(html).toMatch(/>AB12-CD34<\/p>/u);
  });
});
