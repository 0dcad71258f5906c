import type { DomainEvent } from '../domain/events.ts';

/** What open documents are told; `live/rooms.ts` is it. */
export interface OpenDocuments {
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
