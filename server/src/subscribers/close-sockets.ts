import type { Kysely } from 'kysely';
import { findPresentItem } from '../db/items/items.ts';
import type { Schema } from '../db/schema.ts';
import type { DomainEvent } from '../domain/events.ts';

/** What open documents are told; `live/rooms.ts` is it. */
export interface OpenDocuments {
  openIn(workspaceId: string): { itemId: string }[];
  closeForUser(workspaceId: string, userId: string): void;
  closeForWorkspace(workspaceId: string): void;
  closeForItem(itemId: string): void;
  closeForSession(sessionId: string): void;
  documentAppended(documentId: string): void;
  documentReseeded(documentId: string): void;
}

/** What follows for open documents once something has been committed: rights that ended, texts that others changed. */
export function closeSockets(rooms: OpenDocuments, events: readonly DomainEvent[]): void {
  for (const event of events) {
    switch (event.type) {
      case 'sessions.ended':
        for (const id of event.sessionIds) rooms.closeForSession(id);
        break;
      case 'group.member-removed':
        // A group's workspace has the group's id.
        rooms.closeForUser(event.groupId, event.userId);
        break;
      case 'group.deleted':
        rooms.closeForWorkspace(event.groupId);
        break;
      case 'documents.closed':
        for (const id of event.itemIds) rooms.closeForItem(id);
        break;
      case 'document.appended':
        rooms.documentAppended(event.itemId);
        break;
      case 'document.reseeded':
        rooms.documentReseeded(event.itemId);
        break;
      default:
        break;
    }
  }
}

/** Open documents that went along with a folder: only the folder was named, so each of them is looked for. */
export async function closeHidden(
  db: Kysely<Schema>,
  rooms: OpenDocuments,
  events: readonly DomainEvent[],
): Promise<void> {
  for (const event of events) {
    if (event.type !== 'items.hidden') continue;
    for (const { itemId } of rooms.openIn(event.workspaceId)) {
      if ((await findPresentItem(db, itemId)) === undefined) rooms.closeForItem(itemId);
    }
  }
}
