import type { LongWork } from '@scriptorium/contract/operations/long-work.ts';

/** The key under which the database stores the prefix of its Redis channels. */
export const CHANNELS = 'channels';

export interface OpenDocument {
  itemId: string;
  userIds: string[];
}

/** A node's figures about itself. */
export interface NodeFigures {
  documents: number;
  people: number;
  /** Short ids of the damage it found. */
  damaged: string[];
  /** Time of the last backup made by it, ISO 8601. */
  lastBackup: string | null;
}

/** An uploaded file that may become part of a workspace, in the blob store shared by all nodes. */
export interface HeldImport {
  name: string;
  hash: string;
  size: number;
}

/** What other nodes know that is not in the database. Nodes that do not respond in time are left out. */
export interface Others {
  openDocuments(workspaceId: string): Promise<OpenDocument[]>;
  longWork(userId: string): Promise<LongWork[]>;
  /** Whether one of them had it. */
  cancelLongWork(userId: string, id: string): Promise<boolean>;
  figures(): Promise<NodeFigures[]>;
  findImport(userId: string, id: string): Promise<HeldImport | undefined>;
  dropImport(userId: string, id: string): void;
}

/** For a single server. */
export const NOBODY: Others = {
  openDocuments: () => Promise.resolve([]),
  longWork: () => Promise.resolve([]),
  cancelLongWork: () => Promise.resolve(false),
  figures: () => Promise.resolve([]),
  findImport: () => Promise.resolve(undefined),
  dropImport: () => undefined,
};

/** A document may be open on several nodes, and so may a person be in it. */
export function joinOpen(lists: readonly (readonly OpenDocument[])[]): OpenDocument[] {
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
