import type { EditorState } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { IS_MAC, showKeys } from '../../lib/show-keys.ts';
import { t } from '../../lib/texts/editor.ts';
import { commands } from '../commands/commands.ts';
import { surroundings } from '../surroundings.ts';
import type { MenuItem } from './open-menu.ts';

const ICONS = {
  cut: [
    'M4 17a3 3 0 1 0 6 0a3 3 0 1 0 -6 0',
    'M14 17a3 3 0 1 0 6 0a3 3 0 1 0 -6 0',
    'M9.15 14.85l8.85 -10.85',
    'M6 4l8.85 10.85',
  ],
  copy: [
    'M7 9.667a2.667 2.667 0 0 1 2.667 -2.667h8.666a2.667 2.667 0 0 1 2.667 2.667v8.666a2.667 2.667 0 0 1 -2.667 2.667h-8.666a2.667 2.667 0 0 1 -2.667 -2.667l0 -8.666',
    'M4.012 16.737a2.005 2.005 0 0 1 -1.012 -1.737v-10c0 -1.1 .9 -2 2 -2h10c.75 0 1.158 .385 1.5 1',
  ],
  paste: [
    'M9 5h-2a2 2 0 0 0 -2 2v12a2 2 0 0 0 2 2h10a2 2 0 0 0 2 -2v-12a2 2 0 0 0 -2 -2h-2',
    'M9 5a2 2 0 0 1 2 -2h2a2 2 0 0 1 2 2a2 2 0 0 1 -2 2h-2a2 2 0 0 1 -2 -2',
  ],
  bold: ['M7 5h6a3.5 3.5 0 0 1 0 7h-6l0 -7', 'M13 12h1a3.5 3.5 0 0 1 0 7h-7v-7'],
  italic: ['M11 5l6 0', 'M7 19l6 0', 'M14 5l-4 14'],
  link: [
    'M9 15l6 -6',
    'M11 6l.463 -.536a5 5 0 0 1 7.071 7.072l-.534 .464',
    'M13 18l-.397 .534a5.068 5.068 0 0 1 -7.127 0a4.972 4.972 0 0 1 0 -7.071l.524 -.463',
  ],
} as const;

const keysOf = (key: string): { readonly keys?: string } => (IS_MAC ? {} : { keys: `Ctrl-${key}` });

/** The editor's own handlers of the clipboard do the rest. */
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

/** As if pasted with the key. Where the browser lets no page read the clipboard, the key is named. */
async function paste(view: EditorView): Promise<void> {
  try {
    const clipboardData = await readClipboard();
    view.focus();
    view.contentDOM.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  } catch {
    view.state.facet(surroundings).report(t('pasteWithKeys', { keys: showKeys('Mod-v') }), 'info');
  }
}

/** For selected text: the clipboard and the commonest marks. */
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
      { label: t('bold'), icon: ICONS.bold, run: commands.bold, ...keysOf('b') },
      { label: t('italic'), icon: ICONS.italic, run: commands.italic, ...keysOf('i') },
      { label: t('link'), icon: ICONS.link, run: commands.link, ...keysOf('k') },
    ],
  ];
}
