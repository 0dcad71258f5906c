import { describe, expect, it } from 'vitest';
import { composeMail } from './compose-mail.ts';
import { type MailedItem, writeReviewMail } from './review-mails.ts';

const ITEM: MailedItem = {
  reason: 'mention',
  isAccepted: false,
  documentName: 'paper.md',
  byName: 'Ada',
  quote: 'the quick fox',
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
    expect(write({ reason: 'reply' }, { documentName: 'notes.md' }).subject).toBe(
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
    expect(one).toContain('Ada mentioned you in “paper.md”, about “the quick fox”:\n> Two\n> lines\n');
    expect(one.match(/\/comment\/a\/b/gu)).toHaveLength(1);
    const two = composeMail(write({}, { path: '/comment/c/d', reason: 'decision', body: null }), sender);
    expect(two.text).toContain('Ada rejected your suggestion in “paper.md”, about “the quick fox”.\n');
    for (const path of ['/comment/a/b', '/comment/c/d'])
      for (const version of [two.text, two.html]) expect(version).toContain(`https://docs.example.org${path}`);
  });

  it('inflects the passage as the language requires', () => {
    const intro = (language: 'de' | 'fr', item: Partial<MailedItem>): unknown =>
      writeReviewMail([{ ...ITEM, ...item }], { appName: 'Scriptorium', language }).paragraphs[0];
    expect(intro('de', { reason: 'reply' })).toMatchObject({
      intro: 'Ada hat in „paper.md“ zu „the quick fox“ geantwortet:',
    });
    expect(intro('de', { reason: 'decision', isAccepted: true, body: null })).toMatchObject({
      intro: 'Ada hat Ihren Vorschlag zu „the quick fox“ in „paper.md“ angenommen.',
    });
    expect(intro('fr', { reason: 'reply', quote: '' })).toMatchObject({
      intro: 'Ada a répondu dans «\u00a0paper.md\u00a0»\u00a0:',
    });
  });

  it('names the target of its links', () => {
    expect(write({ reason: 'decision' }).action?.label).toBe('Open the suggestion');
    expect(write({ reason: 'reply' }).action?.label).toBe('Open the comment');
  });

  it('stays short, and one person who says much does not push the others off', () => {
    const flood = Array.from({ length: 200 }, () => ({ body: 'x'.repeat(20_000) }));
    const { text, html } = composeMail(write(...flood, { byName: 'Ben', body: 'One thing' }), {
      appName: 'Scriptorium',
      publicUrl: 'https://docs.example.org',
    });
    expect(text).toContain('> One thing');
    expect(text).toContain('181 more are listed on Scriptorium.');
    expect(text.length + html.length).toBeLessThan(100_000);
  });
});
