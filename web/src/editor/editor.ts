import { history, historyKeymap, defaultKeymap } from '@codemirror/commands';
import { Compartment, EditorState } from '@codemirror/state';
import { EditorView, keymap, placeholder } from '@codemirror/view';
import type { CommandName, EditorHandle, EditorOptions } from './options.ts';

/** Mounts the writing surface. The caller destroys it; nothing else lives outside the returned handle. */
export function createEditor(options: EditorOptions): EditorHandle {
  const readOnly = new Compartment();
  let mode = options.mode;
  const state =
    typeof options.doc === 'string'
      ? EditorState.create({
          doc: options.doc,
          extensions: [
            history(),
            keymap.of([...defaultKeymap, ...historyKeymap]),
            placeholder('Empty document…'),
            EditorView.lineWrapping,
            EditorView.cspNonce.of(options.nonce ?? ''),
            readOnly.of(EditorState.readOnly.of(options.readOnly ?? false)),
            options.extensions ?? [],
          ],
        })
      : options.doc;
  const view = new EditorView({ state, parent: options.parent });
  return {
    view,
    commands: {} as Readonly<Record<CommandName, (view: EditorView) => boolean>>,
    run: () => false,
    mode: () => mode,
    setMode: (next) => {
      mode = next;
      options.onMode?.(next);
    },
    setReadOnly: (value) => view.dispatch({ effects: readOnly.reconfigure(EditorState.readOnly.of(value)) }),
    jumpTo: (target) => {
      const at = typeof target === 'number' ? target : view.state.doc.line(target.line).from;
      view.dispatch({ selection: { anchor: at }, effects: EditorView.scrollIntoView(at, { y: 'start' }) });
      view.focus();
    },
    refreshAssets: () => undefined,
    focus: () => view.focus(),
    destroy: () => view.destroy(),
  };
}
