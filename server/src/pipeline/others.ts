import type { LongWork } from '@scriptorium/contract/operations/long-work.ts';

/** Under which name the database knows how its channels in Redis begin. */
export const CHANNELS = 'channels';

export interface OpenDocument {
  itemId: string;
  userIds: string[];
}

/** What one node knows of itself. */
export interface NodeFigures {
  documents: number;
  people: number;
  /** Short names of what it found damaged. */
  damaged: string[];
  /** When the last backup was made at it, ISO 8601. */
  lastBackup: string | null;
}

/** An uploaded file that may become part of a workspace, in the store of contents that all nodes share. */
export interface HeldImport {
  name: string;
  hash: string;
  size: number;
}

/** What other nodes know that is in no table. Nodes that do not answer in time are left out. */
export interface Others {
  openDocuments(workspaceId: string): Promise<OpenDocument[]>;
  longWork(userId: string): Promise<LongWork[]>;
  /** Whether one of them had it. */
  cancelLongWork(userId: string, id: string): Promise<boolean>;
  figures(): Promise<NodeFigures[]>;
  findImport(userId: string, id: string): Promise<HeldImport | undefined>;
  dropImport(userId: string, id: string): void;
}

/** A server that is alone. */
export const NOBODY: Others = {
  openDocuments: () => Promise.resolve([]),
  longWork: () => Promise.resolve([]),
  cancelLongWork: () => Promise.resolve(false),
  figures: () => Promise.resolve([]),
  findImport: () => Promise.resolve(undefined),
  dropImport: () => undefined,
};

/** A document may be open at several nodes, and somebody be in it at several. */
export function joinOpen(lists: readonly (readonly OpenDocument[])[]): OpenDocument[] {
  const byItem = new Map<string, Set<string>>();
  for (const { itemId, userIds } of lists.flat()) {
    const users = byItem.get(itemId) ?? new Set<string>();
    byItem.set(itemId, users);
    for (const userId of userIds) users.add(userId);
  }
  return [...byItem].map(([itemId, users]) => ({ itemId, userIds: [...users] }));
}

/** The newest of moments as ISO 8601. */
export function newestOf(moments: readonly (string | null)[]): string | null {
  const known = moments.filter((moment) => moment !== null);
  return known.length === 0 ? null : (known.toSorted().at(-1) ?? null);
}
