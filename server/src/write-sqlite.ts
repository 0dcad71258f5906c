import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { collectGarbageAfter } from './adapters/collect-garbage.ts';
import { systemClock } from './adapters/clock.ts';
import { openSqlite } from './db/engine/sqlite.ts';
import { kyselyOnSqlite } from './db/engine/sqlite-driver.ts';
import { applyPushes } from './db/texts/apply-pushes.ts';
import { warmUp } from './domain/mail/compose-mail.ts';
import { WriterLoop } from './pipeline/writer-loop.ts';
import { unpackPush } from './pipeline/packed-push.ts';
import { packAnswer } from './pipeline/writer-protocol.ts';
import type { WriterAnswer, WriterData, WriterMessage, WriterPost, WriterRequest } from './pipeline/writer-protocol.ts';
import { findTransaction } from './transactions.ts';

/** Not while the main thread collects its own. */
const COLLECT_AFTER_MS = 18_000;

/** The writer thread, started by storage.ts: the only connection that writes to SQLite. */
const port = parentPort;
if (port === null) throw new Error('writer.ts runs in a worker only.');
const { file, server } = workerData as WriterData;
const database = openSqlite(file, 'writer', true);
const loop = new WriterLoop({
  database,
  db: kyselyOnSqlite(database),
  find: findTransaction,
  applyPushes,
  clock: systemClock,
  server,
  elapsed: () => performance.now(),
  worked: () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  },
  reportHold: (held, calls) => port.postMessage({ held, calls } satisfies WriterMessage),
  poll,
  answer: (answers: WriterAnswer[]) => port.postMessage(answers.map(packAnswer) satisfies WriterMessage),
});

warmUp();
collectGarbageAfter(COLLECT_AFTER_MS);
port.on('message', (first: WriterPost) => loop.add([...first.map(read), ...poll()]));
port.postMessage({ ready: true } satisfies WriterMessage);

/** Messages waiting at the port. */
function poll(): WriterRequest[] {
  const requests: WriterRequest[] = [];
  if (port === null) return requests;
  for (let next = receiveMessageOnPort(port); next !== undefined; next = receiveMessageOnPort(port)) {
    requests.push(...(next.message as WriterPost).map(read));
  }
  return requests;
}

function read(sent: WriterPost[number]): WriterRequest {
  return 'kind' in sent ? sent : { kind: 'push', ...unpackPush(sent) };
}
