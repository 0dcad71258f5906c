import type { SaveState } from './document-connection.ts';

/** What the save badge says, word for word. */
const SAVE_STATE_TEXTS: Readonly<Record<SaveState, string>> = {
  loading: 'Loading…',
  saved: 'Saved',
  saving: 'Saving…',
  offline: 'Offline. Your changes are kept on this device.',
  'cannot-open': 'The server cannot open this document right now. Trying again…',
  'server-cannot-save': 'The server cannot save right now. Your changes are kept on this device.',
  'storage-full': 'Storage is full. Your changes are kept on this device until there is room.',
  'logged-out': 'You have been logged out. Log in to save your changes.',
  'no-access': 'You no longer have access. You can copy your text.',
  deleted: 'This document was deleted. You can keep a copy.',
  merged: 'This document changed elsewhere and was merged. Compare.',
};

/** `kept` is false where the browser keeps no data (a private window): then nobody is told that it does. */
export function describeSaveState(state: SaveState, kept: boolean): string {
  const text = SAVE_STATE_TEXTS[state];
  return kept ? text : text.replace('are kept on this device', 'are not kept on this device');
}
