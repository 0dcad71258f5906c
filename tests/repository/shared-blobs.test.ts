import { mkdtempSync, readdirSync, renameSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DiskBlobStore, type Sharing } from '../../server/src/adapters/blobs/disk.ts';
import { systemClock } from '../../server/src/adapters/clock.ts';
import { migrate } from '../../server/src/db/engine/migrate.ts';
import { insertBlobRow } from '../../server/src/db/items/blob-rows.ts';
import { claimBlobs } from '../../server/src/pipeline/blob-claims.ts';
import { PostgresUnitOfWork } from '../../server/src/pipeline/postgres-unit-of-work.ts';
import { FACTS, newId } from './open-database.ts';
import { openEmpty } from './open-empty.ts';

const HOUR_MS = 60 * 60_000;

async function* bytes(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

it('two servers on one folder: neither deletes what the other has just written, received or committed', async () => {
  const { db, dispose } = await openEmpty();
  const folder = mkdtempSync(join(tmpdir(), 'scriptorium-two-'));
  try {
    await migrate(db, FACTS.dialect);
    const never = (): Promise<never> => Promise.reject(new Error('Nobody types here.'));
    const unitOfWork = new PostgresUnitOfWork(
      db,
      { clock: systemClock, server: FACTS },
      { apply: never, call: never, connections: 1 },
      () => undefined,
      () => undefined,
    );
    /** What happens between two steps of the first server. */
    let meanwhile: (() => Promise<unknown>) | null = null;
    const interrupted = (sharing: Sharing): Sharing => ({
      ...sharing,
      isClaimed: async (hash) => {
        const answer = await sharing.isClaimed(hash);
        const once = meanwhile;
        meanwhile = null;
        await once?.();
        return answer;
      },
    });
    const one = new DiskBlobStore(folder, undefined, interrupted(claimBlobs({ db, unitOfWork }, 'one', newId)));
    const two = new DiskBlobStore(folder, undefined, claimBlobs({ db, unitOfWork }, 'two', newId));
    const holds = async (hash: string) => (await one.sizeOf(hash)) !== null;
    const claims = () => db.selectFrom('blob_claim').select('node').execute();
    const taken = () => readdirSync(join(folder, 'tmp'));
    const makeOld = (hash: string) => {
      const then = new Date(Date.now() - 48 * HOUR_MS);
      utimesSync(one.pathOf(hash), then, then);
    };

    // Refused, and nobody else has it: removed at once, as on a single server's disk.
    const alone = await one.receive(bytes('refused'));
    expect(await claims()).toEqual([{ node: 'one' }]);
    one.settle(alone.hash, false);
    await expect.poll(() => holds(alone.hash)).toBe(false);
    expect(await claims()).toEqual([]);

    // Refused by the first server, while the second has received the same.
    const both = await one.receive(bytes('both'));
    await two.receive(bytes('both'));
    one.settle(both.hash, false);
    await expect.poll(claims).toEqual([{ node: 'two' }]);
    expect(await holds(both.hash)).toBe(true);

    // The second has committed it meanwhile.
    await insertBlobRow(db, { hash: both.hash, size: both.size, now: Date.now() });
    two.settle(both.hash, true);
    await expect.poll(claims).toEqual([]);
    makeOld(both.hash);
    expect(await one.deleteOlder(both.hash, Date.now() - 24 * HOUR_MS)).toBe(false);
    expect(await holds(both.hash)).toBe(true);

    // The second writes what the first is about to sweep, between its two checks.
    const swept = await one.write(bytes('swept'));
    makeOld(swept.hash);
    meanwhile = () => two.receive(bytes('swept'));
    await one.deleteOlder(swept.hash, Date.now() - 24 * HOUR_MS);
    expect(await holds(swept.hash)).toBe(true);
    two.settle(swept.hash, true);
    await expect.poll(claims).toEqual([]);

    // A server was killed between setting a blob aside and deciding.
    renameSync(one.pathOf(swept.hash), join(folder, 'tmp', `${swept.hash}~0`));
    await two.sweepTemporary(Date.now() - HOUR_MS);
    expect(await holds(swept.hash)).toBe(false);
    await two.sweepTemporary(Date.now() - HOUR_MS, Date.now() + HOUR_MS);
    expect(await holds(swept.hash)).toBe(true);

    makeOld(swept.hash);
    expect(await one.deleteOlder(swept.hash, Date.now() - 24 * HOUR_MS)).toBe(true);
    expect(await holds(swept.hash)).toBe(false);
    expect(taken()).toEqual([]);
  } finally {
    await dispose();
    rmSync(folder, { recursive: true, force: true });
  }
});
