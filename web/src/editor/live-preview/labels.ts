import { syntaxTree } from '@codemirror/language';
import { type EditorState, Facet, StateField, type Text, type Transaction } from '@codemirror/state';
import { uncapitalised } from '@scriptorium/contract/rules/cross-references.ts';
import { splitCitation } from '../citations/parse-citation.ts';
import { listNotes, type NotePlace } from '../citations/sketch.ts';
import { captionNumber, type Labelled, listLabelled } from '../markdown/labels.ts';
import { findKnownTree, findWholeTree } from '../markdown/whole-tree.ts';

export type Labels = ReadonlyMap<string, Labelled>;

interface Known {
  readonly labels: Labels;
  /** Everything numbered, with or without a label, in text order. */
  readonly list: readonly Labelled[];
  /** The footnotes that are printed, in the order of their numbers. */
  readonly notes: readonly NotePlace[];
  /** Whether the whole text was parsed for it. */
  readonly whole: boolean;
}

/** Whether numbered things at a position count: everywhere, except in text shown as removed. */
export const countedText = Facet.define<(at: number) => boolean, (at: number) => boolean>({
  combine: ([isCounted]) => isCounted ?? (() => true),
});

function listAll(state: EditorState, listsFormulas: boolean): readonly Labelled[] {
  const slice = (from: number, to: number): string => state.sliceDoc(from, to);
  return listLabelled(findKnownTree(state), slice, state.facet(countedText), listsFormulas);
}

function read(state: EditorState): Known {
  const labels = new Map<string, Labelled>();
  const list = listAll(state, false);
  // The first one wins, as in exports.
  for (const found of list) for (const id of found.ids) if (!labels.has(id)) labels.set(id, found);
  const slice = (from: number, to: number): string => state.sliceDoc(from, to);
  const isCounted = state.facet(countedText);
  const whole = findWholeTree(state) !== null;
  const notes = listNotes(findKnownTree(state), slice, whole).filter(({ at }) => isCounted(at));
  return { labels, list, notes, whole };
}

function areSame(a: Known, b: Known): boolean {
  return (
    a.labels.size === b.labels.size &&
    a.list.length === b.list.length &&
    a.notes.length === b.notes.length &&
    a.notes.every(({ at, label }, index) => at === b.notes[index]!.at && label === b.notes[index]!.label) &&
    a.list.every((one, index) => {
      const other = b.list[index]!;
      if (one.kind !== other.kind || one.number !== other.number || one.mark !== other.mark) return false;
      // One may have replaced another, whose number is then printed elsewhere.
      if (one.at !== other.at) return false;
      if (one.names !== other.names || one.ids.join(' ') !== other.ids.join(' ')) return false;
      // Only a caption's number is shown elsewhere, and captions change with every key.
      return one.number !== null || one.words === other.words;
    })
  );
}

function move(known: Known, { changes }: Transaction): Known {
  return {
    ...known,
    list: known.list.map((one) => ({ ...one, at: changes.mapPos(one.at, 1), end: changes.mapPos(one.end, -1) })),
    notes: known.notes.map((one) => ({ ...one, at: changes.mapPos(one.at, 1) })),
  };
}

/** Text that can create or break a block or label. */
const structural = /[`~:[\]\n>$<\\{}#|!=+*_^-]|\t/;
/** A line that may belong to something labelled, including a footnote, or hide it. */
const labelled = /[{#$\\|^]|!\[|^\s*(?:[Tt]able)?:|^\s*[`~]{3}|<!--|-->|^\s*[-=+]+\s*$|^(?: {4}|\t)/;

/** Words and the numbering of sections are defined in the front matter. */
function touchesFrontMatter(tr: Transaction): boolean {
  const ends = [tr.startState, tr.state].map((state) => {
    const first = syntaxTree(state).topNode.firstChild;
    return first?.name === 'FrontMatter' ? first.to : 0;
  });
  return tr.changes.touchesRange(0, ends[0]) !== false && Math.max(...ends) > 0;
}

/** Whether a change may affect labels or numbering. Most keys are letters in plain lines. */
function mayChangeLabels(tr: Transaction): boolean {
  let may = touchesFrontMatter(tr);
  const isNear = (text: Text, from: number, to: number): boolean => {
    const first = text.lineAt(from).number;
    const last = text.lineAt(to).number;
    if (last - first > 3) return true;
    for (let number = Math.max(1, first - 1); number <= Math.min(text.lines, last + 1); number++) {
      if (labelled.test(text.line(number).text)) return true;
    }
    return false;
  };
  tr.changes.iterChanges((fromA, toA, fromB, toB, inserted) => {
    may ||=
      toA - fromA > 500 ||
      inserted.length > 500 ||
      structural.test(inserted.toString()) ||
      structural.test(tr.startState.sliceDoc(fromA, toA)) ||
      isNear(tr.startState.doc, fromA, toA) ||
      isNear(tr.state.doc, fromB, toB);
  });
  return may;
}

