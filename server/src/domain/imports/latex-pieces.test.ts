import { describe, expect, test } from 'vitest';
import { dropUnclosed, findUnreadable, latexWithout, restorePieces, splitLatex } from './latex-pieces.ts';

const TEXT = String.raw`\documentclass{article}
\begin{document}
One.

Two { with

a gap }.
% A comment with {

\begin{table}
a

b
\end{table}

\begin{verbatim}
{

\section
\end{verbatim}

\begin{center}
Never closed.

\section{Next}
Three.
\end{document}
`;
const pieces = splitLatex(TEXT);
const LIMITS = { pieces: 5, tries: 50 };
const cut = (text: string): string[] => splitLatex(text).map(({ from, to }) => text.slice(from, to).trim());

describe('LaTeX on which the reader gives up', () => {
  test('is split at blank lines outside all groups, and at headings', () => {
    expect(cut(TEXT)).toEqual([
      'One.',
      'Two { with\n\na gap }.\n% A comment with {',
      '\\begin{table}\na\n\nb\n\\end{table}',
      '\\begin{verbatim}\n{\n\n\\section\n\\end{verbatim}',
      '\\begin{center}\nNever closed.',
      '\\section{Next}\nThree.',
    ]);
  });

  test('is read without its unreadable pieces; line numbers stay the same', () => {
    const reads = (text: string): boolean => !/table|center/u.test(text);
    const found = findUnreadable(TEXT, pieces, reads, LIMITS);
    expect([...(found ?? [])]).toEqual([2, 4]);
    const without = latexWithout(TEXT, pieces, found ?? new Set());
    expect(without).not.toMatch(/table|center/u);
    expect(without.slice(0, without.indexOf('\\section{Next}')).split('\n')).toHaveLength(
      TEXT.slice(0, TEXT.indexOf('\\section{Next}')).split('\n').length,
    );
    const name = /scriptorium-unread-2/u.exec(without)?.[0] ?? '';
    expect(restorePieces([{ t: 'Para', c: [{ t: 'Str', c: name }] }], TEXT, pieces)).toEqual([
      { t: 'RawBlock', c: ['latex', '\\begin{table}\na\n\nb\n\\end{table}'] },
    ]);
  });

  test('is given up on if no piece is at fault, or too many are', () => {
    expect(findUnreadable(TEXT, pieces, () => false, LIMITS)).toBeNull();
    expect(findUnreadable(TEXT, pieces, (text) => !/[a-z]\./u.test(text), { pieces: 2, tries: 50 })).toBeNull();
    expect(findUnreadable(TEXT, pieces, (text) => !/table|center/u.test(text), { pieces: 5, tries: 3 })).toBeNull();
  });

  test.each(['\n \n', '{', '\\begin{', '\\section', '\\', '%', ' ', '\\begin{verbatim}', '\\begin {a'])(
    'a million letters of %j end',
    (part) => {
      const started = process.cpuUsage();
      splitLatex(part.repeat(1_000_000 / part.length));
      expect(process.cpuUsage(started).user).toBeLessThan(10_000_000);
    },
  );
});

test.each([
  ['\\noindent{Never closed.\n\n\\emph{a {b} c} end', '\\noindent Never closed.\n\n\\emph{a {b} c} end'],
  ['{a} \\{ % {\n}{b', '{a} \\{ % {\n} b'],
  ['\\begin{verbatim}{\\end{verbatim} {x}', '\\begin{verbatim}{\\end{verbatim} {x}'],
])('unclosed brackets are removed: %j', (before, after) => {
  expect(dropUnclosed(before)).toBe(after);
});
