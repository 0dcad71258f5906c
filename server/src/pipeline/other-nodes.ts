import type { LongWork } from '@scriptorium/contract/operations/long-work.ts';

/** Name of the secret that makes this database's Redis channels unique. */
export const CHANNELS = 'channels';

export interface OpenDocument {
  itemId: string;
  userIds: string[];
}

export interface NodeFigures {
  documents: number;
  people: number;
  /** Short ids of the damaged data it found. */
  damaged: string[];
  /** When it last made a backup, in ISO 8601. */
  lastBackup: string | null;
}

/** An uploaded file waiting to be imported, in the blob store shared by all nodes. */
export interface HeldImport {
  name: string;
  hash: string;
  size: number;
}

/** What the other nodes know that is not in the database. Leaves out nodes that do not reply in time. */
export interface OtherNodes {
  openDocuments(workspaceId: string): Promise<OpenDocument[]>;
  longWork(userId: string): Promise<LongWork[]>;
  /** False if none of them has it. */
  cancelLongWork(userId: string, id: string): Promise<boolean>;
  figures(): Promise<NodeFigures[]>;
  findImport(userId: string, id: string): Promise<HeldImport | undefined>;
  dropImport(userId: string, id: string): void;
}

/** For a single server. */
export const NO_OTHER_NODES: OtherNodes = {
  openDocuments: () => Promise.resolve([]),
  longWork: () => Promise.resolve([]),
  cancelLongWork: () => Promise.resolve(false),
  figures: () => Promise.resolve([]),
  findImport: () => Promise.resolve(undefined),
  dropImport: () => undefined,
};

/** Merges the lists of several nodes: a document may be open on more than one, by the same person too. */
export function mergeOpen(lists: readonly (readonly OpenDocument[])[]): OpenDocument[] {
  const byItem = new Map<string, Set<string>>();
  for (const { itemId, userIds } of lists.flat()) {
    const users = byItem.get(itemId) ?? new Set<string>();
    byItem.set(itemId, users);
    for (const userId of userIds) users.add(userId);
  }
  return [...byItem].map(([itemId, users]) => ({ itemId, userIds: [...users] }));
}

/** The latest of several ISO 8601 times. */
export function newestOf(moments: readonly (string | null)[]): string | null {
  const known = moments.filter((moment) => moment !== null);
  return known.length === 0 ? null : (known.toSorted().at(-1) ?? null);
}
