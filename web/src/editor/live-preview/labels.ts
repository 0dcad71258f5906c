import { syntaxTree } from '@codemirror/language';
import { type EditorState, StateField, type Text, type Transaction } from '@codemirror/state';
import { splitCitation } from '../citations/parse-citation.ts';
import { type Labelled, listLabelled } from '../markdown/labels.ts';
import { findWholeTree } from '../markdown/whole-tree.ts';

export type Labels = ReadonlyMap<string, Labelled>;

interface Known {
  readonly labels: Labels;
  /** The whole text was parsed for it. */
  readonly whole: boolean;
}

function read(state: EditorState): Known {
  const whole = findWholeTree(state);
  const labels = new Map<string, Labelled>();
  const slice = (from: number, to: number): string => state.sliceDoc(from, to);
  for (const found of listLabelled(whole ?? syntaxTree(state), slice))
    for (const id of found.ids) labels.set(id, found);
  return { labels, whole: whole !== null };
}

function isSame(a: Labels, b: Labels): boolean {
  if (a.size !== b.size) return false;
  for (const [id, one] of a) {
    const other = b.get(id);
    if (!other || one.kind !== other.kind || one.number !== other.number) return false;
    // Of a caption only the number is shown elsewhere, and captions change on every key.
    if (one.number === null && one.words !== other.words) return false;
  }
  return true;
}

/** Text that can create or break a block or label. */
const structural = /[`~:[\]\n>$<\\{}#|!=+*_-]|\t/;
/** A line that may be part of something labelled, or hide it. */
const labelled = /[{#$\\|]|!\[|^\s*(?:[Tt]able)?:|^\s*[`~]{3}|<!--|-->|^\s*[-=+]+\s*$|^(?: {4}|\t)/;

/** Whether a change may affect labels or numbering. Most keys are letters in plain lines. */
function mayChangeLabels(tr: Transaction): boolean {
  let may = false;
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
    if (tr.docChanged && !mayChangeLabels(tr)) return value;
    const whole = findWholeTree(tr.state);
    if (whole === findWholeTree(tr.startState) && !(whole === null && !value.whole)) return value;
    if (whole === null && value.whole) return value;
    const next = read(tr.state);
    return isSame(value.labels, next.labels) ? { labels: value.labels, whole: next.whole } : next;
  },
});

const none: Labels = new Map();

export function labelsOf(state: EditorState): Labels {
  return state.field(labelsField, false)?.labels ?? none;
}

/** With current positions and text. */
export function readLabels(state: EditorState): Labels {
  return read(state).labels;
}

/** The prefix used by tools that number figures, tables, equations and sections. */
export const crossReference = /^(?:fig|tbl|eq|sec|lst)[:-]/;

function nameLabelled(found: Labelled, bare: boolean): string {
  if (found.number === null) return bare ? found.words : `Section “${found.words}”`;
  return bare ? String(found.number) : `${found.kind}\u00a0${found.number}`;
}

/** Describes the target of a reference, for hovering. */
export function describeLabelled(found: Labelled): string {
  return found.number === null ? found.words : `${found.kind}\u00a0${found.number}. ${found.words}`;
}

/** What the export prints for a citation whose keys are all labels in this document; null otherwise. */
export function referenceText(labels: Labels, source: string): string | null {
  const parts: string[] = [];
  for (const { id, before, after, bare } of splitCitation(source)) {
    const found = labels.get(id);
    if (!found) return null;
    parts.push(`${before}${nameLabelled(found, bare)}${after}`);
  }
  return parts.length === 0 ? null : parts.join(', ');
}

const texReference = /^\\(ref|autoref|[cC]ref|eqref)\*?\{([^{}]*)\}$/;

/** The same for `\ref{fig:x}` and the like, which exports also support. */
export function texReferenceText(labels: Labels, source: string): string | null {
  const [, command, id = ''] = texReference.exec(source) ?? [];
  const found = command === undefined ? undefined : labels.get(id);
  if (!found || found.number === null) return null;
  if (command === 'eqref') return `(${found.number})`;
  return nameLabelled(found, command === 'ref');
}

const rows = /^\s*\\begin\{(?:align|gather|alignat)\*?\}/;

/** TeX with the equation numbers the export assigns, and no others. */
export function numberEquations(labels: Labels, tex: string): string {
  const found: number[] = [];
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
