import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requestWsTicket } from '@scriptorium/contract/operations/live.ts';
import { createTextFile } from '@scriptorium/contract/operations/workspace.ts';
import { WebSocket } from 'ws';
import { type Account, createAccountByCalls, createGroup, findWorkspace } from '../../tests/_support/accounts.ts';
import { NODE, startServer } from '../../tests/_support/start-server.ts';
import type { Dialect, Seat } from './typist.ts';
import { greet, readKind, SYNC_STATUS, writeInsert } from './yjs-bytes.ts';

/** A server under measurement. */
export interface Target {
  name: string;
  pid: number;
  /** If it has several processes. */
  pids?: readonly number[];
  /** For ours on PostgreSQL. */
  databaseUrl?: string | undefined;
  /** Creates documents with this initial text. */
  make(documents: number, text?: string): Promise<string[]>;
  /** Seats in each of these documents. */
  seat(documents: readonly string[], each: number): Promise<Seat[]>;
  stop(): Promise<void>;
}

export interface TargetOptions {
  /** Additional flags for its Node. */
  flags?: string;
  onErrorText?: (text: string) => void;
  /** Another checkout of the product to compare with. */
  root?: string;
}

export type StartTarget = (options?: TargetOptions) => Promise<Target>;

const PEERS = join(import.meta.dirname, 'peers');

export const startBare: StartTarget = (options) =>
  startChild('Bare protocol, in memory', 'wire', [join(import.meta.dirname, 'bare-server.ts')], options);

/** The same, with an fdatasync before anyone hears of an edit. */
export const startBareDisk: StartTarget = (options) =>
  startChild('Bare protocol + one fdatasync', 'wire', [join(import.meta.dirname, 'bare-server.ts'), '--disk'], options);

