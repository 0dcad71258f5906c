import { counts } from '@scriptorium/contract/operations/review.ts';
import { tree } from '@scriptorium/contract/operations/workspace.ts';
import { hadRoomForCardsAt, readRoomForCards } from '../lib/room-for-cards.ts';
import { operationQuery, queryClient } from './query-client.ts';

/**
 * Whether a document will have cards beside its text, from what this device already knows: the workspace's counts, or
 * else how the text was when it was last open here.
 */
export function expectsCards(workspaceUUID: string, itemUUID: string): boolean {
  const reason = readRoomForCards(itemUUID);
  const known = queryClient.getQueryData(operationQuery(counts, { uuid: workspaceUUID }).queryKey);
  if (reason === 'none beside') return false;
  if (reason === 'suggesting' || known === undefined) return reason !== null;
  return known.documents.some((document) => document.itemUUID === itemUUID);
}

/** The same for a document of which only the path is known yet. */
export function expectsCardsAt(workspaceUUID: string, path: string): boolean {
  const folder = path.split('/').slice(0, -1).join('/');
  const known = queryClient.getQueryData(operationQuery(tree, { uuid: workspaceUUID, folder }).queryKey);
  const item = known?.contents.find((each) => each.path === path);
  return item === undefined ? hadRoomForCardsAt(workspaceUUID, path) : expectsCards(workspaceUUID, item.uuid);
}
