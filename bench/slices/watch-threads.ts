/**
 * Preloaded by measure.ts (`--import`) into the server's main thread and its writer: records how long each is busy
 * without interruption, in processor time, so that other load does not matter.
 */
import Database from 'better-sqlite3';
import { appendFileSync } from 'node:fs';
import { BroadcastChannel, isMainThread } from 'node:worker_threads';

/** Shorter slices are ignored. */
const MIN_MS = 2;
const channel = new BroadcastChannel('slices');
channel.unref();

export interface Slice {
  thread: 'main' | 'writer';
  /** Processor time. */
  ms: number;
  /** When it ended, epoch milliseconds. */
  at: number;
}

function readTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

if (isMainThread) {
  const file = process.env['SLICES_FILE'] ?? '';
  let slices: Slice[] = [];
  channel.onmessage = (message) => void slices.push((message as { data: Slice }).data);
  // Between two turns of the event loop: what a keystroke that arrives at the wrong moment has to wait for.
  let before = readTime();
  const look = (): void => {
    const now = readTime();
    if (now - before >= MIN_MS) slices.push({ thread: 'main', ms: now - before, at: Date.now() });
    before = now;
    setTimeout(look, 1).unref();
  };
  look();
  setInterval(() => {
    const lines = slices.map((slice) => `${JSON.stringify(slice)}\n`).join('');
    slices = [];
    if (lines !== '') appendFileSync(file, lines);
  }, 200).unref();
} else {
  // A group commit of the writer, from `begin immediate` to the end of `commit` (writer-loop.ts).
  const prepare = Reflect.get(Database.prototype, 'prepare') as (
    this: Database.Database,
    source: string,
  ) => Database.Statement;
  let began = 0;
  Database.prototype.prepare = function prepareWatched(this: Database.Database, source: string) {
    const statement = prepare.call(this, source);
    if (source !== 'begin immediate' && source !== 'commit') return statement;
    const run = statement.run.bind(statement);
    statement.run = (...given) => {
      if (source === 'begin immediate') began = readTime();
      const result = run(...given);
      const ms = readTime() - began;
      if (source === 'commit' && ms >= MIN_MS) {
        channel.postMessage({ thread: 'writer', ms, at: Date.now() } satisfies Slice);
      }
      return result;
    };
    return statement;
  } as Database.Database['prepare'];
}
