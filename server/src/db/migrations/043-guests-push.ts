import { type Kysely, sql } from 'kysely';
import { PUSH_TEXTS } from './016-push-texts.ts';
import type { Dialect, PortableMigration } from './column-types.ts';

/**
 * Lets guests of a link push in one call too (decision 187). They have no account, so the file's last author is null
 * then. For accounts the function is unchanged, so servers of the previous release may still call it.
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
