import { CROSS_REFERENCES, kindOfLabel } from '@scriptorium/contract/rules/cross-references.ts';
import { type SyntaxNode, Tree } from '@lezer/common';
import { readTitle, type Title } from './heading-title.ts';
import { readEquationId } from './math.ts';
import { readAttributes } from './scan.ts';

interface Place {
  readonly from: number;
  readonly to: number;
  readonly ids: readonly string[];
  readonly words: string;
}

/** Something that may have a number or a label, before anything is counted. */
export type Fact = Place &
  (
    | {
        readonly kind:
          | 'figure'
          /** A figure made of others, its parts. */
          | 'panel'
          | 'part'
          | 'table'
          | 'caption'
          | 'captioned table'
          | 'listing'
          | 'equation'
          /** A display formula without a label, which exports do not number. */
          | 'formula';
      }
    | { readonly kind: 'section'; readonly level: number; readonly isNumbered: boolean; readonly title: Title }
  );

export type Slice = (from: number, to: number) => string;

const captionMark = /^(?:[Tt]able)?:[ \t]*/;
const labelMark = /\\label\{([^{}]*)\}/g;
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
function readEnd(source: string): { readonly words: string; readonly ids: readonly string[]; readonly braces: string } {
  const text = source.trimEnd();
  const end = findEndAttributes(text);
  const words = text.slice(0, end);
  const braces = text.slice(end);
  const { id } = readAttributes(braces);
  return { words: stripMarks(words), ids: [...(id ? [id] : []), ...listMarks(words)], braces };
}

/** Closing number signs are not part of a heading's text. */
function stripClosing(words: string): string {
  let end = words.length;
  while (words[end - 1] === '#') end--;
  return end < words.length && /\s/.test(words[end - 1] ?? '') ? words.slice(0, end).trimEnd() : words;
}

interface Picture extends Place {
  readonly isCaptioned: boolean;
}

/** The images of a paragraph that contains only images; null for any other. */
function readPictures(top: SyntaxNode, slice: Slice, text: string): Picture[] | null {
  const pictures: Picture[] = [];
  let at = 0;
  for (let node = top.firstChild; node; node = node.nextSibling) {
    if (text.slice(at, node.from).trim() !== '') return null;
    at = node.to;
    if (node.name === 'HardBreak') continue;
    if (node.name !== 'Image') return null;
    const next = node.nextSibling;
    const attributes = next?.name === 'Attributes' && next.from === node.to ? next : null;
    const [open, close] = node.getChildren('LinkMark');
    if (!open || !close || !(node.getChild('URL') ?? node.getChild('LinkLabel'))) return null;
    const alt = slice(open.to, close.from);
    const id = attributes && readAttributes(slice(attributes.from, attributes.to)).id;
    const words = stripMarks(alt);
    const to = attributes?.to ?? node.to;
    const ids = [...(id ? [id] : []), ...listMarks(alt)];
    pictures.push({ from: node.from, to, ids, words, isCaptioned: words !== '' });
    if (attributes) node = attributes;
    at = to;
  }
  return pictures.length > 0 && text.slice(at).trim() === '' ? pictures : null;
}

function readFigure(tree: Tree, text: string): Omit<Place, 'from' | 'to'> | null {
  const pictures = readPictures(tree.topNode, (from, to) => text.slice(from, to), text);
  const [only] = pictures ?? [];
  return pictures?.length === 1 && only!.from === 0 && only!.isCaptioned
    ? { ids: only!.ids, words: only!.words }
    : null;
}

function readEquations(tree: Tree, text: string): Fact[] {
  const facts: Fact[] = [];
  if (!text.includes('$$')) return facts;
  tree.iterate({
    enter: ({ name, from, to }) => {
      if (name !== 'DisplayMath') return;
      const source = text.slice(from, to);
      const own = readEquationId(source);
      const tex = own === null ? source : source.slice(0, source.lastIndexOf('$$') + 2);
      const ids = [...listMarks(source), ...(own === null ? [] : [own])];
      for (const id of ids) facts.push({ kind: 'equation', from, to, ids: [id], words: stripMarks(tex) });
      if (ids.length === 0) facts.push({ kind: 'formula', from, to, ids, words: tex });
    },
  });
  return facts;
}

