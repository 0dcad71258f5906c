import { getSearchQuery, searchPanelOpen, type SearchQuery } from '@codemirror/search';
import { Text } from '@codemirror/state';
import { EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';

/** Elements rendered from the words of the source: title block, captions and tables. */
const DRAWN =
  '.cm-fm-title, .cm-fm-subtitle, .cm-fm-author, .cm-fm-affiliations > div, .cm-fm-abstract, .cm-fm-tag, .cm-caption, .cm-table-box :is(th, td)';
const NAME = 'cm-found';

/** Matches of a query in an element's text, even across its children. */
function listRanges(element: Element, query: SearchQuery): Range[] {
  const nodes: globalThis.Text[] = [];
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof globalThis.Text) nodes.push(node);
  const locate = (at: number): [globalThis.Text, number] => {
    let rest = at;
    for (const node of nodes) {
      if (rest <= node.length) return [node, rest];
      rest -= node.length;
    }
    throw new RangeError(`${at} is outside the element.`);
  };
  const text = nodes.map(({ data }) => data).join('');
  const cursor = query.getCursor(Text.of(text.split('\n'))) as Iterator<{ from: number; to: number }>;
  const ranges: Range[] = [];
  for (let next = cursor.next(); !next.done; next = cursor.next()) {
    if (next.value.from === next.value.to) break;
    const range = element.ownerDocument.createRange();
    range.setStart(...locate(next.value.from));
    range.setEnd(...locate(next.value.to));
    ranges.push(range);
  }
  return ranges;
}

/**
 * Highlights matches in rendered elements, which the editor itself cannot mark. Uses the browser's highlight API, since
 * these elements must not be changed; browsers without it show no highlights.
 */
const lighter = ViewPlugin.fromClass(
  class {
    private readonly highlight = 'highlights' in CSS ? new Highlight() : null;
    private isLit = false;

    constructor(view: EditorView) {
      this.light(view);
    }

    update(update: ViewUpdate): void {
      const { view, state, startState } = update;
      const isOpen = searchPanelOpen(state);
      if (!isOpen && !this.isLit) return;
      const isAsked = !getSearchQuery(state).eq(getSearchQuery(startState)) || isOpen !== searchPanelOpen(startState);
      if (isAsked || update.docChanged || update.viewportChanged || update.selectionSet || update.geometryChanged)
        this.light(view);
    }

    private light(view: EditorView): void {
      const { highlight } = this;
      if (highlight === null || !(searchPanelOpen(view.state) || this.isLit)) return;
      // After everything is rendered.
      view.requestMeasure({
        key: this,
        read: () => {
          const query = getSearchQuery(view.state);
          if (!searchPanelOpen(view.state) || query.search === '' || !query.valid) return [];
          return [...view.contentDOM.querySelectorAll(DRAWN)].flatMap((element) => listRanges(element, query));
        },
        write: (ranges) => {
          highlight.clear();
          for (const range of ranges) highlight.add(range);
          this.isLit = ranges.length > 0;
          if (this.isLit) CSS.highlights.set(NAME, highlight);
          else if (CSS.highlights.get(NAME) === highlight) CSS.highlights.delete(NAME);
        },
      });
    }

    destroy(): void {
      if (CSS.highlights?.get(NAME) === this.highlight) CSS.highlights.delete(NAME);
    }
  },
);

export const litDrawn = [
  lighter,
  EditorView.theme({
    [`::highlight(${NAME})`]: { backgroundColor: 'var(--found)', color: 'var(--ink)' },
    // The title's rows are lower than its letters' boxes, whose background would cover the row above; an underline as
    // high as a row does not.
    [`.cm-fm-title::highlight(${NAME}), .cm-fm-title ::highlight(${NAME})`]: {
      backgroundColor: 'transparent',
      textDecoration: 'underline var(--found) 1em',
      textUnderlineOffset: '-.78em',
      textDecorationSkipInk: 'none',
    },
  }),
];
