import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { migrate } from '../../server/src/db/engine/migrate.ts';
import { initial } from '../../server/src/db/migrations/001-initial.ts';
import { FACTS } from './open-database.ts';
import { openEmpty } from './open-empty.ts';

it('users and groups from an older release are sorted and found by name', async () => {
  const { db, dispose } = await openEmpty();
  try {
    await migrate(db, FACTS.dialect, { migrations: { '001-initial': initial } });
    await sql`insert into "user" (id, email, email_key, display_name, email_verified, suspended, is_admin, preferences, registered_at)
      values ('1', 'a@example.org', 'a@example.org', 'Åsa Łęcka', 1, 0, 0, '{}', 0)`.execute(db);
    await sql`insert into user_group (id, name, created_at) values ('2', 'Épreuves', 0)`.execute(db);
    expect(await migrate(db, FACTS.dialect)).toContain('003-name-keys');
    expect(await db.selectFrom('user').select('name_key').execute()).toEqual([{ name_key: 'asa lecka' }]);
    expect(await db.selectFrom('user_group').select('name_key').execute()).toEqual([{ name_key: 'epreuves' }]);
  } finally {
    await dispose();
  }
});
