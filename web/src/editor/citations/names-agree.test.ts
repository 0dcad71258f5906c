import { readBibtex } from '@scriptorium/bibliography/bibtex.ts';
import { convert } from 'pandoc-wasm';
import { describe, expect, test } from 'vitest';
import { createCiter } from './engine.ts';
import { stripMarks } from '@scriptorium/bibliography/marks.ts';

const NAMES: readonly (readonly [names: string, options?: string])[] = [
  ['van Grunsven, Jan'],
  ['Jan van Grunsven'],
  ['de la Cruz, Maria and von der Leyen, Ursula'],
  ['Ludwig van Beethoven'],
  ["Charles Louis Xavier Joseph de la Vall{\\'e}e Poussin"],
  ['Van Grunsven, Jan'],
  ['{van der Waals}, J. D.'],
  ["d'Alembert, Jean"],
  ['von Neumann, Jr., John'],
  ['King, Jr., Martin Luther'],
  ['al-Khwarizmi, Muhammad'],
  ['Jean de La Fontaine'],
  ['van den Berg, Jan', 'useprefix=true'],
  ['de Sousa, Maria and Andrade e Silva, Jo{\\~a}o', 'skipbib=false, useprefix'],
  ['family=Dijk, given=Jan, prefix=van, useprefix=true and family=Dijk, given=Piet, prefix=van'],
  ['van~der~Meer, A. and {van} Ess, Josef'],
  ['{World Health Organization}'],
  ['{van} {Gogh}, Vincent'],
  ['Plato'],
  ['bell hooks'],
  ["Donald E. Knuth and {\\O}ystein Ore and \\'Emile {\\'E}tienne"],
  ['山田 太郎 and 鈴木, 一郎'],
  ['محمد علي and علي, محمد'],
];

const bib = NAMES.map(
  ([names, options], at) =>
    `@book{k${at}, author = {${names}}, title = {Title}, date = {${2000 + at}}, options = {${options ?? ''}}}\n`,
).join('');
const items = new Map(readBibtex(bib).map((item) => [item.id, item]));

async function print(): Promise<{ citations: string[]; entries: Map<string, string> }> {
  const text = NAMES.map((_, at) => `[@k${at}]\n\n`).join('');
  const done = await convert({ from: 'markdown', to: 'json', citeproc: true, bibliography: ['a.bib'] }, text, {
    'a.bib': new Blob([bib]),
  });
  const { blocks } = JSON.parse(done.stdout) as { blocks: unknown[] };
  const read = (value: unknown): string => {
    if (Array.isArray(value)) return value.map(read).join('');
    if (typeof value !== 'object' || value === null || !('t' in value)) return '';
    const { t, c } = value as { t: string; c?: unknown };
    if (t === 'Str') return String(c);
    if (t === 'Space' || t === 'SoftBreak') return ' ';
    if (t === 'Quoted') return read((c as unknown[])[1]);
    return read(t === 'Para' || t === 'Emph' ? c : (c as unknown[] | undefined)?.[1]);
  };
  const list = (blocks.at(-1) as { c: [unknown, { c: [[string], unknown] }[]] }).c[1];
  return {
    citations: blocks.slice(0, -1).map(read),
    entries: new Map(list.map((entry) => [entry.c[0][0].replace('ref-', ''), read(entry)])),
  };
}

describe('names are cited on the page as pandoc prints them', async () => {
  const citer = await createCiter(items, null);
  citer.setCited([...items.keys()]);
  const printed = await print();
  test.each(NAMES.map(([names], at) => [names, at] as const))('%s', (_, at) => {
    expect(stripMarks(citer.cite(`[@k${at}]`) ?? '')).toBe(printed.citations[at]);
    const namesOf = (entry = ''): string => stripMarks(entry).replace(/\d{4}.*$/su, '');
    expect(namesOf(citer.entry(`k${at}`) ?? '')).toBe(namesOf(printed.entries.get(`k${at}`)));
  });
});
