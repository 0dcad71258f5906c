import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkDefaultsFile, writerOf } from './defaults-file.ts';

const PROFILES = join(import.meta.dirname, '..', '..', '..', 'assets', 'export', 'profiles');

/** Line and message of the first problem. */
function firstProblem(text: string): { line: number; message: string } | undefined {
  return checkDefaultsFile(text).problems[0];
}

test.each(readdirSync(PROFILES))('the built-in profile %s is valid', (name) => {
  const { problems, options } = checkDefaultsFile(readFileSync(join(PROFILES, name), 'utf8'));
  expect(problems).toEqual([]);
  expect(writerOf(options ?? {})).not.toBe('html');
});

describe('what would reach out of an export is refused with its line', () => {
  test.each([
    ['output-file: x.pdf'],
    ['input-files: [a.md]'],
    ['data-dir: /etc'],
    ['log-file: /tmp/x'],
    ['extract-media: .'],
    ['resource-path: [/]'],
    ['pdf-engine: xelatex'],
    ['pdf-engine-opt: --shell-escape'],
    ['pdf-engine-opts: [--shell-escape]'],
    ['filters: [folder/x.lua]'],
    ['filters: [/etc/x.lua]'],
    ['filters: [x.py]'],
    ['filters: [{type: lua, path: x.lua}]'],
    ['lua-filter: x.lua'],
    ['to: custom.lua'],
    ['from: /etc/x.lua'],
    ['writer: docx.lua'],
    ['template: /etc/passwd'],
    ['template: ../../secret.typst'],
    ['template: ${HOME}/x'],
    ['template: ${.}/x'],
    ['include-in-header: [/etc/passwd]'],
    ['include-before-body: file:///etc/passwd'],
    ['syntax-definitions: [x.xml]'],
    ['metadata-files: [/etc/passwd]'],
    ['csl: http://127.0.0.1/x.csl'],
    ['csl: HTTPS://example.org/x.csl'],
    ['bibliography: /etc/passwd'],
    ['bibliography: [ok.bib, ~/x.bib]'],
    ['reference-doc: C:\\x.docx'],
    ['css: https://example.org/x.css'],
    ['epub-fonts: [/usr/share/fonts/x.ttf]'],
    ['request-headers: [[a, b]]'],
    ['no-check-certificate: true'],
    ['defaults: other.yaml'],
    ['html-math-method: mathjax'],
    ['html-math-method: {method: katex, url: "http://127.0.0.1/"}'],
    ['template: .scriptorium/prepare.lua'],
    ['never-heard-of: 1'],
    ['standalone: yes please'],
    ['toc-depth: deep'],
  ])('%s', (line) => {
    const problem = firstProblem(`# a comment\nto: html5\n${line}\n`);
    // A second `to` or `from` is reported on its own line, too.
    expect(problem?.line).toBe(3);
    expect(problem?.message.length).toBeGreaterThan(10);
  });
});

describe('YAML that is made to hurt is refused', () => {
  const bomb = `a: &a [x,x,x,x,x,x,x,x,x]\n${'bcdefghi'
    .split('')
    .map((name, i) => `${name}: &${name} [${`*${'abcdefgh'[i]},`.repeat(9)}]`)
    .join('\n')}\n`;
  test.each([
    ['alias bomb', bomb],
    ['merges', `x: &x {a: 1}\n${'<<: *x\n'.repeat(1_500)}`],
    ['ten thousand merges', `x: &x {a: 1}\n${'<<: *x\n'.repeat(10_000)}`],
    ['a function', 'to: !!js/function "function(){}"'],
    ['a Python object', 'to: !!python/object:os.system x'],
    ['a key twice', 'to: html5\nto: pdf'],
    ['__proto__', '__proto__: {x: 1}'],
    ['__proto__ inside', 'variables:\n  __proto__: {x: 1}'],
    ['tabs', 'variables:\n\tx: 1'],
    ['five megabytes', `x: ${'y'.repeat(5_000_000)}`],
    ['two documents', 'to: html5\n---\nto: pdf'],
    ['deep brackets', `x: ${'['.repeat(50_000)}`],
    ['deep indentation', Array.from({ length: 400 }, (_, i) => `${' '.repeat(i)}a:`).join('\n')],
    ['deep sequences', `x: ${'- '.repeat(20_000)}`],
    ['many keys in one line', `variables: {${Array.from({ length: 12_000 }, (_, i) => `k${i}: 1`).join(',')}`],
    ['many keys', `variables:\n${Array.from({ length: 1_900 }, (_, i) => `  k${i}: {a: 1, b: 2}`).join('\n')}`],
    ['a list', '- to\n- html5'],
    ['a word', 'html5'],
    ['a NUL', 'to: ht\0ml5'],
  ])('%s', (_, text) => {
    const { problems, options } = checkDefaultsFile(text);
    expect(problems.length).toBeGreaterThan(0);
    expect(options).toBeUndefined();
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });
});

test('an empty file means pandoc’s own defaults', () => {
  expect(checkDefaultsFile('# nothing yet\n')).toEqual({ problems: [], options: {} });
});

test('problems are listed in line order', () => {
  const { problems } = checkDefaultsFile('to: nothing\nstandalone: 3\npdf-engine: x\n');
  expect(problems.map(({ line }) => line)).toEqual([1, 2, 3]);
});

test.each([
  ['toc-depth: deep', 'A value of toc-depth must be a whole number.'],
  ['wrap: never', 'A value of wrap must be one of auto, none, preserve.'],
  ['from: klingon', 'A value of from must be a format that is known here; “klingon” is not.'],
  ['css: [../a.css]', 'A value of css must not climb out of the folder with “..”.'],
  ['template: https://example.org/x', 'A value of template must be a file of the workspace, not an address.'],
  ['sandbox: true', 'Every export is sandboxed; remove sandbox.'],
  ['variables: {a: [1}', 'A quote, bracket or brace is not closed here, or “:” or a space is missing.'],
  ['variables:\n    a: 1\n  b: 2', 'The indentation of this line does not match the lines above.'],
  [
    'metadata:\n  title: a: b',
    'A line needs a key and its value, as in “key: value”. Put a text that contains “: ” in quotes.',
  ],
])('%s is explained', (text, message) => {
  expect(firstProblem(text)?.message).toBe(message);
});
