import { describe, expect, it } from 'vitest';
import { composeMail, type MailQuote } from './compose-mail.ts';
import { type MailedItem, writeReviewMail } from './review-mails.ts';

const ITEM: MailedItem = {
  reason: 'mention',
  isAccepted: false,
  at: Date.UTC(2026, 10, 28, 10, 42),
  documentId: 'a',
  documentName: 'paper.md',
  byName: 'Ada',
  quote: 'the quick fox',
  changes: [],
  body: 'Is this so?',
  path: '/comment/a/b',
};
const write = (...items: Partial<MailedItem>[]) =>
  writeReviewMail(
    items.map((item) => ({ ...ITEM, ...item })),
    { appName: 'Scriptorium', language: 'en' },
  );

describe('a mail about comments', () => {
  it('names who did what in its subject, and counts several events', () => {
    expect(write({}).subject).toBe('Ada mentioned you in “paper.md”');
    expect(write({}, { byName: 'Ben' }).subject).toBe('You were mentioned 2 times in “paper.md”');
    expect(write({ reason: 'decision', isAccepted: true }).subject).toBe('Ada accepted your suggestion in “paper.md”');
    expect(write({ reason: 'decision' }).subject).toBe('Ada rejected your suggestion in “paper.md”');
    expect(write({ reason: 'reply' }).subject).toBe('Ada replied in “paper.md”');
    expect(write({ reason: 'reply' }, { documentId: 'b', documentName: 'notes.md' }).subject).toBe(
      '2 comments and suggestions on 2 documents',
    );
  });

  it('shows the message beside the subject, or for several items who did what', () => {
    expect(write({ body: 'Is this\nso?' }).preview).toBe('Is this so?');
    expect(write({ body: null, reason: 'decision' }).preview).toBe('Ada rejected your suggestion in “paper.md”.');
    expect(write({}, { byName: 'Ben', reason: 'reply' }).preview).toBe(
      'Ada mentioned you in “paper.md”. Ben replied in “paper.md”.',
    );
  });

  it('quotes one comment with a button, several with a link each', () => {
    const sender = { appName: 'Scriptorium', publicUrl: 'https://docs.example.org' };
    const one = composeMail(write({ body: 'Two\nlines' }), sender).text;
    expect(one).toContain('Ada mentioned you in “paper.\u2060md”:\n> the quick fox\n\nTwo\nlines\n');
    expect(one.match(/\/comment\/a\/b/gu)).toHaveLength(1);
    const two = composeMail(write({}, { path: '/comment/c/d', reason: 'decision', body: null }), sender);
    expect(two.text).toContain('Ada rejected your suggestion:\n> the quick fox\n');
    expect(two.html).toContain('<b>Ada</b> rejected your suggestion:');
    for (const path of ['/comment/a/b', '/comment/c/d'])
      for (const version of [two.text, two.html]) expect(version).toContain(`https://docs.example.org${path}`);
  });

  it('shows what a suggestion changes', () => {
    const sender = { appName: 'Scriptorium', publicUrl: 'https://docs.example.org' };
    const change = { quote: '', body: null, changes: [{ cut: 'quick', insert: 'slow' }] };
    const { text, html } = composeMail(write({ ...change, reason: 'suggestion' }), sender);
    expect(text).toContain('Ada suggested a change to “paper.\u2060md”:\n- quick\n+ slow\n');
    expect(html).toMatch(/<del[^>]*>quick<\/del> <ins[^>]*>slow<\/ins>/u);
    const added = composeMail(write({ ...change, changes: [{ cut: '', insert: 'slow' }] }), sender);
    expect(added.text).not.toContain('\n- ');
    expect(added.html).not.toContain('<del');
  });

  it('lists the items of several documents below the names of these', () => {
    const { text } = composeMail(
      write(
        {},
        { documentId: 'b', documentName: 'notes.md', quote: '', reason: 'reply' },
        { byName: 'Ben', body: null },
      ),
      { appName: 'Scriptorium', publicUrl: 'https://docs.example.org' },
    );
    expect(text).toMatch(
      /^paper\.\u2060md\n=+\n\nAda mentioned you:.*?Ben mentioned you:.*?notes\.\u2060md\n=+\n\nAda replied:\nIs this so\?\n/su,
    );
  });

  it('does not say twice what the heading says', () => {
    const { html } = composeMail(write({}), { appName: 'Scriptorium', publicUrl: 'https://docs.example.org' });
    expect(html.split('</head>')[1]?.match(/mentioned you/gu)).toHaveLength(1);
  });

  it('says when each of them happened', () => {
    expect(write({}, {}).paragraphs.map((paragraph) => (paragraph as MailQuote).when)).toEqual([
      expect.stringMatching(/^28 Nov, \d\d:42 \S+$/u),
      expect.stringMatching(/^28 Nov, \d\d:42 \S+$/u),
    ]);
  });

  it('names the target of its links', () => {
    expect(write({}, {}).action?.label).toBe('Open “paper.md”');
    expect(write({}, { documentId: 'b' }).action).toBeUndefined();
    expect(write({}, { documentId: 'b' }).subject).toBe('You were mentioned 2 times in 2 documents');
    expect(write({ reason: 'decision' }).action?.label).toBe('Open the suggestion');
    expect(write({ reason: 'reply' }).action?.label).toBe('Open the comment');
  });

  it('stays short, and one person who says much does not push the others off', () => {
    const flood = Array.from({ length: 200 }, () => ({ body: 'x'.repeat(20_000) }));
    const { text, html } = composeMail(write(...flood, { byName: 'Ben', body: 'One thing' }), {
      appName: 'Scriptorium',
      publicUrl: 'https://docs.example.org',
    });
    expect(text).toContain('\nOne thing\n');
    expect(text).toContain('181 more are listed on Scriptorium.');
    expect(text.length + html.length).toBeLessThan(100_000);
  });
});
