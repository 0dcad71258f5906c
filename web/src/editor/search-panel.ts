import {
  closeSearchPanel,
  findNext,
  findPrevious,
  getSearchQuery,
  openSearchPanel,
  replaceAll,
  replaceNext,
  searchPanelOpen,
  SearchQuery,
  selectMatches,
  setSearchQuery,
} from '@codemirror/search';
import { StateEffect } from '@codemirror/state';
import { EditorView, type KeyBinding, type Panel, runScopeHandlers, type ViewUpdate } from '@codemirror/view';
import { t } from '../lib/texts/editor.ts';
import { createButton, createElement } from './live-preview/create-element.ts';
import { drawIcon } from './live-preview/icon.ts';

/** Counting stops here: more would slow down typing, and nobody steps through so many. */
const MAX_COUNTED = 5000;
/** Counted once typing pauses. */
const COUNT_AFTER_MS = 120;

const UP = ['M6 15l6-6 6 6'];
const DOWN = ['M6 9l6 6 6-6'];
const RIGHT = ['M9 6l6 6-6 6'];
const CLOSE = ['M6 6l12 12', 'M18 6L6 18'];

const showReplace = StateEffect.define<null>();

/** As in Word and Google Docs. */
export const replaceKey: KeyBinding = {
  key: 'Ctrl-h',
  mac: 'Mod-Shift-h',
  scope: 'editor search-panel',
  preventDefault: true,
  run: (view) => {
    // From within the panel it would search for the selected match.
    if (!searchPanelOpen(view.state) || view.hasFocus) openSearchPanel(view);
    view.dispatch({ effects: showReplace.of(null) });
    return true;
  },
};

/** One row to find; a second one to replace, folded until needed. */
export function createSearchPanel(view: EditorView): Panel {
  const first = getSearchQuery(view.state);
  const find = createField(t('findField'), first.search, t('findHere'));
  find.setAttribute('main-field', 'true');
  const replace = createField(t('replaceField'), first.replace);
  const toggles = {
    caseSensitive: createToggle('Aa', t('matchCase'), first.caseSensitive),
    wholeWord: createToggle('W', t('wholeWords'), first.wholeWord),
    regexp: createToggle('.*', t('regexp'), first.regexp),
  };
  const count = createElement('span', 'cm-search-count');
  count.setAttribute('role', 'status');

  const commit = (): void => {
    const query = new SearchQuery({
      search: find.value,
      replace: replace.value,
      caseSensitive: isPressed(toggles.caseSensitive),
      wholeWord: isPressed(toggles.wholeWord),
      regexp: isPressed(toggles.regexp),
    });
    if (!query.eq(getSearchQuery(view.state))) view.dispatch({ effects: setSearchQuery.of(query) });
  };
  let isTyped = false;
  find.addEventListener('input', () => {
    isTyped = true;
    commit();
    // Returns to the earlier result; nothing is committed.
    countSoon();
  });
  replace.addEventListener('input', commit);
  for (const toggle of Object.values(toggles))
    toggle.addEventListener('click', () => {
      press(toggle, !isPressed(toggle));
      commit();
    });

  const row = createElement(
    'div',
    'cm-search-row',
    find,
    count,
    createElement(
      'span',
      'cm-search-walk',
      createAction(drawIcon(UP), t('findPrevious'), () => findPrevious(view)),
      createAction(drawIcon(DOWN), t('findNext'), () => findNext(view)),
    ),
    createElement('span', 'cm-search-options', ...Object.values(toggles)),
  );
  const replaceRow = createElement(
    'div',
    'cm-search-row',
    replace,
    createAction(t('replace'), undefined, () => replaceNext(view)),
    createAction(t('replaceAll'), undefined, () => replaceAll(view)),
    createAction(t('findAll'), undefined, () => selectMatches(view)),
  );
  const close = createAction(drawIcon(CLOSE), t('close'), () => closeSearchPanel(view));
  close.classList.add('cm-search-close');
  const dom = createElement('div', 'cm-search', row, close);
  let unfold: ((open: boolean) => void) | undefined;
  if (!view.state.readOnly) {
    const fold = createAction(drawIcon(RIGHT), t('showReplace'), () => unfold?.(replaceRow.hidden !== false));
    fold.classList.add('cm-search-fold');
    unfold = (open) => {
      replaceRow.hidden = !open;
      fold.setAttribute('aria-expanded', String(open));
    };
    unfold(first.replace !== '');
    dom.prepend(fold);
    dom.append(replaceRow);
  }
  dom.addEventListener('keydown', (event) => {
    if (runScopeHandlers(view, event, 'search-panel')) event.preventDefault();
    else if (event.key === 'Enter' && !event.isComposing && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      commit();
      if (event.target === replace) replaceNext(view);
      else (event.shiftKey ? findPrevious : findNext)(view);
    }
  });

  let timer: ReturnType<typeof setTimeout> | undefined;
  const countSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (isTyped) selectNearest(view);
      isTyped = false;
      count.textContent = countMatches(view);
    }, COUNT_AFTER_MS);
  };
  countSoon();
  return {
    dom,
    top: true,
    mount: () => find.select(),
    update(update: ViewUpdate): void {
      if (update.transactions.some(({ effects }) => effects.some((effect) => effect.is(showReplace)))) unfold?.(true);
      const query = getSearchQuery(update.state);
      const changed = !query.eq(getSearchQuery(update.startState));
      // It may also be changed by others, such as the command that searches for the selection.
      if (changed) {
        if (find.value !== query.search) find.value = query.search;
        if (replace.value !== query.replace) replace.value = query.replace;
        for (const name of ['caseSensitive', 'wholeWord', 'regexp'] as const) press(toggles[name], query[name]);
      }
      if (changed || update.docChanged || update.selectionSet) countSoon();
    },
    destroy: () => clearTimeout(timer),
  };
}

