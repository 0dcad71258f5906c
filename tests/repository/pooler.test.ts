import { sql } from 'kysely';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { openPostgres } from '../../server/src/db/engine/postgres.ts';
import { isStorageFailure } from '../../server/src/db/engine/database-errors.ts';
import { createDatabase } from '../_support/postgres.ts';
import { FACTS } from './open-database.ts';

/** PgBouncer's response to a connection that starts with a setting it does not track. */
function refusal(): Buffer {
  const fields = ['SFATAL', 'C08P01', 'Munsupported startup parameter: statement_timeout', ''].join('\0');
  const body = Buffer.from(`${fields}\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

/** A proxy that acts like PgBouncer at the start of a connection. */
async function startPooler(url: string): Promise<{ url: string; refused: () => number; close: () => void }> {
  const target = new URL(url);
  let refused = 0;
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.once('data', (first: Buffer) => {
      if (first.includes('statement_timeout')) {
        refused += 1;
        socket.end(refusal());
        return;
      }
      const behind = connect(Number(target.port), target.hostname);
      behind.on('error', () => socket.destroy());
      behind.write(first);
      socket.pipe(behind).pipe(socket);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const through = new URL(url);
  through.port = String((server.address() as AddressInfo).port);
  return { url: through.href, refused: () => refused, close: () => server.close() };
}

it('an aborted transaction is a storage failure, which a retry may overcome', () => {
  expect(isStorageFailure(Object.assign(new Error('idle in transaction'), { code: '25P03' }))).toBe(true);
});

if (FACTS.dialect === 'postgres') {
  it('a pooler that refuses statement_timeout is connected to without it, and transactions still have one', async () => {
    const pooler = await startPooler(await createDatabase());
    const node = '00000000-0000-4000-8000-000000000000';
    const { db } = openPostgres(pooler.url, 2, 30_000, node);
    const show = sql<{ statement_timeout: string }>`show statement_timeout`;
    expect((await show.execute(db)).rows).toEqual([{ statement_timeout: '0' }]);
    const within = await db.transaction().execute(async (tx) => {
      await sql`create function hold_node(wanted text) returns void language sql as 'select'`.execute(tx);
      return (await show.execute(tx)).rows;
    });
    expect(within).toEqual([{ statement_timeout: '30s' }]);
    await db.destroy();
    pooler.close();
    expect(pooler.refused()).toBe(1);
  });
}
