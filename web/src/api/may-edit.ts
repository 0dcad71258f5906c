import { list, type WorkspaceDescriptor } from '@scriptorium/contract/operations/workspace.ts';
import { isAtLeast } from '@scriptorium/contract/review/limits.ts';
import { useQuery } from '@tanstack/react-query';
import { operationQuery } from './query-client.ts';

function useDescriptor(workspaceUUID: string): WorkspaceDescriptor | undefined {
  const { data } = useQuery(operationQuery(list, {}));
  return data?.workspaces.find((each) => each.uuid === workspaceUUID);
}

/**
 * Whether the user may change the content of a workspace; others are not offered what only editors can do. True until
 * known; the server decides.
 */
export function useMayEdit(workspaceUUID: string): boolean {
  const workspace = useDescriptor(workspaceUUID);
  return workspace === undefined || isAtLeast(workspace.role, 'editor');
}

/** Whether the user may create, rename, move and delete items, which nobody can in a single shared file. */
export function useMayArrange(workspaceUUID: string): boolean {
  const mayEdit = useMayEdit(workspaceUUID);
  return useDescriptor(workspaceUUID)?.shared?.type !== 'file' && mayEdit;
}

/**
 * Whether the user is a member of the workspace: those with only a shared part cannot store exports there or delete
 * anything permanently.
 */
export function useIsMember(workspaceUUID: string): boolean {
  return useDescriptor(workspaceUUID)?.shared === undefined;
}

/** Whether others can read it too: it belongs to a group, or is a part shared by someone else. False until known. */
export function useIsOthersToo(workspaceUUID: string): boolean {
  const workspace = useDescriptor(workspaceUUID);
  return workspace !== undefined && (workspace.ownerType === 'group' || workspace.shared !== undefined);
}
