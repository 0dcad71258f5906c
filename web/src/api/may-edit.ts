import { list } from '@scriptorium/contract/operations/workspace.ts';
import { isAtLeast } from '@scriptorium/contract/review/limits.ts';
import { useQuery } from '@tanstack/react-query';
import { operationQuery } from './query-client.ts';

/**
 * Whether the caller may change what is in a workspace: what only editors can do is not offered to others. True until it
 * is known; the server decides.
 */
export function useMayEdit(workspaceUUID: string): boolean {
  const { data } = useQuery(operationQuery(list, {}));
  const workspace = data?.workspaces.find((each) => each.uuid === workspaceUUID);
  return workspace === undefined || isAtLeast(workspace.role, 'editor');
}
