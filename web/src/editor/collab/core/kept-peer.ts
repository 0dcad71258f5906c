// Separate from the code that reads and writes it, since the shell lists these records without loading the editor.
import type { ChangesJson } from '@scriptorium/contract/live/messages.ts';
import type { ReviewEffect } from '@scriptorium/contract/review/effects.ts';
import type { ReviewStateJson } from '@scriptorium/contract/review/core/state.ts';
import type { Role } from '@scriptorium/contract/review/limits.ts';
import type { ThreadContent } from '@scriptorium/contract/review/messages.ts';
import type { RefusedOperation } from './refused-operation.ts';

/** A document's location, and whose text of it is stored. Keyed by item, since paths change. */
export interface DocumentPlace {
  userId: string;
  workspace: string;
  item: string;
  path: string;
}

/** Comments and suggestions at the version of `base`, to be shown offline. */
export interface KeptReview {
  readonly role: Role;
  readonly state: ReviewStateJson;
  readonly threads: readonly ThreadContent[];
}

/** What outlives a tab: an editor's last known server text and its unsent changes. */
export interface KeptPeer extends DocumentPlace {
  /** `document` and clientID. */
  key: string;
  /** User, workspace and item. */
  document: string;
  clientID: string;
  epoch: string;
  version: number;
  lastSeq: number;
  base: string;
  /** Records of earlier releases have no review operations. */
  inFlight: { seq: number; changes: ChangesJson; effects?: ReviewEffect[] }[];
  buffer: ChangesJson | null;
  operations?: ReviewEffect[];
  refused?: RefusedOperation[];
  /** Omitted for a very long review. */
  review?: KeptReview | null;
  /** It was read from the device, and its tab has not reached the server. */
  isRead?: boolean;
  savedAt: number;
}

export function nameDocument({ userId, workspace, item }: Omit<DocumentPlace, 'path'>): string {
  return `${userId}\n${workspace}\n${item}`;
}

export function isPending(kept: KeptPeer): boolean {
  const { inFlight, buffer, operations = [], refused = [] } = kept;
  return inFlight.length > 0 || buffer !== null || operations.length > 0 || refused.length > 0;
}
