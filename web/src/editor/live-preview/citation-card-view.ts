import { isolateHistory } from '@codemirror/commands';
import { EditorView } from '@codemirror/view';
import { type CslItem, firstNames, yearOf } from '@scriptorium/bibliography/csl-item.ts';
import { showKeys } from '../../lib/show-keys.ts';
import { t } from '../../lib/texts/editor.ts';
import { mayCite, openCiting } from '../citations/citing.ts';
import { splitCitation } from '../citations/parse-citation.ts';
import { readCitation } from '../citations/read-citation.ts';
import { renderMarks } from '../citations/render-marks.ts';
import { type CitedWork, writeCitation } from '../citations/write-citation.ts';
import { ICONS } from '../context-menu/menu-icons.ts';
import { findChanges } from '../find-changes.ts';
import { STEP_IN } from './caret-card.ts';
import { createElement } from './create-element.ts';
import { drawEntry, findCarded, type FoundCitation } from './citation.ts';
import { drawIcon } from './icon.ts';
import { findLabelled, readLabels } from './labels.ts';

/** More would fill a phone; the dialog shows them all. */
const MOST_WORKS = 3;
const CLOSE = ['M6 6l12 12', 'M18 6L6 18'];

/** Writes the citation with other works, as one undo step, unless others have changed it. */
function writeWorks(
  view: EditorView,
  source: string,
  change: (works: readonly CitedWork[]) => readonly CitedWork[],
): void {
  const found = findCarded(view.state);
  const read = found?.source === source ? readCitation(source) : null;
  if (!found || !read) return;
  const insert = writeCitation(change(read.works), read.manner);
  if (insert === source) return;
  view.dispatch({
    changes: findChanges(source, insert, found.from),
    selection: { anchor: found.from + insert.length },
    annotations: isolateHistory.of('full'),
    userEvent: 'input.cite',
  });
}

function createButton(label: string, keys: string | null, act: () => void): HTMLButtonElement {
  const button = createElement('button', '', label);
  button.type = 'button';
  if (keys !== null) button.title = showKeys(keys);
  button.addEventListener('mousedown', (event) => event.preventDefault());
  button.addEventListener('click', act);
  return button;
}

/** Everything after a key: the locator, and text that citeproc does not take for one. */
const readPlace = ({ locator, suffix }: CitedWork): string => [locator, suffix.trim()].filter(Boolean).join(', ');

function createPlace(view: EditorView, source: string, index: number, key: string, value: string): HTMLInputElement {
  const input = document.createElement('input');
  input.type = 'text';
  input.value = value;
  input.placeholder = t('addPlace');
  input.title = t('placeInWork');
  input.spellcheck = false;
  input.setAttribute('aria-label', t('placeOf', { key }));
  const write = (): void => {
    if (input.value.trim() === value) return;
    writeWorks(view, source, (works) => works.with(index, { ...works[index]!, locator: input.value, suffix: '' }));
  };
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

/** A URL where a work can be read, or null. */
function findAddress({ DOI: doi, URL: url }: CslItem): string | null {
  if (typeof doi === 'string' && doi !== '')
    return `https://doi.org/${doi.replace(/^https?:\/\/(?:dx\.)?doi\.org\//, '')}`;
  return typeof url === 'string' && /^https?:\/\//.test(url) ? url : null;
}

function createOpen(address: string, name: string): HTMLAnchorElement {
  const link = createElement('a', 'cm-card-tool', drawIcon(ICONS.open));
  link.href = address;
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
  link.title = address;
  link.setAttribute('aria-label', t('openWork', { name }));
  return link;
}

function createRemove(view: EditorView, source: string, index: number, name: string): HTMLButtonElement {
  const button = createButton('', null, () => {
    writeWorks(view, source, (works) => works.toSpliced(index, 1));
    view.focus();
  });
  button.className = 'cm-card-tool';
  button.append(drawIcon(CLOSE));
  button.title = t('removeWork', { name });
  button.setAttribute('aria-label', button.title);
  return button;
}

/** Authors, year and title. */
function describe(item: CslItem, name: string): HTMLElement {
  const title = createElement('span', 'cm-citation-title', ...renderMarks(item.title ?? ''));
  return createElement('p', '', createElement('b', '', name), ' ', title);
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

/** The works of a citation, each with its locator; or the target of a reference. */
export function drawCitationCard(
  view: EditorView,
  dom: HTMLElement,
  found: FoundCitation,
  known: ReadonlyMap<string, CslItem>,
): void {
  const { state } = view;
  const { source, isReference } = found;
  const parts = splitCitation(source);
  const read = state.readOnly || isReference ? null : readCitation(source);
  const works = parts.slice(0, MOST_WORKS).map(({ id }, index) => {
    const item = known.get(id);
    const name = (item && [firstNames(item), yearOf(item)].filter(Boolean).join(' ')) || id;
    const entry = drawEntry(state, id);
    const work = createElement('div', 'cm-citation-work', item ? describe(item, name) : entry);
    // Shows the whole entry on hover.
    if (item || parts.length > 1) work.title = entry.textContent;
    const place = read?.works[index];
    if (place) work.append(createPlace(view, source, index, id, readPlace(place)));
    const address = item ? findAddress(item) : null;
    if (address !== null) work.append(createOpen(address, name));
    if (read && parts.length > 1) work.append(createRemove(view, source, index, name));
    return work;
  });
  const rest = parts.length - works.length;
  const more = rest > 0 ? [createElement('p', '', t('moreWorks', { count: rest }))] : [];
  const buttons = listButtons(view, found);
  const hint = createElement('span', 'cm-citation-keys', createElement('kbd', '', showKeys(STEP_IN)), t('stepIn'));
  const foot = buttons.length > 0 ? [createElement('div', 'cm-tip-actions', ...buttons, hint)] : [];
  dom.classList.toggle('cm-citation-several', parts.length > 1);
  dom.setAttribute('aria-label', isReference ? t('reference') : t('citation'));
  dom.replaceChildren(...works, ...more, ...foot);
}
