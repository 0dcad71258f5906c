import { syntaxTree } from '@codemirror/language';
import { isCrossReference } from '@scriptorium/contract/rules/cross-references.ts';
import type { EditorState, Extension } from '@codemirror/state';
import { hoverTooltip, WidgetType } from '@codemirror/view';
import type { SyntaxNode } from '@lezer/common';
import { renderMarks } from '../citations/render-marks.ts';
import { citationLibrary, readHead } from '../citations/library.ts';
import { parseCitation } from '../citations/parse-citation.ts';
import { printedAt, type PrintedCitation, printedEntry } from '../citations/printed.ts';
import { coordsOfHovered } from '../hovered-line.ts';
import { findWholeTree } from '../markdown/whole-tree.ts';
import { readCaret } from './caret-card-state.ts';
import type { Construct, PreviewContext } from './construct.ts';
import { isSharedAlone } from '../surroundings.ts';
import { isRevealing } from './reveal.ts';
import { describeLabelled, findLabelled, labelsOf, readLabels, referenceText } from './labels.ts';
import { t } from '../../lib/texts/editor.ts';

export class CitationWidget extends WidgetType {
  readonly text: string;
  /** Why exports may print something else. */
  readonly doubt: Doubt | null;

  constructor(text: string, doubt: Doubt | null = null) {
    super();
    this.text = text;
    this.doubt = doubt;
  }

  override eq(other: CitationWidget): boolean {
    return other.text === this.text && other.doubt?.title === this.doubt?.title;
  }

  toDOM(): HTMLElement {
    const cite = document.createElement('cite');
    cite.className = 'cm-cite';
    cite.append(...renderMarks(this.text));
    if (this.doubt !== null) {
      if (this.doubt.className !== undefined) cite.classList.add(this.doubt.className);
      cite.title = this.doubt.title;
    }
    return cite;
  }

  override ignoreEvent(): boolean {
    return false;
  }
}

/** Why a key cannot be rendered, or null if it can. */
export function explainUnknown(state: EditorState, id: string): string | null {
  const library = citationLibrary(state);
  if (findLabelled(labelsOf(state), id) || library?.keys.has(id) === true) return null;
  if (readHead(state).defined.includes(id)) return null;
  // The unparsed part may contain it.
  if (isCrossReference(id)) return findWholeTree(state) ? t('unknownLabel', { id }) : null;
  return library && library.keys.size > 0 ? t('unknownKey', { id }) : null;
}

interface Doubt {
  readonly title: string;
  /** None for a draft: it becomes the printed form in a moment, mostly with the same words. */
  readonly className?: string;
}

/** Why exports may print something other than what is shown. */
function explainDoubt(state: EditorState, { isPrinted }: PrintedCitation): Doubt | null {
  const { unnamed = [] } = citationLibrary(state) ?? {};
  if (unnamed.length > 0)
    return { title: t('unnamedFiles', { files: unnamed.join(', ') }), className: 'cm-cite-unnamed' };
  return isPrinted ? null : { title: t('citationDraft') };
}

interface Drawn {
  readonly text: string;
  /** Whether exports may print something else. */
  readonly doubt: Doubt | null;
}

/** The drawn form of a citation or reference; null while unknown. */
function readDrawn(state: EditorState, from: number, source: string): Drawn | null {
  const reference = referenceText(labelsOf(state), source);
  if (reference !== null) return { text: reference, doubt: null };
  const printed = printedAt(state, source, from);
  return printed && { text: printed.text, doubt: explainDoubt(state, printed) };
}

/** The keys of a citation whose bibliography was not shared with the reader. */
function readWithheld(state: EditorState, source: string): Drawn | null {
  if (!isSharedAlone(state)) return null;
  const { inText, items } = parseCitation(source);
  if (items.some(({ id }) => isCrossReference(id))) return null;
  const keys = items.map(({ id }) => id).join('; ');
  return { text: inText ? keys : `(${keys})`, doubt: { title: source, className: 'cm-cite-undrawn' } };
}

/** A caret next to a citation leaves it rendered, unless it is being typed. */
function isOpen({ state, touches }: Pick<PreviewContext, 'state' | 'touches'>, from: number, to: number): boolean {
  if (!touches(from, to)) return false;
  const isTyping = readCaret(state) === 'typing';
  return state.selection.ranges.some(
    ({ from: start, to: end, empty }) =>
      (start > from && start < to) || (end > from && end < to) || (isTyping && empty && end === to),
  );
}

