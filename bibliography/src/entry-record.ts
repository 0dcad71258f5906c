import { listMissing } from './entry-form.ts';
import { listFields, readValue } from './fields.ts';
import { readLight } from './light.ts';
import type { BibPart } from './scan.ts';
import { fold, indexWork, type IndexedWork } from './search.ts';

/** What a catalogue stores for an entry besides its position. */
export interface EntryRecord {
  readonly work: IndexedWork;
  readonly missing: readonly string[];
  /** `doi 10.1000/x`, `isbn 978…`: identifies the same work wherever it occurs. */
  readonly identifiers: readonly string[];
  /** First author, year and title; empty if one of them is unknown. */
  readonly fingerprint: string;
  /** Its key and other keys it may be cited by. */
  readonly names: readonly string[];
  /** The keys it inherits from or refers to. */
  readonly parents: readonly string[];
}

const PARENTS: ReadonlySet<string> = new Set(['crossref', 'xdata', 'xref', 'related', 'entryset']);
const NONE: ReadonlyMap<string, string> = new Map();

/** What identifies the same work wherever it occurs, as `doi 10.1000/x`; null for any other field. */
export function readIdentifier(name: string, value: string, type: string): string | null {
  if (name !== 'doi' && name !== 'isbn' && name !== 'pmid' && name !== 'eprint') return null;
  const plain = value
    .toLowerCase()
    .replace(/^https?:\/\/(?:dx\.)?doi\.org\//, '')
    .replaceAll(/[\s{}\\]|^doi:/g, '');
  // Chapters share the ISBN of their book.
  if (plain === '' || (name === 'isbn' && /^in/.test(type))) return null;
  return `${name} ${name === 'isbn' ? plain.replaceAll('-', '') : plain}`;
}

export function describeEntry(text: string, part: BibPart, strings: ReadonlyMap<string, string>): EntryRecord {
  const present = new Set<string>();
  const identifiers: string[] = [];
  const parents: string[] = [];
  const names = [part.key];
  const fields = listFields(text, part);
  for (const { name, valueFrom, valueTo } of fields) {
    const source = text.slice(valueFrom, valueTo);
    if (source.length > 2 || /^\w/.test(source)) present.add(name);
    if (PARENTS.has(name) || name === 'ids') {
      const keys = readValue(source, NONE)
        .split(',')
        .map((key) => key.trim())
        .filter(Boolean);
      (name === 'ids' ? names : parents).push(...keys);
    } else {
      const identifier = /^(?:doi|isbn|pmid|eprint)$/.test(name)
        ? readIdentifier(name, readValue(source, NONE), part.type)
        : null;
      if (identifier !== null) identifiers.push(identifier);
    }
  }
  const light = readLight(text, part, strings);
  const title = fold(light.title).replaceAll(/[^\p{L}\p{N}]/gu, '');
  const [first = ''] = light.families.split(' ');
  const isKnown = title.length > 9 && first !== '' && light.year !== '';
  return {
    work: indexWork(light),
    missing: listMissing(part.type, (name) => present.has(name)),
    identifiers,
    fingerprint: isKnown ? `${fold(first)} ${light.year} ${title}` : '',
    names,
    parents,
  };
}
