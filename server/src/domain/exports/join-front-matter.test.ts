import { expect, test } from 'vitest';
import { joinFrontMatter } from './join-front-matter.ts';

const input = (name: string, text: string) => ({ name, text });

test('a single file is left unchanged', async () => {
  const inputs = [input('a.md', '---\ntitle: A\n---\n')];
  expect(await joinFrontMatter(inputs)).toEqual({ inputs, metadata: [], bibliographies: [] });
});

test('later files fill gaps, lose their title block, and keep their lines', async () => {
  const joined = await joinFrontMatter([
    input('a.md', '---\ntitle: A\n---\nText\n'),
    input('x/b.md', '---\ntitle: B\nauthor: Ben\nlang: de\nbibliography: [b.bib, c.bib]\n...\n\nBody\n'),
    input('c.md', 'No front matter\n'),
  ]);
  expect(joined.inputs.map(({ text }) => text)).toEqual([
    '---\ntitle: A\n---\nText\n',
    '\n\n\n\n\n\n\nBody\n',
    'No front matter\n',
  ]);
  expect(joined.metadata).toEqual(['lang: de\n']);
  expect(joined.bibliographies).toEqual([
    { path: 'b.bib', folder: 'x' },
    { path: 'c.bib', folder: 'x' },
  ]);
});

test('the title of a later file is used if the first has none', async () => {
  const { metadata } = await joinFrontMatter([input('a.md', 'Text\n'), input('b.md', '---\ntitle: B\n---\n')]);
  expect(metadata).toEqual(['title: B\n']);
});

test('faulty front matter is left to pandoc, and malicious front matter ends quickly', async () => {
  const wrong = input('b.md', '---\ntitle: [B\n---\n');
  expect((await joinFrontMatter([input('a.md', ''), wrong])).inputs[1]).toEqual(wrong);
  const bomb = `---\na: &a [x,x,x,x,x,x,x,x,x]\n${Array.from({ length: 9 }, (_, i) => `b${i}: &b${i} [*${i === 0 ? 'a' : `b${i - 1}`}, *${i === 0 ? 'a' : `b${i - 1}`}, *${i === 0 ? 'a' : `b${i - 1}`}, *${i === 0 ? 'a' : `b${i - 1}`}]`).join('\n')}\n---\n`;
  const hurting = input('b.md', bomb);
  expect((await joinFrontMatter([input('a.md', ''), hurting])).inputs[1]).toEqual(hurting);
});
