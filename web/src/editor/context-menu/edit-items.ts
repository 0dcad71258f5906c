import { selectAll } from '@codemirror/commands';
import type { EditorState } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { IS_MAC, showKeys } from '../../lib/show-keys.ts';
import { t as named } from '../../lib/texts/document.ts';
import { t } from '../../lib/texts/editor.ts';
import { findLeaf, verbatim } from '../commands/blocks-around.ts';
import { commands } from '../commands/commands.ts';
import { INSERTIONS, mayInsert } from '../completion/insert.ts';
import type { CommandName } from '../options.ts';
import { surroundings } from '../surroundings.ts';
import { ICONS } from './menu-icons.ts';
import { type MenuItem, openMenu } from './open-menu.ts';

const keysOf = (key: string): { readonly keys?: string } => (IS_MAC ? {} : { keys: `Ctrl-${key}` });

/** The editor's own clipboard handlers do the rest. */
function useClipboard(what: 'cut' | 'copy') {
  return (view: EditorView): void => {
    if (!view.dom.ownerDocument.execCommand(what)) view.state.facet(surroundings).report(t('copyRefused'), 'error');
  };
}

async function readClipboard(): Promise<DataTransfer> {
  const data = new DataTransfer();
  for (const item of await navigator.clipboard.read())
    for (const type of item.types) {
      const blob = await item.getType(type);
      if (type.startsWith('text/')) data.setData(type, await blob.text());
      else data.items.add(new File([blob], `image.${type.split('/')[1] ?? 'png'}`, { type }));
    }
  return data;
}

/** As if pasted with the key. If the browser does not let pages read the clipboard, names the key. */
async function paste(view: EditorView): Promise<void> {
  try {
    const clipboardData = await readClipboard();
    view.focus();
    view.contentDOM.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  } catch {
    view.state.facet(surroundings).report(t('pasteWithKeys', { keys: showKeys('Mod-v') }), 'info');
  }
}

/** For selected text: the clipboard and the most common marks. */
export function offerEditing(state: EditorState): readonly (readonly MenuItem[])[] {
  const copy: MenuItem = { label: t('copy'), icon: ICONS.copy, run: useClipboard('copy'), ...keysOf('c') };
  if (state.readOnly) return [[copy]];
  return [
    [
      { label: t('cut'), icon: ICONS.cut, run: useClipboard('cut'), ...keysOf('x') },
      copy,
      { label: t('paste'), icon: ICONS.paste, run: (view) => void paste(view), ...keysOf('v') },
    ],
    [
      { label: t('bold'), icon: ICONS.bold, run: commands.bold, isCompact: true, ...keysOf('b') },
      { label: t('italic'), icon: ICONS.italic, run: commands.italic, isCompact: true, ...keysOf('i') },
      { label: named('code'), icon: ICONS.source, run: commands.code, isCompact: true },
      { label: t('link'), icon: ICONS.link, run: commands.link, isCompact: true, ...keysOf('k') },
    ],
  ];
}

/** Moves the caret to where the menu was opened, unless it is there already or the text there is selected. */
function goTo(view: EditorView, at: number): void {
  const { from, to } = view.state.selection.main;
  if (at < from || at > to) view.dispatch({ selection: { anchor: at }, userEvent: 'select.pointer' });
}

/** What can be inserted: the same list as after a slash, in the same menu. */
function offerInsertions(view: EditorView, at: number, byKey: boolean): void {
  goTo(view, at);
  const { head } = view.state.selection.main;
  const box = view.coordsAtPos(head);
  if (!box) return;
  const items = INSERTIONS.map(({ command, label, detail, icon }): MenuItem => ({
    label,
    detail,
    icon: ICONS[icon],
    run: (inside) => void commands[command](inside),
  }));
  // First what the paragraph can become, then what can be inserted.
  const turns = INSERTIONS.filter(({ turns: isTurned }) => isTurned).length;
  openMenu(view, { x: box.left, y: box.bottom + 4 }, head, [items.slice(0, turns), items.slice(turns)], { byKey });
}

/** What a paper needs most, each one click away. */
const COMMON: readonly { readonly command: CommandName; readonly label: string; readonly icon: keyof typeof ICONS }[] =
  [
    { command: 'citation', label: named('citation'), icon: 'citation' },
    { command: 'link', label: named('link'), icon: 'link' },
    { command: 'image', label: named('image'), icon: 'image' },
    { command: 'mathBlock', label: named('math'), icon: 'formula' },
    { command: 'table', label: named('table'), icon: 'table' },
    { command: 'footnote', label: named('footnote'), icon: 'footnote' },
  ];

function offerCommon(): readonly MenuItem[] {
  return COMMON.map(({ command, label, icon }) => ({
    label,
    icon: ICONS[icon],
    isCompact: true,
    run: (view, at) => {
      goTo(view, at);
      commands[command](view);
    },
  }));
}

function selectBlock(view: EditorView, at: number): void {
  const leaf = findLeaf(view.state, at);
  if (leaf) view.dispatch({ selection: { anchor: leaf.from, head: leaf.to }, userEvent: 'select' });
}

/** For text without a selection. */
export function offerText(state: EditorState, position: number): readonly (readonly MenuItem[])[] {
  const leaf = findLeaf(state, position);
  const inserts = mayInsert(state, position);
  const edits: readonly MenuItem[] = [
    ...(inserts ? offerCommon() : []),
    {
      label: t('paste'),
      icon: ICONS.paste,
      run: (view, at) => {
        goTo(view, at);
        void paste(view);
      },
      ...keysOf('v'),
    },
    ...(inserts ? [{ label: t('insert'), icon: ICONS.plus, run: offerInsertions }] : []),
  ];
  return [
    state.readOnly ? [] : edits,
    [
      ...(leaf && !verbatim.test(leaf.name)
        ? [{ label: t('selectParagraph'), icon: ICONS.pilcrow, run: selectBlock }]
        : []),
      { label: t('selectAll'), icon: ICONS.selectAll, run: selectAll, ...keysOf('a') },
    ],
    [{ label: t('findInText'), icon: ICONS.search, run: commands.find, ...keysOf('f') }],
  ];
}
