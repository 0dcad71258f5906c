import { isolateHistory } from '@codemirror/commands';
import { type Extension, Prec, StateField } from '@codemirror/state';
import {
  closeHoverTooltips,
  EditorView,
  keymap,
  type Rect,
  showTooltip,
  type Tooltip,
  type TooltipView,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';
import { showKeys } from '../../lib/show-keys.ts';
import { t } from '../../lib/texts/editor.ts';
import { mayCite, openCiting } from '../citations/citing.ts';
import { splitCitation } from '../citations/parse-citation.ts';
import { readCitation } from '../citations/read-citation.ts';
import { writeCitation } from '../citations/write-citation.ts';
import { findChanges } from '../find-changes.ts';
import { caretField, closeCitationCard } from './citation-caret.ts';
import { drawEntry, findCarded, type FoundCitation } from './citation.ts';
import { findLabelled, readLabels } from './labels.ts';

/** More would fill a telephone; the dialogue has them all. */
const MOST_WORKS = 3;
const STEP_IN = 'Alt-Enter';

/** Writes the place in a work. What the citation says besides stays. */
function writePlace(view: EditorView, source: string, index: number, locator: string): void {
  const found = findCarded(view.state);
  const read = found?.source === source ? readCitation(source) : null;
  const work = read?.works[index];
  if (!found || !read || !work || work.locator === locator.trim()) return;
  const insert = writeCitation(read.works.with(index, { ...work, locator }), read.manner);
  view.dispatch({
    changes: findChanges(source, insert, found.from),
    selection: { anchor: found.from + insert.length },
    annotations: isolateHistory.of('full'),
    userEvent: 'input.cite',
  });
}

function createButton(label: string, keys: string | null, act: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  if (keys !== null) button.title = showKeys(keys);
  button.addEventListener('mousedown', (event) => event.preventDefault());
  button.addEventListener('click', act);
  return button;
}

function createPlace(view: EditorView, source: string, index: number, key: string, value: string): HTMLInputElement {
  const input = document.createElement('input');
  input.type = 'text';
  input.value = value;
  input.placeholder = t('placeHint');
  input.title = t('placeInWork');
  input.spellcheck = false;
  input.setAttribute('aria-label', t('placeOf', { key }));
  const write = (): void => writePlace(view, source, index, input.value);
  input.addEventListener('change', write);
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') input.value = value;
    if (event.key !== 'Enter' || event.isComposing) return;
    event.preventDefault();
    write();
    view.focus();
  });
  return input;
}

function listButtons(view: EditorView, found: FoundCitation): readonly HTMLElement[] {
  const { state } = view;
  const buttons: HTMLElement[] = [];
  const target = splitCitation(found.source)
    .map(({ id }) => findLabelled(readLabels(state), id))
    .find(Boolean);
  if (target)
    buttons.push(
      createButton(t('goThere'), null, () => {
        view.dispatch({
          selection: { anchor: target.at },
          effects: EditorView.scrollIntoView(target.at, { y: 'center' }),
          userEvent: 'select',
        });
        view.focus();
      }),
    );
  if (!found.isReference && mayCite(state) && readCitation(found.source) !== null)
    buttons.push(createButton(t('changeCitation'), 'Mod-Shift-c', () => openCiting(view, found)));
  if (!state.readOnly && !found.isOpen)
    buttons.push(
      createButton(t('editSource'), null, () => {
        view.dispatch({ selection: { anchor: found.to - 1 }, userEvent: 'select' });
        view.focus();
      }),
    );
  return buttons;
}

function drawCard(view: EditorView, dom: HTMLElement, found: FoundCitation): void {
  const { state } = view;
  const parts = splitCitation(found.source);
  const read = state.readOnly || found.isReference ? null : readCitation(found.source);
  const works = parts.slice(0, MOST_WORKS).map(({ id }, index) => {
    const work = document.createElement('div');
    work.className = 'cm-citation-work';
    const entry = drawEntry(state, id);
    // Several in full would cover what is being written.
    if (parts.length > 1) entry.title = entry.textContent;
    work.append(entry);
    const place = read?.works[index];
    if (place) work.append(createPlace(view, found.source, index, id, place.locator));
    return work;
  });
  const more = document.createElement('p');
  const rest = parts.length - works.length;
  if (rest > 0) more.textContent = t('moreWorks', { count: rest });
  const foot = document.createElement('div');
  foot.className = 'cm-tip-actions';
  const buttons = listButtons(view, found);
  const hint = document.createElement('span');
  hint.className = 'cm-citation-keys';
  hint.textContent = t('stepIn', { keys: showKeys(STEP_IN) });
  foot.append(...buttons, hint);
  dom.classList.toggle('cm-citation-several', parts.length > 1);
  dom.setAttribute('aria-label', found.isReference ? t('reference') : t('citation'));
  dom.replaceChildren(...works, ...(rest > 0 ? [more] : []), ...(buttons.length > 0 ? [foot] : []));
}

/** Below its last line, or above its first one: a citation that wraps is not covered. */
function placeBeside(view: EditorView): Rect {
  const found = findCarded(view.state);
  const head = view.state.selection.main.head;
  const first = view.coordsAtPos(found?.from ?? head, 1);
  const last = view.coordsAtPos(found?.to ?? head, -1);
  if (!first || !last) return first ?? last ?? view.contentDOM.getBoundingClientRect();
  if (last.top <= first.top + 2) return first;
  return { left: last.left, right: last.right, top: first.top, bottom: last.bottom };
}

