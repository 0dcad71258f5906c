import { type EditorState, Facet } from '@codemirror/state';

/**
 * What a text need not wait for: completion, search, problems, its menu, what converts pasted text. It is loaded beside
 * the text (decision 268); what is asked of it before it is there is kept and answered then.
 */
export type LateParts = typeof import('./late-parts.ts');

let parts: LateParts | null = null;
let loading: Promise<LateParts> | null = null;

/** Null until they are there. */
export const readLateParts = (): LateParts | null => parts;

export function loadLateParts(): Promise<LateParts> {
  loading ??= import('./late-parts.ts').then(
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
