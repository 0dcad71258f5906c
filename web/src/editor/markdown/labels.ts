import { Tree } from '@lezer/common';
import { readAttributes } from './scan.ts';

/** Something numbered or named that the text can refer to by label. */
export interface Labelled {
  readonly kind: 'Figure' | 'Table' | 'Equation' | 'Section';
  /** The export's number; sections are referred to by title instead. */
  readonly number: number | null;
  /** Caption, TeX or heading, verbatim. */
  readonly words: string;
  readonly at: number;
  readonly ids: readonly string[];
}

interface Fact {
  readonly kind: 'figure' | 'table' | 'caption' | 'captioned table' | 'equation' | 'section';
  readonly from: number;
  readonly to: number;
  readonly ids: readonly string[];
  readonly words: string;
}

type Slice = (from: number, to: number) => string;

const captionMark = /^(?:[Tt]able)?:[ \t]*/;
const labelMark = /\\label\{([^{}]*)\}/g;
const sectionId = /^sec[:-]/;
const mathEnvironments = /^\\begin\{(?:align|equation|gather|multline|eqnarray|alignat|flalign)\*?\}/;
const floats = /^\\begin\{(figure|table)\*?\}/;

function listMarks(text: string): string[] {
  return [...text.matchAll(labelMark)].map((found) => found[1]!);
}

function stripMarks(text: string): string {
  return text.replace(labelMark, '').trim();
}

/** Where braces at the end of a text open, or its length. Scans from the end, as a run of blanks may be long. */
function findEndAttributes(text: string): number {
  const open = text.endsWith('}') ? text.lastIndexOf('{') : -1;
  return open < 0 || /[}\n]/.test(text.slice(open, -1)) ? text.length : open;
}

/** Trailing braces hold the label, as does `\label{…}`. */
function readEnd(source: string): { readonly words: string; readonly ids: readonly string[] } {
  const text = source.trimEnd();
  const end = findEndAttributes(text);
  const words = text.slice(0, end);
  const { id } = readAttributes(text.slice(end));
  return { words: stripMarks(words), ids: [...(id ? [id] : []), ...listMarks(words)] };
}

/** Closing number signs are not part of a heading's text. */
function stripClosing(words: string): string {
  let end = words.length;
  while (words[end - 1] === '#') end--;
  return end < words.length && /\s/.test(words[end - 1] ?? '') ? words.slice(0, end).trimEnd() : words;
}

function readFigure(tree: Tree, text: string): Omit<Fact, 'from' | 'to'> | null {
  const image = tree.topNode.firstChild;
  if (image?.name !== 'Image' || image.from !== 0) return null;
  const next = image.nextSibling;
  const attributes = next?.name === 'Attributes' && next.from === image.to ? next : null;
  const [open, close] = image.getChildren('LinkMark');
  const target = image.getChild('URL') ?? image.getChild('LinkLabel');
  if (!open || !close || !target || text.slice(attributes?.to ?? image.to).trim() !== '') return null;
  const alt = text.slice(open.to, close.from);
  const words = stripMarks(alt);
  const id = attributes && readAttributes(text.slice(attributes.from, attributes.to)).id;
  return words === '' ? null : { kind: 'figure', ids: [...(id ? [id] : []), ...listMarks(alt)], words };
}

function readEquations(tree: Tree, text: string): Fact[] {
  const facts: Fact[] = [];
  if (!text.includes('\\label{')) return facts;
  tree.iterate({
    enter: ({ name, from, to }) => {
      if (name !== 'DisplayMath') return;
      for (const id of listMarks(text.slice(from, to)))
        facts.push({ kind: 'equation', from, to, ids: [id], words: stripMarks(text.slice(from, to)) });
    },
  });
  return facts;
}

/** A LaTeX float: the export treats it like its Markdown equivalent. */
function readFloat(text: string): Omit<Fact, 'from' | 'to'> | null {
  const kind = floats.exec(text)?.[1];
  const caption = /\\caption\{((?:[^{}]|\{[^{}]*\})*)\}/.exec(text)?.[1];
  if (kind === undefined || caption === undefined || stripMarks(caption) === '') return null;
  return { kind: kind === 'figure' ? 'figure' : 'captioned table', ids: listMarks(text), words: stripMarks(caption) };
}

