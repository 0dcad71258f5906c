import type { t } from './texts/shortcuts.ts';

type Text = Parameters<typeof t>[0];

export interface Shortcut {
  text: Text;
  /** In CodeMirror's notation: "Mod-Shift-c". Several are alternatives, or the two keys of a pair. */
  keys: readonly string[];
  /** On a Mac, if they differ. */
  mac?: readonly string[];
}

/** Every shortcut of the product, grouped by where it works. A test compares the writing keys with the editor's. */
export const SHORTCUTS: readonly { title: Text; lines: readonly Shortcut[] }[] = [
  {
    title: 'everywhere',
    lines: [
      { text: 'search', keys: ['Mod-p'] },
      { text: 'list', keys: ['Mod-/', '?'] },
      { text: 'region', keys: ['F6', 'Shift-F6'] },
      { text: 'escape', keys: ['Escape'] },
    ],
  },
  {
    title: 'workspace',
    lines: [
      { text: 'move', keys: ['ArrowUp', 'ArrowDown'] },
      { text: 'ends', keys: ['Home', 'End'] },
      { text: 'openItem', keys: ['Enter'] },
      { text: 'inside', keys: ['ArrowRight', 'ArrowLeft'] },
      { text: 'previewItem', keys: ['P', 'Alt-Enter'] },
      { text: 'select', keys: ['Space'] },
      { text: 'extend', keys: ['Shift-ArrowUp', 'Shift-ArrowDown'] },
      { text: 'selectAll', keys: ['Mod-a'] },
      { text: 'rename', keys: ['F2'] },
      { text: 'remove', keys: ['Delete'] },
      { text: 'menu', keys: ['Shift-F10'] },
      { text: 'paste', keys: ['Mod-v'] },
      { text: 'image', keys: ['ArrowLeft', 'ArrowRight'] },
      { text: 'zoom', keys: ['+', '-', '0'] },
      { text: 'history', keys: ['J', 'K'] },
    ],
  },
  {
    title: 'writing',
    lines: [
      { text: 'bold', keys: ['Mod-b'] },
      { text: 'italic', keys: ['Mod-i'] },
      { text: 'link', keys: ['Mod-k'] },
      { text: 'picture', keys: ['Mod-Alt-i'], mac: ['Mod-Shift-i'] },
      { text: 'taskList', keys: ['Mod-t', 'Mod-Shift-9'] },
      { text: 'bulletList', keys: ['Mod-Shift-8'] },
      { text: 'orderedList', keys: ['Mod-Shift-7'] },
      { text: 'citation', keys: ['Mod-Shift-c'] },
      { text: 'citationCard', keys: ['Alt-Enter'] },
      { text: 'comment', keys: ['Mod-Shift-c'] },
      { text: 'code', keys: ['Mod-e'] },
      { text: 'highlight', keys: ['Ctrl-Shift-h'] },
      { text: 'strikethrough', keys: ['Mod-Shift-x'] },
      { text: 'footnote', keys: ['Mod-Alt-f'], mac: ['Mod-Alt-r'] },
      { text: 'headings', keys: ['Mod-Alt-1', 'Mod-Alt-2', 'Mod-Alt-3', 'Mod-Alt-4'] },
      { text: 'paragraph', keys: ['Mod-Alt-0'] },
    ],
  },
  {
    title: 'tables',
    lines: [
      { text: 'cell', keys: ['Tab', 'Shift-Tab'] },
      { text: 'cellBelow', keys: ['Enter'] },
      { text: 'insertRow', keys: ['Shift-Alt-ArrowUp', 'Shift-Alt-ArrowDown'] },
      {
        text: 'insertColumn',
        keys: ['Shift-Alt-ArrowLeft', 'Shift-Alt-ArrowRight'],
        mac: ['Ctrl-Shift-Alt-ArrowLeft', 'Ctrl-Shift-Alt-ArrowRight'],
      },
      { text: 'moveRow', keys: ['Alt-ArrowUp', 'Alt-ArrowDown'] },
      {
        text: 'moveColumn',
        keys: ['Alt-ArrowLeft', 'Alt-ArrowRight'],
        mac: ['Ctrl-Alt-ArrowLeft', 'Ctrl-Alt-ArrowRight'],
      },
      { text: 'deleteRow', keys: ['Mod-Shift-k'] },
      { text: 'deleteColumn', keys: ['Shift-Alt-Backspace'] },
      { text: 'tableSource', keys: ['Escape'] },
      { text: 'alignTable', keys: ['Mod-Shift-a'] },
    ],
  },
  {
    title: 'editing',
    lines: [
      { text: 'mode', keys: ['Mod-Alt-p'] },
      { text: 'exportText', keys: ['Mod-Shift-e'] },
      { text: 'besidePdf', keys: ['Mod-Alt-e'] },
      { text: 'caretInPdf', keys: ['Mod-Alt-j'] },
      { text: 'find', keys: ['Mod-f', 'Ctrl-h'], mac: ['Mod-f', 'Mod-Shift-h'] },
      { text: 'undo', keys: ['Mod-z'] },
      { text: 'redo', keys: ['Mod-y'], mac: ['Mod-Shift-z'] },
      { text: 'moveLine', keys: ['Alt-ArrowUp', 'Alt-ArrowDown'] },
      { text: 'copyLine', keys: ['Shift-Alt-ArrowUp', 'Shift-Alt-ArrowDown'] },
      { text: 'deleteLine', keys: ['Mod-Shift-k'] },
      { text: 'indent', keys: ['Mod-[', 'Mod-]'] },
      { text: 'tab', keys: ['Ctrl-m'], mac: ['Shift-Alt-m'] },
    ],
  },
  {
    title: 'review',
    lines: [
      { text: 'commentOn', keys: ['Mod-Shift-m'] },
      { text: 'suggesting', keys: ['Mod-Shift-s'] },
      { text: 'walk', keys: ['J', 'K'] },
      { text: 'walkNewFromText', keys: ['F9', 'Shift-F9'] },
      { text: 'walkNew', keys: ['N', 'P'] },
      { text: 'decide', keys: ['A', 'R'] },
      { text: 'reply', keys: ['Enter'] },
    ],
  },
];
