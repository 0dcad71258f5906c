// Apart from what reads and writes it: the shell looks at these records without loading the editor.
import type { ChangesJson } from '@scriptorium/contract/live/messages.ts';

/** Where a document is, and whose text of it is kept: found by the item, since paths change. */
export interface DocumentPlace {
  userId: string;
  workspace: string;
  item: string;
  path: string;
}

/** What survives the end of a tab: an editor's last known text of the server and what it had not been able to send. */
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
  inFlight: { seq: number; changes: ChangesJson }[];
  buffer: ChangesJson | null;
  savedAt: number;
}

export function nameDocument({ userId, workspace, item }: Omit<DocumentPlace, 'path'>): string {
  return `${userId}\n${workspace}\n${item}`;
}

export function isPending(kept: KeptPeer): boolean {
  return kept.inFlight.length > 0 || kept.buffer !== null;
}
