import { type EditorState, type Extension, Facet } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import type { DocumentKind } from '../languages/language.ts';
import type { EditorOptions } from '../options.ts';

/**
 * What a text need not wait for: completion, search, problems, its menu, what converts pasted text. It is loaded beside
 * the text (decision 268); what is asked of it before it is there is kept and answered then.
 */
export interface LateParts {
  /** For every text, whatever its language; its keys are between those of the language and the general ones. */
  readonly forAll: Extension;
  readonly keysForAll: Extension;
  /** What reads the text: it is taken away if that fails. */
  readonly forKind: (kind: DocumentKind, onProblems: EditorOptions['onProblems']) => Extension;
  /** Opens the search with these words, at the first place that has them. */
  readonly findWords: (view: EditorView, words: string) => void;
  readonly highlightSelectionMatches: (options: { minSelectionLength: number }) => Extension;
  readonly openSearchPanel: (view: EditorView) => boolean;
  readonly searchFor: (view: EditorView, words: string) => void;
  readonly startCompletion: (view: EditorView) => boolean;
}

let fetchParts = (): Promise<LateParts> => Promise.reject(new Error('There is no editor.'));
let parts: LateParts | null = null;
let loading: Promise<LateParts> | null = null;

/** By the editor: the parts use its commands, which ask for the parts. */
export function provideLateParts(fetch: () => Promise<LateParts>): void {
  fetchParts = fetch;
}

/** Null until they are there. */
export const readLateParts = (): LateParts | null => parts;

export function loadLateParts(): Promise<LateParts> {
  loading ??= fetchParts().then(
    (loaded) => (parts = loaded),
    (error: unknown) => {
      // Whoever needs them next tries again.
      loading = null;
      throw error;
    },
  );
  return loading;
}

/** Whether something is open that Escape closes first. */
export const isSomethingOpen = Facet.define<(state: EditorState) => boolean>();