function readBlock(tree: Tree, at: number, slice: Slice): Fact[] {
  const { name } = tree.type;
  const to = tree.length;
  // A table may be long, and nothing inside it matters here.
  if (name === 'Table' || name === 'GridTable') return [{ kind: 'table', from: 0, to, ids: [], words: '' }];
  const text = slice(at, at + to);
  if (name === 'Paragraph') {
    const figure = readFigure(tree, text);
    if (figure) return [{ ...figure, from: 0, to }];
    const caption = captionMark.exec(text);
    const facts = readEquations(tree, text);
    return caption ? [{ kind: 'caption', from: 0, to, ...readEnd(text.slice(caption[0].length)) }, ...facts] : facts;
  }
  if (name === 'Definition') {
    const caption = captionMark.exec(text);
    return caption ? [{ kind: 'caption', from: 0, to, ...readEnd(text.slice(caption[0].length)) }] : [];
  }
  if (name === 'RawTexBlock') {
    const float = readFloat(text);
    if (float) return [{ ...float, from: 0, to }];
    return mathEnvironments.test(text)
      ? listMarks(text).map((id) => ({ kind: 'equation', from: 0, to, ids: [id], words: stripMarks(text) }))
      : [];
  }
  if (!/^(?:ATX|Setext)Heading/.test(name)) return [];
  const heading = readEnd(text.replace(/\n[=-]+\s*$/, '').replace(/^#+\s*/, ''));
  const ids = heading.ids.filter((id) => sectionId.test(id));
  const words = stripClosing(heading.words);
  return ids.length > 0 && words !== '' ? [{ kind: 'section', from: 0, to, ids, words }] : [];
}

const read = new WeakMap<Tree, readonly Fact[]>();
const leaves = /^(?:Paragraph|Table|GridTable|RawTexBlock|(?:ATX|Setext)Heading\d)$/;

/** Cached per subtree, relative to its start, so that unchanged parts are not walked again. */
function listFacts(tree: Tree, at: number, slice: Slice): readonly Fact[] {
  const known = read.get(tree);
  if (known) return known;
  const { name } = tree.type;
  const own = leaves.test(name) || name === 'Definition' ? readBlock(tree, at, slice) : [];
  const facts = [...own];
  if (!leaves.test(name)) {
    tree.children.forEach((child, index) => {
      if (!(child instanceof Tree)) return;
      const start = tree.positions[index]!;
      for (const fact of listFacts(child, at + start, slice))
        facts.push({ ...fact, from: fact.from + start, to: fact.to + start });
    });
  }
  read.set(tree, facts);
  return facts;
}

/** A caption belongs to the table below unless a table above has taken it. */
function findCaption(facts: readonly Fact[], index: number, taken: ReadonlySet<Fact>, slice: Slice): Fact | null {
  const table = facts[index]!;
  const before = facts[index - 1];
  const after = facts[index + 1];
  if (before?.kind === 'caption' && !taken.has(before) && slice(before.to, table.from).trim() === '') return before;
  return after?.kind === 'caption' && slice(table.to, after.from).trim() === '' ? after : null;
}

/** All labels, numbered like in the export: figures and tables with a caption, labelled equations. */
export function listLabelled(tree: Tree, slice: Slice): readonly Labelled[] {
  const facts = listFacts(tree, 0, slice);
  const counts = { Figure: 0, Table: 0, Equation: 0 };
  const taken = new Set<Fact>();
  const count = (kind: keyof typeof counts, at: number, { words, ids }: Fact): Labelled[] =>
    words === '' ? [] : [{ kind, number: ++counts[kind], words, at, ids }];
  return facts.flatMap((fact, index): Labelled[] => {
    if (fact.kind === 'figure') return count('Figure', fact.from, fact);
    if (fact.kind === 'captioned table') return count('Table', fact.from, fact);
    if (fact.kind === 'equation') return count('Equation', fact.from, fact);
    if (fact.kind === 'section')
      return [{ kind: 'Section', number: null, words: fact.words, at: fact.from, ids: fact.ids }];
    const caption = fact.kind === 'table' ? findCaption(facts, index, taken, slice) : null;
    if (!caption) return [];
    taken.add(caption);
    return count('Table', fact.from, caption);
  });
}
