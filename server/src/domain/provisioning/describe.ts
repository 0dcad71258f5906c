import type { ScimGroup, ScimUser } from '@scriptorium/contract/operations/scim.ts';
import type { SaidUser } from './users.ts';

export const USER_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:User';
export const GROUP_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:Group';

/** Path of the protocol on this server. */
export const SCIM_PATH = '/scim/v2';

interface Dates {
  made_at: number;
  changed_at: number;
}

/** A user in the protocol's form. */
export function describeUser(publicUrl: string, id: string, dates: Dates, said: SaidUser): ScimUser {
  const { formatted, givenName, familyName } = said.name;
  const hasName = formatted !== null || givenName !== null || familyName !== null;
  return {
    schemas: [USER_SCHEMA],
    id,
    ...(said.externalId !== null && { externalId: said.externalId }),
    userName: said.userName,
    ...(said.displayName !== null && { displayName: said.displayName }),
    ...(hasName && {
      name: {
        ...(formatted !== null && { formatted }),
        ...(givenName !== null && { givenName }),
        ...(familyName !== null && { familyName }),
      },
    }),
    emails: said.emails.map(({ value, type, primary }) => ({ value, ...(type !== null && { type }), primary })),
    active: said.active,
    meta: describeMeta(publicUrl, 'User', id, dates),
  };
}

/** A group in the protocol's form; without members unless requested. */
export function describeGroup(
  publicUrl: string,
  group: Dates & { group_id: string; display_name: string; external_id: string | null },
  members: readonly string[] | null,
): ScimGroup {
  const { group_id: id, display_name: displayName, external_id: externalId } = group;
  return {
    schemas: [GROUP_SCHEMA],
    id,
    ...(externalId !== null && { externalId }),
    displayName,
    ...(members !== null && { members: members.map((value) => ({ value, type: 'User' as const })) }),
    meta: describeMeta(publicUrl, 'Group', id, group),
  };
}

function describeMeta(publicUrl: string, resourceType: 'User' | 'Group', id: string, dates: Dates): ScimUser['meta'] {
  return {
    resourceType,
    created: new Date(dates.made_at).toISOString(),
    lastModified: new Date(dates.changed_at).toISOString(),
    location: `${publicUrl}${SCIM_PATH}/${resourceType}s/${id}`,
  };
}