/** Selects the match at the selection or the next one after it, so that typing finds without a key. */
function selectNearest(view: EditorView, y: 'nearest' | 'center' = 'nearest'): void {
  const query = getSearchQuery(view.state);
  if (!query.search || !query.valid) return;
  const { main } = view.state.selection;
  const first = (from: number): { from: number; to: number } | undefined => {
    const next = (query.getCursor(view.state, from) as Iterator<{ from: number; to: number }>).next();
    return next.done ? undefined : next.value;
  };
  const found = first(main.from) ?? first(0);
  if (!found || (found.from === main.from && found.to === main.to)) return;
  view.dispatch({
    selection: { anchor: found.from, head: found.to },
    effects: EditorView.scrollIntoView(found.from, { y, yMargin: 96 }),
    userEvent: 'select.search',
  });
}

/** Opens the panel with these words and selects their first occurrence. */
export function findWords(view: EditorView, words: string): void {
  view.dispatch({ selection: { anchor: 0 } });
  openSearchPanel(view);
  view.dispatch({ effects: setSearchQuery.of(new SearchQuery({ search: words })) });
  selectNearest(view, 'center');
  // A phone's keyboard would cover the match.
  if (matchMedia('(hover: none)').matches && document.activeElement instanceof HTMLElement)
    document.activeElement.blur();
}

/** The number of matches and which of them is selected. */
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
    if (count >= MAX_COUNTED) return t('moreThan', { count: MAX_COUNTED });
  }
  if (count === 0) return t('noResults');
  return current > 0 ? t('matchOf', { current, count }) : t('matches', { count });
}

function createField(label: string, value: string, placeholder = label): HTMLInputElement {
  const input = createElement('input', 'cm-textfield');
  input.value = value;
  input.placeholder = placeholder;
  input.setAttribute('aria-label', label);
  input.spellcheck = false;
  return input;
}

/** A button; an icon-only one has its name beside it for screen readers. */
function createAction(content: Node | string, name: string | undefined, act: () => unknown): HTMLButtonElement {
  const button = createButton('cm-button', content);
  if (name !== undefined) {
    button.title = name;
    button.setAttribute('aria-label', name);
  }
  button.addEventListener('click', () => void act());
  return button;
}

function createToggle(sign: string, name: string, pressed: boolean): HTMLButtonElement {
  const button = createAction(sign, name, () => undefined);
  press(button, pressed);
  return button;
}

function isPressed(toggle: HTMLElement): boolean {
  return toggle.getAttribute('aria-pressed') === 'true';
}

function press(toggle: HTMLElement, pressed: boolean): void {
  toggle.setAttribute('aria-pressed', String(pressed));
}

export const searchPanelTheme = EditorView.theme({
  '.cm-panel.cm-search': {
    display: 'grid',
    gridTemplateColumns: '28px minmax(0, 1fr) 28px',
    gap: '8px',
    alignItems: 'start',
    padding: '8px 12px',
  },
  '.cm-search-row': { display: 'flex', flexWrap: 'wrap', gap: '8px', alignItems: 'center', gridColumn: '2' },
  '.cm-search-row[hidden]': { display: 'none' },
  '.cm-search .cm-textfield': { width: '280px', flex: '0 1 auto', minWidth: '0' },
  '.cm-search .cm-button:has(svg), .cm-search-options .cm-button': {
    minWidth: '28px',
    padding: '0 4px',
    border: 'none',
    backgroundColor: 'transparent',
    color: 'var(--muted)',
    cursor: 'pointer',
  },
  '.cm-search .cm-button:has(svg):hover, .cm-search-options .cm-button:hover': {
    backgroundColor: 'var(--hover)',
    color: 'var(--ink)',
  },
  '.cm-search-options .cm-button[aria-pressed=true]': {
    backgroundColor: 'var(--accent-soft)',
    color: 'var(--accent)',
    fontWeight: '600',
  },
  '.cm-search svg': {
    display: 'block',
    margin: 'auto',
    width: '16px',
    height: '16px',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '2',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  '.cm-search-fold[aria-expanded=true] svg': { transform: 'rotate(90deg)' },
  '.cm-search-close': { gridColumn: '3', gridRow: '1' },
  '.cm-search-fold': { gridColumn: '1', gridRow: '1' },
  '.cm-search-walk, .cm-search-options': { display: 'inline-flex', gap: '2px' },
  '.cm-search-count': { color: 'var(--muted)', fontVariantNumeric: 'tabular-nums', minWidth: '64px' },
  '@media (max-width: 599px)': {
    '.cm-panel.cm-search': { padding: '6px 8px', gap: '6px' },
    '.cm-search .cm-textfield': { flex: '1 1 0', width: '0', minWidth: '120px' },
    // One row: the count is in the field, and the options are unfolded with the second row unless one is on.
    '.cm-search-row > .cm-textfield:has(+ .cm-search-count)': { paddingInlineEnd: '88px' },
    '.cm-search-count': {
      width: '80px',
      minWidth: '0',
      marginInlineStart: '-96px',
      paddingInlineEnd: '8px',
      textAlign: 'end',
      pointerEvents: 'none',
    },
    '.cm-search-close + .cm-search-row': { gridColumn: '2 / -1' },
    // Multiple carets need a keyboard.
    '.cm-search-close + .cm-search-row > :last-child': { display: 'none' },
    '.cm-search-fold[aria-expanded=false] + .cm-search-row .cm-search-options:not(:has([aria-pressed=true]))': {
      display: 'none',
    },
  },
});