/** A LaTeX float: the export treats it like its Markdown equivalent. */
function readFloat(text: string, to: number): Fact | null {
  const kind = floats.exec(text)?.[1];
  const caption = /\\caption\{((?:[^{}]|\{[^{}]*\})*)\}/.exec(text)?.[1];
  if (kind === undefined || caption === undefined || stripMarks(caption) === '') return null;
  const words = stripMarks(caption);
  return { kind: kind === 'figure' ? 'figure' : 'captioned table', from: 0, to, ids: listMarks(text), words };
}

/** A code block whose attributes have a label and a caption. */
function readListing(text: string, to: number): Fact | null {
  const end = text.indexOf('\n');
  const line = end < 0 ? text : text.slice(0, end);
  const open = line.indexOf('{');
  if (open < 0) return null;
  const { id, pairs } = readAttributes(line.slice(open));
  const words = CROSS_REFERENCES.listingCaptions.map((name) => pairs.get(name)).find(Boolean);
  return id !== null && kindOfLabel(id) === 'listing' && words !== undefined
    ? { kind: 'listing', from: 0, to, ids: [id], words }
    : null;
}

function readCaption(text: string, to: number): Fact | null {
  const caption = captionMark.exec(text);
  return caption ? { kind: 'caption', from: 0, to, ...readEnd(text.slice(caption[0].length)) } : null;
}

