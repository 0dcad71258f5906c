import { parentPort, workerData } from 'node:worker_threads';
import { readCopiedText } from './db/texts/copied-text.ts';
import { openPostgres, SILENCE_MS } from './db/engine/postgres.ts';
import { loadSettings } from './db/server/settings.ts';
import { kyselyOnSqlite } from './db/engine/sqlite-driver.ts';
import { openSqlite } from './db/engine/sqlite.ts';
import { DamagedText } from './domain/damage.ts';
import { REGISTRY } from './operations/index.ts';
import type { AsideAnswer, AsideCall, AsideData, AsideRequest } from './pipeline/aside-reader.ts';
import type { AsideContext, ReadContext } from './pipeline/operation.ts';
import { packError } from './pipeline/writer-protocol.ts';

const CONNECTIONS = 2;

/** The thread that reads what takes long: access was checked by who asks. Started by pipeline/aside-reader.ts. */
const port = parentPort;
if (port === null) throw new Error('reader.ts runs in a worker only.');
const { file, databaseUrl, server } = workerData as AsideData;
const db =
  databaseUrl === null
    ? kyselyOnSqlite(openSqlite(file, 'reader'))
    : openPostgres(databaseUrl, CONNECTIONS, SILENCE_MS).db;
const encoder = new TextEncoder();

port.on('message', (request: AsideRequest) => {
  answer(request).then(
    (reply) => port.postMessage(reply),
    (error: unknown) => port.postMessage(refuse(request.id, error)),
  );
});

async function answer(request: AsideRequest): Promise<AsideAnswer> {
  const { id } = request;
  const value = request.kind === 'pack' ? await readCopiedText(db, request.itemId) : await read(request.call);
  return { id, ok: true, value: value ?? null };
}

async function read({ path, actor, input, now, request }: AsideCall): Promise<Uint8Array> {
  const operation = REGISTRY.get(path);
  if (operation?.mode !== 'read') throw new Error(`${path} does not read.`);
  const context: AsideContext = { actor, now, request, server, db, settings: () => loadSettings(db) };
  const output = await operation.run(context as ReadContext, input as never);
  return encoder.encode(JSON.stringify(operation.contract.output.parse(output)));
}

function refuse(id: number, error: unknown): AsideAnswer {
  if (error instanceof DamagedText) {
    return { id, ok: false, damagedText: error.damage.subject, message: error.message };
  }
  return { id, ok: false, error: packError(error) };
}
