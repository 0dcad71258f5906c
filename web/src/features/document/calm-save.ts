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

/** How long the keyboard must be idle for typing to count as paused, ms. */
export const REST_MS = 400;

/**
 * The save state as shown by a badge: “Saving…” at once, and “Saved” when typing pauses. Each key is sent and
 * acknowledged within milliseconds: the badge would change twice per key, and browsers that repaint one rectangle
 * around all changes would repaint everything between badge and caret.
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
