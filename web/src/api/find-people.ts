import { listUsers } from '@scriptorium/contract/operations/user.ts';
import type { OutputOf } from '@scriptorium/contract/operation.ts';
import { call } from './call.ts';

/** Finds users by part of their name (three or more characters) or exact e-mail address; at most 20. */
export async function findPeople(query: string): Promise<OutputOf<typeof listUsers>['users']> {
  return (await call(listUsers, { query })).users;
}
