import { OperationError } from '@scriptorium/contract/errors.ts';
import type { OutputOf } from '@scriptorium/contract/operation.ts';
import { requestWsTicket } from '@scriptorium/contract/operations/live.ts';
import { tree, type TreeItem } from '@scriptorium/contract/operations/workspace.ts';
import { call } from '../../api/call.ts';
import { takeFirstAnswer } from '../../api/first-answers.ts';

/**
 * Requests a ticket for this particular file. While the page was offline, the file may have been moved and another may
 * have taken its path: the text must neither be treated as deleted nor be written to the wrong file.
 */
export async function askTicket(
  workspaceUUID: string,
  itemUUID: string,
  path: string,
  options: { isGuest: boolean },
): Promise<string> {
  const refusal = await askAt(workspaceUUID, itemUUID, path).catch((error: unknown) => {
    // Guests cannot log in again: their access has ended.
    if (options.isGuest && error instanceof OperationError && error.code === 'not-logged-in')
      throw new OperationError('forbidden');
    throw error;
  });
  if (typeof refusal === 'string') return refusal;
  const found = findItem(await listItems(workspaceUUID), itemUUID);
  if (found === undefined) throw new OperationError('not-found');
  if (found.path === path) throw refusal;
  const second = await askAt(workspaceUUID, itemUUID, found.path);
  if (typeof second === 'string') return second;
  throw second;
}

/** The user was in this workspace before, so if the server now says it does not exist, access was withdrawn. */
async function listItems(uuid: string): Promise<readonly TreeItem[]> {
  try {
    return (await call(tree, { uuid })).contents;
  } catch (error) {
    if (error instanceof OperationError && error.code === 'not-found') throw new OperationError('forbidden');
    throw error;
  }
}

/** The ticket, or the error explaining why this path gives no ticket for the file. */
async function askAt(workspaceUUID: string, itemUUID: string, path: string): Promise<string | Error> {
  try {
    const input = { uuid: workspaceUUID, docPath: path };
    const first = takeFirstAnswer(requestWsTicket.path, input) as OutputOf<typeof requestWsTicket> | undefined;
    const answer = first ?? (await call(requestWsTicket, input));
    // Moved again between the two requests: retry as after any lost connection.
    return answer.itemUUID === itemUUID ? answer.ticket : new Error('Another file has this path now.');
  } catch (error) {
    if (error instanceof OperationError && (error.code === 'not-found' || error.code === 'conflict')) return error;
    throw error;
  }
}

function findItem(items: readonly TreeItem[], itemUUID: string): TreeItem | undefined {
  for (const item of items) {
    const found = item.uuid === itemUUID ? item : findItem(item.children ?? [], itemUUID);
    if (found) return found;
  }
  return undefined;
}
