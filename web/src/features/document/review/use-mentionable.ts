import { list as listGroups } from '@scriptorium/contract/operations/groups.ts';
import { list as listShares } from '@scriptorium/contract/operations/sharing.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useIsMember } from '../../../api/may-edit.ts';
import { operationQuery } from '../../../api/query-client.ts';
import type { Mentionable } from './mention.ts';

/** Who can be mentioned, as far as the caller may know: members of the group, and people the document is shared with. */
export function useMentionable(workspaceUUID: string, itemPath: string): readonly Mentionable[] {
  const isMember = useIsMember(workspaceUUID);
  const { data: known } = useQuery(operationQuery(listGroups, {}));
  const { data: sharing } = useQuery({
    ...operationQuery(listShares, { uuid: workspaceUUID, itemPath }),
    enabled: isMember,
  });
  const members = known?.groups.find(({ uuid }) => uuid === workspaceUUID)?.members;
  return useMemo(() => {
    const people: Mentionable[] = [
      ...(members ?? []),
      ...(sharing?.members ?? []).map(({ person }) => person),
      ...(sharing?.shares ?? []).flatMap(({ person, isExpired }) => (person && !isExpired ? [person] : [])),
    ];
    return [...new Map(people.map(({ uuid, displayName }) => [uuid, { uuid, displayName }])).values()];
  }, [members, sharing]);
}
