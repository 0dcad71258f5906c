import { describe, expect, it } from 'vitest';
import { invitationMail, testMail } from './account-mails.ts';
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

  it('escapes user input', () => {
    const { html } = composeMail(
      { ...BLANK, subject: '<b>x</b>', paragraphs: ['Hello <img src=x onerror=alert(1)>.'] },
      sender,
    );
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(html).not.toContain('<b>x</b>');
  });

  it('does not turn a name that looks like a link into one', () => {
    const { text, html } = composeMail(
      { ...BLANK, subject: 'Added', paragraphs: ['“https://evil.example/login www.evil.example” added you.'] },
      sender,
    );
    expect(text).not.toContain('https://evil');
    expect(html).not.toMatch(/href="[^"]*evil/);
    expect(text).not.toContain('www.evil');
  });

  it.each([
    ['Your mailbox is full: evil.com/login', 'evil.com'],
    ['support@evil.com', 'evil.com'],
    ['EVIL.Co.Uk', '.Co.Uk'],
    ['xn--e1afmkfd.xn--p1ai', '.xn--p1ai'],
    ['пример.рф', '.рф'],
    ['evil。com', '。com'],
    ['paper.md', '.md'],
  ])('does not let a mail program link the host in %j, in the text or the HTML', (name, host) => {
    const shown = name.replaceAll(/[.。](?=\p{L})/gu, '$&\u2060');
    const paragraphs = [
      `${name} has invited you.`,
      { intro: name, by: '', passage: name, body: name, when: '', link: null },
    ];
    const { text, html } = composeMail({ ...BLANK, subject: 'Invited', preview: name, paragraphs }, sender);
    for (const part of [text, html]) {
      expect(part).not.toContain(host);
      expect(part.split(shown).length).toBeGreaterThanOrEqual(4);
    }
  });

  it('leaves numbers, abbreviations and sentences as they are', () => {
    const said = 'It grew by 4.2 degrees (Fig. 3, p. 1.2). Then it stopped.';
    const { text, html } = composeMail({ ...BLANK, subject: 'Invited', paragraphs: [said] }, sender);
    for (const part of [text, html]) expect(part).toContain(said);
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

  it('is entirely in one language, including its frame', () => {
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

  it('breaks no line within “E-Mail-Adresse” or “ci-dessous”', () => {
    const { html } = composeMail(
      { ...BLANK, subject: 'Adresse', paragraphs: ['Diese E-Mail-Adresse.', 'Le lien ci-dessous.'] },
      sender,
    );
    for (const words of ['E-\u2060Mail-\u2060Adresse.', 'ci-\u2060dessous.']) expect(html).toContain(words);
  });

  it('keeps a number and what it counts in one line', () => {
    const { html } = composeMail({ ...BLANK, subject: '3 of 2 documents', paragraphs: ['For 48 hours.'] }, sender);
    expect(html).toContain('>3\u00a0of 2\u00a0documents</h1>');
    expect(html).toContain('For 48\u00a0hours.');
  });

  it('begins with the preview shown beside the subject', () => {
    const { html } = composeMail(
      { ...BLANK, subject: 'Verify', preview: 'Verify this address.', paragraphs: ['Hello Ada,', 'Verify.'] },
      sender,
    );
    expect(/<body[^]*?>([^<>]{3,})</u.exec(html)?.[1]).toMatch(/^Verify this address\./u);
  });

  it('shows one-time links, and no others, in full for copying', () => {
    const write = (path: string) =>
      composeMail({ ...BLANK, subject: 'S', paragraphs: ['P'], action: { label: 'Open', path } }, sender).html;
    const shown = '>https://docs.example.org';
    expect(write('/reset-password?token=abc')).toContain(`${shown}/reset-password?token=abc<`);
    expect(write('/workspace/1/')).not.toContain(shown);
  });

  it('has advice for unintended recipients below the button of a one-time link', () => {
    const write = (path: string): string =>
      composeMail(
        { ...BLANK, subject: 'S', paragraphs: ['First.', 'Not you?'], action: { label: 'Open', path } },
        sender,
      ).html;
    expect(write('/invitation?token=abc')).toMatch(/First\..*>Open<.*Not you\?.*>https:/su);
    expect(write('/workspace/1/')).toMatch(/First\..*Not you\?.*>Open</su);
  });

  it('states in its footer why it was sent, and where to change that', () => {
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

  it('puts spacing and colour into table cells, and lines into breaks, as Outlook requires', () => {
    const body = 'One.\nTwo.';
    const { html } = composeMail(
      {
        ...BLANK,
        subject: 'S',
        paragraphs: [
          'P',
          { code: 'AB12' },
          { intro: 'Ada:', by: 'Ada', passage: null, body, when: '28 Nov', link: { label: 'Open', path: '/c' } },
        ],
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

  it('sets a code apart for reading and copying', () => {
    const { text, html } = composeMail(
      { ...BLANK, subject: 'S', paragraphs: ['Enter:', { code: 'AB12-CD34' }] },
      sender,
    );
    expect(text).toContain('\n\nAB12-CD34\n\n');
    expect(html).toMatch(/>AB12-CD34<\/p>/u);
  });
});

describe('the subject of an invitation', () => {
  const invite = (by: string) =>
    invitationMail(
      { appName: 'Scriptorium', language: 'en' },
      { to: { kind: 'file', name: 'kelp.md' }, by, role: 'reader', token: 'abc' },
    ).subject;

  it.each(['Ada', 'Benjamin Featherstonehaugh-Cholmondeley', 'J. R. R. Tolkien', 'Conan O’Brien', '山田 太郎'])(
    'names %s',
    (by) => {
      expect(invite(by)).toBe(`${by} shared a document with you`);
    },
  );

  it.each(['evil.example', 'Call 555 1234', 'You have won a prize', 'Ada\nBcc: eve', 'A'.repeat(41), 'Ada <b>', ''])(
    'keeps out %j',
    (by) => {
      expect(invite(by)).toBe('Someone on Scriptorium shared a document with you');
    },
  );
});
