import {
  type Annotation,
  Compartment,
  EditorState,
  type EditorStateConfig,
  type Extension,
  type Transaction,
} from '@codemirror/state';
import { EditorView, lineNumbers } from '@codemirror/view';

/** The library does not expose a transaction's annotations; repeating one needs them all. */
function listAnnotations(tr: Transaction): readonly Annotation<unknown>[] {
  return (tr as unknown as { readonly annotations: readonly Annotation<unknown>[] }).annotations;
}

/**
 * A failure to parse or render a text must not keep anyone from editing it. Everything that does either is one part of
 * the extensions, removed when it fails; what was just typed or received stays.
 */
export class Writable {
  /** Parsing and rendering were removed. */
  isPlain = false;
  private readonly reading = new Compartment();
  private readonly describe: () => Extension;
  private readonly hasFailed: (view: EditorView) => boolean;
  private readonly onPlain: () => void;

  constructor(options: {
    describe: () => Extension;
    /** Whether the view dropped a plugin that renders the text. */
    hasFailed: (view: EditorView) => boolean;
    onPlain: () => void;
  }) {
    this.describe = options.describe;
    this.hasFailed = options.hasFailed;
    this.onPlain = options.onPlain;
  }

  /** The initial state of a text. */
  create(config: EditorStateConfig, build: (reading: Extension) => Extension): EditorState {
    try {
      return EditorState.create({ ...config, extensions: build(this.reading.of(this.describe())) });
    } catch (error) {
      console.warn('A text could not be read', error);
      this.isPlain = true;
      queueMicrotask(this.onPlain);
      return EditorState.create({ ...config, extensions: build(this.reading.of(lineNumbers())) });
    }
  }

  open(state: EditorState, parent: HTMLElement): EditorView {
    const open = (from: EditorState): EditorView =>
      new EditorView({ state: from, parent, dispatchTransactions: this.dispatch });
    try {
      return open(state);
    } catch (error) {
      console.warn('A text could not be drawn', error);
      this.isPlain = true;
      queueMicrotask(this.onPlain);
      parent.replaceChildren();
      return open(this.makePlain(state));
    }
  }

  /** Tries parsing and rendering again. */
  restore(view: EditorView): void {
    this.isPlain = false;
    view.dispatch({ effects: this.reading.reconfigure(this.describe()) });
  }

  /** The view catches errors in its plugins and carries on without them. */
  watch(readView: () => EditorView | null): Extension {
    return EditorView.exceptionSink.of((error) => {
      console.error('Something in the editor failed', error);
      queueMicrotask(() => {
        const view = readView();
        if (view && !this.isPlain && this.hasFailed(view)) this.fallBack(view, this.makePlain(view.state));
      });
    });
  }

  private readonly dispatch = (transactions: readonly Transaction[], view: EditorView): void => {
    try {
      view.update(transactions);
    } catch (error) {
      const [first] = transactions;
      if (this.isPlain || !first) throw error;
      console.warn('A text could not be drawn', error);
      this.fallBack(view, repeatAll(this.makePlain(first.startState), transactions));
    }
  };

  private makePlain(state: EditorState): EditorState {
    return state.update({ effects: this.reading.reconfigure(lineNumbers()), filter: false }).state;
  }

  private fallBack(view: EditorView, state: EditorState): void {
    this.isPlain = true;
    view.setState(state);
    // Update listeners have not been notified of anything.
    view.dispatch({});
    this.onPlain();
  }
}

function repeatAll(state: EditorState, transactions: readonly Transaction[]): EditorState {
  return transactions.reduce(
    (before, tr) =>
      before.update({
        changes: tr.changes,
        ...(tr.selection ? { selection: tr.selection } : {}),
        effects: tr.effects,
        annotations: listAnnotations(tr),
        filter: false,
      }).state,
    state,
  );
}
