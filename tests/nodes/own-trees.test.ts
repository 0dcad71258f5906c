import { expect, it } from 'vitest';
import { insertPendingTree } from '../../server/src/db/items/pending-trees.ts';
import { finishOwnTrees } from '../../server/src/jobs/finish-trees.ts';
import { internal } from '../../server/src/pipeline/operation.ts';
import { FACTS, newId, openDatabase, transact } from '../repository/open-database.ts';

const begin = internal('test/begin-trees', async (tx, input: { nodes: readonly (string | null)[] }) => {
  for (const node of input.nodes) {
    await insertPendingTree(tx.db, {
      id: tx.newId(),
      kind: 'remove',
      workspace_id: tx.newId(),
      from_workspace_id: null,
      roots: [],
      bytes: 0,
      items: 0,
      // Long enough ago that no call of this process can be about to claim it.
      created_at: tx.now - 120_000,
      node,
    });
  }
  return null;
});

it('each of several servers finishes what its own calls left behind, and leaves the rest to whoever started it', async () => {
  const database = await openDatabase();
  try {
    const self = newId();
    await transact(database, begin, { nodes: [self, newId(), null, self] });
    const parts = { db: database.db, unitOfWork: database.unitOfWork, signal: AbortSignal.timeout(60_000) };
    await finishOwnTrees({ ...parts, server: { ...FACTS, node: self }, now: () => Date.now() });
    const left = await database.db.selectFrom('pending_tree').select('node').execute();
    expect(left).toHaveLength(2);
    expect(left.map(({ node }) => node)).not.toContain(self);
  } finally {
    await database.dispose();
  }
});