/**
 * The document's labels. The map keeps its identity while nothing shown elsewhere changes; while a long text is being
 * reparsed, the previous one stays.
 */
export const labelsField = StateField.define<Known>({
  create: read,
  update(value, tr) {
    if (tr.docChanged && !mayChangeLabels(tr)) return move(value, tr);
    const whole = findWholeTree(tr.state);
    const isParsed = whole === findWholeTree(tr.startState) && !(whole === null && !value.whole);
    if (isParsed || (whole === null && value.whole)) return tr.docChanged ? move(value, tr) : value;
    const next = read(tr.state);
    const moved = tr.docChanged ? move(value, tr) : value;
    return areSame(moved, next) ? { ...next, labels: value.labels } : next;
  },
});

const none: Labels = new Map();

export function labelsOf(state: EditorState): Labels {
  return state.field(labelsField, false)?.labels ?? none;
}

/** The number of the footnote referred to, or defined, at a position; null if none is printed for it. */
export function noteNumberAt(state: EditorState, at: number): number | null {
  const notes = state.field(labelsField, false)?.notes ?? [];
  return notes.findIndex((note) => note.at === at) + 1 || null;
}

/** The first number of the footnote with this label. */
export function noteNumberOf(state: EditorState, label: string): number | null {
  const notes = state.field(labelsField, false)?.notes ?? [];
  return notes.findIndex((note) => note.label === label) + 1 || null;
}

/** With current positions and text. */
export function readLabels(state: EditorState): Labels {
  return read(state).labels;
}

/**
 * Possible targets of references if they had a label, with current positions; includes formulas, which have no number
 * without one.
 */
export function listUnlabelled(state: EditorState): readonly Labelled[] {
  return listAll(state, true).filter(({ ids }) => ids.length === 0);
}

/** The text printed before the caption of the figure or table at a position, such as `Figure 2.`; may be empty. */
export function captionNumberAt(state: EditorState, at: number): string {
  const found = captionedAt(state, at);
  return found ? captionNumber(found) : '';
}

/** The figure, table or listing that begins at a position. */
export function captionedAt(state: EditorState, at: number): Labelled | undefined {
  const list = state.field(labelsField, false)?.list ?? [];
  return list.find((one) => one.at === at && one.kind !== 'section' && one.kind !== 'equation');
}

/** A label as written, or with a capital at the start of a sentence. */
export function findLabelled(labels: Labels, id: string): Labelled | undefined {
  return labels.get(id) ?? labels.get(uncapitalised(id) ?? '');
}

/** How deeply titles that refer to titles are followed, and their maximum length; as in exports (labels.lua). */
const DEEPEST = 2;
const LONGEST_TITLE = 500;

/** A title as exports print it when referred to, including the references in it. */
function nameTitle(labels: Labels, { title = [], words }: Labelled, depth: number): string {
  const isFollowed = depth < DEEPEST && words.length <= LONGEST_TITLE;
  const say = (source: string): string => (isFollowed ? referTo(labels, source, depth + 1) : null) ?? source;
  return title.map((part) => (typeof part === 'string' ? part : say(part.source))).join('');
}

function nameLabelled(labels: Labels, found: Labelled, bare: boolean, depth: number): string {
  const { kind, number, names } = found;
  if (number !== null) return bare ? number : `${names[kind][0]}\u00a0${number}`;
  const title = nameTitle(labels, found, depth);
  return bare ? title : `${names[kind][0]} ${names.quotes[0]}${title}${names.quotes[1]}`;
}

/** Whether `b` follows `a` directly in the numbering. */
function follows(a: string, b: string): boolean {
  if (/^\d+$/.test(a) && /^\d+$/.test(b)) return Number(b) === Number(a) + 1;
  const [, parent, part] = /^(\d+)([a-z])$/.exec(a) ?? [];
  const [, next, nextPart] = /^(\d+)([a-z])$/.exec(b) ?? [];
  return parent !== undefined && parent === next && nextPart!.charCodeAt(0) === part!.charCodeAt(0) + 1;
}

