import { describe, expect, test } from 'vitest';
import { locate } from './locate.ts';
import { explainEnd, explainRun } from './log.ts';

const inputs = [{ name: 'a/text.md', text: '---\ntitle: [x\n---\n\nSee [@gone] and ![x](pics/no.png).\n' }];
const run = (part: Partial<Parameters<typeof explainRun>[0]>) =>
  explainRun(
    { lines: [], warnings: [], failure: undefined, ...part },
    inputs,
    new Map([['a/refs.bib', new Uint8Array()]]),
  );

test('front matter that is not YAML is reported with its file and line', () => {
  const failure =
    "ERROR: Error parsing YAML metadata at \"a/text.md\" (line 1, column 1):\nYAML parse exception at line 2, column 0,\nwhile parsing a flow sequence:\ndid not find expected ',' or ']'";
  expect(run({ failure })).toMatchObject([
    {
      level: 'error',
      message:
        "The front matter is not valid YAML: did not find expected ',' or ']' while parsing a flow sequence. Check the indentation, close what is open, and put texts with “:” in quotes.",
      file: 'a/text.md',
      line: 2,
    },
  ]);
});

test('front matter made to be slow delays nobody', () => {
  const keys = Array.from({ length: 20_000 }, (_, n) => `key${n}: 1`).join('\n');
  const text = `---\n${keys}\ntitle: [x\n---\n`;
  const failure =
    'ERROR: Error parsing YAML metadata at "text.md" (line 1, column 1):\nYAML parse exception at line 20001';
  const began = performance.now();
  const [line] = explainRun({ lines: [], warnings: [], failure }, [{ name: 'text.md', text }], new Map());
  expect(line).toMatchObject({ level: 'error', file: 'text.md', line: 20_001 });
  // This once took half a minute.
  expect(performance.now() - began).toBeLessThan(3000);
});

test('thousands of messages about a long text delay nobody', () => {
  const text = Array.from({ length: 20_000 }, (_, n) => `# a {#sec:x${n}}\n\n![](p${n}.png)\n`).join('\n');
  const lines = Array.from({ length: 2000 }, (_, n) => [
    `scriptorium:label-duplicate:sec:x${n}`,
    `scriptorium:image-missing:p${n}.png`,
  ]).flat();
  const twice = [
    { name: 'a.md', text },
    { name: 'b.md', text },
  ];
  const began = process.cpuUsage();
  const log = explainRun({ lines, warnings: [], failure: undefined }, twice, new Map());
  expect(log).toHaveLength(200);
  expect(log.find(({ message }) => message.includes('sec:x7'))).toMatchObject({ file: 'b.md', line: 29 });
  // This once took a minute.
  expect(process.cpuUsage(began).user).toBeLessThan(3_000_000);
});

test('a broken bibliography is reported with its line', () => {
  const [line] = run({ failure: 'Error reading bibliography file a/refs.bib:\n(line 12, column 3): unexpected "}"' });
  expect(line).toMatchObject({ level: 'error', file: 'a/refs.bib', line: 12 });
});

describe('messages of our filter', () => {
  test.each([
    ['image-missing:pics/no.png', 'The image pics/no.png was not found', 5],
    ['image-remote:https://example.org/a.png', 'is on another server and was not fetched', undefined],
    [
      'glyph-missing:𒀀 𒀁',
      'No font has these characters: 𒀀 𒀁. Their codes are shown in small boxes; an administrator can add a font (EXPORT_FONTS).',
      undefined,
    ],
    ['pdf-not-accessible:missing alt text', 'does not meet PDF/UA: missing alt text.', undefined],
    ['bibliography-missing:x.bib', 'The bibliography x.bib was not found', undefined],
    ['latex-dropped:\\foo{x}', 'LaTeX that this format cannot take', undefined],
  ])('%s', (line, words, at) => {
    const [said] = run({ lines: [`scriptorium:${line}`] });
    expect(said?.message).toContain(words);
    expect(said?.line).toBe(at);
  });
});

test('an unknown citation key is located in the text', () => {
  const warning = { type: 'CiteprocWarning', message: 'Citeproc: citation gone not found', verbosity: 'WARNING' };
  expect(run({ warnings: [warning] })).toMatchObject([
    {
      level: 'warning',
      message: 'The citation key @gone is not in the bibliography. Correct the key, or add the source.',
      file: 'a/text.md',
      line: 5,
    },
  ]);
});

test('duplicate messages appear once, errors first', () => {
  const lines = ['scriptorium:image-missing:a', 'scriptorium:image-missing:a'];
  expect(run({ lines, failure: 'something odd' }).map(({ level }) => level)).toEqual(['error', 'warning']);
});

test('every way a process can end has a sentence that says what to do', () => {
  const limits = { milliseconds: 60_000, memoryBytes: 1 << 30, outputBytes: 1 << 20 };
  for (const end of ['time', 'busy', 'memory', 'output', 'cancelled', 'crash']) {
    expect(explainEnd(end, limits).message).toMatch(/^[A-Z].*\.$/u);
  }
  expect(explainEnd('time', limits).message).toContain('60 seconds');
  // Nothing is wrong with the document.
  expect(explainEnd('busy', limits).message).not.toMatch(/document|split/iu);
});

test('the location is the first occurrence in all inputs', () => {
  expect(locate([...inputs, { name: 'b.md', text: 'one\ntwo\n' }], 'two')).toEqual({ file: 'b.md', line: 2 });
  expect(locate(inputs, 'nowhere')).toEqual({});
});

test('a duplicate label is located at its second occurrence, however long the preceding lines are', () => {
  const text = `${'{'.repeat(2_000_000)}\n# One {#same}\n# Two {#same}\n`;
  const warning = {
    type: 'DuplicateIdentifier',
    message: "Duplicate identifier 'same' at line 3",
    verbosity: 'WARNING',
  };
  const [line] = explainRun(
    { lines: [], warnings: [warning], failure: undefined },
    [{ name: 'long.md', text }],
    new Map<string, Uint8Array>(),
  );
  expect(line).toMatchObject({ file: 'long.md', line: 3 });
});
