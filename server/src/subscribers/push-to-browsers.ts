import type { ServerEvent } from '@scriptorium/contract/live/server-events.ts';
import type { Kysely } from 'kysely';
import type { PubSub } from '../adapters/pubsub.ts';
import { listAdminIds, listMemberIds } from '../db/groups/audience.ts';
import { listHolders } from '../db/groups/item-shares.ts';
import { readAncestorIds } from '../db/items/items.ts';
import type { Schema } from '../db/schema.ts';
import { type EventFor, LINK_SETTINGS } from './routes.ts';

/**
 * Events sent to open browsers, on one channel per user and one per session. They only say that something has changed,
 * so that pages fetch it.
 */
export type BrowserChannel = PubSub<ServerEvent>;

export const userChannel = (userId: string): string => `user:${userId}`;
export const sessionChannel = (sessionId: string): string => `session:${sessionId}`;

/** All guests of links, whose access is checked again. */
export const GUESTS_CHANNEL = 'guests';

export async function pushToBrowsers(
  db: Kysely<Schema>,
  channel: BrowserChannel,
  events: readonly EventFor<'browsers'>[],
  now: () => number,
): Promise<void> {
  for (const event of events) {
    const tell = (userIds: Iterable<string>, message: ServerEvent): void => {
      for (const userId of userIds) channel.publish(userChannel(userId), message);
    };
    switch (event.type) {
      case 'notifications.changed':
        tell(event.userIds, { topic: 'notifications' });
        break;
      case 'workspace.changed':
        tell(await listMemberIds(db, event.workspaceId), {
          topic: 'workspace',
          workspaceUUID: event.workspaceId,
          revision: event.revision,
        });
        for (const { userId, itemId } of await listHolders(db, event.workspaceId, now()))
          tell([userId], { topic: 'workspace', workspaceUUID: itemId, revision: event.revision });
        break;
      case 'review.changed':
        tell(await listMemberIds(db, event.workspaceId), {
          topic: 'review',
          workspaceUUID: event.workspaceId,
          itemUUID: event.itemId,
        });
        await tellHolders(db, event, now(), tell);
        break;
      case 'item.shared':
      case 'item.invitation-sent':
      case 'item.invitation-withdrawn':
      case 'item.invitation-declined':
        tell(await listMemberIds(db, event.workspaceId), { topic: 'groups' });
        break;
      case 'access.changed':
        if (event.userIds !== null) tell(event.userIds, { topic: 'groups' });
        break;
      case 'setting.changed':
        if (LINK_SETTINGS.has(event.key)) channel.publish(GUESTS_CHANNEL, { topic: 'groups' });
        break;
      case 'review.seen':
        tell([event.userId], {
          topic: 'review',
          workspaceUUID: event.workspaceId,
          itemUUID: event.itemId,
          seen: true,
        });
        break;
      case 'export.scheduled':
      case 'export.changed':
      case 'export.finished':
        tell(new Set([event.userId, ...(await listAdminIds(db))]), { topic: 'exports', jobId: event.jobId });
        break;
      case 'group.created':
      case 'group.renamed':
      case 'group.quota-changed':
      case 'group.owner-changed':
      case 'group.role-changed':
      case 'group.manager-added':
      case 'group.manager-removed':
      case 'group.invitation-sent':
      case 'group.invitation-withdrawn':
      case 'group.invitation-declined':
      case 'group.member-added':
        tell(await listMemberIds(db, event.groupId), { topic: 'groups', groupUUID: event.groupId });
        break;
      case 'group.member-removed':
        tell([event.userId, ...(await listMemberIds(db, event.groupId))], {
          topic: 'groups',
          groupUUID: event.groupId,
        });
        break;
      case 'group.deleted':
      case 'group.restored':
        tell(event.memberIds, { topic: 'groups', groupUUID: event.groupId });
        break;
      case 'user.updated':
      case 'user.email-verified':
      case 'user.password-changed':
      case 'user.logged-in':
      case 'factor.changed':
        tell([event.userId], { topic: 'account' });
        break;
      case 'sessions.ended':
        for (const id of event.sessionIds) channel.publish(sessionChannel(id), { topic: 'session-ended' });
        tell([event.userId], { topic: 'account' });
        break;
      default:
        event satisfies never;
    }
  }
}

/** People with whom a document, or a folder above it, is shared. */
async function tellHolders(
  db: Kysely<Schema>,
  { workspaceId, itemId }: { workspaceId: string; itemId: string },
  now: number,
  tell: (userIds: Iterable<string>, message: ServerEvent) => void,
): Promise<void> {
  const holders = await listHolders(db, workspaceId, now);
  if (holders.length === 0) return;
  const above = new Set(await readAncestorIds(db, itemId));
  for (const holder of holders)
    if (above.has(holder.itemId))
      tell([holder.userId], { topic: 'review', workspaceUUID: holder.itemId, itemUUID: itemId });
}
