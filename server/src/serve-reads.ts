import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { systemClock } from './adapters/clock.ts';
import { readCopiedText } from './db/texts/copied-text.ts';
import { loadDocument } from './db/texts/live-documents.ts';
import { packContent } from './db/texts/packed-content.ts';
import { readWrittenText } from './db/texts/written-text.ts';
import { openPostgres, QUERY_TIMEOUT_MS } from './db/engine/postgres.ts';
import { loadSettings } from './db/server/settings.ts';
import { kyselyOnSqlite } from './db/engine/sqlite-driver.ts';
import { openSqlite } from './db/engine/sqlite.ts';
import { DamagedText } from './domain/damage.ts';
import {
  type ThreadAnswer,
  type ThreadCall,
  type ReadingThreadData,
  type ThreadRequest,
  listTransferables,
} from './pipeline/reading-thread.ts';
import type { OffThreadContext, ReadContext } from './pipeline/operation.ts';
import { showFrom } from './pipeline/shown-paths.ts';
import { packError } from './pipeline/writer-protocol.ts';

const CONNECTIONS = 2;

/** Code of a reading thread, started by pipeline/reading-thread.ts. Callers have checked access. */
const port = parentPort;
if (port === null) throw new Error('reader.ts runs in a worker only.');
const { file, databaseUrl, server } = workerData as ReadingThreadData;
const db =
  databaseUrl === null
    ? kyselyOnSqlite(openSqlite(file, 'reader'))
    : openPostgres(databaseUrl, CONNECTIONS, QUERY_TIMEOUT_MS).db;
const encoder = new TextEncoder();
type ThreadResult = Extract<ThreadAnswer, { ok: true }>;

// Where threads have priorities, typing takes precedence.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

port.on('message', (request: ThreadRequest) => {
  answer(request).then(
    (reply) => port.postMessage(reply, listTransferables(reply.value)),
    (error: unknown) => port.postMessage(refuse(request.id, error)),
  );
});

async function answer(request: ThreadRequest): Promise<ThreadResult> {
  return { id: request.id, ok: true, value: (await work(request)) ?? null };
}

/** A thread mostly opens documents and lists folders; code for anything else is loaded on demand. */
async function work(request: ThreadRequest): Promise<ThreadResult['value'] | undefined> {
  switch (request.kind) {
    case 'call':
      return read(request.input);
    case 'pack':
      return readCopiedText(db, request.input);
    case 'file':
      return readWrittenText(db, request.input);
    case 'content':
      return packContent(request.input);
    case 'entries':
      return (await import('./domain/texts/change-bib.ts')).changeBib(request.input);
    case 'liveEntries':
      return (await import('./model/texts/plan-entries.ts')).planEntries(db, request.input);
    case 'keys':
      return (await import('./model/texts/plan-keys.ts')).planKeys(db, request.input);
    case 'cited':
      return (await import('./model/texts/plan-keys.ts')).findCited(db, request.input);
    case 'sync':
      return (await import('./model/texts/plan-sync.ts')).planSync(db, request.input);
    case 'index':
      return (await import('./model/texts/index-text.ts')).planIndex(db, request.input);
    case 'suggested':
      return (await import('./model/texts/read-suggested.ts')).readSuggested(db, request.input);
    case 'page':
      return (await import('./domain/pages/clean-page.ts')).cleanPage(new TextDecoder().decode(request.input));
    case 'merge':
      return (await import('./model/texts/plan-merge.ts')).planMerge(db, request.input, () => systemClock.newId());
    case 'replacement': {
      const { planReplacement } = await import('./model/texts/plan-replacement.ts');
      return planReplacement(db, request.input, () => systemClock.newId());
    }
    case 'wordBase':
      return (await import('./model/texts/plan-word-return.ts')).findWordBase(db, request.input);
    case 'wordReturn':
      return (await import('./model/texts/plan-word-return.ts')).planWordReturn(db, request.input, () =>
        systemClock.newId(),
      );
    case 'document': {
      const loaded = await loadDocument(db, request.input);
      return loaded && { ...loaded, text: loaded.text.toString() };
    }
  }
}

async function read({ path, actor, input, root, now, request }: ThreadCall): Promise<Uint8Array> {
  const { REGISTRY } = await import('./operations/index.ts');
  const operation = REGISTRY.get(path);
  if (operation?.mode !== 'read') throw new Error(`${path} is not a read operation.`);
  const context: OffThreadContext = { actor, now, request, server, root, db, settings: () => loadSettings(db) };
  const { output: shape } = operation.contract;
  const output = shape.parse(await operation.run(context as ReadContext, input as never));
  return encoder.encode(JSON.stringify(showFrom(root, shape, output)));
}

function refuse(id: number, error: unknown): ThreadAnswer {
  if (error instanceof DamagedText) {
    return { id, ok: false, damagedText: error.damage.subject, message: error.message };
  }
  return { id, ok: false, error: packError(error) };
}
