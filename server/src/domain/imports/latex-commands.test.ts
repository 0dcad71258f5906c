import { expect, test } from 'vitest';
import { isLayout, isSpace, plainClasses, readWidth } from './latex-commands.ts';

const plain = (text: string): string =>
  plainClasses(text).replace(/^(?:\\providecommand\{\\\w+\}\[1\]\{[^{}]*(?:\{[^{}]*\})?\})+/u, '');

test.each([
  ['a frame', '\\begin{leftbar}\nText\n\\end{leftbar}', '               \nText\n             '],
  ['a title page', '\\begin{titlepage}a\\end{titlepage}', `${' '.repeat(17)}a${' '.repeat(15)}`],
  ['small print', '\\begin{scriptsize}a\\end{scriptsize}', `${' '.repeat(18)}a${' '.repeat(16)}`],
  ['double spacing', '\\begin{doublespace}a\\end{doublespace}', `${' '.repeat(19)}a${' '.repeat(17)}`],
  ['margins', 'a\\begin{adjustwidth}{-1in}{0in}b\\end{adjustwidth}', `a${' '.repeat(30)}b${' '.repeat(17)}`],
  ['code of a journal', '\\begin{CodeInput}\nx <- 1\n\\end{CodeInput}', '\\begin{verbatim}\nx <- 1\n\\end{verbatim}'],
  ['others', '\\begin{tikzpicture}\\end{tikzpicture}', '\\begin{tikzpicture}\\end{tikzpicture}'],
])('%s', (_what, before, after) => {
  expect(plain(before)).toBe(after);
});

test.each(['\\addlinespace', '\\addlinespace[2pt]', '\\cmidrule(lr){2-3}', '\\bgroup', '\\allowbreak'])(
  '%s only affects layout',
  (raw) => {
    expect(isLayout(raw)).toBe(true);
  },
);

test.each([
  ['.5\\textwidth', '50%'],
  ['0.45 \\linewidth', '45%'],
  ['\\columnwidth', '100%'],
  ['3cm', '3cm'],
  ['50%', '50%'],
  ['\\dimexpr\\textwidth-1cm', null],
  ['0\\textwidth', null],
])('the width %j of a picture is %j', (width, expected) => {
  expect(readWidth(width)).toBe(expected);
});

test('a wide space is a space', () => {
  expect(['\\quad', '\\enspace ', '\\quadrature'].map(isSpace)).toEqual([true, true, false]);
});

test.each(['\\begin{adjustwidth}', '\\begin{spacing}{a', '\\begin {', '\\end{Code'])('many %j end', (part) => {
  const started = process.cpuUsage();
  plainClasses(part.repeat(1_000_000 / part.length));
  expect(process.cpuUsage(started).user).toBeLessThan(5_000_000);
});
