import { type BellNotice, NOTICES, sayNotice as sayInEnglish } from '@scriptorium/contract/notices.ts';
import { i18n } from '../../lib/define-texts.tsx';
import { expect, it } from 'vitest';
import { sayNotice, sayNoticeInParts } from './say-notice.ts';

it('words each notification as the server does', () => {
  const texts = i18n.messages as unknown as Record<string, string>;
  for (const [code, text] of Object.entries(NOTICES)) expect(texts[`notices.${code}`]).toBe(text);
  const notice: BellNotice = { code: 'group-added', values: { by: 'Ada', group: 'Gait {Lab}' } };
  expect(sayNotice({ message: '', said: notice })).toBe(sayInEnglish(notice));
});

it.each([
  [{ first: 'Ada', second: '', others: 0, count: 1 }, 'Ada replied in “paper.md”.'],
  [{ first: 'Ada', second: 'Ben', others: 0, count: 2 }, 'Ada and Ben wrote 2 replies in “paper.md”.'],
  [{ first: 'Cleo', second: 'Ben', others: 3, count: 7 }, 'Cleo, Ben and 3 others wrote 7 replies in “paper.md”.'],
  [{ first: '', second: '', others: 0, count: 1 }, 'Somebody replied in “paper.md”.'],
])('names the people of %o', (values, sentence) => {
  const said = { code: 'news-reply', values: { ...values, document: 'paper.md', accepted: 0, rejected: 0 } };
  expect(sayNotice({ message: '', said })).toBe(sentence);
});

it('tells its names apart, and says the same', () => {
  const values = { first: 'Ada', second: 'Ben', others: 0, count: 2, document: 'paper.md', accepted: 0, rejected: 0 };
  const notice = { message: '', said: { code: 'news-reply', values } };
  const parts = sayNoticeInParts(notice);
  expect(parts.filter(({ isName }) => isName).map(({ text }) => text)).toEqual(['Ada', 'Ben', 'paper.md']);
  expect(parts.map(({ text }) => text).join('')).toBe(sayNotice(notice));
  expect(sayNoticeInParts({ message: 'As it was.', said: undefined })).toEqual([{ text: 'As it was.', isName: false }]);
});

it('falls back to the stored sentence for old rows and unknown codes', () => {
  expect(sayNotice({ message: 'As it was.' })).toBe('As it was.');
  expect(sayNotice({ message: 'Newer.', said: { code: 'from-tomorrow', values: {} } })).toBe('Newer.');
});