export interface FoundCitation {
  readonly from: number;
  readonly to: number;
  readonly source: string;
  /** Its source is shown instead. */
  readonly isOpen: boolean;
  /** It refers to a figure, table, equation or section. */
  readonly isReference: boolean;
}

/** The drawn citation or reference at the caret. */
export function citationAtCaret(state: EditorState): FoundCitation | null {
  const { head, empty } = state.selection.main;
  if (!empty || !isRevealing(state)) return null;
  for (const side of [-1, 1] as const)
    for (let node: SyntaxNode | null = syntaxTree(state).resolveInner(head, side); node; node = node.parent) {
      if (node.name !== 'Citation' && node.name !== 'CitationInText') continue;
      const { from, to } = node;
      const source = state.sliceDoc(from, to);
      if (readDrawn(state, from, source) === null) break;
      const isReference = referenceText(labelsOf(state), source) !== null;
      return { from, to, source, isOpen: isOpen({ state, touches: () => true }, from, to), isReference };
    }
  return null;
}

/** The subject of the card at the caret; none while typing, after it was closed, or in Source. */
export function findCarded(state: EditorState): FoundCitation | null {
  return readCaret(state) === 'resting' ? citationAtCaret(state) : null;
}

/**
 * Draws citations as printed, and references to figures, tables, equations and sections with their numbers; shows their
 * source with the caret inside; marks unknown keys.
 */
export const citation: Construct = {
  nodes: ['Citation', 'CitationInText'],
  draw(node, cx) {
    const source = cx.slice(node.from, node.to);
    const drawn =
      readDrawn(cx.state, node.from, source) ??
      (cx.touches(node.from, node.to) ? null : readWithheld(cx.state, source));
    if (drawn !== null && !isOpen(cx, node.from, node.to)) {
      // In hard-wrapped text it is drawn where it starts; the rest of its source is hidden on its own lines.
      const [first, ...others] = source.split('\n');
      let at = node.from + first!.length;
      cx.replace(node.from, at, new CitationWidget(drawn.text, drawn.doubt));
      for (const line of others) {
        const indent = /^[ \t>]*/.exec(line)![0].length;
        cx.hide(at + 1 + indent, at + 1 + line.length);
        at += 1 + line.length;
      }
      return false;
    }
    const isUndrawn = drawn === null && !cx.touches(node.from, node.to);
    cx.mark(node.from, node.to, isUndrawn ? 'cm-cite-undrawn' : 'cm-cite-source');
    if (drawn !== null) cx.shorten(node.from, node.to);
    for (const key of node.node.getChildren('CitationKey')) {
      const id = cx.slice(key.from, key.to).replace(/^-?@\{?|\}$/g, '');
      // Its card says why.
      if (explainUnknown(cx.state, id) !== null) cx.mark(key.from, key.to, 'cm-cite-unknown');
    }
    return false;
  },
};

/** A key's entry, or its target. */
export function drawEntry(state: EditorState, id: string): HTMLParagraphElement {
  const line = document.createElement('p');
  const labelled = findLabelled(readLabels(state), id);
  const entry = labelled ? null : printedEntry(state, id);
  const unknown = explainUnknown(state, id);
  if (entry !== null) line.append(...renderMarks(entry));
  else line.textContent = labelled ? describeLabelled(labelled) : (unknown ?? id);
  if (unknown !== null) line.className = 'cm-cite-unknown';
  return line;
}

/** Hovering a citation shows the full entries. */
export const citationHover: Extension = hoverTooltip(
  (view, at, side) => {
    let node: SyntaxNode | null = syntaxTree(view.state).resolveInner(at, side < 0 ? -1 : 1);
    while (node && node.name !== 'Citation' && node.name !== 'CitationInText') node = node.parent;
    // A second card would appear beside the one at the caret.
    if (!node || findCarded(view.state)?.from === node.from) return null;
    const { items } = parseCitation(view.state.sliceDoc(node.from, node.to));
    return {
      pos: node.from,
      end: node.to,
      above: true,
      create: () => {
        const dom = document.createElement('div');
        dom.className = 'cm-note-tip';
        for (const { id } of items) dom.append(drawEntry(view.state, id));
        const getCoords = coordsOfHovered(view, '.cm-cite');
        return getCoords === undefined ? { dom } : { dom, getCoords };
      },
    };
  },
  { hoverTime: 500 },
);
