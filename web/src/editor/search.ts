import { search, searchPanelOpen, getSearchQuery } from '@codemirror/search';
import type { Extension } from '@codemirror/state';
import { type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { t } from '../lib/texts/editor.ts';

const most = 5000;

/** The number of matches and the index of the selected one. */
function countMatches(view: EditorView): string {
  const query = getSearchQuery(view.state);
  if (!query.search) return '';
  if (!query.valid) return t('badPattern');
  const { main } = view.state.selection;
  let count = 0;
  let current = 0;
  const cursor = query.getCursor(view.state) as Iterator<{ from: number; to: number }>;
  for (let next = cursor.next(); !next.done; next = cursor.next()) {
    count++;
    if (next.value.from === main.from && next.value.to === main.to) current = count;
    if (count >= most) return t('moreThan', { count: most });
  }
  if (count === 0) return t('noResults');
  return current > 0 ? t('matchOf', { current, count }) : t('matches', { count });
}

/** Shows the count in the search panel once typing pauses. */
const counter = ViewPlugin.fromClass(
  class {
    private timer: ReturnType<typeof setTimeout> | undefined;
    private label: HTMLElement | null = null;

    update(update: ViewUpdate): void {
      if (!searchPanelOpen(update.state)) {
        this.label = null;
        return;
      }
      const changed =
        !getSearchQuery(update.startState).eq(getSearchQuery(update.state)) || !searchPanelOpen(update.startState);
      if (!changed && !update.docChanged && !update.selectionSet) return;
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.show(update.view), 120);
    }

    private show(view: EditorView): void {
      const panel = view.dom.querySelector('.cm-search');
      if (!panel) return;
      if (!this.label?.isConnected) {
        this.label = document.createElement('span');
        this.label.className = 'cm-search-count';
        this.label.setAttribute('role', 'status');
        panel.querySelector('[name=search]')?.after(this.label);
      }
      this.label.textContent = countMatches(view);
    }

    destroy(): void {
      clearTimeout(this.timer);
    }
  },
);

export const searching: Extension = [search({ top: true }), counter];
