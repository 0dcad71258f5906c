import { EditorView } from '@codemirror/view';
import { drawIcon } from '../live-preview/icon.ts';
import { trackPlace } from './track-place.ts';
import { IS_MAC, nameKeys, showKeys } from '../../lib/show-keys.ts';
import { t } from '../../lib/texts/editor.ts';

export interface MenuItem {
  readonly label: string;
  /** Strokes of its icon. */
  readonly icon?: readonly string[];
  /** As in keymaps: `Ctrl-Shift-k`. */
  readonly keys?: string;
  /** The Markdown of what it inserts, shown where keys would be. */
  readonly detail?: string;
  /** Shown as its icon only, in a row with the others like it that follow each other. */
  readonly isCompact?: boolean;
  /** Set for something that is on or off. */
  readonly isChecked?: boolean;
  /** `at` is the position the menu was opened for, mapped through later changes. */
  readonly run: (view: EditorView, at: number, byKey: boolean) => void;
}

let closeOpen: (() => void) | null = null;
/** Whether the menu was closed by another right-click on it or where it was opened. */
let pressedAgain = false;
/** How far from where the menu was opened still counts as the same place. */
const SAME_PLACE = 16;

/** Whether this is the second right-click in one place, which shows the browser's menu. */
export function takeSecondPress(): boolean {
  const taken = pressedAgain;
  pressedAgain = false;
  return taken;
}

function moveFocus(buttons: readonly HTMLButtonElement[], key: string): boolean {
  const at = buttons.findIndex((button) => button === button.ownerDocument.activeElement);
  const last = buttons.length - 1;
  const after = at < last ? at + 1 : 0;
  const before = at > 0 ? at - 1 : last;
  const next = { ArrowDown: after, ArrowRight: after, ArrowUp: before, ArrowLeft: before, Home: 0, End: last }[key];
  if (next === undefined) return false;
  buttons[next]?.focus();
  return true;
}

/**
 * Shows a menu. Groups are separated; arrow keys move, Escape returns focus to the text. When opened with the mouse, no
 * entry has a focus ring until a key is pressed; the browser would draw one, since the text had the focus before.
 */
export function openMenu(
  view: EditorView,
  place: { readonly x: number; readonly y: number },
  position: number,
  groups: readonly (readonly MenuItem[])[],
  {
    hint = null,
    byKey,
    returnTo = view,
  }: {
    readonly hint?: string | null;
    readonly byKey: boolean;
    /** Gets the focus afterwards: the text by default. */
    readonly returnTo?: { focus(): void };
  },
): void {
  closeOpen?.();
  pressedAgain = false;
  const { ownerDocument } = view.dom;
  const tracked = trackPlace(view, position);
  const { menu, buttons } = createMenu(ownerDocument, groups, (item, isKey) => {
    const at = tracked.read();
    close();
    returnTo.focus();
    item.run(view, at, isKey);
  });
  if (hint !== null) menu.append(createHint(ownerDocument, hint));
  menu.classList.toggle('cm-menu-by-key', byKey);
  const listening = new AbortController();
  const { signal } = listening;
  const close = (): void => {
    closeOpen = null;
    tracked.drop();
    menu.remove();
    listening.abort();
  };
  closeOpen = close;
  menu.addEventListener('keydown', (event) => {
    event.stopPropagation();
    const isFirst = !menu.classList.contains('cm-menu-by-key');
    menu.classList.add('cm-menu-by-key');
    if (event.key === 'Escape' || event.key === 'Tab') {
      close();
      returnTo.focus();
    } else if (isFirst && ['ArrowDown', 'Enter', ' '].includes(event.key)) buttons[0]?.focus();
    else if (!moveFocus(buttons, event.key)) return;
    event.preventDefault();
  });
  menu.addEventListener('contextmenu', (event) => event.preventDefault());
  const closeOutside = (event: PointerEvent): void => {
    const isOnMenu = event.target instanceof Node && menu.contains(event.target);
    const isRight = event.button === 2 || (IS_MAC && event.ctrlKey);
    if (isOnMenu && !isRight) return;
    pressedAgain = isRight && (isOnMenu || Math.hypot(event.clientX - place.x, event.clientY - place.y) <= SAME_PLACE);
    close();
    // The browser's spelling correction applies to what has the focus.
    if (pressedAgain) view.focus();
  };
  ownerDocument.addEventListener('pointerdown', closeOutside, { capture: true, signal });
  addEventListener('resize', close, { signal });
  addEventListener('scroll', close, { capture: true, signal });
  addEventListener('blur', close, { signal });
  view.dom.append(menu);
  placeMenu(menu, place);
  buttons[0]?.focus({ preventScroll: true });
}

function createMenu(
  ownerDocument: Document,
  groups: readonly (readonly MenuItem[])[],
  onChoose: (item: MenuItem, byKey: boolean) => void,
): { menu: HTMLElement; buttons: HTMLButtonElement[] } {
  const menu = ownerDocument.createElement('div');
  menu.className = 'cm-menu';
  menu.setAttribute('role', 'menu');
  menu.setAttribute('aria-label', t('actions'));
  menu.classList.toggle(
    'cm-menu-icons',
    groups.flat().some(({ icon }) => icon !== undefined),
  );
  const buttons: HTMLButtonElement[] = [];
  for (const items of groups.filter(({ length }) => length > 0)) {
    if (buttons.length > 0) {
      const line = ownerDocument.createElement('div');
      line.setAttribute('role', 'separator');
      menu.append(line);
    }
    let row: HTMLElement | null = null;
    for (const item of items) {
      const button = createButton(ownerDocument, item);
      button.addEventListener('click', ({ detail }) => onChoose(item, detail === 0));
      buttons.push(button);
      if (item.isCompact !== true) row = null;
      else if (row === null) {
        row = ownerDocument.createElement('div');
        row.className = 'cm-menu-row';
        row.setAttribute('role', 'none');
        menu.append(row);
      }
      (row ?? menu).append(button);
    }
  }
  return { menu, buttons };
}

