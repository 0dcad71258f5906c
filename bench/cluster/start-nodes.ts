import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { requestWsTicket } from '@scriptorium/contract/operations/live.ts';
import { createTextFile } from '@scriptorium/contract/operations/workspace.ts';
import { createAccount, findWorkspace } from '../../tests/_support/accounts.ts';
import { CallRefused } from '../../tests/_support/client.ts';
import { createDatabase } from '../../tests/_support/postgres.ts';
import { findFreePort, type RunningServer, startServer } from '../../tests/_support/start-server.ts';
import type { Target } from '../live/targets.ts';
import type { Seat } from '../live/typist.ts';

/** `dealt`: equally many texts per server, as hashing yields with very many. */
export type Routing = 'hashed' | 'dealt' | 'random' | 'split';

/** `count` servers on a new database. With `isOneOfSeveral`, a single one announces as well. */
export async function startNodes(
  count: number,
  routing: Routing,
  { isOneOfSeveral = count > 1, redisUrl = '' } = {},
): Promise<Target> {
  const folder = mkdtempSync(join(tmpdir(), 'scriptorium-bench-'));
  const port = await findFreePort();
  const env = {
    ...(isOneOfSeveral && {
      SEVERAL_SERVERS: '1',
      SHARED_FOLDER: folder,
      SMTP_URL: 'smtp://127.0.0.1:9',
      DRAIN_SECONDS: '0',
      REDIS_URL: redisUrl,
    }),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATABASE_URL: await createDatabase(),
    LOG_LEVEL: 'warn',
    SOCKETS_PER_USER: '10000',
    SOCKETS_PER_ADDRESS: '10000',
  };
  const servers: RunningServer[] = [];
  for (let at = 0; at < count; at += 1)
    servers.push(await startServer({ env: at === 0 ? { ...env, PORT: String(port) } : env }));
  const [first] = servers;
  if (first === undefined) throw new Error('There is no server.');
  const { client } = await createAccount(first, 'Typist');
  const uuid = await findWorkspace({ client, email: '', password: '', displayName: '' });
  let names = 0;
  let seats = 0;
  const choose = (document: string, writer: number): number => {
    if (routing === 'dealt') return servers[Number(/\d+/u.exec(document)?.[0]) % count]?.port ?? 0;
    const bytes = routing === 'random' ? randomBytes(4) : createHash('sha256').update(document).digest();
    const place = bytes.readUInt32BE() + (routing === 'split' ? writer : 0);
    return servers[place % count]?.port ?? 0;
  };
  /** The paces need more tickets per minute than one person is allowed: waits. */
  const takeTicket = async (of: { uuid: string; docPath: string }): Promise<string> => {
    for (;;) {
      try {
        return (await client.call(requestWsTicket, of)).ticket;
      } catch (error) {
        if (!(error instanceof CallRefused && error.status === 429)) throw error;
        await delay(2000);
      }
    }
  };
  return {
    name: `${count} ${routing}`,
    pid: first.pid(),
    pids: servers.map((server) => server.pid()),
    databaseUrl: env.DATABASE_URL,
    make: async (documents) => {
      const made: string[] = [];
      for (let at = 0; at < documents; at += 1) {
        const name = `bench-${(names += 1)}.md`;
        await client.call(createTextFile, { uuid, parentItem: '', name });
        made.push(name);
      }
      return made;
    },
    seat: async (documents, each) => {
      const taken: Seat[] = [];
      for (const document of documents) {
        for (let at = 0; at < each; at += 1) {
          const ticket = await takeTicket({ uuid, docPath: document });
          const clientID = randomBytes(16).toString('hex');
          const query = new URLSearchParams({ ticket, protocol: '1', clientID });
          const url = `ws://127.0.0.1:${choose(document, at)}/documents?${query.toString()}`;
          taken.push({ dialect: 'wire', url, document, cookie: client.cookieHeader(), clientID, number: (seats += 1) });
        }
      }
      return taken;
    },
    stop: async () => {
      for (const server of servers) await server.dispose();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
