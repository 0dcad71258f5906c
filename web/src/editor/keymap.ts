import { acceptCompletion, closeBracketsKeymap, completionKeymap, completionStatus } from '@codemirror/autocomplete';
import {
  copyLineDown,
  copyLineUp,
  defaultKeymap,
  deleteLine,
  historyKeymap,
  indentLess,
  indentMore,
  toggleTabFocusMode,
} from '@codemirror/commands';
import { foldKeymap } from '@codemirror/language';
import { lintKeymap } from '@codemirror/lint';
import { searchKeymap } from '@codemirror/search';
import { type Extension, Prec, type StateCommand } from '@codemirror/state';
import { type EditorView, type KeyBinding, keymap } from '@codemirror/view';
import { openUnlessSelected } from './citations/citing.ts';
import { commands } from './commands/commands.ts';
import { continueMarkup, deleteMarkup } from './commands/continue-markup.ts';
import { selectFootnote } from './commands/footnote.ts';
import { copyAsHtml } from './commands/copy-as-html.ts';
import { indentList, outdentList, readFirstNumber, renumberAround } from './commands/list.ts';
import { moveLine } from './commands/move-line.ts';
import {
  deleteColumn,
  deleteRow,
  insertColumn,
  insertRow,
  moveColumn,
  moveTableRow,
} from './commands/table-structure.ts';
import { beginParagraph, breakLine, joinParagraphs } from './commands/new-paragraph.ts';
import { moveCell, moveRow } from './commands/table.ts';
import { enterBlock } from './live-preview/enter-block.ts';
import type { CommandName } from './options.ts';

/** The change and the renumbering of affected lists, as one step. */
function moveAndRenumber(move: StateCommand): (view: EditorView) => boolean {
  return (view) => {
    const { state } = view;
    const item = /^[ \t]*\d{1,9}[.)][ \t]/.test(state.doc.lineAt(state.selection.main.head).text);
    if (!item) return move(view);
    const begin = readFirstNumber(state, state.doc.lineAt(state.selection.main.head).number);
    let moved = false;
    move({
      state,
      dispatch: (tr) => {
        moved = true;
        const fixes = renumberAround(tr.state, tr.state.doc.lineAt(tr.state.selection.main.head).number, begin);
        const all = tr.changes.compose(tr.state.changes(fixes));
        view.dispatch({
          changes: all,
          selection: tr.state.selection.map(tr.state.changes(fixes)),
          userEvent: 'move.line',
          scrollIntoView: true,
        });
      },
    });
    return moved;
  };
}

/** Everything is saved live: keep the key from opening the browser's dialog. */
const swallow = (): boolean => true;

export const everywhere: readonly KeyBinding[] = [
  { key: 'Mod-s', run: swallow, preventDefault: true },
  { key: 'Mod-Shift-k', run: deleteLine },
  { key: 'Ctrl-m', mac: 'Shift-Alt-m', run: toggleTabFocusMode },
  { key: 'Tab', run: (view) => completionStatus(view.state) === 'active' && acceptCompletion(view) },
  { key: 'Mod-[', run: indentLess, preventDefault: true },
  { key: 'Mod-]', run: indentMore, preventDefault: true },
  { key: 'Alt-ArrowUp', run: moveAndRenumber(moveLine(-1)) },
  { key: 'Alt-ArrowDown', run: moveAndRenumber(moveLine(1)) },
  { key: 'Shift-Alt-ArrowUp', run: copyLineUp },
  { key: 'Shift-Alt-ArrowDown', run: copyLineDown },
  { key: 'Mod-Alt-p', run: commands.toggleMode, preventDefault: true },
];

