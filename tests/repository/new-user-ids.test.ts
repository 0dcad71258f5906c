import { COLORS_IN_TURN, PERSON_COLORS, colorOfId } from '@scriptorium/contract/rules/person-color.ts';
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { insertUser } from '../../server/src/db/accounts/users.ts';
import { migrate } from '../../server/src/db/engine/migrate.ts';
import { drawUserId } from '../../server/src/model/accounts/draw-user-id.ts';
import { FACTS } from './open-database.ts';
import { openEmpty } from './open-empty.ts';

const SEED = Number(process.env['SEED'] ?? Date.now() % 1_000_000);

it('of accounts created in a row, any ten that follow each other have different colours', async () => {
  const below = random(SEED);
  const newId = (): string =>
    [8, 4, 4, 4, 12].map((digits) => Array.from({ length: digits }, () => below(16).toString(16)).join('')).join('-');
  const { db, dispose } = await openEmpty();
  try {
    await migrate(db, FACTS.dialect);
    let now = 1_700_000_000_000;
    const colors: number[] = [];
    const create = async (id: string): Promise<void> => {
      // Often in the same millisecond, as from a directory.
      now += below(3) === 0 ? 1 : 0;
      const ids = { id, workspaceId: randomUUID(), rootId: randomUUID() };
      const flags = { passwordHash: null, emailVerified: true, isAdmin: false };
      await insertUser(db, { ...ids, ...flags, email: `${id}@lab.example`, displayName: 'Ada', quota: 1000, now });
      colors.push(colorOfId(id));
    };
    for (let n = 0; n < PERSON_COLORS; n += 1) await create(await drawUserId({ db, newId }));
    expect(colors, `seed ${SEED}`).toEqual(COLORS_IN_TURN);
    // Accounts of an older release, with any colours.
    now += 1;
    for (let n = 0; n < 25; n += 1) await create(newId());
    now += 1;
    const before = colors.length;
    for (let n = 0; n < 40; n += 1) {
      now += 1;
      await create(await drawUserId({ db, newId }));
    }
    for (let from = before; from + PERSON_COLORS <= colors.length; from += 1)
      expect(new Set(colors.slice(from, from + PERSON_COLORS)).size, `seed ${SEED}, from ${from}`).toBe(PERSON_COLORS);
  } finally {
    await dispose();
  }
});

function random(seed: number): (limit: number) => number {
  let value = seed;
  return (limit) => {
    value = (Math.imul(value, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((value / 4_294_967_296) * limit);
  };
}
