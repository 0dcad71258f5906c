import { syntaxTree } from '@codemirror/language';
import { type Extension } from '@codemirror/state';
import { hoverTooltip, WidgetType } from '@codemirror/view';
import type { SyntaxNode } from '@lezer/common';
import { renderMarks } from '../citations/engine.ts';
import { citationLibrary } from '../citations/library.ts';
import { parseCitation } from '../citations/parse-citation.ts';
import type { Construct } from './construct.ts';

class CitationWidget extends WidgetType {
  readonly text: string;

  constructor(text: string) {
    super();
    this.text = text;
  }

  override eq(other: CitationWidget): boolean {
    return other.text === this.text;
  }

  toDOM(): HTMLElement {
    const cite = document.createElement('cite');
    cite.className = 'cm-cite';
    cite.append(...renderMarks(this.text));
    return cite;
  }

  override ignoreEvent(): boolean {
    return false;
  }
}

/** Keys of cross-reference filters, which are no entries of a bibliography. */
const crossReference = /^(?:fig|tbl|eq|sec|lst)[:-]/;

/** Citations as they will be printed; with the caret in them their source, and unknown keys marked. */
export const citation: Construct = {
  nodes: ['Citation', 'CitationInText'],
  draw(node, cx) {
    const library = citationLibrary(cx.state);
    const source = cx.slice(node.from, node.to);
    const { items } = parseCitation(source);
    const unknown =
      library !== null && items.some((item) => !library.items.has(item.id) && !crossReference.test(item.id));
    const text = library?.citer?.cite(source) ?? null;
    if (text !== null && !cx.touches(node.from, node.to) && !source.includes('\n')) {
      cx.replace(node.from, node.to, new CitationWidget(text));
      return false;
    }
    cx.mark(node.from, node.to, 'cm-cite-source');
    if (text !== null) cx.shorten(node.from, node.to);
    if (!unknown) return false;
    for (const key of node.node.getChildren('CitationKey')) {
      const id = cx.slice(key.from, key.to).replace(/^-?@\{?|\}$/g, '');
      if (!library.items.has(id))
        cx.mark(key.from, key.to, 'cm-cite-unknown', { title: `No entry with the key "${id}" in the bibliography` });
    }
    return false;
  },
};

/** Hovering a citation shows the whole entries. */
export const citationHover: Extension = hoverTooltip(
  (view, at, side) => {
    let node: SyntaxNode | null = syntaxTree(view.state).resolveInner(at, side < 0 ? -1 : 1);
    while (node && node.name !== 'Citation' && node.name !== 'CitationInText') node = node.parent;
    const library = citationLibrary(view.state);
    if (!node || !library) return null;
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
          const entry = library.citer?.entry(id) ?? null;
          if (entry === null) {
            line.className = library.items.has(id) ? '' : 'cm-cite-unknown';
            line.textContent = library.items.has(id) ? id : `No entry with the key "${id}"`;
          } else line.append(...renderMarks(entry));
          dom.append(line);
        }
        return { dom };
      },
    };
  },
  { hoverTime: 500 },
);