function createHint(ownerDocument: Document, text: string): HTMLElement {
  const hint = ownerDocument.createElement('p');
  hint.setAttribute('role', 'none');
  hint.textContent = text;
  return hint;
}

function createButton(
  ownerDocument: Document,
  { label, keys, detail, icon, isChecked, isCompact }: MenuItem,
): HTMLButtonElement {
  const button = ownerDocument.createElement('button');
  button.type = 'button';
  button.setAttribute('role', isChecked === undefined ? 'menuitem' : 'menuitemcheckbox');
  if (isChecked !== undefined) button.setAttribute('aria-checked', String(isChecked));
  button.tabIndex = -1;
  if (icon) button.append(drawIcon(icon));
  if (isCompact === true) {
    button.setAttribute('aria-label', label);
    button.title = keys === undefined ? label : `${label} (${showKeys(keys)})`;
    if (keys !== undefined) button.setAttribute('aria-keyshortcuts', nameKeys(keys));
    return button;
  }
  const name = ownerDocument.createElement('span');
  name.textContent = label;
  button.append(name);
  if (keys === undefined && detail === undefined) return button;
  const shown = ownerDocument.createElement(keys === undefined ? 'code' : 'kbd');
  shown.textContent = keys === undefined ? (detail ?? '') : showKeys(keys);
  shown.setAttribute('aria-hidden', 'true');
  if (keys !== undefined) button.setAttribute('aria-keyshortcuts', nameKeys(keys));
  button.append(shown);
  return button;
}

/** Below and right of a point, but within the window. */
function placeMenu(menu: HTMLElement, place: { readonly x: number; readonly y: number }): void {
  const { width, height } = menu.getBoundingClientRect();
  const left = Math.max(8, Math.min(place.x, innerWidth - width - 8));
  const top = place.y + height + 8 > innerHeight ? Math.max(8, place.y - height) : place.y;
  menu.style.left = `${left}px`;
  menu.style.top = `${top}px`;
  // An ancestor that is a containing block for fixed elements offsets them: compensate.
  const now = menu.getBoundingClientRect();
  if (now.left !== left) menu.style.left = `${2 * left - now.left}px`;
  if (now.top !== top) menu.style.top = `${2 * top - now.top}px`;
}

export const menuTheme = EditorView.baseTheme({
  '.cm-menu': {
    position: 'fixed',
    zIndex: '300',
    minWidth: '220px',
    maxHeight: 'calc(100vh - 16px)',
    overflowY: 'auto',
    padding: '4px',
    backgroundColor: 'var(--raised)',
    color: 'var(--ink)',
    border: '1px solid var(--line)',
    borderRadius: 'var(--radius)',
    boxShadow: 'var(--shadow)',
    font: '400 13px/20px var(--font-ui)',
  },
  '.cm-menu button': {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    width: '100%',
    padding: '5px 10px',
    font: 'inherit',
    color: 'inherit',
    textAlign: 'left',
    background: 'none',
    border: 'none',
    borderRadius: 'var(--radius-sm)',
    cursor: 'pointer',
  },
  '.cm-menu-row': { display: 'flex', gap: '2px' },
  '.cm-menu-row:has(+ button)': { paddingBottom: '4px', marginBottom: '4px', borderBottom: '1px solid var(--line)' },
  '.cm-menu-row button': { flex: '1 1 0', justifyContent: 'center', padding: '7px 0' },
  '.cm-menu-row svg': { width: '18px', height: '18px', stroke: 'var(--ink)' },
  '.cm-menu button:focus': { outline: 'none', boxShadow: 'none' },
  '.cm-menu button:hover, .cm-menu-by-key button:focus': { backgroundColor: 'var(--hover-raised)' },
  '.cm-menu-by-key button:focus': { outline: '2px solid var(--accent)', outlineOffset: '-2px' },
  '.cm-menu svg': {
    flex: 'none',
    width: '16px',
    height: '16px',
    fill: 'none',
    stroke: 'var(--muted)',
    strokeWidth: '1.75',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  // Entries without an icon align with the words of the others.
  '.cm-menu-icons button > span:first-child': { paddingInlineStart: '26px' },
  '.cm-menu kbd, .cm-menu code': {
    marginInlineStart: 'auto',
    font: '400 12px/20px var(--font-ui)',
    color: 'var(--muted)',
  },
  '.cm-menu code': { fontFamily: 'var(--font-mono)' },
  '.cm-menu p': {
    maxWidth: '240px',
    margin: '4px 0 0',
    padding: '6px 10px 4px',
    borderTop: '1px solid var(--line)',
    font: '400 12px/16px var(--font-ui)',
    color: 'var(--muted)',
  },
  '.cm-menu [role=separator]': { height: '1px', margin: '4px 0', backgroundColor: 'var(--line)' },
  // On a phone it is a sheet at the bottom, within reach and clear of its subject.
  '@media (pointer: coarse) and (max-width: 767px)': {
    '.cm-menu': { inset: 'auto 8px 8px !important', maxHeight: '60vh' },
  },
  '@media (pointer: coarse)': {
    '.cm-menu button': { padding: '12px 14px' },
    '.cm-menu-row button': { padding: '13px 0' },
    // There may be no keyboard.
    '.cm-menu kbd': { display: 'none' },
  },
});
