import { describe, expect, test } from 'vitest';
import { tidyFloats } from './latex-floats.ts';

const figure = (inner: string): string => `Before\n\\begin{figure}[t]\n${inner}\n\\end{figure}\nAfter \\ref{a}`;

describe('floats of LaTeX', () => {
  test.each([
    [
      'a label at the end',
      '\\caption{One}\n\\includegraphics{x}\n\\label{a}',
      '\\caption{One}\\label{a}\n\\includegraphics{x}\n',
    ],
    ['a label in the caption', '\\caption[O]{One {two} \\label{a}}', '\\caption[O]{One {two} }\\label{a}'],
    ['a label before the caption', '\\label{a}\n\\caption{One}', '\n\\caption{One}\\label{a}'],
    ['a label where it belongs', '\\caption{One}\n\\label{a}', '\\caption{One}\n\\label{a}'],
    ['no label', '\\caption{One}', '\\caption{One}'],
    ['a caption that never ends', '\\caption{One \\label{a}', '\\caption{One \\label{a}'],
    ['a comment', '\\caption{One}\n\\x\n% \\label{b}\n\\label{a}', '\\caption{One}\\label{a}\n\\x\n% \\label{b}\n'],
    [
      'two captions',
      '\\caption{One}\\x\\label{a}\n\\caption{Two}\\x\\label{b}',
      '\\caption{One}\\label{a}\\x\n\\caption{Two}\\label{b}\\x',
    ],
    [
      'parts after the caption',
      '\\caption{All\nof it}\n\\subfloat[One]{%\n\\includegraphics{x}%\n\\label{b}%\n}\n\\label{a}',
      '\n\n\\begin{subfigure}{\\linewidth}%\n\\includegraphics{x}%\n%\n\\caption{One}\\label{b}\\end{subfigure}\n\n\\caption{All of it}\\label{a}<',
    ],
    [
      'parts before the caption',
      '\\subfigure[]{\\includegraphics{x}}\\caption{All}\\label{a}',
      '\\begin{subfigure}{\\linewidth}\\includegraphics{x}\\caption{}\\end{subfigure}\\caption{All}\\label{a}',
    ],
    [
      'parts that are environments',
      '\\caption{All}\n\\begin{subfigure}{3cm}\\caption{One}\\x\\label{b}\\end{subfigure}\n\\label{a}',
      '\n\\begin{subfigure}{3cm}\\caption{One}\\label{b}\\x\\end{subfigure}\n\n\\caption{All}\\label{a}<',
    ],
  ])('%s', (_what, before, after) => {
    expect(tidyFloats(figure(before))).toBe(figure(after).replace('<\n', ''));
  });

  test('labels elsewhere are left alone', () => {
    const text =
      '\\section{A}\\label{a}\n\\begin{equation}x\\label{b}\\end{equation}\n\\begin{verbatim}\\begin{figure}\\end{verbatim}';
    expect(tidyFloats(text)).toBe(text);
  });

  test.each([
    '\\begin{figure}',
    '\\begin{figure}\\caption{',
    '\\begin{figure}\\end{figure}',
    '\\begin{figure}\\caption{a}\\label{b}',
    '\\begin{figure}\\subfloat[',
    '\\begin{verbatim}',
    '\\caption[',
    '\\label{',
  ])('a million letters of %j end', (part) => {
    const started = process.cpuUsage();
    tidyFloats(`\\begin{figure}${part.repeat(1_000_000 / part.length)}`);
    expect(process.cpuUsage(started).user).toBeLessThan(10_000_000);
  });
});
