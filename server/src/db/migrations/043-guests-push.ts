import { type Kysely, sql } from 'kysely';
import { PUSH_TEXTS } from './016-push-texts.ts';
import type { Dialect, PortableMigration } from './column-types.ts';

/**
 * Guests of a link push in one call too (decision 187): they have no account, so nobody is the file's last author then.
 * For accounts the function does what it did, so servers of the release before may go on calling it.
 */
export const guestsPush: PortableMigration = {
  async up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
    if (dialect === 'sqlite') return;
    await sql.raw(PUSH_OF_ANYBODY).execute(db);
  },
};

const OWNER = `p_marks[at] -> 0 ->> 'owner'`;

const PUSH_OF_ANYBODY = PUSH_TEXTS.replace('create function', 'create or replace function').replace(
  `modified_by = ${OWNER}`,
  `modified_by = (select u.id from "user" u where u.id = ${OWNER})`,
);
