import { listFields, readValue } from './fields.ts';
import { type BibPart, scanBib } from './scan.ts';

const refersToParents = /\b(?:crossref|xdata|xref|entryset|related|ids)\s*=/i;
const hasAliases = /\bids\s*=/i;
const NONE: ReadonlyMap<string, string> = new Map();

function readKeys(text: string, part: BibPart, names: readonly string[]): string[] {
  return listFields(text, part)
    .filter(({ name }) => names.includes(name))
    .flatMap(({ valueFrom, valueTo }) => readValue(text.slice(valueFrom, valueTo), NONE).split(','))
    .map((key) => key.trim())
    .filter((key) => key !== '');
}

/**
 * A .bib file reduced to the wanted entries, what they inherit from, and all abbreviations. Null if it should stay
 * whole: anything not certain to be a removable entry affects how the rest is read.
 */
export function cutBib(text: string, isWanted: (key: string) => boolean): string | null {
  return cutScanned(text, scanBib(text), isWanted);
}

/** The same for a file that has been scanned. */
export function cutScanned(text: string, parts: readonly BibPart[], isWanted: (key: string) => boolean): string | null {
  if (parts.some((part) => part.open)) return null;
  const mayHaveAliases = hasAliases.test(text);
  let byKey: ReadonlyMap<string, readonly BibPart[]> | null = null;
  const kept = new Set<BibPart>();
  const keep = (part: BibPart): void => {
    if (kept.has(part)) return;
    kept.add(part);
    if (!refersToParents.test(text.slice(part.from, part.to))) return;
    byKey ??= groupByKey(parts);
    for (const key of readKeys(text, part, ['crossref', 'xdata', 'xref', 'entryset', 'related']))
      byKey.get(key.toLowerCase())?.forEach(keep);
  };
  for (const part of parts) {
    if (part.kind === 'string') kept.add(part);
    else if (part.kind !== 'entry') continue;
    else if (part.key === '' || isWanted(part.key)) keep(part);
    else if (mayHaveAliases && hasWantedAlias(text, part, isWanted)) keep(part);
  }
  return parts
    .filter((part) => kept.has(part))
    .map((part) => `${text.slice(part.from, part.to)}\n\n`)
    .join('');
}

function groupByKey(parts: readonly BibPart[]): ReadonlyMap<string, readonly BibPart[]> {
  const byKey = new Map<string, BibPart[]>();
  for (const part of parts) {
    if (part.kind !== 'entry') continue;
    const key = part.key.toLowerCase();
    const known = byKey.get(key);
    if (known) known.push(part);
    else byKey.set(key, [part]);
  }
  return byKey;
}

function hasWantedAlias(text: string, part: BibPart, isWanted: (key: string) => boolean): boolean {
  return hasAliases.test(text.slice(part.from, part.to)) && readKeys(text, part, ['ids']).some(isWanted);
}

const key = /@(?:\{([^}\s]+)\}|([\p{L}\p{N}_*][^\s@{}[\](),;"'`\\|]*))/gu;
const words = /[^\s@{}[\](),;"'`\\|<>]+/gu;

/**
 * Everything in a text that may be a citation key: too much rather than too little. Null if everything is cited
 * (`nocite: "@*"`).
 */
export function listPossibleKeys(text: string, markdown: boolean): ReadonlySet<string> | null {
  const keys = new Set<string>();
  const add = (found: string): void => {
    keys.add(found);
    // Punctuation after a key is not part of it.
    for (let end = found.length; end > 0; end--) {
      if (/[\p{L}\p{N}_]/u.test(found[end - 1]!)) continue;
      keys.add(found.slice(0, end - 1));
    }
  };
  if (!markdown) {
    for (const [found] of text.matchAll(words)) if (found.length < 300) add(found);
    return keys;
  }
  for (const [, braced, plain] of text.matchAll(key)) {
    const found = braced ?? plain!;
    if (found.startsWith('*')) return null;
    if (found.length < 300) add(found);
  }
  return keys;
}