function createCard(view: EditorView): TooltipView {
  const dom = document.createElement('div');
  dom.className = 'cm-citation-card';
  dom.setAttribute('role', 'group');
  let drawn = '';
  const draw = (): void => {
    const found = findCarded(view.state);
    if (!found) return;
    const name = JSON.stringify([found.source, found.isOpen, view.state.readOnly]);
    // Others' changes leave a field that is typed in alone.
    if (name === drawn || dom.querySelector('input:focus')) return;
    drawn = name;
    drawCard(view, dom, found);
  };
  draw();
  dom.addEventListener('keydown', (event) => {
    event.stopPropagation();
    if (event.key !== 'Escape') return;
    event.preventDefault();
    view.focus();
  });
  return { dom, update: draw, getCoords: () => placeBeside(view) };
}

const cardField = StateField.define<Tooltip | null>({
  create: () => null,
  update(value, tr) {
    const found = findCarded(tr.state);
    if (found?.from === value?.pos) return value;
    return found && { pos: found.from, create: createCard };
  },
  provide: (field) => showTooltip.from(field),
});

const readCard = (view: EditorView): HTMLElement | null => view.dom.querySelector<HTMLElement>('.cm-citation-card');

/** Tells screen readers once somebody stays: what is only passed is read with its line. */
const announceCard = ViewPlugin.fromClass(
  class {
    private timer: ReturnType<typeof setTimeout> | undefined;

    update({ view, state, startState }: ViewUpdate): void {
      const tooltip = state.field(cardField);
      if (tooltip === startState.field(cardField)) return;
      clearTimeout(this.timer);
      if (tooltip === null) return;
      this.timer = setTimeout(() => {
        const text = readCard(view)?.querySelector('p')?.textContent;
        if (text && view.hasFocus)
          view.dispatch({
            effects: [closeHoverTooltips, EditorView.announce.of(t('cardAtCaret', { text, keys: showKeys(STEP_IN) }))],
          });
      }, 400);
    }

    destroy(): void {
      clearTimeout(this.timer);
    }
  },
);

/** Into the card at the caret, if there is one. */
export function enterCitationCard(view: EditorView): boolean {
  const first = readCard(view)?.querySelector<HTMLElement>('input, button');
  if (!first) return false;
  first.focus();
  if (first instanceof HTMLInputElement) first.select();
  return true;
}

function close(view: EditorView): boolean {
  if (view.state.field(cardField) === null) return false;
  view.dispatch({ effects: closeCitationCard.of(null) });
  return true;
}

/** As for footnotes: most of a drawn citation is hidden, so it is selected before it is deleted. */
function selectDrawn(side: -1 | 1) {
  return (view: EditorView): boolean => {
    const { state } = view;
    const found = findCarded(state);
    if (!found || found.isOpen || state.readOnly) return false;
    if ((side < 0 ? found.to : found.from) !== state.selection.main.head) return false;
    view.dispatch({ selection: { anchor: found.from, head: found.to }, userEvent: 'select' });
    return true;
  };
}

const keys = Prec.high(
  keymap.of([
    { key: STEP_IN, run: enterCitationCard },
    { key: 'Escape', run: close },
    { key: 'Backspace', run: selectDrawn(-1) },
    { key: 'Delete', run: selectDrawn(1) },
  ]),
);

const theme = EditorView.theme({
  '.cm-citation-card': {
    width: 'min(400px, calc(100vw - 32px))',
    boxSizing: 'border-box',
    marginTop: '4px',
    padding: '8px 12px',
    animation: 'cm-citation-card 120ms 250ms both',
  },
  '@keyframes cm-citation-card': { from: { opacity: '0' } },
  // It belongs to the text: whoever is elsewhere has no use for it.
  '&:not(:focus-within) .cm-citation-card': { display: 'none' },
  '.cm-citation-work': { display: 'flex', alignItems: 'center', gap: '12px', marginBottom: '6px' },
  '.cm-citation-work p': {
    flex: '1',
    minWidth: '0',
    margin: '0',
    display: '-webkit-box',
    WebkitLineClamp: '3',
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    lineHeight: '20px',
  },
  '.cm-citation-several .cm-citation-work p': { WebkitLineClamp: '2' },
  '.cm-citation-work input': {
    width: '84px',
    font: '400 13px/20px var(--font-ui)',
    color: 'var(--ink)',
    backgroundColor: 'var(--surface)',
    border: '1px solid var(--line-control)',
    borderRadius: 'var(--radius-sm)',
    padding: '2px 8px',
    minWidth: '0',
  },
  '.cm-citation-card > p': { margin: '0 0 6px', color: 'var(--muted)' },
  '.cm-citation-card .cm-tip-actions': { alignItems: 'center', margin: '0 -6px -2px' },
  '.cm-citation-keys': { marginInlineStart: 'auto', paddingInlineEnd: '6px', color: 'var(--muted)', fontSize: '12px' },
  // In a narrow window it is as far from both edges, wherever the citation stands.
  '@media (max-width: 432px)': { '.cm-citation-card': { left: '16px !important' } },
  '@media (pointer: coarse)': {
    '.cm-citation-work input': { fontSize: '16px', padding: '5px 8px' },
    '.cm-citation-keys': { display: 'none' },
  },
});

/**
 * The works of the citation at the caret: a citation stays drawn with the caret beside it, and Alt-Enter leads into the
 * card.
 */
export const citationCard: Extension = [caretField, cardField, announceCard, keys, theme];