/** “Figures 1 and 2”, “Figures 1–3 and 5”. */
function nameGroup(group: readonly Labelled[]): string {
  const [{ kind, names }] = group as readonly [Labelled];
  const numbers = group.map(({ number }) => number ?? '');
  const runs: string[] = [];
  for (let at = 0; at < numbers.length; at++) {
    let last = at;
    while (last + 1 < numbers.length && follows(numbers[last]!, numbers[last + 1]!)) last++;
    if (last - at < 2) runs.push(numbers[at]!);
    else {
      runs.push(`${numbers[at]}–${numbers[last]}`);
      at = last;
    }
  }
  const list = runs.length > 1 ? `${runs.slice(0, -1).join(', ')} ${names.and} ${runs.at(-1)}` : runs[0]!;
  return `${names[kind][1]}\u00a0${list}`;
}

/** Describes the target of a reference, for hovering. */
export function describeLabelled(found: Labelled): string {
  return found.number === null
    ? found.words
    : `${found.names[found.kind][0]}\u00a0${found.number}${found.words === '' ? '' : `. ${found.words}`}`;
}

/** Words around a reference may contain others: `[see @fig:a and @fig:b]`. */
function nameWithin(labels: Labels, words: string, depth: number): string {
  return words.replace(
    /(?<![\p{L}\p{N}])(-?)@([\p{L}\p{N}_](?:[:.#$%&\-+?<>~/]?[\p{L}\p{N}_])*)/gu,
    (all, bare: string, id: string) => {
      const found = findLabelled(labels, id);
      return found ? nameLabelled(labels, found, bare !== '', depth) : all;
    },
  );
}

/**
 * What the export prints for a citation whose keys are all labels in this document, with formatting marks; null
 * otherwise.
 */
export function referenceText(labels: Labels, source: string): string | null {
  return referTo(labels, source, 0);
}

function referTo(labels: Labels, source: string, depth: number): string | null {
  const cited: (ReturnType<typeof splitCitation>[number] & { readonly found: Labelled })[] = [];
  for (const part of splitCitation(source)) {
    const found = findLabelled(labels, part.id);
    if (!found) return null;
    cited.push({ ...part, found });
  }
  const texts: string[] = [];
  for (let at = 0; at < cited.length; at++) {
    const first = cited[at]!;
    const group = [first.found];
    let last = first;
    // If there is nothing between them, they share one word.
    while (first.found.number !== null && !first.bare && last.after === '' && at + 1 < cited.length) {
      const next = cited[at + 1]!;
      if (next.found.kind !== first.found.kind || next.found.number === null || next.before !== '' || next.bare) break;
      group.push(next.found);
      last = next;
      at++;
    }
    const name = group.length > 1 ? nameGroup(group) : nameLabelled(labels, first.found, first.bare, depth);
    texts.push(`${nameWithin(labels, first.before, depth)}${name}${nameWithin(labels, last.after, depth)}`);
  }
  return texts.length === 0 ? null : texts.join(', ');
}

const texReference = /^\\(ref|autoref|[cC]ref|eqref)\*?\{([^{}]*)\}$/;

/** The same for `\ref{fig:x}` and the like, which exports also support. */
export function texReferenceText(labels: Labels, source: string): string | null {
  const [, command, id = ''] = texReference.exec(source) ?? [];
  const found = command === undefined ? undefined : findLabelled(labels, id);
  if (!found || found.number === null) return null;
  if (command === 'eqref') return `(${found.number})`;
  return nameLabelled(labels, found, command === 'ref', 0);
}

const rows = /^\s*\\begin\{(?:align|gather|alignat)\*?\}/;

/** TeX with the equation numbers the export assigns, and no others. */
export function numberEquations(labels: Labels, tex: string): string {
  const found: string[] = [];
  const inRows = rows.test(tex);
  const text = tex
    .replace(/\\label\{([^{}]*)\}/g, (_mark, id: string) => {
      const number = labels.get(id)?.number ?? null;
      if (number === null) return '';
      found.push(number);
      return inRows ? `\\tag{${number}}` : '';
    })
    .replace(/(\\(?:begin|end)\{(?:equation|align|gather|alignat))\}/g, '$1*}');
  if (inRows || found.length === 0) return text;
  // Rows of an alignment cannot have their own numbers: put them at the end.
  const tag = `\\tag{${found.join(', ')}}`;
  return /\\end\{equation\*\}\s*$/.test(text)
    ? text.replace(/\\end\{equation\*\}\s*$/, `${tag}$&`)
    : `${text.trimEnd()}${tag}`;
}
