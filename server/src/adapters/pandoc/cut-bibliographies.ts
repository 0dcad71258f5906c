import { isUtf8 } from 'node:buffer';
import { hash } from 'node:crypto';
import { cutScanned, listPossibleKeys } from '@scriptorium/bibliography/cut.ts';
import { type BibPart, scanBib } from '@scriptorium/bibliography/scan.ts';

/** Pandoc reads smaller files faster than they can be cut. */
const MIN_BYTES = 200_000;

const OUR_FILTERS = /^\.scriptorium\/(?:prepare|finish)\.lua$/u;

type Files = ReadonlyMap<string, Uint8Array>;

/**
 * Reduces large .bib files to what the texts may cite: pandoc takes half a minute and most of a gigabyte for 50,000
 * entries. Returns all files; undefined if there is nothing to reduce, or every entry may be needed: all works are cited,
 * or a filter of the profile may cite any.
 */
export function cutBibliographies(options: Readonly<Record<string, unknown>>, files: Files): Files | undefined {
  const large = [...files].filter(([path, bytes]) => /\.(?:bib|bibtex)$/iu.test(path) && bytes.length > MIN_BYTES);
  const filters = asNames(options['filters']);
  const inputs = asNames(options['input-files']);
  if (large.length === 0 || !filters.includes('citeproc')) return undefined;
  if (!filters.every((name) => name === 'citeproc' || OUR_FILTERS.test(name))) return undefined;
  if (inputs.some((name) => large.some(([path]) => path === name))) return undefined;
  const keys = listKeys(options, files, inputs);
  if (keys === null) return undefined;
  const cut = new Map(files);
  for (const [path, bytes] of large) {
    if (!isUtf8(bytes)) continue;
    const { text: whole, parts } = scan(bytes);
    const text = cutScanned(whole, parts, (key) => keys.has(key));
    if (text !== null) cut.set(path, new TextEncoder().encode(text));
  }
  return cut;
}

interface Scanned {
  readonly content: string;
  readonly text: string;
  readonly parts: readonly BibPart[];
}

/** A paper is exported several times with the same file, and scanning takes ten times as long as hashing. */
let last: Scanned | undefined;

function scan(bytes: Uint8Array): Scanned {
  const content = hash('sha256', bytes);
  if (last?.content !== content) {
    const text = new TextDecoder().decode(bytes);
    last = { content, text, parts: scanBib(text) };
  }
  return last;
}

/** Keys that the inputs, metadata files and the profile itself may cite; null if they may cite any. */
function listKeys(
  options: Readonly<Record<string, unknown>>,
  files: Files,
  inputs: readonly string[],
): ReadonlySet<string> | null {
  const isMarkdown = /^(?:markdown|gfm|commonmark)/u.test(String(options['from']));
  const read = (name: string): string => new TextDecoder().decode(files.get(name.replace(/^\.\//u, '')));
  const sources = [
    ...inputs.map((name) => ({ text: read(name), isMarkdown })),
    ...asNames(options['metadata-files']).map((name) => ({ text: read(name), isMarkdown: true })),
    { text: JSON.stringify(options['metadata'] ?? {}), isMarkdown: true },
  ];
  const keys = new Set<string>();
  for (const source of sources) {
    // In the tree of a text that was parsed already.
    if (!source.isMarkdown && source.text.includes('"citationId":"*"')) return null;
    const found = listPossibleKeys(source.text, source.isMarkdown);
    if (found === null) return null;
    for (const key of found) keys.add(key);
  }
  return keys;
}

function asNames(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}