export const startHocuspocus: StartTarget = async (options) => {
  const folder = mkdtempSync(join(tmpdir(), 'hocuspocus-'));
  const database = join(folder, 'documents.sqlite');
  const target = await startChild('Hocuspocus', 'hocuspocus', [join(PEERS, 'hocuspocus.mjs'), database], options);
  return {
    ...target,
    stop: async () => {
      await target.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

export const startShareDb: StartTarget = (options) =>
  startChild('ShareDB, in memory', 'sharedb', [join(PEERS, 'sharedb.mjs')], options);

/** An account may request 600 tickets a minute, and the memory of 1,000 sockets is measured in less. */
const ACCOUNTS = 10;

/** Ours as shipped: every acknowledged edit is on disk. */
export const startOurs: StartTarget = async (options = {}) => {
  const server = await startServer({
    env: {
      LOG_LEVEL: 'warn',
      SOCKETS_PER_USER: '10000',
      SOCKETS_PER_ADDRESS: '10000',
      NODE_OPTIONS: options.flags ?? '',
    },
    ...(options.root === undefined ? {} : { root: options.root }),
  });
  options.onErrorText?.(server.log());
  const typists: Account[] = [];
  for (let n = 0; n < ACCOUNTS; n += 1) typists.push(await createAccountByCalls(server, `Typist${n}`));
  const [first, ...others] = typists;
  if (first === undefined) throw new Error('Nobody types.');
  await createGroup('Typists', first, ...others);
  const uuid = await findWorkspace(first, 'Typists');
  const { client } = first;
  let names = 0;
  let seats = 0;
  return {
    name: `Scriptorium, ${process.env['DB'] === 'postgres' ? 'PostgreSQL' : 'SQLite'}`,
    pid: server.pid(),
    databaseUrl: server.env['DATABASE_URL'],
    make: async (documents, text) => {
      const made: string[] = [];
      for (let d = 0; d < documents; d += 1) {
        const name = `bench-${(names += 1)}.md`;
        await client.call(createTextFile, {
          uuid,
          parentItem: '',
          name,
          ...(text === undefined ? {} : { content: text }),
        });
        made.push(name);
      }
      return made;
    },
    seat: async (documents, each) => {
      const taken: Seat[] = [];
      for (const document of documents) {
        for (let c = 0; c < each; c += 1) {
          const { client: typist } = typists[seats % ACCOUNTS] ?? first;
          const { ticket } = await typist.call(requestWsTicket, { uuid, docPath: document });
          const clientID = randomBytes(16).toString('hex');
          const query = new URLSearchParams({ ticket, protocol: '1', clientID });
          const url = `ws://127.0.0.1:${server.port}/documents?${query.toString()}`;
          taken.push({ dialect: 'wire', url, document, cookie: typist.cookieHeader(), clientID, number: (seats += 1) });
        }
      }
      return taken;
    },
    stop: () => server.dispose(),
  };
};

export const STARTS: Readonly<Record<string, StartTarget>> = {
  bare: startBare,
  'bare-disk': startBareDisk,
  ours: startOurs,
  hocuspocus: startHocuspocus,
  sharedb: startShareDb,
};

/** The other systems are not dependencies of the product; they are installed on first use. */
export async function installPeers(): Promise<void> {
  if (existsSync(join(PEERS, 'node_modules', 'sharedb'))) return;
  const child = spawn('npm', ['ci', '--ignore-scripts'], { cwd: PEERS, stdio: ['ignore', 'ignore', 'inherit'] });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error('The other systems could not be installed.');
}

async function startChild(
  name: string,
  dialect: Dialect,
  args: string[],
  options: TargetOptions = {},
): Promise<Target> {
  const child = spawn(NODE, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'] ?? '', NODE_OPTIONS: options.flags ?? '', NODE_ENV: 'production' },
  });
  process.once('exit', () => child.kill('SIGKILL'));
  child.stderr.on('data', (data: Buffer) => {
    if (options.onErrorText) options.onErrorText(data.toString());
    else process.stderr.write(data);
  });
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (data: Buffer) => resolve(data.toString().trim()));
    child.once('exit', () => reject(new Error(`${name} ended.`)));
  });
  let names = 0;
  let seats = 0;
  const url = `ws://127.0.0.1:${port}/`;
  return {
    name,
    pid: child.pid ?? -1,
    make: async (documents, text = '') => {
      const made = Array.from({ length: documents }, () => `document-${(names += 1)}`);
      for (const document of made) await fill(dialect, url, document, text);
      return made;
    },
    seat: (documents, each) =>
      Promise.resolve(
        documents.flatMap((document) =>
          Array.from({ length: each }, (): Seat => {
            const clientID = randomBytes(16).toString('hex');
            const query = new URLSearchParams({ document, clientID });
            const number = (seats += 1);
            return {
              dialect,
              url: dialect === 'wire' ? `${url}?${query.toString()}` : url,
              document,
              clientID,
              number,
            };
          }),
        ),
      ),
    stop: () => endChild(child),
  };
}

/** Creates a document through its own protocol, for systems where opening does not create one. */
async function fill(dialect: Dialect, url: string, document: string, text: string): Promise<void> {
  if (dialect === 'hocuspocus' && text !== '') {
    const socket = new WebSocket(url);
    await new Promise((resolve) => socket.once('open', resolve));
    for (const message of [...greet(document), writeInsert(document, 1, 0, text)]) socket.send(message);
    await new Promise<void>((resolve) =>
      socket.on('message', (data: Buffer) => {
        if (readKind(data).kind === SYNC_STATUS) resolve();
      }),
    );
    socket.terminate();
  }
  if (dialect === 'sharedb') {
    const socket = new WebSocket(url);
    await new Promise((resolve) => socket.once('open', resolve));
    const create = { type: 'http://sharejs.org/types/JSONv0', data: { text } };
    socket.send(JSON.stringify({ a: 'hs', id: null, protocol: 1, protocolMinor: 1 }));
    socket.send(JSON.stringify({ a: 'op', c: 'documents', d: document, v: 0, seq: 1, create }));
    await new Promise<void>((resolve) =>
      socket.on('message', (data: Buffer) => {
        if ((JSON.parse(data.toString()) as { a: string }).a === 'op') resolve();
      }),
    );
    socket.terminate();
  } else if (dialect === 'wire' && text !== '') {
    const answer = await fetch(`${url.replace('ws:', 'http:')}?${new URLSearchParams({ document }).toString()}`, {
      method: 'POST',
      body: text,
    });
    if (!answer.ok) throw new Error('The document could not be made.');
  }
}

async function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}
