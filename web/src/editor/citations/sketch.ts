import { Tree } from '@lezer/common';
import { parseCitation } from './parse-citation.ts';

/** A citation in the text. */
export interface CitedPlace {
  readonly from: number;
  readonly to: number;
  readonly source: string;
}

/** A text's citations in order, and a paper containing only them, to be printed. */
export interface Sketch {
  readonly places: readonly CitedPlace[];
  /** Markdown; each citation follows a mark with its index in `places`: `¶0 [@key]`. */
  readonly text: string;
  /** All keys, each once, in order. */
  readonly keys: readonly string[];
  /** The text's place for its bibliography (`::: {#refs}`); null: at its end. */
  readonly refs: number | null;
}

interface Found {
  readonly kind: 'citation' | 'reference' | 'definition' | 'inline' | 'refs';
  readonly from: number;
  readonly to: number;
  /** The source of a citation, the label of a footnote. */
  readonly text: string;
}

type Slice = (from: number, to: number) => string;

/** By subtree, relative to its start, so that unchanged parts are not walked again. */
const known = new WeakMap<Tree, readonly Found[]>();

function listFound(tree: Tree, at: number, slice: Slice): readonly Found[] {
  const before = known.get(tree);
  if (before) return before;
  const found: Found[] = [];
  const info = tree.type.name === 'FencedDiv' ? tree.topNode.getChild('FencedDivInfo') : null;
  if (info && /^\{\s*#refs[\s}]/.test(slice(at + info.from, at + info.to)))
    found.push({ kind: 'refs', from: info.from, to: info.to, text: '' });
  const isWhole = tree.children.length > 0 && tree.children.every((child) => child instanceof Tree);
  if (isWhole && !/^Footnote|^Inline/.test(tree.type.name)) {
    tree.children.forEach((child, index) => {
      if (!(child instanceof Tree)) return;
      const start = tree.positions[index]!;
      for (const each of listFound(child, at + start, slice))
        found.push({ ...each, from: start + each.from, to: start + each.to });
    });
  } else
    tree.iterate({
      enter: (node) => {
        const { name, from, to } = node;
        const read = (start: number, end: number): string => slice(at + start, at + end);
        if (name === 'Citation' || name === 'CitationInText') {
          found.push({ kind: 'citation', from, to, text: flatten(read(from, to)) });
          return false;
        }
        if (name === 'InlineFootnote') found.push({ kind: 'inline', from, to, text: '' });
        if (name === 'FootnoteReference' || name === 'FootnoteDefinition') {
          const label = node.node.getChild('FootnoteLabel');
          const kind = name === 'FootnoteReference' ? 'reference' : 'definition';
          found.push({ kind, from, to, text: label ? read(label.from, label.to) : '' });
        }
        return true;
      },
    });
  known.set(tree, found);
  return found;
}

/**
 * Sketches what a text cites. Footnotes without citations count too, since their numbers decide what becomes `ibid.`
 * `isOther` recognises references to figures and the like.
 */
export function sketchCitations(tree: Tree, slice: Slice, isOther: (source: string) => boolean): Sketch {
  const found = listFound(tree, 0, slice).filter(({ kind, text }) => kind !== 'citation' || !isOther(text));
  const places: CitedPlace[] = [];
  const blocks: string[] = [];
  const labels = new Map<string, number>();
  const notes: string[][] = [];
  for (const { kind, text } of found)
    if (kind === 'definition' && !labels.has(text)) labels.set(text, notes.push([]) - 1);
  let note: { readonly to: number; readonly parts: string[]; readonly isInline: boolean } | null = null;
  const endNote = (): void => {
    if (note?.isInline) blocks.push(`^[${note.parts.join(' ') || 'x'}]`);
    note = null;
  };
  for (const { kind, from, to, text } of found) {
    if (note !== null && from >= note.to) endNote();
    if (kind === 'citation') {
      const marked = `¶${places.push({ from, to, source: text }) - 1} ${text}`;
      // In a footnote, the full stop at the end of a citation gives way to an existing one.
      if (note) note.parts.push(marked + (/^[.,;:!?]/.exec(slice(to, to + 1))?.[0] ?? ''));
      else blocks.push(marked);
    } else if (note === null && kind === 'reference' && labels.has(text)) blocks.push(`[^n${labels.get(text)}]`);
    else if (note === null && kind === 'inline') note = { to, parts: [], isInline: true };
    else if (note === null && kind === 'definition') note = { to, parts: notes[labels.get(text)!]!, isInline: false };
  }
  endNote();
  const definitions = notes.map((parts, at) => `[^n${at}]: ${parts.join(' ') || 'x'}`);
  const keys = new Set(places.flatMap(({ source }) => parseCitation(source).items.map(({ id }) => id)));
  return {
    places,
    text: places.length === 0 ? '' : [...blocks, ...definitions, ''].join('\n\n'),
    keys: [...keys],
    refs: found.find(({ kind }) => kind === 'refs')?.from ?? null,
  };
}

/** Where the text seems to have its place for the bibliography, found without its tree. */
export function findRefs(text: string): number | null {
  const fence = /^(:{3,}[ \t]*)\{[ \t]*#refs[\s}]/mu.exec(text);
  return fence === null ? null : fence.index + fence[1]!.length;
}

export interface NotePlace {
  readonly at: number;
  /** Null for an inline one. */
  readonly label: string | null;
}

/**
 * The footnotes that exports print, in order: one for each reference, even if several share a text. Until everything is
 * parsed, missing texts are assumed to be in the rest.
 */
export function listNotes(tree: Tree, slice: Slice, isWhole: boolean): readonly NotePlace[] {
  const found = listFound(tree, 0, slice);
  const defined = new Set(found.flatMap(({ kind, text }) => (kind === 'definition' ? [text] : [])));
  const notes: NotePlace[] = [];
  let end = 0;
  for (const { kind, from, to, text } of found) {
    // A footnote cannot contain footnotes.
    if (from < end) continue;
    if (kind === 'definition' || kind === 'inline') end = to;
    if (kind === 'inline') notes.push({ at: from, label: null });
    else if (kind === 'reference' && (defined.has(text) || !isWhole)) notes.push({ at: from, label: text });
  }
  return notes;
}

/** On one line, as citations are printed and compared. In a quote or list, lines may start with markup. */
export function flatten(citation: string): string {
  return citation
    .split('\n')
    .map((line, at) => (at === 0 ? line : line.replace(/^[ \t>]+/, '')).trimEnd())
    .join(' ');
}
