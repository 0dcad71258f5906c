/**
 * The server's memory and where it goes: right after start, after 30 s without anyone, while 50 people type, after an
 * export, and a minute later. Compared, in the same run, with the least that could do such work: Node's own HTTP server
 * with ws, the same messages, documents in memory, and an open SQLite database.
 *
 *     node bench/server/measure.ts          # about three minutes; SQLite
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { listDefaults, listJobs, schedule } from '@scriptorium/contract/operations/export.ts';
import { requestWsTicket } from '@scriptorium/contract/operations/live.ts';
import { createTextFile } from '@scriptorium/contract/operations/workspace.ts';
import { type Account, createAccount, createGroup, findWorkspace } from '../../tests/_support/accounts.ts';
import { ROOT, type RunningServer, startServer } from '../../tests/_support/start-server.ts';
import { newClientId } from '../../tests/live/live-client.ts';
import { measureTyping, quantile } from '../live/measure.ts';
import { startBare, type Target } from '../live/targets.ts';
import type { Seat } from '../live/typist.ts';
import { type Memory, readMemory } from './memory-of.ts';

const PEOPLE = 50;
const DOCUMENTS = 10;
/** Edits per second and person: a sentence now and then. */
const RATE = 0.5;
const TYPING_MS = 25_000;
const IDLE_MS = 30_000;
/** Converters exit after 45 seconds without work. */
const AFTER_EXPORT_MS = 60_000;
/** MB of resident memory. */
const GOALS = { idle: 150, typing: 250 };

const missed: string[] = [];

function show(name: string, { rss, pss, own, processes }: Memory): void {
  const figures = [rss, pss, own].map((value) => value.toFixed(0).padStart(5));
  console.log(`${name.padEnd(44)} ${figures.join('  ')}  ${processes}`);
}

function judge(name: string, value: number, goal: number): void {
  const isMet = value < goal;
  if (!isMet) missed.push(name);
  console.log(`${isMet ? 'met' : 'MISSED'}: ${name} ${value.toFixed(0)} (goal below ${goal})`);
}

/** Maximum and median while `work` is pending. */
async function watch(pid: number, work: Promise<unknown>): Promise<{ most: Memory; median: Memory }> {
  const seen = [readMemory(pid)];
  const looking = setInterval(() => seen.push(readMemory(pid)), 1000);
  try {
    await work;
  } finally {
    clearInterval(looking);
  }
  const sorted = seen.toSorted((a, b) => a.rss - b.rss);
  const at = (share: number): Memory =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? readMemory(pid);
  return { most: at(1), median: at(0.5) };
}

async function measureWhileTyping(name: string, target: Target): Promise<Memory> {
  const typing = measureTyping(target, {
    documents: DOCUMENTS,
    each: PEOPLE / DOCUMENTS,
    rate: RATE,
    warmMs: 3000,
    measureMs: TYPING_MS,
    drainMs: 10_000,
    generators: 1,
  });
  const { most, median } = await watch(target.pid, typing);
  show(`${name}: ${PEOPLE} people type, median`, median);
  show(`${name}: ${PEOPLE} people type, most`, most);
  const { acknowledged, received } = await typing;
  const times = [acknowledged, received].map(
    (all) => `${quantile(all, 0.5).toFixed(1)}/${quantile(all, 0.99).toFixed(1)}`,
  );
  console.log(`  answered p50/p99 ${times[0]} ms, seen by others ${times[1]} ms`);
  return most;
}

async function measureBare(): Promise<void> {
  const target = await startBare({ flags: `--import=${join(import.meta.dirname, 'open-database.ts')}` });
  try {
    show('bare: started', readMemory(target.pid));
    await wait(5000);
    show('bare: idle', readMemory(target.pid));
    await measureWhileTyping('bare', target);
  } finally {
    await target.stop();
  }
}

