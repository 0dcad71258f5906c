/** In the history entry of the dashboard: the group it was returned to from creating. A reload keeps it. */
export const withNewGroup = (uuid: string): { newGroup: string } => ({ newGroup: uuid });

export function readNewGroup(state: object): string | null {
  return 'newGroup' in state && typeof state.newGroup === 'string' ? state.newGroup : null;
}
