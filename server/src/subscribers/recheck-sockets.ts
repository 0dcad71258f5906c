import type { Role } from '@scriptorium/contract/review/limits.ts';
import type { Kysely } from 'kysely';
import { findItemById } from '../db/items/items.ts';
import type { Schema } from '../db/schema.ts';
import { findRole } from '../pipeline/item-access.ts';
import { type EventFor, LINK_SETTINGS } from './routes.ts';

interface OpenConnection {
  itemId: string;
  workspaceId: string;
  userId: string;
  role: Role;
  until: number | null;
}

/** Implemented by `live/rooms.ts`. */
export interface OpenConnections {
  listConnections(): OpenConnection[];
  changeFor(itemId: string, userId: string, change: 'ended' | 'changed'): void;
}

/** Rechecks open documents when shares, links, or memberships on which shares depend have changed. */
export async function recheckSockets(
  db: Kysely<Schema>,
  rooms: OpenConnections,
  events: readonly EventFor<'rights'>[],
  now: number,
): Promise<void> {
  if (events.length === 0) return;
  const checked = new Set<string>();
  const failures: unknown[] = [];
  for (const connection of rooms.listConnections()) {
    const { itemId, userId, role, until } = connection;
    if (checked.has(`${itemId} ${userId}`) || !events.some((event) => concerns(event, connection))) continue;
    checked.add(`${itemId} ${userId}`);
    try {
      const item = await findItemById(db, itemId);
      const found = item && (await findRole(db, item, userId, now));
      if (!found) rooms.changeFor(itemId, userId, 'ended');
      // Also for a different expiry, since a socket watches the one with which it was opened.
      else if (found.role !== role || found.until !== until) rooms.changeFor(itemId, userId, 'changed');
    } catch (error) {
      // If access cannot be checked now, they have to reconnect, and are checked then.
      rooms.changeFor(itemId, userId, 'changed');
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Open documents could not be checked.');
}

function concerns(event: EventFor<'rights'>, connection: OpenConnection): boolean {
  switch (event.type) {
    case 'access.changed':
      return event.workspaceId === connection.workspaceId;
    case 'setting.changed':
      return LINK_SETTINGS.has(event.key);
    case 'group.deleted':
      return event.memberIds.includes(connection.userId);
    case 'group.member-removed':
      return event.userId === connection.userId;
  }
}
