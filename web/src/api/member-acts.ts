import { getGroup, listGroups } from '@scriptorium/contract/operations/admin-groups.ts';
import {
  addManager,
  handOver,
  list,
  type GroupMember,
  removeManager,
  removeMember,
  setRole,
} from '@scriptorium/contract/operations/groups.ts';
import { call } from './call.ts';
import { refreshOperations } from './query-client.ts';

/** What managers and administrators do to a member of a group. */
export function memberActs(group: string, user: string) {
  return {
    setManager: (on: boolean) => call(on ? addManager : removeManager, { group, user }),
    setRole: (role: GroupMember['role']) => call(setRole, { uuid: group, user, role }),
    handOver: () => call(handOver, { uuid: group, user }),
    remove: () => call(removeMember, { uuid: group, user }),
    refresh: () => refreshOperations([list, getGroup, listGroups]),
  };
}
