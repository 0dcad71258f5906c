import { useEffect, useState, useSyncExternalStore } from 'react';
import type { DocumentConnection } from '../../../editor/collab/document-connection.ts';
import { setSuggesting } from '../../../editor/collab/view/peer-field.ts';
import type { EditorHandle } from '../../../editor/options.ts';
import { forgetUndo } from '../../../editor/undo-history.ts';
import { chooseMode, listModes, otherMode, type WritingMode } from './writing-mode.ts';

export type { WritingMode } from './writing-mode.ts';

const doNothing = (): void => undefined;

/** What typing does in this document: remembered on this device for each document and person. */
export function useWritingMode(connection: DocumentConnection | null, me: string, itemUUID: string) {
  const name = `document-writing ${me} ${itemUUID}`;
  const role = useSyncExternalStore(
    (listener) => connection?.review?.subscribe(listener) ?? doNothing,
    () => connection?.review?.role() ?? null,
  );
  const [chosen, setChosen] = useState<{ name: string; mode: string | null }>(() => ({ name, mode: read(name) }));
  const mode = chooseMode(role, chosen.name === name ? chosen.mode : read(name));
  const setMode = (next: WritingMode): void => {
    write(name, next);
    setChosen({ name, mode: next });
  };
  const switchMode = (): boolean => {
    const next = otherMode(role, mode);
    if (next !== mode) setMode(next);
    return next !== mode;
  };
  return { mode, modes: listModes(role), setMode, switchMode };
}

/** Has the editor hold one's own suggestions, for what is typed to go into them. */
export function useSuggesting(options: {
  handle: EditorHandle | null;
  isOn: boolean;
  userId: string;
  userName: string;
}): void {
  const { handle, isOn, userId, userName } = options;
  useEffect(() => {
    if (handle === null) return;
    const { view } = handle;
    const spec = setSuggesting(view.state, isOn ? { userId, userName } : null);
    if (spec === null) return;
    view.dispatch(spec);
    // An undo of the other mode would do in this one what nobody did in it.
    forgetUndo(view);
  }, [handle, isOn, userId, userName]);
}

function read(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function write(name: string, mode: WritingMode): void {
  try {
    localStorage.setItem(name, mode);
  } catch {
    // A private window without storage: the choice lasts as long as the page.
  }
}
