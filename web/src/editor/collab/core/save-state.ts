import { hasUnsent } from './peer.ts';
import type { Session } from './state.ts';

/** What the save badge says; the wording is in `TEXTS`. */
export type SaveState =
  | 'loading'
  | 'saved'
  | 'saving'
  | 'offline'
  | 'cannot-open'
  | 'server-cannot-save'
  | 'storage-full'
  | 'logged-out'
  | 'no-access'
  | 'deleted'
  | 'merged';

/** As specified in docs/behaviour.md. */
const TEXTS: Readonly<Record<SaveState, string>> = {
  loading: 'Loading…',
  saved: 'Saved',
  saving: 'Saving…',
  offline: 'Offline. Your changes are kept on this device.',
  'cannot-open': 'Not opened yet. Trying again…',
  'server-cannot-save': 'The server cannot save right now. Your changes are kept on this device.',
  'storage-full': 'Storage is full. Your changes are kept on this device until there is room.',
  'logged-out': 'You have been logged out. Log in to save your changes.',
  'no-access': 'You no longer have access. You can copy your text.',
  deleted: 'This document was deleted. You can keep a copy.',
  merged: 'This document changed elsewhere and was merged. Compare.',
};

/** What the screen knows about a session, apart from presence. */
export interface SaveStatus {
  readonly saveState: SaveState;
  /** The sentence for `saveState`. */
  readonly saveText: string;
  /** The server's reason for not opening the document; null otherwise. */
  readonly problem: string | null;
  /** Local changes have not been acknowledged: warn before leaving the page. */
  readonly unsent: boolean;
  /** False while no changes can be exchanged. */
  readonly connected: boolean;
  /** The document can no longer be edited here (deleted, access withdrawn): show it read-only. */
  readonly ended: boolean;
  /** After a merge: the text before and after, for "Compare". */
  readonly merge: { readonly mine: string; readonly merged: string } | null;
}

export function describeSession(session: Session): SaveStatus {
  const saveState = judge(session);
  const text = TEXTS[saveState];
  return {
    saveState,
    // A browser that stores nothing (a private window) must not claim to.
    saveText: session.isKept ? text : text.replace('are kept on this device', 'are not kept on this device'),
    problem: session.problem,
    unsent: isUnsent(session),
    connected: session.phase.is === 'joined',
    ended: session.phase.is === 'ended',
    merge: session.merge,
  };
}

export function isUnsent({ peer }: Session): boolean {
  return peer !== null && hasUnsent(peer);
}

function judge(session: Session): SaveState {
  const { phase, peer, trouble, problem, contact, merge } = session;
  const isJoined = phase.is === 'joined';
  const unsent = isUnsent(session);
  if (phase.is === 'ended') return phase.reason;
  if (trouble === 'logged-out' && !isJoined) return trouble;
  if (trouble === 'server-cannot-save') return trouble;
  if (problem !== null) return peer === null ? 'cannot-open' : 'server-cannot-save';
  if (contact === 'lost') return 'offline';
  if (peer === null) return 'loading';
  if (trouble === 'storage-full' && unsent) return trouble;
  if (merge) return 'merged';
  return unsent || !isJoined ? 'saving' : 'saved';
}
