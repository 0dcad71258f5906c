import { Compartment, type Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { modeExtensions } from './editor-extensions.ts';
import { Writable } from './keep-writable.ts';
import { hasPreviewFailed } from './live-preview/preview.ts';
import type { EditorMode, EditorOptions, EnterKey } from './options.ts';
import { t } from '../lib/texts/editor.ts';

/** Rendered or plain source: as chosen, or plain because the text could not be rendered. */
export class EditorModes {
  mode: EditorMode;
  readonly writable: Writable;
  readonly #options: EditorOptions;
  readonly #isMarkdown: boolean;
  readonly #compartment = new Compartment();
  #enter: EnterKey;

  /** `read` adds everything else that parses and renders the text; it is removed with the mode if either fails. */
  constructor(options: EditorOptions, isMarkdown: boolean, read: (mode: Extension) => Extension) {
    this.#options = options;
    this.#isMarkdown = isMarkdown;
    this.mode = options.mode;
    this.#enter = options.enter ?? 'paragraph';
    this.writable = new Writable({
      describe: () => read(this.#compartment.of(this.#describe())),
      hasFailed: hasPreviewFailed,
      onPlain: () => this.#onPlain(),
    });
  }

  set(view: EditorView, next: EditorMode): void {
    if (next === this.mode) return;
    this.mode = next;
    if (this.#isMarkdown) {
      const top = view.lineBlockAtHeight(view.scrollDOM.scrollTop);
      if (this.writable.isPlain) this.writable.restore(view);
      else this.#reconfigure(view);
      // Keep the same line at the top, whatever its new height.
      view.dispatch({ effects: EditorView.scrollIntoView(top.from, { y: 'start' }) });
    }
    if (!this.writable.isPlain) this.#options.onMode?.(next, true);
  }

  toggle(view: EditorView): void {
    this.set(view, this.mode === 'preview' ? 'source' : 'preview');
  }

  setEnter(view: EditorView, next: EnterKey): void {
    this.#enter = next;
    this.#reconfigure(view);
  }

  #describe(): Extension {
    return modeExtensions(this.mode, this.#isMarkdown, this.#enter);
  }

  #reconfigure(view: EditorView): void {
    view.dispatch({ effects: this.#compartment.reconfigure(this.#describe()) });
  }

  #onPlain(): void {
    this.mode = 'source';
    this.#options.onMode?.(this.mode, false);
    this.#options.onMessage?.(t('notRendered'), 'info');
  }
}
