import type { EditorSelection, Extension } from '@codemirror/state';
import { EditorView, keymap, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { t } from '../../lib/texts/editor.ts';
import { loadLateParts, readLateParts } from './load.ts';

interface Held {
  /** Where the caret was, and then where it would be. */
  selection: EditorSelection;
  readonly repeat: () => void;
}

/** Until the late parts are there: keeps the events that only they can answer, and repeats them then. */
const held = ViewPlugin.fromClass(
  class {
    private readonly view: EditorView;
    isWaiting = readLateParts() === null;
    private readonly kept: Held[] = [];
    private since: EditorSelection | null = null;
    /** Of the last key; a paste does not reveal its own. */
    plainUntil = 0;
    keyUntil = 0;

    constructor(view: EditorView) {
      this.view = view;
    }

    update({ docChanged, changes }: ViewUpdate): void {
      if (!docChanged) return;
      for (const one of this.kept) one.selection = one.selection.map(changes);
      if (this.since !== null) this.since = this.since.map(changes);
    }

    keep(repeat: () => void): true {
      this.kept.push({ selection: this.view.state.selection, repeat });
      return true;
    }

    /** What was typed since stays after what was pasted before it. */
    answer(): void {
      const { view } = this;
      this.isWaiting = false;
      for (let next = this.kept.shift(); next !== undefined; next = this.kept.shift()) {
        const isMoved = !next.selection.eq(view.state.selection);
        this.since = isMoved ? view.state.selection : null;
        if (isMoved) view.dispatch({ selection: next.selection });
        next.repeat();
        if (this.since !== null) view.dispatch({ selection: this.since });
        this.since = null;
      }
    }
  },
);

/** The original is empty once its event is over. */
function copyOf(data: DataTransfer): DataTransfer {
  const copy = new DataTransfer();
  for (const type of data.types) if (type !== 'Files') copy.setData(type, data.getData(type));
  for (const file of data.files) copy.items.add(file);
  return copy;
}

const SOON_MS = 1000;

const holding: Extension = EditorView.domEventHandlers({
  keydown(event, view) {
    const plugin = view.plugin(held);
    if (!plugin?.isWaiting) return false;
    if (event.key.toLowerCase() === 'v' && event.shiftKey) plugin.plainUntil = event.timeStamp + SOON_MS;
    if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey))
      plugin.keyUntil = event.timeStamp + SOON_MS;
    return false;
  },
  paste(event, view) {
    const plugin = view.plugin(held);
    const { clipboardData, target } = event;
    if (!plugin?.isWaiting || clipboardData === null || target === null || view.state.readOnly) return false;
    if (event.timeStamp < plugin.plainUntil) return false;
    event.preventDefault();
    const copy = new ClipboardEvent('paste', {
      clipboardData: copyOf(clipboardData),
      bubbles: true,
      cancelable: true,
    });
    return plugin.keep(() => target.dispatchEvent(copy));
  },
  drop(event, view) {
    const plugin = view.plugin(held);
    const { dataTransfer, target, clientX, clientY } = event;
    if (!plugin?.isWaiting || target === null || view.state.readOnly) return false;
    if (dataTransfer === null || dataTransfer.files.length === 0) return false;
    event.preventDefault();
    event.stopPropagation();
    const copy = new DragEvent('drop', {
      dataTransfer: copyOf(dataTransfer),
      clientX,
      clientY,
      bubbles: true,
      cancelable: true,
    });
    return plugin.keep(() => target.dispatchEvent(copy));
  },
  contextmenu(event, view) {
    const plugin = view.plugin(held);
    const { target, clientX, clientY, button, ctrlKey } = event;
    if (!plugin?.isWaiting || target === null || event.shiftKey) return false;
    if (target instanceof Element && target.closest('.cm-menu, .cm-caption:focus')) return false;
    // A long press selects a word.
    if (event instanceof PointerEvent && event.pointerType === 'touch') return false;
    event.preventDefault();
    const byKey = event.timeStamp < plugin.keyUntil;
    const copy = new MouseEvent('contextmenu', {
      clientX,
      clientY,
      button: byKey ? 0 : button,
      ctrlKey: !byKey && ctrlKey,
      bubbles: true,
      cancelable: true,
    });
    return plugin.keep(() => target.dispatchEvent(copy));
  },
});

export const heldEvents: Extension = [
  held,
  holding,
  keymap.of([{ key: 'Mod-f', run: (view) => readLateParts() === null && find(view), preventDefault: true }]),
];

/** Once the late parts are in the view, or will not come: then it does what it can without them. */
export const answerHeld = (view: EditorView): void => view.plugin(held)?.answer();

export function find(view: EditorView): boolean {
  const parts = readLateParts();
  if (parts !== null) return parts.openSearchPanel(view);
  const field = document.createElement('input');
  field.className = 'sr-only';
  field.setAttribute('aria-label', t('findField'));
  field.addEventListener('keydown', (event) => {
    event.stopPropagation();
    if (event.key !== 'Escape') return;
    field.remove();
    view.focus();
  });
  view.dom.append(field);
  // What is typed meanwhile is searched for, instead of going into the text.
  field.focus();
  void loadLateParts().then(({ searchFor }) => {
    if (field.isConnected) searchFor(view, field.value);
    field.remove();
  });
  return true;
}
