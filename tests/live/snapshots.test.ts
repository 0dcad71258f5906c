import Database from 'better-sqlite3';
import pg from 'pg';
import type { UpdateJson } from '@scriptorium/contract/live/messages.ts';
import { createTextFile } from '@scriptorium/contract/operations/workspace.ts';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createAccount, findWorkspace } from '../_support/accounts.ts';
import { startServer, type RunningServer } from '../_support/start-server.ts';
import { newClientId, openSocket } from './live-client.ts';

describe('loading a document', () => {
  it('falls back to the snapshot before when the newest one is damaged', async () => {
    await using server = await startServer();
    const ada = await createAccount(server, 'Ada');
    const workspace = await findWorkspace(ada);
    await ada.client.call(createTextFile, { uuid: workspace, parentItem: '', name: 'x.md', content: 'start\n' });
    const document = { workspace, path: 'x.md' };
    const clientID = newClientId();
    const writer = await openSocket(ada.client, document, { protocol: '1', clientID });
    await writer.next('get-document');
    // More steps than a snapshot waits for, in several batches so that the log goes on after it.
    const steps = 450;
    for (let version = 0; version < steps; version += 30) {
      const updates = Array.from({ length: 30 }, (_, i): UpdateJson => {
        const seq = version + i + 1;
        return { clientID, seq, changes: [5 + seq, [0, 'a']] };
      });
      writer.send({ type: 'push-updates', clientVersion: version, updates });
      await writer.next('acknowledge');
    }
    const expected = `start\n${'a'.repeat(steps)}`;
    writer.raw.close();
    await server.stop();
    const damaged = await damageNewestSnapshot(server);
    expect(damaged).toBeGreaterThan(300);
    await server.start();
    const socket = await openSocket(ada.client, document);
    expect((await socket.next('get-document')).document?.join('\n')).toBe(expected);
    await expect.poll(() => server.log()).toContain('A snapshot is damaged');
    socket.raw.close();
  });
});

/** Overwrites the bytes of the newest snapshot behind the server's back; answers its version. */
async function damageNewestSnapshot(server: RunningServer): Promise<number> {
  const find = 'select document_id, version from document_snapshot order by version desc limit 1';
  const url = server.env['DATABASE_URL'];
  if (url === undefined) {
    const database = new Database(join(server.dataDir, 'scriptorium.sqlite'), { fileMustExist: true });
    const { document_id, version } = database.prepare(find).get() as { document_id: string; version: number };
    const spoil = "update document_snapshot set text = x'00' where document_id = ? and version = ?";
    database.prepare(spoil).run(document_id, version);
    database.close();
    return version;
  }
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ document_id: string; version: string }>(find);
  const spoil = "update document_snapshot set text = '\\x00' where document_id = $1 and version = $2";
  await client.query(spoil, [rows[0]?.document_id, rows[0]?.version]);
  await client.end();
  return Number(rows[0]?.version);
}
