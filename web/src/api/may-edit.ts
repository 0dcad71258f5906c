import { list, type WorkspaceDescriptor } from '@scriptorium/contract/operations/workspace.ts';
import { isAtLeast } from '@scriptorium/contract/review/limits.ts';
import { useQuery } from '@tanstack/react-query';
import { operationQuery } from './query-client.ts';

function useDescriptor(workspaceUUID: string): WorkspaceDescriptor | undefined {
  const { data } = useQuery(operationQuery(list, {}));
  return data?.workspaces.find((each) => each.uuid === workspaceUUID);
}

/**
 * Whether the caller may change what is in a workspace; others are not offered what only editors can do. True until
 * known; the server decides.
 */
export function useMayEdit(workspaceUUID: string): boolean {
  const workspace = useDescriptor(workspaceUUID);
  return workspace === undefined || isAtLeast(workspace.role, 'editor');
}

/** Whether they may make, rename, move and delete items, which in a single shared file nobody can. */
export function useMayArrange(workspaceUUID: string): boolean {
  const mayEdit = useMayEdit(workspaceUUID);
  return useDescriptor(workspaceUUID)?.shared?.type !== 'file' && mayEdit;
}

/**
 * Whether it is a workspace of theirs: somebody with only a part of it stores no exports there and deletes nothing for
 * ever.
 */
export function useIsMember(workspaceUUID: string): boolean {
  return useDescriptor(workspaceUUID)?.shared === undefined;
}

/** Whether others read it too: a group's, or a part of it shared by somebody. False until known. */
export function useIsOthersToo(workspaceUUID: string): boolean {
  const workspace = useDescriptor(workspaceUUID);
  return workspace !== undefined && (workspace.ownerType === 'group' || workspace.shared !== undefined);
}
