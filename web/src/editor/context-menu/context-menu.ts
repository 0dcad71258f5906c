import { syntaxTree } from '@codemirror/language';
import { EditorSelection, type EditorState, type Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { SyntaxNode } from '@lezer/common';
import { findTable } from '../commands/table.ts';
import { copyText } from '../copy-text.ts';
import { enterCaretCard } from '../live-preview/caret-card.ts';
import { copyCode, findCode } from '../live-preview/code-block.ts';
import { describeLinkActions } from '../live-preview/link-actions.ts';
import { findLink, openAddress } from '../live-preview/link.ts';
import { readMathEnvironment, stripMathMarks } from '../live-preview/math.ts';
import { readImage } from '../live-preview/image-source.ts';
import { referencesField } from '../live-preview/references.ts';
import { commentAt, commentOnParagraph, findParagraph, mayComment, suggest } from '../review/commenting.ts';
import { showCard } from '../show-card.ts';
import { offerTable } from '../tables/table-menu.ts';
import { offerEditing, offerText } from './edit-items.ts';
import { ICONS } from './menu-icons.ts';
import { type MenuItem, openMenu, takeSecondPress } from './open-menu.ts';
import { IS_MAC } from '../../lib/show-keys.ts';
import { t } from '../../lib/texts/editor.ts';

function findUp(state: EditorState, at: number, names: RegExp): SyntaxNode | null {
  for (const side of [1, -1] as const) {
    for (let node: SyntaxNode | null = syntaxTree(state).resolveInner(at, side); node; node = node.parent)
      if (names.test(node.name)) return node;
  }
  return null;
}

const mathNodes = /^(?:InlineMath|DisplayMath|RawTexBlock)$/;

function readTex(state: EditorState, node: SyntaxNode): string | null {
  const source = state.sliceDoc(node.from, node.to);
  return node.name === 'RawTexBlock' ? readMathEnvironment(source) && source : stripMathMarks(source).trim();
}

/** Acts on the node at the menu's position, if it is still there. */
function withNode(names: RegExp, run: (view: EditorView, node: SyntaxNode) => void) {
  return (view: EditorView, position: number): void => {
    const node = findUp(view.state, position, names);
    if (node) run(view, node);
  };
}

function offerMath(state: EditorState, position: number): readonly MenuItem[] {
  const node = findUp(state, position, mathNodes);
  if (!node || readTex(state, node) === null) return [];
  return [
    {
      label: t('copyTex'),
      icon: ICONS.copy,
      run: withNode(mathNodes, (view, formula) => void copyText(view, readTex(view.state, formula) ?? '')),
    },
    {
      label: t('editFormula'),
      icon: ICONS.pencil,
      run: withNode(mathNodes, (view, formula) => enter(view, formula.from, formula.to)),
    },
  ];
}

function offerCode(state: EditorState, position: number): readonly MenuItem[] {
  return findCode(state, position) ? [{ label: t('copyCode'), icon: ICONS.copy, run: copyCode }] : [];
}

/** Keyboard users cannot hover. */
function offerCard(state: EditorState, position: number): readonly MenuItem[] {
  const offer = (names: RegExp, label: string, run: MenuItem['run'] = showCard): readonly MenuItem[] =>
    findUp(state, position, names) ? [{ label, icon: ICONS.book, run }] : [];
  return [
    // In Preview its card is open already.
    ...offer(/^Citation(?:InText)?$/, t('showEntry'), (view, at) => {
      if (!enterCaretCard(view)) showCard(view, at);
    }),
    ...offer(/^(?:FootnoteReference|InlineFootnote)$/, t('showNote')),
  ];
}

function readPicture(state: EditorState, node: SyntaxNode): string | null {
  return (
    readImage(node, (from, to) => state.sliceDoc(from, to), state.field(referencesField, false) ?? new Map())?.url ??
    null
  );
}

function offerImage(state: EditorState, position: number): readonly MenuItem[] {
  const node = findUp(state, position, /^Image$/);
  if (!node || readPicture(state, node) === null) return [];
  const act = (run: (view: EditorView, url: string) => void) =>
    withNode(/^Image$/, (view, image) => run(view, readPicture(view.state, image) ?? ''));
  return [
    { label: t('openImage'), icon: ICONS.open, run: act((view, url) => openAddress(view, url)) },
    { label: t('copyAddress'), icon: ICONS.copy, run: act((view, url) => void copyText(view, url)) },
    {
      label: t('editSource'),
      icon: ICONS.source,
      run: withNode(/^Image$/, (view, image) => enter(view, image.from, image.to)),
    },
  ];
}

/** Comments on the selection or the rendered element, else on the paragraph. */
function offerComment(state: EditorState, position: number, selected: boolean): readonly MenuItem[] {
  if (!mayComment(state)) return [];
  const onParagraph = !selected && findParagraph(state, position) !== null;
  return [
    {
      label: onParagraph ? t('commentParagraph') : t('comment'),
      icon: ICONS.comment,
      run: onParagraph ? commentOnParagraph : commentAt,
      ...(IS_MAC || onParagraph ? {} : { keys: 'Ctrl-Shift-m' }),
    },
    ...(selected || !onParagraph ? [{ label: t('suggestChange'), icon: ICONS.pencil, run: suggest }] : []),
  ];
}

function enter(view: EditorView, anchor: number, head: number): void {
  view.dispatch({ selection: { anchor, head }, userEvent: 'select', scrollIntoView: true });
}

/** What a position offers besides its text. */
export function listOffers(state: EditorState, position: number): readonly (readonly MenuItem[])[] {
  const image = offerImage(state, position);
  const found = findLink(state, position) ?? findLink(state, position, -1);
  const groups = [
    image,
    found && image.length === 0 ? describeLinkActions(state, found) : [],
    offerMath(state, position),
    ...(findTable(state, position) && !state.readOnly ? offerTable(state, position) : []),
  ];
  return groups.filter((group) => group.length > 0);
}

/** The source position of a rendered element. */
function findDrawn(view: EditorView, target: Element): number | null {
  const box = target.closest('.cm-table-box, .cm-figure, .cm-math');
  if (!box) return null;
  const cell = target.closest<HTMLElement>('[data-at]')?.dataset['at'];
  const inner = Number(cell ?? 0);
  return Math.min(view.posAtDOM(box) + inner, view.state.doc.length);
}

/** A contextmenu event reports the last pointer type even if a key caused it. */
let keyUntil = 0;
/** On a right-click, some browsers first select the word for their own menu. */
let pressedOn: EditorSelection | null = null;

/** Whether a position lies in what was selected before the click. */
function isSelected(state: EditorState, position: number, byKey: boolean): boolean {
  const { main } = state.selection;
  const isOwn = byKey || pressedOn === null || pressedOn.main.eq(main);
  return isOwn && !main.empty && main.from <= position && position <= main.to;
}

/**
 * The context menu of the text and of rendered elements, by right-click or menu key. A second right-click in the same
 * place, or one with Shift, shows the browser's own, which corrects spelling.
 */
export const contextMenu: Extension = EditorView.domEventHandlers({
  keydown(event) {
    if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) keyUntil = event.timeStamp + 1000;
    return false;
  },
  mousedown(_event, view) {
    pressedOn = view.state.selection;
    return false;
  },
  contextmenu(event, view) {
    if (!(event.target instanceof Element) || event.target.closest('.cm-menu, .cm-caption:focus')) return false;
    const pointer = event instanceof PointerEvent ? event.pointerType : '';
    // A long press on text selects a word; only rendered elements have no words to select.
    if (pointer === 'touch' && findDrawn(view, event.target) === null) return false;
    const byKey = event.timeStamp < keyUntil || (pointer === '' && event.button !== 2 && !event.ctrlKey);
    keyUntil = 0;
    const again = takeSecondPress();
    if ((event.shiftKey || again) && !byKey) return false;
    const caret = view.state.selection.main.head;
    const drawn = byKey ? null : findDrawn(view, event.target);
    const found = byKey || drawn !== null ? null : view.posAndSideAtCoords({ x: event.clientX, y: event.clientY });
    const position = byKey ? caret : (drawn ?? found?.pos ?? null);
    if (position === null) return false;
    // For the mouse, buttons and cards do this.
    const cards = byKey ? [offerCard(view.state, position), offerCode(view.state, position)] : [];
    const groups = [...listOffers(view.state, position)];
    const selected = isSelected(view.state, position, byKey);
    const isText = drawn === null && !findTable(view.state, position);
    const comments = offerComment(view.state, position, selected);
    // For someone who may neither write nor comment here, the browser's menu is more useful.
    if (groups.length === 0 && comments.length === 0 && view.state.readOnly && !selected) {
      if (cards.every((group) => group.length === 0)) return false;
    }
    groups.unshift(...[comments].filter((group) => group.length > 0));
    if (isText && selected) groups.unshift(...offerEditing(view.state));
    else if (isText) {
      const [edits = [], ...rest] = offerText(view.state, position);
      groups.unshift(...[edits].filter((group) => group.length > 0));
      groups.push(...rest);
    }
    groups.unshift(...cards.filter((group) => group.length > 0));
    if (groups.length === 0) return false;
    event.preventDefault();
    const box = byKey ? view.coordsAtPos(caret) : null;
    const table = findTable(view.state, position);
    const { from, to } = view.state.selection.main;
    // The action applies to the cell that was clicked.
    if (!byKey && table && (position < from || position > to))
      view.dispatch({ selection: EditorSelection.cursor(position, found?.assoc ?? 0), userEvent: 'select.pointer' });
    openMenu(
      view,
      box ? { x: box.left, y: box.bottom + 4 } : { x: event.clientX, y: event.clientY },
      position,
      groups,
      // A finger has no second button.
      { byKey, hint: byKey || pointer === 'touch' ? null : t('browsersMenu') },
    );
    return true;
  },
});
