import type { ServerEvent } from '@scriptorium/contract/live/server-events.ts';
import type { Kysely } from 'kysely';
import type { PubSub } from '../adapters/pubsub.ts';
import { listAdminIds, listMembersAmong } from '../db/groups/audience.ts';
import { listRecipients } from '../db/groups/item-shares.ts';
import { readAncestorIds } from '../db/items/items.ts';
import type { Schema } from '../db/schema.ts';
import { type EventFor, LINK_SETTINGS } from './routes.ts';

/**
 * Events sent to open browsers, on one channel per user and one per session. They only say that something has changed,
 * so that pages fetch it.
 */
export type BrowserChannel = PubSub<ServerEvent>;

const OF_USER = 'user:';
export const userChannel = (userId: string): string => OF_USER + userId;
export const sessionChannel = (sessionId: string): string => `session:${sessionId}`;

/** All guests of links, whose access is checked again. */
export const GUESTS_CHANNEL = 'guests';

export async function pushToBrowsers(
  db: Kysely<Schema>,
  channel: BrowserChannel,
  events: readonly EventFor<'browsers'>[],
  now: () => number,
): Promise<void> {
  const listMembers = findListeners(db, channel);
  for (const event of events) {
    const publish = (userIds: Iterable<string>, message: ServerEvent): void => {
      for (const userId of userIds) channel.publish(userChannel(userId), message);
    };
    switch (event.type) {
      case 'notifications.changed':
        publish(event.userIds, { topic: 'notifications' });
        break;
      case 'workspace.changed':
        publish(await listMembers(event.workspaceId), {
          topic: 'workspace',
          workspaceUUID: event.workspaceId,
          revision: event.revision,
        });
        for (const { userId, itemId } of await listRecipients(db, event.workspaceId, now()))
          publish([userId], { topic: 'workspace', workspaceUUID: itemId, revision: event.revision });
        break;
      case 'review.changed':
        publish(await listMembers(event.workspaceId), {
          topic: 'review',
          workspaceUUID: event.workspaceId,
          itemUUID: event.itemId,
        });
        await notifyRecipients(db, event, now(), publish);
        break;
      case 'item.shared':
      case 'item.invitation-sent':
      case 'item.invitation-withdrawn':
      case 'item.invitation-declined':
        publish(await listMembers(event.workspaceId), { topic: 'groups' });
        break;
      case 'access.changed':
        if (event.userIds !== null) publish(event.userIds, { topic: 'groups' });
        break;
      case 'setting.changed':
        if (LINK_SETTINGS.has(event.key)) channel.publish(GUESTS_CHANNEL, { topic: 'groups' });
        break;
      case 'review.seen':
        publish([event.userId], {
          topic: 'review',
          workspaceUUID: event.workspaceId,
          itemUUID: event.itemId,
          seen: true,
        });
        break;
      case 'export.scheduled':
      case 'export.changed':
      case 'export.finished':
        publish(new Set([event.userId, ...(await listAdminIds(db))]), { topic: 'exports', jobId: event.jobId });
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
        publish(await listMembers(event.groupId), { topic: 'groups', groupUUID: event.groupId });
        break;
      case 'group.member-removed':
        publish([event.userId, ...(await listMembers(event.groupId))], {
          topic: 'groups',
          groupUUID: event.groupId,
        });
        break;
      case 'group.deleted':
      case 'group.restored':
        publish(event.memberIds, { topic: 'groups', groupUUID: event.groupId });
        break;
      case 'user.updated':
      case 'user.email-verified':
      case 'user.password-changed':
      case 'user.logged-in':
      case 'factor.changed':
        publish([event.userId], { topic: 'account' });
        break;
      case 'sessions.ended':
        for (const id of event.sessionIds) channel.publish(sessionChannel(id), { topic: 'session-ended' });
        publish([event.userId], { topic: 'account' });
        break;
      default:
        event satisfies never;
    }
  }
}

/**
 * The members of a workspace who have a page open. A directory adds people to a group of thousands one after the other;
 * listing everybody each time kept the main thread from everything else.
 */
function findListeners(db: Kysely<Schema>, channel: BrowserChannel): (workspaceId: string) => Promise<string[]> {
  const known = new Map<string, Promise<string[]>>();
  // Pages opened later load what has changed by now.
  const people = [...channel.channels()].flatMap((name) =>
    name.startsWith(OF_USER) ? [name.slice(OF_USER.length)] : [],
  );
  return (workspaceId) => {
    const found = known.get(workspaceId) ?? listMembersAmong(db, workspaceId, people);
    known.set(workspaceId, found);
    return found;
  };
}

/** Notifies people with whom a document, or a folder above it, is shared. */
async function notifyRecipients(
  db: Kysely<Schema>,
  { workspaceId, itemId }: { workspaceId: string; itemId: string },
  now: number,
  publish: (userIds: Iterable<string>, message: ServerEvent) => void,
): Promise<void> {
  const holders = await listRecipients(db, workspaceId, now);
  if (holders.length === 0) return;
  const above = new Set(await readAncestorIds(db, itemId));
  for (const holder of holders)
    if (above.has(holder.itemId))
      publish([holder.userId], { topic: 'review', workspaceUUID: holder.itemId, itemUUID: itemId });
}
