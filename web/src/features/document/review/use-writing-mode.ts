import { isAtLeast, ROLES, type Role } from '@scriptorium/contract/review/limits.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { DocumentConnection } from '../../../editor/collab/document-connection.ts';
import { setSuggesting } from '../../../editor/collab/view/peer-field.ts';
import type { EditorHandle } from '../../../editor/options.ts';
import { forgetUndo } from '../../../editor/undo-history.ts';
import { readDeviceChoice, writeDeviceChoice } from '../../../lib/device-choice.ts';
import { chooseMode, listModes, otherMode, type WritingMode } from './writing-mode.ts';

export type { WritingMode } from './writing-mode.ts';

const doNothing = (): void => undefined;

/** The writing mode of this document, remembered on this device per document and person. */
export function useWritingMode(connection: DocumentConnection | null, me: string, itemUUID: string) {
  const name = `document-writing ${me} ${itemUUID}`;
  const role = useRole(connection, `document-role ${me} ${itemUUID}`);
  const [chosen, setChosen] = useState<{ name: string; mode: string | null }>(() => ({
    name,
    mode: readDeviceChoice(name),
  }));
  const mode = chooseMode(role, chosen.name === name ? chosen.mode : readDeviceChoice(name));
  const setMode = (next: WritingMode): void => {
    writeDeviceChoice(name, next);
    setChosen({ name, mode: next });
  };
  const switchMode = (): boolean => {
    const next = otherMode(role, mode);
    if (next !== mode) setMode(next);
    return next !== mode;
  };
  return { mode, modes: listModes(role), setMode, switchMode };
}

/**
 * This user's role. A role without edit rights is remembered on this device: otherwise, a document opened offline would
 * accept edits that the server then refuses.
 */
function useRole(connection: DocumentConnection | null, name: string): Role | null {
  const told = useSyncExternalStore(
    (listener) => connection?.review?.subscribe(listener) ?? doNothing,
    () => connection?.review?.role() ?? null,
  );
  useEffect(() => {
    if (told !== null) writeDeviceChoice(name, isAtLeast(told, 'editor') ? null : told);
  }, [name, told]);
  const remembered = readDeviceChoice(name);
  return told ?? ROLES.find((role) => role === remembered) ?? null;
}

/** Puts the editor into suggesting mode, which tracks the user's own suggestions. */
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
    // Undoing an edit made in the other mode would do something else in this one.
    forgetUndo(view);
  }, [handle, isOn, userId, userName]);
}
