import { listUsers } from '@scriptorium/contract/operations/user.ts';
import type { OutputOf } from '@scriptorium/contract/operation.ts';
import { call } from './call.ts';

/**
 * Finds users by full e-mail address, or by part of the name (three or more characters) among those who share a group
 * with the caller; at most 20.
 */
export async function findPeople(query: string): Promise<OutputOf<typeof listUsers>['users']> {
  return (await call(listUsers, { query })).users;
}