/** Key, Mac key if different, and the Markdown command. */
export const writing: readonly (readonly [key: string, mac: string | null, command: CommandName])[] = [
  ['Mod-b', null, 'bold'],
  ['Mod-i', null, 'italic'],
  ['Mod-k', null, 'link'],
  ['Mod-Alt-i', 'Mod-Shift-i', 'image'],
  ['Mod-t', null, 'taskList'],
  // Browsers reserve Mod-T; this one reaches the page.
  ['Mod-Shift-9', null, 'taskList'],
  ['Mod-Shift-8', null, 'bulletList'],
  ['Mod-Shift-7', null, 'orderedList'],
  ['Mod-Shift-c', null, 'comment'],
  ['Mod-e', null, 'code'],
  ['Ctrl-Shift-h', null, 'highlight'],
  ['Mod-Shift-x', null, 'strikethrough'],
  ['Mod-Alt-f', 'Mod-Alt-r', 'footnote'],
  ['Mod-Shift-a', null, 'alignTable'],
  ['Mod-Alt-1', null, 'heading1'],
  ['Mod-Alt-2', null, 'heading2'],
  ['Mod-Alt-3', null, 'heading3'],
  ['Mod-Alt-4', null, 'heading4'],
  ['Mod-Alt-0', null, 'paragraph'],
];

/** In a table these act on rows and columns; elsewhere they fall through. On a Mac, Option-arrow moves by word. */
export const tableKeys: readonly KeyBinding[] = [
  { key: 'Alt-ArrowUp', run: moveTableRow(-1) },
  { key: 'Alt-ArrowDown', run: moveTableRow(1) },
  { key: 'Alt-ArrowLeft', mac: 'Ctrl-Alt-ArrowLeft', run: moveColumn(-1) },
  { key: 'Alt-ArrowRight', mac: 'Ctrl-Alt-ArrowRight', run: moveColumn(1) },
  { key: 'Shift-Alt-ArrowUp', run: insertRow(-1) },
  { key: 'Shift-Alt-ArrowDown', run: insertRow(1) },
  { key: 'Shift-Alt-ArrowLeft', mac: 'Ctrl-Shift-Alt-ArrowLeft', run: insertColumn(-1) },
  { key: 'Shift-Alt-ArrowRight', mac: 'Ctrl-Shift-Alt-ArrowRight', run: insertColumn(1) },
  { key: 'Mod-Shift-k', run: deleteRow },
  { key: 'Shift-Alt-Backspace', run: deleteColumn },
];

/** Keys of Markdown documents; where several share a key, the first that applies. */
export const markdownKeys: readonly KeyBinding[] = [
  { key: 'Mod-Shift-c', run: openUnlessSelected, preventDefault: true },
  ...writing.map(([key, mac, name]) => ({ key, ...(mac ? { mac } : {}), run: commands[name], preventDefault: true })),
  { key: 'Mod-Alt-c', run: copyAsHtml, preventDefault: true },
  { key: 'Tab', run: moveCell(1) },
  { key: 'Shift-Tab', run: moveCell(-1) },
  { key: 'ArrowDown', run: enterBlock(true) },
  { key: 'ArrowUp', run: enterBlock(false) },
  { key: 'Enter', run: moveRow },
  { key: 'Enter', run: continueMarkup },
  { key: 'Enter', run: beginParagraph },
  { key: 'Shift-Enter', run: breakLine },
  { key: 'Backspace', run: selectFootnote(-1) },
  { key: 'Delete', run: selectFootnote(1) },
  { key: 'Backspace', run: joinParagraphs },
  { key: 'Backspace', run: deleteMarkup },
  { key: 'Tab', run: indentList },
  { key: 'Shift-Tab', run: outdentList },
];

/** Additional keys of Markdown documents; Enter and Tab fall through to the general ones if nothing applies. */
export const markdownKeymap: Extension = [
  Prec.highest(keymap.of([...tableKeys])),
  Prec.high(keymap.of([...markdownKeys])),
];

export const generalKeymap: Extension = [
  Prec.highest(keymap.of([...everywhere])),
  keymap.of([
    ...closeBracketsKeymap,
    ...defaultKeymap,
    ...searchKeymap,
    ...historyKeymap,
    ...foldKeymap,
    ...completionKeymap,
    ...lintKeymap,
    { key: 'Tab', run: indentMore, shift: indentLess },
  ]),
];
