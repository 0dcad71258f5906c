import { expect, test } from 'vitest';
import { XmlRefused } from '../archives/read-xml.ts';
import { isTooMuch } from './plan-return.ts';
import { readDocument } from './read-document.ts';
import { readSource } from './read-source.ts';
import { readAuthorName } from './author-name.ts';

const encoder = new TextEncoder();
const read = (body: string, more: Readonly<Record<string, string>> = {}) => {
  const parts = { 'word/document.xml': `<w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`, ...more };
  return readDocument(new Map(Object.entries(parts).map(([name, xml]) => [name, encoder.encode(xml)])));
};
const paragraph = (runs: string): string => `<w:p>${runs}</w:p>`;
const run = (text: string): string => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
const comment = (id: number): string => `<w:commentRangeStart w:id="${id}"/><w:commentRangeEnd w:id="${id}"/>`;

function expectSeconds(most: number, work: () => void): void {
  const began = process.cpuUsage();
  work();
  expect(process.cpuUsage(began).user / 1e6).toBeLessThan(most);
}

test('an author is named on one line, and turns no text around', () => {
  expect(readAuthorName(' Ada\u202egro.live\nReply-To: x\u2066 ')).toBe('Ada gro.live Reply-To: x');
});

test('a file of more words, runs or comments than any document has is refused while it is read', () => {
  expect(() => read(paragraph(run('a '.repeat(600_000))))).toThrow(XmlRefused);
  expect(() => read(paragraph(run('a'.repeat(3_000_001))))).toThrow(XmlRefused);
  expect(() => read(paragraph('<w:r><w:tab/></w:r>'.repeat(1_000_001)))).toThrow(XmlRefused);
  const comments = Array.from({ length: 5001 }, (_, id) => comment(id));
  expect(() => read(paragraph(comments.join('')))).toThrow(XmlRefused);
  expect(read(paragraph(comments.slice(1).join(''))).ranges.size).toBe(5000);
  const all = `<w:comments xmlns:w="w">${'<w:comment/>'.repeat(5001)}</w:comments>`;
  expect(() => read(paragraph(run('a')), { 'word/comments.xml': all })).toThrow(XmlRefused);
});

test('the places of comments are found in one pass', () => {
  const comments = Array.from({ length: 5000 }, (_, id) => run('word ') + comment(id)).join('');
  expectSeconds(4, () => {
    const { ranges } = read(paragraph(comments + run('x').repeat(100_000)));
    expect(ranges.get('4999')).toEqual({ from: 5000, to: 5000 });
  });
});

test.each(['a<!--', '[', '![', '^[', '$a ', '`a ', '``a` ', '@a [', '[a](b ', ' **a*b', '\\begin{a}', '('])(
  'a text of %j without end is read in linear time',
  (piece) => {
    expectSeconds(4, () => readSource(piece.repeat(150_000 / piece.length)));
  },
);

test('more emphasis than fits on the stack is read', () => {
  expect(readSource('*a* '.repeat(200_000)).wraps).toHaveLength(200_000);
});

test('more changes than one person may have open, twice, are not tried', () => {
  const hunks = (count: number) => ({
    suggestions: [
      { author: null, hunks: Array.from({ length: count }, (_, from) => ({ from, to: from, insert: 'a' })) },
    ],
  });
  expect([isTooMuch(hunks(10_000)), isTooMuch(hunks(10_001))]).toEqual([false, true]);
});