/** A group's documents, with everyone in the group connected to one of them. */
async function gather(server: RunningServer): Promise<Target> {
  const people: Account[] = [];
  for (let n = 0; n < PEOPLE; n += 1) people.push(await createAccount(server, `Person${n}`));
  const [first, ...others] = people;
  if (first === undefined) throw new Error('Nobody types.');
  await createGroup('Readers', first, ...others);
  const uuid = await findWorkspace(first, 'Readers');
  let made = 0;
  let seats = 0;
  return {
    name: 'Scriptorium',
    pid: server.pid(),
    make: async (documents) => {
      const names = Array.from({ length: documents }, () => `paper-${(made += 1)}.md`);
      for (const name of names) await first.client.call(createTextFile, { uuid, parentItem: '', name });
      return names;
    },
    seat: async (documents, each) => {
      const taken: Seat[] = [];
      for (const document of documents.flatMap((name) => Array.from({ length: each }, () => name))) {
        const { client } = people[seats % PEOPLE] ?? first;
        const { ticket } = await client.call(requestWsTicket, { uuid, docPath: document });
        const clientID = newClientId();
        const query = new URLSearchParams({ ticket, protocol: '1', clientID });
        const url = `ws://127.0.0.1:${server.port}/documents?${query.toString()}`;
        taken.push({ dialect: 'wire', url, document, cookie: client.cookieHeader(), clientID, number: (seats += 1) });
      }
      return taken;
    },
    stop: () => server.dispose(),
  };
}

async function exportPaper(server: RunningServer): Promise<void> {
  const account = await createAccount(server, 'Exporter');
  const { client } = account;
  const uuid = await findWorkspace(account);
  const folder = join(ROOT, 'examples', 'mwarp1d');
  const files = readdirSync(folder).map((name) => ({
    name,
    content: new Uint8Array(readFileSync(join(folder, name))),
  }));
  await client.upload(uuid, '', files);
  const { defaultsFiles } = await client.call(listDefaults, {});
  const profileUuid = defaultsFiles.find(({ name }) => name === 'PDF')?.uuid ?? '';
  const { job } = await client.call(schedule, { uuid, profileUuid, files: ['paper.md'] });
  for (;;) {
    const { jobs } = await client.call(listJobs, { limit: 1 });
    const state = jobs.find(({ id }) => id === job.id)?.state;
    if (state === 'done') return;
    if (state === 'failed') throw new Error('The export failed.');
    await wait(50);
  }
}

/** Heap by thread, from a separate server, since recording takes memory too. */
async function sayWhereItGoes(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'heap-notes-'));
  const preload = `--import=${join(import.meta.dirname, 'note-heap.ts')}`;
  const server = await startServer({ env: { LOG_LEVEL: 'warn', NODE_OPTIONS: preload, HEAP_NOTES: folder } });
  try {
    await wait(5000);
    const all = readMemory(server.pid());
    console.log(
      `\nwhere it goes, MB: ${all.rss.toFixed(0)} resident, ${(all.rss - all.own).toFixed(0)} of it program files`,
    );
    let heaps = 0;
    for (const name of readdirSync(folder)) {
      const note = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Record<'heap' | 'used' | 'young', number> & {
        name: string;
      };
      const mb = (bytes: number): string => (bytes / 1024 / 1024).toFixed(1);
      heaps += note.heap;
      console.log(
        `  heap of ${note.name.padEnd(12)} ${mb(note.heap)}, in use ${mb(note.used)}, young ${mb(note.young)}`,
      );
    }
    console.log(`  all else (SQLite, buffers, stacks, allocator): ${(all.own - heaps / 1024 / 1024).toFixed(0)}`);
  } finally {
    await server.dispose();
    rmSync(folder, { recursive: true, force: true });
  }
}

console.log(
  `${cpus().length} × ${cpus()[0]?.model.trim() ?? '?'}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}`,
);
console.log(`${'MB'.padEnd(44)}   RSS    PSS    own  processes`);
await measureBare();
const server = await startServer({ env: { LOG_LEVEL: 'warn' } });
try {
  show('Scriptorium: started', readMemory(server.pid()));
  await wait(IDLE_MS);
  const idle = readMemory(server.pid());
  show(`Scriptorium: idle for ${IDLE_MS / 1000} s`, idle);
  const typing = await measureWhileTyping('Scriptorium', await gather(server));
  await exportPaper(server);
  show('Scriptorium: right after an export', readMemory(server.pid()));
  await wait(AFTER_EXPORT_MS);
  const after = readMemory(server.pid());
  show(`Scriptorium: ${AFTER_EXPORT_MS / 1000} s after it`, after);
  await sayWhereItGoes();
  console.log('');
  judge('idle, MB resident', idle.rss, GOALS.idle);
  judge(`${PEOPLE} people type, MB resident`, typing.rss, GOALS.typing);
  judge('processes a minute after an export', after.processes, 2);
} finally {
  await server.dispose();
}
console.log(`load at the end ${loadavg()[0]?.toFixed(1)}`);
process.exitCode = missed.length === 0 ? 0 : 1;
