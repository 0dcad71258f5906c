import type { Kysely } from 'kysely';
import { findPresentItem } from '../db/items/items.ts';
import type { Schema } from '../db/schema.ts';
import type { EventFor } from './routes.ts';

/** Implemented by `live/rooms.ts`. */
export interface OpenDocuments {
  openIn(workspaceId: string): { itemId: string }[];
  closeForUser(workspaceId: string, userId: string): void;
  reopenForUser(workspaceId: string, userId: string): void;
  closeForWorkspace(workspaceId: string): void;
  closeForItem(itemId: string): void;
  closeForSession(sessionId: string): void;
  documentAppended(documentId: string): void;
  documentReseeded(documentId: string): void;
}

/** Notifies open documents of withdrawn rights, and of texts that were changed outside their room. */
export function closeSockets(rooms: OpenDocuments, events: readonly EventFor<'sockets'>[]): void {
  for (const event of events) {
    switch (event.type) {
      case 'sessions.ended':
        for (const id of event.sessionIds) rooms.closeForSession(id);
        break;
      case 'group.member-removed':
        // A group's workspace has the group's id.
        rooms.closeForUser(event.groupId, event.userId);
        break;
      case 'group.role-changed':
      case 'group.manager-added':
      case 'group.manager-removed':
        rooms.reopenForUser(event.groupId, event.userId);
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
        event satisfies never;
    }
  }
}

/** Closes open documents inside a deleted folder. The event names only the folder, so each open document is checked. */
export async function closeHidden(
  db: Kysely<Schema>,
  rooms: OpenDocuments,
  events: readonly EventFor<'hidden-documents'>[],
): Promise<void> {
  for (const event of events) {
    for (const { itemId } of rooms.openIn(event.workspaceId)) {
      if ((await findPresentItem(db, itemId)) === undefined) rooms.closeForItem(itemId);
    }
  }
}
