import { firstFamilies } from './names.ts';
import { listFields, readValue } from './fields.ts';
import type { BibPart } from './scan.ts';
import { readTex } from './tex-text.ts';

/** What a list of works shows of an entry. */
export interface LightWork {
  readonly key: string;
  readonly type: string;
  /** “Ramsay and Li”, “Ramsay et al.” */
  readonly names: string;
  readonly year: string;
  readonly title: string;
  /** Of all authors and editors, for searching. */
  readonly families: string;
}

const READ: ReadonlySet<string> = new Set(['author', 'editor', 'year', 'date', 'title', 'shorttitle']);

/** Author, year and title of an entry: lists need no more, and reading everything takes ten times as long. */
export function readLight(text: string, part: BibPart, strings: ReadonlyMap<string, string>): LightWork {
  const fields = new Map<string, string>();
  for (const { name, valueFrom, valueTo } of listFields(text, part))
    if (READ.has(name)) fields.set(name, readValue(text.slice(valueFrom, valueTo), strings));
  const families = [fields.get('author') ?? '', fields.get('editor') ?? ''].map(firstFamilies);
  const [authors, editors] = families as [string[], string[]];
  const first = authors.length > 0 ? authors : editors;
  return {
    key: part.key,
    type: part.type,
    names: first.length > 2 ? `${first[0]} et al.` : first.join(' and '),
    year: /\d{4}/.exec(fields.get('date') ?? '')?.[0] ?? /\d{4}/.exec(fields.get('year') ?? '')?.[0] ?? '',
    title: tidy(fields.get('title') ?? fields.get('shorttitle') ?? ''),
    families: [...authors, ...editors].join(' '),
  };
}

/** Most values contain no TeX. */
function tidy(value: string): string {
  return /[\\{}$~\n`'-]/.test(value) ? readTex(value) : value.trim();
}
