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
import type { Construct } from './construct.ts';
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
      cite.classList.add(this.doubt.className);
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
  readonly className: string;
}

/** Why exports may print something else than the page shows. */
function explainDoubt(state: EditorState, { isPrinted }: PrintedCitation): Doubt | null {
  const { unnamed = [] } = citationLibrary(state) ?? {};
  if (unnamed.length > 0)
    return { title: t('unnamedFiles', { files: unnamed.join(', ') }), className: 'cm-cite-unnamed' };
  return isPrinted ? null : { title: t('citationDraft'), className: 'cm-cite-draft' };
}

/**
 * Citations as printed; references to figures, tables, equations and sections with their numbers; their source at the
 * caret; unknown keys marked.
 */
export const citation: Construct = {
  nodes: ['Citation', 'CitationInText'],
  draw(node, cx) {
    const source = cx.slice(node.from, node.to);
    const reference = referenceText(labelsOf(cx.state), source);
    const printed = reference === null ? printedAt(cx.state, source, node.from) : null;
    const text = reference ?? printed?.text ?? null;
    if (text !== null && !cx.touches(node.from, node.to)) {
      // In a hard-wrapped text it stands where it begins; the rest of its source is hidden on its own lines.
      const [first, ...others] = source.split('\n');
      let at = node.from + first!.length;
      cx.replace(node.from, at, new CitationWidget(text, printed && explainDoubt(cx.state, printed)));
      for (const line of others) {
        const indent = /^[ \t>]*/.exec(line)![0].length;
        cx.hide(at + 1 + indent, at + 1 + line.length);
        at += 1 + line.length;
      }
      return false;
    }
    cx.mark(node.from, node.to, 'cm-cite-source');
    if (text !== null) cx.shorten(node.from, node.to);
    for (const key of node.node.getChildren('CitationKey')) {
      const id = cx.slice(key.from, key.to).replace(/^-?@\{?|\}$/g, '');
      // Its card says why.
      if (explainUnknown(cx.state, id) !== null) cx.mark(key.from, key.to, 'cm-cite-unknown');
    }
    return false;
  },
};

/** Hovering a citation shows the full entries. */
export const citationHover: Extension = hoverTooltip(
  (view, at, side) => {
    let node: SyntaxNode | null = syntaxTree(view.state).resolveInner(at, side < 0 ? -1 : 1);
    while (node && node.name !== 'Citation' && node.name !== 'CitationInText') node = node.parent;
    if (!node) return null;
    const { items } = parseCitation(view.state.sliceDoc(node.from, node.to));
    return {
      pos: node.from,
      end: node.to,
      above: true,
      create: () => {
        const dom = document.createElement('div');
        dom.className = 'cm-note-tip';
        for (const { id } of items) {
          const line = document.createElement('p');
          const labelled = findLabelled(readLabels(view.state), id);
          const entry = labelled ? null : printedEntry(view.state, id);
          const unknown = explainUnknown(view.state, id);
          if (entry !== null) line.append(...renderMarks(entry));
          else line.textContent = labelled ? describeLabelled(labelled) : (unknown ?? id);
          if (unknown !== null) line.className = 'cm-cite-unknown';
          dom.append(line);
        }
        const getCoords = coordsOfHovered(view, '.cm-cite');
        return getCoords === undefined ? { dom } : { dom, getCoords };
      },
    };
  },
  { hoverTime: 500 },
);
