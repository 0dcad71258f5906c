import { OperationError } from '@scriptorium/contract/errors.ts';
import { requestWsTicket } from '@scriptorium/contract/operations/live.ts';
import { tree, type TreeItem } from '@scriptorium/contract/operations/workspace.ts';
import { call } from '../../api/call.ts';

/**
 * A ticket for this very file. While this page was without a network the file may have got another path, and another
 * file the one it had: text must neither be taken for deleted nor go into the wrong file.
 */
export async function askTicket(workspaceUUID: string, itemUUID: string, path: string): Promise<string> {
  const refusal = await askAt(workspaceUUID, itemUUID, path);
  if (typeof refusal === 'string') return refusal;
  const found = findItem(await listItems(workspaceUUID), itemUUID);
  if (found === undefined) throw new OperationError('not-found');
  if (found.path === path) throw refusal;
  const second = await askAt(workspaceUUID, itemUUID, found.path);
  if (typeof second === 'string') return second;
  throw second;
}

/** To somebody who was in it, a workspace that answers as if it did not exist is one that was taken away. */
async function listItems(uuid: string): Promise<readonly TreeItem[]> {
  try {
    return (await call(tree, { uuid })).contents;
  } catch (error) {
    if (error instanceof OperationError && error.code === 'not-found') throw new OperationError('forbidden');
    throw error;
  }
}

/** The ticket, or why this path gives none for the file. */
async function askAt(workspaceUUID: string, itemUUID: string, path: string): Promise<string | Error> {
  try {
    const answer = await call(requestWsTicket, { uuid: workspaceUUID, docPath: path });
    // Moved once more between two questions: it is asked again like after any lost connection.
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
