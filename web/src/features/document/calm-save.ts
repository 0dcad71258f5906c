import type { DocumentStatus } from '../../editor/collab/document-connection.ts';

/** What the save badge shows. */
export type ShownSave = Pick<DocumentStatus, 'saveState' | 'saveText' | 'merge'>;

interface Source {
  status(): ShownSave;
  subscribe(listener: () => void): () => void;
}

interface CalmSave {
  readonly subscribe: (listener: () => void) => () => void;
  readonly read: () => ShownSave;
}

/** Between two keys of somebody who types. */
export const REST_MS = 400;

/**
 * The save state as a badge shows it: “Saving…” at once, and “Saved” when typing rests. Each key is on its way and
 * acknowledged within milliseconds: the badge would change twice with it, and browsers that draw one rectangle around all
 * that changed would draw everything between the badge and the caret.
 */
export function calmSave(source: Source): CalmSave {
  let shown = source.status();
  return {
    read: () => shown,
    subscribe(listener) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const show = (): void => {
        const next = source.status();
        if (isSame(shown, next)) return;
        shown = next;
        listener();
      };
      const stop = source.subscribe(() => {
        clearTimeout(timer);
        if (shown.saveState === 'saving' && source.status().saveState === 'saved') timer = setTimeout(show, REST_MS);
        else show();
      });
      show();
      return () => {
        clearTimeout(timer);
        stop();
      };
    },
  };
}

function isSame(a: ShownSave, b: ShownSave): boolean {
  return a.saveState === b.saveState && a.saveText === b.saveText && a.merge === b.merge;
}