function readHeading(tree: Tree, text: string): Fact {
  const body = text.replace(/\n[=-]+\s*$/, '').trimEnd();
  const { ids, words, braces } = readEnd(body.replace(/^#+\s*/, ''));
  const isNumbered = !/(?:^\{|\s)(?:\.unnumbered|-)(?=[\s}])/.test(braces);
  const plain = stripClosing(words);
  const isEnding = (CROSS_REFERENCES.unnumbered as readonly string[]).includes(plain.toLowerCase());
  return {
    kind: 'section',
    from: 0,
    to: tree.length,
    ids,
    words: plain,
    level: Number(tree.type.name.at(-1)),
    isNumbered: isNumbered && !isEnding,
    title: readTitle(tree.topNode, text, stripClosing(body.slice(0, findEndAttributes(body)).trimEnd()).length),
  };
}

function readBlock(tree: Tree, at: number, slice: Slice): Fact[] {
  const { name } = tree.type;
  const to = tree.length;
  // A table may be long, and nothing inside it matters here.
  if (name === 'Table' || name === 'GridTable') return [{ kind: 'table', from: 0, to, ids: [], words: '' }];
  const text = slice(at, at + to);
  if (name === 'FencedCode') return [readListing(text, to)].filter((fact) => fact !== null);
  if (name === 'Paragraph') {
    const figure = readFigure(tree, text);
    if (figure) return [{ kind: 'figure', ...figure, from: 0, to }];
    return [readCaption(text, to), ...readEquations(tree, text)].filter((fact) => fact !== null);
  }
  if (name === 'Definition') return [readCaption(text, to)].filter((fact) => fact !== null);
  if (name === 'RawTexBlock') {
    const float = readFloat(text, to);
    if (float) return [float];
    return mathEnvironments.test(text)
      ? listMarks(text).map((id) => ({ kind: 'equation', from: 0, to, ids: [id], words: stripMarks(text) }))
      : [];
  }
  return [readHeading(tree, text)];
}

const read = new WeakMap<Tree, readonly Fact[]>();
const leaves = /^(?:Paragraph|Table|GridTable|RawTexBlock|FencedCode|(?:ATX|Setext)Heading\d)$/;
const silent = /^(?:FencedDivMark|FencedDivInfo|Comment|CommentBlock|LinkReference)$/;

/** The blocks of a div, with where they start. */
function listContent(tree: Tree): { readonly block: Tree; readonly at: number }[] {
  return tree.children.flatMap((block, index) =>
    block instanceof Tree && !silent.test(block.type.name) ? [{ block, at: tree.positions[index]! }] : [],
  );
}

function readDivId(tree: Tree, at: number, slice: Slice): string | null {
  const info = tree.topNode.getChild('FencedDivInfo');
  return info ? readAttributes(slice(at + info.from, at + info.to)).id : null;
}

/** The images of a block in a panel, each a part if it can be referred to. */
function listParts(block: Tree, at: number, slice: Slice): Fact[] | null {
  if (block.type.name !== 'Paragraph') return null;
  const text = slice(at, at + block.length);
  const pictures = readPictures(block.topNode, (from, to) => text.slice(from, to), text);
  return (
    pictures?.flatMap(({ ids, words, from, to }) =>
      ids.length > 0 || words !== '' ? [{ kind: 'part', ids, words, from, to } as const] : [],
    ) ?? null
  );
}

function move(facts: readonly Fact[], by: number): Fact[] {
  return facts.map((fact) => ({ ...fact, from: fact.from + by, to: fact.to + by }));
}

/** `::: {#fig:x}` with a caption as its last paragraph; the figures in it are its parts. */
function readPanel(id: string, tree: Tree, at: number, slice: Slice): Fact[] | null {
  const content = listContent(tree);
  const last = content.at(-1);
  if (!last) return null;
  const isCaption = last.block.type.name === 'Paragraph' && listParts(last.block, at + last.at, slice) === null;
  if (content.length === 1 || !isCaption) {
    const facts = content.length === 1 ? move(listFacts(last.block, at + last.at, slice), last.at) : [];
    const [only] = facts;
    return only?.kind === 'figure' && only.ids.length === 0 ? [{ ...only, ids: [id] }] : null;
  }
  const caption = slice(at + last.at, at + last.at + last.block.length);
  const panel: Fact = {
    kind: 'panel',
    from: 0,
    to: tree.length,
    ids: [id, ...listMarks(caption)],
    words: stripMarks(caption),
  };
  const inside = content.slice(0, -1).flatMap(({ block, at: start }): Fact[] => {
    const parts = listParts(block, at + start, slice) ?? listFacts(block, at + start, slice).map(asPart);
    return move(parts, start);
  });
  return [panel, ...inside, ...move(listFacts(last.block, at + last.at, slice), last.at)];
}

function asPart(fact: Fact): Fact {
  return fact.kind === 'figure' ? { ...fact, kind: 'part' } : fact;
}

/** A div with a label, one block and a caption; null for any other. */
function readDiv(tree: Tree, at: number, slice: Slice): Fact[] | null {
  const id = readDivId(tree, at, slice);
  const kind = id === null ? null : kindOfLabel(id);
  if (id === null || kind === null) return null;
  if (kind === 'figure') return readPanel(id, tree, at, slice);
  const content = listContent(tree);
  if (content.length !== 2) return null;
  const names = content.map(({ block }) => block.type.name);
  const words = (index: number): string => {
    const { block, at: start } = content[index]!;
    return stripMarks(slice(at + start, at + start + block.length));
  };
  const place = { from: 0, to: tree.length, ids: [id] };
  const code = names.findIndex((name) => name === 'FencedCode' || name === 'CodeBlock');
  if (kind === 'listing' && code >= 0 && names[1 - code] === 'Paragraph')
    return [{ kind: 'listing', ...place, words: words(1 - code) }];
  const isTable = /^(?:Grid)?Table$/.test(names[0]!) && names[1] === 'Paragraph' && !captionMark.test(words(1));
  return kind === 'table' && isTable ? [{ kind: 'captioned table', ...place, words: words(1) }] : null;
}

/** Cached per subtree, relative to its start, so that unchanged parts are not walked again. */
export function listFacts(tree: Tree, at: number, slice: Slice): readonly Fact[] {
  const known = read.get(tree);
  if (known) return known;
  const { name } = tree.type;
  let facts = [...(leaves.test(name) || name === 'Definition' ? readBlock(tree, at, slice) : [])];
  const isCaption = facts[0]?.kind === 'caption';
  const whole = name === 'FencedDiv' ? readDiv(tree, at, slice) : null;
  if (whole) facts.push(...whole);
  else if (!leaves.test(name)) {
    tree.children.forEach((child, index) => {
      if (!(child instanceof Tree)) return;
      const start = tree.positions[index]!;
      facts.push(...move(listFacts(child, at + start, slice), start));
    });
  }
  // It must be next to its table, and numbers nothing.
  if (isCaption) facts = facts.filter(({ kind }) => kind !== 'formula');
  read.set(tree, facts);
  return facts;
}
