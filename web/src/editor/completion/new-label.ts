import type { EditorState } from '@codemirror/state';
import { fold } from '@scriptorium/bibliography/search.ts';
import { suggestingField } from '../collab/view/peer-field.ts';
import { listUnlabelled } from '../live-preview/labels.ts';
import type { Labelled } from '../markdown/labels.ts';

/** A figure, table or formula without a label, and the label added when it is chosen. */
export interface Unlabelled extends Labelled {
  readonly id: string;
  readonly label: { readonly from: number; readonly insert: string };
}

const PREFIXES: Partial<Record<Labelled['kind'], string>> = { figure: 'fig', table: 'tbl', equation: 'eq' };
const MOST_WORDS = 4;
const LONGEST = 24;

/** Letters that do not become ASCII by dropping accents. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
};
const SMALL_WORDS = new Set(
  'a an and as at by der die das et for from in la le les of on or the to und with'.split(' '),
);

/** The first few words in ASCII, such as `growth-rates`; empty if there are none. */
function slugOf(text: string): string {
  const plain = fold(text).replace(/[ßæœøłđðþ]/g, (letter) => LETTERS[letter]!);
  // A word in another script would be cut in half.
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => /^[a-z\d]+$/.test(word));
  const telling = words.filter((word) => !SMALL_WORDS.has(word));
  let slug = '';
  for (const word of (telling.length > 0 ? telling : words).slice(0, MOST_WORDS)) {
    if (slug !== '' && slug.length + 1 + word.length > LONGEST) break;
    slug = slug === '' ? word.slice(0, LONGEST) : `${slug}-${word}`;
  }
  return slug;
}

/** A caption without formatting, URLs and dollar signs of formulas. */
function plainCaption(words: string): string {
  return words.replace(/\]\([^)\]\n]*\)|\]\[[^\]\n]*\]|\{[^{}\n]*\}|@[^\s\]@]*/g, ' ').replace(/[*_`~^\\]/g, '');
}

function fileName(source: string): string {
  const path = /\]\(<?([^)\s>]*)/.exec(source)?.[1] ?? '';
  return path.replace(/^.*\//, '').replace(/\.\w+$/, '');
}

/** The words that name it best. `source` is its text. */
function proposeSlug(kind: Labelled['kind'], words: string, source: string): string {
  if (kind !== 'equation') return slugOf(plainCaption(words)) || slugOf(fileName(source));
  const [left = ''] = words.split('=');
  return slugOf(left) || slugOf(words);
}

/** Where and how a label is inserted; null if there is no place for one. */
function placeLabel(kind: Labelled['kind'], source: string, id: string): { at: number; insert: string } | null {
  const text = source.trimEnd();
  if (text.trim() === '') return null;
  if (kind === 'equation') {
    // These have their own numbers, or one per row.
    if (!text.endsWith('$$') || /\\tag\b|\\begin\{(?:align|gather|alignat|equation|multline|eqnarray)/.test(text))
      return null;
    return { at: text.length, insert: ` {#${id}}` };
  }
  const braces = /(?<=[ \t)])\{[^{}\n]*\}$/.exec(text)?.[0];
  // Only images with a URL take attributes.
  if (kind === 'figure' && !/^!\[[^]*\]\([^]*\)(?:\{[^{}\n]*\})?$/.test(text)) return null;
  if (braces === undefined) return { at: text.length, insert: kind === 'figure' ? `{#${id}}` : ` {#${id}}` };
  const at = text.length - braces.length + 1;
  return { at, insert: `#${id}${/^\{[\s}]/.test(braces) ? '' : ' '}` };
}

/** All labels in a text, in lower case, including those of unnumbered things. */
function listTaken(text: string): Set<string> {
  return new Set([...text.matchAll(/[#{]((?:fig|tbl|eq):[\w:.-]*\w)/gi)].map(([, id]) => id!.toLowerCase()));
}

function makeUnique(id: string, taken: ReadonlySet<string>): string {
  let unique = id;
  for (let count = 2; taken.has(unique); count += 1) unique = `${id}-${count}`;
  return unique;
}

/**
 * Targets without a label that `@` can offer. None while suggesting: the reference and the label would be two
 * suggestions, and accepting only one would break the text.
 */
export function findUnlabelled(state: EditorState): readonly Unlabelled[] {
  if (state.readOnly || state.field(suggestingField, false)) return [];
  const taken = listTaken(state.doc.toString());
  const { head } = state.selection.main;
  return listUnlabelled(state).flatMap((found): Unlabelled[] => {
    const { kind, words, number, mark, at, end } = found;
    const prefix = PREFIXES[kind];
    const isAtCaret = head >= Math.min(at, end) && head <= Math.max(at, end);
    if (prefix === undefined || mark !== null || isAtCaret) return [];
    // A caption may be above its table, whose label is then in the table's last line.
    const from = kind === 'table' ? state.doc.lineAt(end).from : at;
    const source = state.sliceDoc(from, end);
    const slug = proposeSlug(kind, words, source) || number || '1';
    const id = makeUnique(`${prefix}:${slug}`, taken);
    const place = placeLabel(kind, source, id);
    if (!place) return [];
    taken.add(id);
    return [{ ...found, id, label: { from: from + place.at, insert: place.insert } }];
  });
}
