import { readCslData } from './csl-data.ts';
import type { CslItem, CslWork } from './csl-item.ts';
import { cslToBib } from './csl-to-bib.ts';
import { isKey } from './edit.ts';
import { looksLikeEndNote, readEndNote } from './endnote.ts';
import { readHayagriva } from './hayagriva.ts';
import { findIdentifiers, type Identifier } from './identifiers.ts';
import type { KeyFormula } from './keys.ts';
import { readRis, risToBib } from './ris.ts';
import { scanBib } from './scan.ts';

/** Works in pasted text. */
export type Pasted =
  | { readonly kind: 'entries'; readonly entries: readonly PastedEntry[] }
  | { readonly kind: 'identifiers'; readonly identifiers: readonly Identifier[] }
  /** It looks like one of these formats but cannot be read; the sentence says why. */
  | { readonly kind: 'broken'; readonly reason: string };

export interface PastedEntry {
  readonly key: string;
  readonly source: string;
  /** Made of another format: see EntryChange. */
  readonly inDialect?: boolean;
}

/** Any more are a bibliography, to be uploaded. */
const MOST = 100;
const TOO_MANY = `These are more than ${MOST} works. Upload them as a file.`;

/** Parses YAML; throws if it is invalid. */
export type ParseYaml = (text: string) => unknown;

/**
 * The works a text consists of: BibTeX, RIS, CSL JSON or YAML, EndNote XML, hayagriva or identifiers. Null if it
 * contains anything else.
 */
export function readPasted(text: string, formula: KeyFormula, parseYaml: ParseYaml): Pasted | null {
  const trimmed = text.replace(/^\uFEFF/, '').trim();
  if (trimmed === '' || trimmed.length > 2_000_000) return null;
  const found =
    readBib(trimmed) ??
    readRisWorks(trimmed, formula) ??
    readEndNoteWorks(trimmed, formula) ??
    readCsl(trimmed, formula) ??
    readYaml(trimmed, formula, parseYaml) ??
    readIdentifiers(trimmed);
  const count = found?.kind === 'entries' ? found.entries.length : 0;
  return count > MOST ? { kind: 'broken', reason: TOO_MANY } : found;
}

function readBib(text: string): Pasted | null {
  // Citations begin with an at sign, too.
  if (!/^(?:%[^\n]*\n\s*)*@\s*[A-Za-z]+\s*[{(]/.test(text)) return null;
  const parts = scanBib(text);
  const entries = parts.filter(({ kind }) => kind === 'entry');
  if (entries.length === 0) return null;
  if (entries.some(({ open }) => open))
    return { kind: 'broken', reason: 'This BibTeX is not complete: a brace is missing.' };
  if (entries.some(({ key }) => !isKey(key))) return { kind: 'broken', reason: 'An entry of this BibTeX has no key.' };
  return { kind: 'entries', entries: entries.map(({ key, from, to }) => ({ key, source: text.slice(from, to) })) };
}

function collect<T>(items: readonly T[], write: (item: T, isTaken: (key: string) => boolean) => PastedEntry): Pasted {
  const keys = new Set<string>();
  const entries = items.slice(0, MOST + 1).map((item) => {
    const entry = write(item, (key) => keys.has(key));
    keys.add(entry.key);
    return { ...entry, inDialect: true };
  });
  return { kind: 'entries', entries };
}

function readRisWorks(text: string, formula: KeyFormula): Pasted | null {
  if (!/^TY {1,2}-/.test(text)) return null;
  const records = readRis(text);
  return records.length === 0 ? null : collect(records, (record, isTaken) => risToBib(record, formula, isTaken));
}

function readEndNoteWorks(text: string, formula: KeyFormula): Pasted | null {
  if (!looksLikeEndNote(text)) return null;
  const works = readEndNote(text);
  if (works === null) return { kind: 'broken', reason: 'This EndNote XML is not complete.' };
  return works.length === 0 ? null : collect(works, (work, isTaken) => cslToBib(work, formula, isTaken));
}

/** A list, a mapping of lists or a mapping of entries, one of which names its type. */
const MAY_BE_YAML = /^(?:---[ \t]*\r?\n)?(?:- |[^\s#:][^\n:]{0,200}:[ \t]*\r?\n)/;

/** Like those of a .bib, keys of these formats are written by people. */
function readYaml(text: string, formula: KeyFormula, parseYaml: ParseYaml): Pasted | null {
  if (!MAY_BE_YAML.test(text) || !/^[ \t-]*type:/m.test(text)) return null;
  let data: unknown;
  try {
    data = parseYaml(text.replace(/\n(?:---|\.\.\.)\s*$/, '\n'));
  } catch {
    return null;
  }
  const items = readCslData(data);
  const works: readonly (readonly [string, CslWork])[] | null =
    items.length > 0 && items.every(isItem) ? items.map((item) => [item.id, item]) : readHayagriva(data);
  if (works === null || works.length === 0) return null;
  return collect(works, ([key, work], isTaken) =>
    cslToBib(work, formula, isTaken, isKey(key) && !isTaken(key) ? key : undefined),
  );
}

function readCsl(text: string, formula: KeyFormula): Pasted | null {
  if (!/^(?:\[\s*)?\{/.test(text)) return null;
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return null;
  }
  const items = (Array.isArray(data) ? (data as unknown[]) : [data]).filter(isItem);
  return items.length === 0 ? null : collect(items, (item, isTaken) => cslToBib(item, formula, isTaken));
}

function isItem(value: unknown): value is CslItem {
  if (typeof value !== 'object' || value === null) return false;
  const { type, title, author } = value as Partial<CslItem>;
  return typeof type === 'string' && (typeof title === 'string' || Array.isArray(author));
}

function readIdentifiers(text: string): Pasted | null {
  const identifiers = findIdentifiers(text);
  let rest = '';
  let at = 0;
  for (const { from, to } of identifiers) {
    rest += text.slice(at, from);
    at = to;
  }
  // Nothing else may be in it: a sentence with a DOI is a sentence.
  const isAlone = /^[\s,;.]*$/.test(rest + text.slice(at));
  return identifiers.length === 0 || !isAlone || identifiers.length > 20 ? null : { kind: 'identifiers', identifiers };
}
