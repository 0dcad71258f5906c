import { expect, it } from 'vitest';
import { migrate } from '../../server/src/db/engine/migrate.ts';
import { listGrants } from '../../server/src/db/groups/grants.ts';
import { readMembership, readItemRights } from '../../server/src/db/groups/item-rights.ts';
import { findLookUpFaults } from '../access/look-ups.ts';
import { FACTS } from './open-database.ts';
import { openEmpty } from './open-empty.ts';

it('memberships and shares are found, however something is shared', async () => {
  const { db, dispose } = await openEmpty();
  try {
    await migrate(db, FACTS.dialect);
    expect(await findLookUpFaults(db, { readMembership, readItemRights, listGrants }, 4)).toEqual([]);
  } finally {
    await dispose();
  }
});
