import { LANGUAGES } from '@scriptorium/contract/rules/languages.ts';
import { describe, expect, it } from 'vitest';
import { readSample } from './sample-paper.ts';

type Language = keyof typeof LANGUAGES;

const read = async (language: Language): Promise<{ path: string; text: string; works: string; figure: string }> => {
  const { path, files } = await readSample(language, 'Zoë "Z" $& O’Neil');
  const [text = '', works = '', figure = ''] = files.map((file) => file.text);
  return { path, text, works, figure };
};
const find = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found);

it('differs in each language', async () => {
  const all = await Promise.all(Object.keys(LANGUAGES).map((code) => read(code as Language)));
  expect(new Set(all.map(({ path }) => path)).size).toBe(all.length);
  expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
});

describe.each(Object.keys(LANGUAGES) as Language[])('%s', (language) => {
  it('refers only to files it has, and to all of them', async () => {
    const { text, works } = await read(language);
    const labels = find(text, /\{#([\w:]+)\}/gu);
    const references = find(text, /@((?:tbl|fig|eq):\w+)/gu);
    expect(new Set(references)).toEqual(new Set(labels));
    expect(new Set(find(text, /@([a-z]+\d{4})/gu))).toEqual(new Set(find(works, /^@\w+\{(\w+),$/gmu)));
  });

  it('names the given author', async () => {
    const { text } = await read(language);
    expect(text).toContain('\nauthor:\n  - "Zoë \\"Z\\" $& O’Neil"\n');
    expect(text).not.toContain('{author}');
  });

  it('has the same sections and numbers as in English', async () => {
    const [here, english] = [await read(language), await read('en')];
    const shape = ({ text }: typeof here): string[] => find(text, /^(#|- \[ \]|\$\$|!\[|\||:|\[\^1\]:|<!--)/gmu);
    expect(shape(here)).toEqual(shape(english));
    const numbers = ({ text }: typeof here): string[] =>
      find(text, /^\|(.*\d.*)\|$/gmu).map((row) => row.replaceAll(/[^\d|]/gu, ''));
    expect(numbers(here)).toEqual(numbers(english));
    expect(here.figure.match(/<text/gu)).toHaveLength(8);
  });
});
