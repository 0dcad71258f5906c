import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount } from '../../server/src/cli/transactions.ts';
import { findSessionHolder } from '../../server/src/db/accounts/sessions.ts';
import { findUserByEmail } from '../../server/src/db/accounts/users.ts';
import { readMembership } from '../../server/src/db/groups/item-rights.ts';
import { consumeLimits } from '../../server/src/pipeline/rate-limits.ts';
import { makeServerKeys } from '../../server/src/pipeline/server-keys.ts';
import { type OpenDatabase, openDatabase, transact } from './open-database.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.dispose());

const account = (email: string) => ({
  email,
  displayName: 'Zoë',
  passwordHash: 'none',
  isAdmin: false,
  quota: Number.MAX_SAFE_INTEGER,
});

describe('an account', () => {
  it('is created once, however many create it at once and however they spell it', async () => {
    const spellings = ['zoë@example.org', 'ZOË@example.org', ' zoë@Example.org', 'zoe\u0308@example.org'];
    const made = await Promise.allSettled(spellings.map((email) => transact(database, createAccount, account(email))));
    expect(made.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
    const refused = made.filter((result) => result.status === 'rejected');
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'email-taken' });
    const users = await database.db.selectFrom('user').select('id').execute();
    expect(users).toHaveLength(1);
    expect(await findUserByEmail(database.db, 'Zoe\u0308@EXAMPLE.org')).toBeDefined();
  });

  it('has a workspace with a root, large numbers are exact, and nobody else is a member', async () => {
    const [workspace] = await database.db.selectFrom('workspace').selectAll().execute();
    expect(workspace).toMatchObject({ owner_type: 'user', quota: Number.MAX_SAFE_INTEGER, used_bytes: 0 });
    const root = await database.db
      .selectFrom('item')
      .selectAll()
      .where('id', '=', workspace?.root_id ?? '')
      .execute();
    expect(root).toMatchObject([{ parent_id: null, type: 'directory', name: '' }]);
    const membership = (who: string, id = workspace?.id ?? '') => readMembership(database.db, id, who);
    expect(await membership(workspace?.user_id ?? '')).toMatchObject({ exists: true, role: 'owner' });
    for (const who of ['somebody', '']) expect(await membership(who)).toMatchObject({ exists: true, role: null });
    expect(await membership('somebody', 'none')).toBeUndefined();
  });

  it('is in the event log with its creator, in the same transaction', async () => {
    const events = await database.db.selectFrom('event_log').selectAll().where('type', '=', 'user.created').execute();
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({ actor_name: 'test', category: 'admin' });
    expect(JSON.parse(events[0]?.details ?? '')).toMatchObject({ type: 'user.created' });
  });

  it('is not found through a session that does not exist', async () => {
    expect(await findSessionHolder(database.db, { tokenHash: 'none' }, Date.now())).toBeUndefined();
  });
});

describe('a rate limit', () => {
  it('counts exactly under concurrency, and resets after its window', async () => {
    // A second attempt finds nothing used up.
    const call = `/api/${randomUUID()}`;
    const use = (windowMs: number) =>
      transact(database, consumeLimits, { call, limits: [{ key: 'k', max: 5, windowMs }] });
    const waits = await Promise.all(Array.from({ length: 12 }, () => use(60_000)));
    expect(waits.filter((exhausted) => exhausted === null)).toHaveLength(5);
    for (const exhausted of waits) expect(exhausted?.wait ?? 0).toBeLessThanOrEqual(60_000);
    await database.unitOfWork.run(consumeLimits, { call: '/api/other', limits: [{ key: 'k', max: 1, windowMs: 1 }] });
    await expect
      .poll(() =>
        transact(database, consumeLimits, { call: '/api/other', limits: [{ key: 'k', max: 1, windowMs: 1 }] }),
      )
      .toBeNull();
  });

  it('that is used up keeps later ones from being counted, and one that does not apply is skipped', async () => {
    const use = () =>
      transact(database, consumeLimits, {
        call: '/api/order',
        limits: [
          { key: 'pair:x', max: 2, windowMs: 60_000 },
          { key: 'account:x', max: 100, windowMs: 60_000 },
        ],
      });
    for (let n = 0; n < 20; n += 1) await use();
    expect(await use()).toMatchObject({ budget: 'pair' });
    const rows = database.db.selectFrom('rate_limit').select('count').where('key', '=', '/api/order account:x');
    expect(await rows.execute()).toEqual([{ count: 2 }]);
  });
});

describe('a signing key', () => {
  it('is the first one stored, for all concurrent requests', async () => {
    const keys = await Promise.all(
      Array.from({ length: 4 }, () => transact(database, makeServerKeys, { purpose: 'devices' as const })),
    );
    expect(new Set(keys.map((each) => JSON.stringify(each))).size).toBe(1);
  });
});

describe('the read connection', () => {
  it('cannot write on SQLite', async () => {
    const write = database.db.insertInto('setting').values({ key: 'x', value: 'y' }).execute();
    if (process.env['DB'] === 'postgres') await write;
    else await expect(write).rejects.toThrow(/readonly/);
  });
});
