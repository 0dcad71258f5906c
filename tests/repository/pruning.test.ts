import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { findLookupAnswer, storeLookupAnswer } from '../../server/src/db/server/lookup-answers.ts';
import { pruneRows } from '../../server/src/db/server/prune-rows.ts';
import { migrate } from '../../server/src/db/engine/migrate.ts';
import { FACTS } from './open-database.ts';
import { openEmpty } from './open-empty.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = 1000 * DAY_MS;

it('old rows are pruned, but nothing still visible or pending', async () => {
  const { db, dispose } = await openEmpty();
  try {
    await migrate(db, FACTS.dialect);
    const ago = (days: number): number => NOW - days * DAY_MS;
    await sql`insert into "user" (id, email, email_key, display_name, name_key, email_verified, suspended, is_admin, preferences, registered_at)
      values ('u', 'a@example.org', 'a@example.org', 'A', 'a', 1, 0, 0, '{}', 0)`.execute(db);
    for (const [id, days] of [
      ['old', 181],
      ['kept', 179],
    ] as const) {
      await sql`insert into event_log (category, type, message, actor_name, details, created_at)
        values ('other', ${id}, ${id}, '', '{}', ${ago(days)})`.execute(db);
    }
    for (const [id, expires, ended] of [
      ['ended long ago', -1, 31],
      ['expired long ago', 31, null],
      ['kept: ended lately', -1, 29],
      ['kept: expired lately', 29, null],
      ['kept: open', -1, null],
    ] as const) {
      await sql`insert into session (id, token_hash, user_id, client_id, created_at, last_seen, expires_at, ended_at)
        values (${id}, ${id}, 'u', '', 0, 0, ${ago(expires)}, ${ended === null ? null : ago(ended)})`.execute(db);
    }
    for (const [id, days] of [
      ['old', 8],
      ['kept', 6],
    ] as const) {
      await sql`insert into token (id, kind, token_hash, user_id, created_at, expires_at)
        values (${id}, 'reset-password', ${id}, 'u', 0, ${ago(days)})`.execute(db);
    }
    for (const [id, state] of [
      ['old sent', 'sent'],
      ['old failed', 'failed'],
      ['kept: waits', 'queued'],
    ] as const) {
      await sql`insert into mail (id, user_id, kind, recipient, subject, text, html, state, attempts, next_at, created_at)
        values (${id}, 'u', 'test', 'a@example.org', '', '', '', ${state}, 0, 0, ${ago(31)})`.execute(db);
    }
    await sql`insert into workspace (id, owner_type, user_id, root_id, quota, used_bytes, item_count, revision, created_at)
      values ('w', 'user', 'u', 'r', 0, 0, 0, 0, 0)`.execute(db);
    await sql`insert into item (id, workspace_id, parent_id, type, name, size, created_at, modified_at)
      values ('r', 'w', null, 'directory', '', 0, 0, 0)`.execute(db);
    for (const [id, days] of [
      ['kept: works', null],
      ['kept: withdrawn lately', 29],
      ['withdrawn long ago', 31],
    ] as const) {
      const withdrawn = days === null ? null : ago(days);
      await sql`insert into share_link (id, item_id, workspace_id, token_hash, role, label, accounts_only, edition, uses, created_at, withdrawn_at)
        values (${id}, 'r', 'w', ${id}, 'reader', '', 0, 0, 0, 0, ${withdrawn})`.execute(db);
    }
    for (const [id, link, days] of [
      ['kept: may come back', 'kept: works', -1],
      ['kept: came lately', 'kept: works', 59],
      ['came long ago', 'kept: works', 61],
      ['of a withdrawn link', 'withdrawn long ago', -1],
    ] as const) {
      await sql`insert into guest (id, link_id, token_hash, name, edition, created_at, expires_at)
        values (${id}, ${link}, ${id}, 'Gast', 0, 0, ${ago(days)})`.execute(db);
    }
    await pruneRows(db, NOW);
    const left = async (table: 'session' | 'token' | 'mail' | 'share_link' | 'guest'): Promise<string[]> =>
      (await db.selectFrom(table).select('id').orderBy('id').execute()).map((row) => row.id);
    expect((await db.selectFrom('event_log').select('type').execute()).map((row) => row.type)).toContain('kept');
    expect((await db.selectFrom('event_log').select('type').execute()).map((row) => row.type)).not.toContain('old');
    expect(await left('session')).toEqual(['kept: ended lately', 'kept: expired lately', 'kept: open']);
    expect(await left('token')).toEqual(['kept']);
    expect(await left('mail')).toEqual(['kept: waits']);
    expect(await left('share_link')).toEqual(['kept: withdrawn lately', 'kept: works']);
    expect(await left('guest')).toEqual(['kept: came lately', 'kept: may come back']);
  } finally {
    await dispose();
  }
});

it('cached works are kept up to a number and for a time, once per work', async () => {
  const { db, dispose } = await openEmpty();
  try {
    await migrate(db, FACTS.dialect);
    const find = (value: string, now: number) => findLookupAnswer(db, { kind: 'doi', value, now });
    const known = { work: { type: 'book', title: 'T' }, service: 'Crossref' };
    const unknown = { work: null, service: 'doi.org' };
    for (let n = 0; n < 6; n += 1)
      await storeLookupAnswer(
        db,
        { kind: 'doi', value: `10.1/${n % 5}`, answer: n === 4 ? unknown : known, now: NOW + n },
        3,
      );
    const rows = await db.selectFrom('lookup_answer').select('value').orderBy('asked_at').execute();
    expect(rows.map(({ value }) => value)).toEqual(['10.1/3', '10.1/4', '10.1/0']);
    expect(await find('10.1/3', NOW + 29 * DAY_MS)).toEqual(known);
    expect(await find('10.1/4', NOW)).toEqual(unknown);
    expect(await find('10.1/4', NOW + 2 * DAY_MS)).toBeNull();
    await pruneRows(db, NOW + 31 * DAY_MS);
    expect(await db.selectFrom('lookup_answer').select('value').execute()).toEqual([]);
  } finally {
    await dispose();
  }
});
