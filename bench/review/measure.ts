/**
 * A text of 1 MB with 1,000 comments and 2,000 suggestions beside the same text without any: typing in Chromium, answers
 * with ten people, opening, memory, accepting everything, Word exports.
 *
 *   node bench/review/measure.ts [seconds of typing]       # DB=postgres for PostgreSQL; needs web/dist
 */
import { randomUUID } from 'node:crypto';
import { cpus, loadavg } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { ChangeSet } from '@codemirror/state';
import type { ChangesJson, EffectJson } from '@scriptorium/contract/live/messages.ts';
import { readState, writeState } from '@scriptorium/contract/review/core/state.ts';
import { listDefaults, listJobs, schedule } from '@scriptorium/contract/operations/export.ts';
import { createAccount, createGroup, type Account } from '../../tests/_support/accounts.ts';
import { startCluster } from '../../tests/_support/postgres.ts';
import { startServer } from '../../tests/_support/start-server.ts';
import { Reviewer } from '../../tests/review/reviewer.ts';
import { measureKeys } from './measure-keys.ts';

const SECONDS = Number(process.argv[2] ?? 10);
const COMMENTS = 1000;
const SUGGESTIONS = 2000;
const PEOPLE = 10;
const SENTENCE = 'The method was applied to every sample, and the results were compared with those of others.\n\n';
const TEXT = SENTENCE.repeat(Math.ceil(1_000_000 / SENTENCE.length));

const cluster = process.env['DB'] === 'postgres' ? await startCluster() : null;
if (cluster !== null) process.env['TEST_CLUSTER_URL'] = cluster.url;
const server = await startServer();
try {
  console.log(`${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}`);
  const people: Account[] = [];
  for (let i = 0; i < PEOPLE; i += 1) people.push(await createAccount(server, `Person${i}`));
  const [first] = people as [Account, ...Account[]];
  const workspace = await createGroup('Paper', first, ...people.slice(1));
  const content = new TextEncoder().encode(TEXT);
  await first.client.upload(
    workspace,
    '',
    ['with.md', 'without.md'].map((name) => ({ name, content })),
  );
  const [reviewed, bare] = ['with.md', 'without.md'].map((path) => ({ workspace, path })) as [
    { workspace: string; path: string },
    { workspace: string; path: string },
  ];
  const suggestions = await fill(people, reviewed);

  await compare('opening', 150, 10, async (document) => {
    const start = performance.now();
    const one = await Reviewer.open(first, document);
    const took = performance.now() - start;
    one.close();
    return [took];
  });
  await compare('answered, ten people typing', 1, 2, (document) => typeTogether(people, document));
  await measureMemory(first, reviewed);
  await measureKeys({ server, account: first, documents: [bare, reviewed], say });
  const exports = await compare('Word export', Number.POSITIVE_INFINITY, 3, async (document) => [
    await exportWord(first, document, document === reviewed ? 'show' : 'leave-out'),
  ]);
  console.log(`Word export: ${(exports.reviewed / exports.bare).toFixed(2)} times the plain one (goal 2)`);
  await acceptAll(people, reviewed, suggestions);

  async function compare(
    what: string,
    goal: number,
    rounds: number,
    run: (document: { workspace: string; path: string }) => Promise<number[]>,
  ): Promise<{ bare: number; reviewed: number }> {
    const times: { bare: number[]; reviewed: number[] } = { bare: [], reviewed: [] };
    for (let round = 0; round < rounds; round += 1) {
      times.bare.push(...(await run(bare)));
      times.reviewed.push(...(await run(reviewed)));
    }
    const more = quantile(times.reviewed, 0.5) - quantile(times.bare, 0.5);
    say(`${what}, without`, times.bare);
    say(`${what}, with`, times.reviewed);
    console.log(`${what}: p50 + ${more.toFixed(1)} ms${Number.isFinite(goal) ? ` (goal + ${goal})` : ''}`);
    return { bare: quantile(times.bare, 0.5), reviewed: quantile(times.reviewed, 0.5) };
  }
} finally {
  await server.dispose();
  await cluster?.stop();
}

/** Comments and suggestions spread over the text, by all of them in turn; the IDs of the suggestions. */
async function fill(people: readonly Account[], document: { workspace: string; path: string }): Promise<string[]> {
  const suggestions: string[] = [];
  const step = Math.floor(TEXT.length / (COMMENTS + SUGGESTIONS));
  const effects: EffectJson[] = Array.from({ length: COMMENTS + SUGGESTIONS }, (_, i) => {
    const from = i * step;
    if (i % 3 === 0) {
      const anchor = { from, to: from + 12, text: TEXT.slice(from, from + 12) };
      return { type: 'thread', id: randomUUID(), anchor, message: randomUUID(), body: 'Is this so?', mentions: [] };
    }
    const suggestion = randomUUID();
    suggestions.push(suggestion);
    const splice = { before: 0, at: 0, cut: 0, text: 'other words' };
    return { type: 'suggest', suggestion, hunks: [{ id: 'a', at: from, cuts: [[from, from + 8]], splice }], drop: [] };
  });
  const writers = await Promise.all(people.map((account) => Reviewer.open(account, document)));
  await Promise.all(
    writers.map(async (writer, w) => {
      const own = effects.filter((_, i) => Math.floor(i / 16) % writers.length === w);
      for (let at = 0; at < own.length; at += 16) await writer.push([writer.text.length], ...own.slice(at, at + 16));
      writer.close();
    }),
  );
  const check = await Reviewer.open(people[0] as Account, document);
  if (check.state.threads.size !== COMMENTS + SUGGESTIONS) throw new Error('Not everything was taken.');
  check.close();
  return suggestions;
}

/** Each types a letter in a place of their own as soon as the last was answered and a little later. */
async function typeTogether(
  people: readonly Account[],
  document: { workspace: string; path: string },
): Promise<number[]> {
  const typists = await Promise.all(people.map((account) => Reviewer.open(account, document)));
  const times: number[] = [];
  const end = performance.now() + SECONDS * 1000;
  await Promise.all(
    typists.map(async (typist, i) => {
      while (performance.now() < end) {
        times.push(await typeKey(typist, Math.floor((typist.text.length * (i + 0.5)) / people.length)));
        await new Promise((resolve) => setTimeout(resolve, 100 + i * 7));
      }
      typist.close();
    }),
  );
  return times;
}

async function typeKey(typist: Reviewer, at: number): Promise<number> {
  typist.seq += 1;
  const { clientID, seq, text, version } = typist;
  const changes = ChangeSet.of({ from: at, insert: 'x' }, text.length).toJSON() as ChangesJson;
  const start = performance.now();
  typist.socket.send({ type: 'push-updates', clientVersion: version, updates: [{ clientID, seq, changes }] });
  const answer = await typist.socket.nextOf('acknowledge', 'error');
  const took = performance.now() - start;
  if (answer.type === 'error') throw new Error(answer.code);
  await typist.pull(answer.version);
  return took;
}

async function measureMemory(account: Account, document: { workspace: string; path: string }): Promise<void> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const one = await Reviewer.open(account, document);
  const json = JSON.stringify(writeState(one.state));
  one.close();
  collect();
  const before = process.memoryUsage().heapUsed;
  const state = readState(JSON.parse(json) as ReturnType<typeof writeState>);
  collect();
  const bytes = process.memoryUsage().heapUsed - before;
  console.log(`a room: ${(bytes / 1e6).toFixed(2)} MB for ${state.marks.length} marks (goal 1)`);
}

async function exportWord(
  account: Account,
  { workspace: uuid, path }: { workspace: string; path: string },
  review: 'show' | 'leave-out',
): Promise<number> {
  const { defaultsFiles } = await account.client.call(listDefaults, {});
  const profileUuid = defaultsFiles.find(({ name }) => name === 'Word')?.uuid ?? '';
  const start = performance.now();
  const { job } = await account.client.call(schedule, { uuid, profileUuid, files: [path], review });
  for (;;) {
    const { jobs } = await account.client.call(listJobs, { limit: 50 });
    const found = jobs.find(({ id }) => id === job.id);
    if (found?.state === 'done') return performance.now() - start;
    if (found?.state === 'failed') throw new Error('The export failed.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function acceptAll(
  people: readonly Account[],
  document: { workspace: string; path: string },
  suggestions: readonly string[],
): Promise<void> {
  const [decider, typist] = (await Promise.all(
    people.slice(0, 2).map((account) => Reviewer.open(account, document)),
  )) as [Reviewer, Reviewer];
  const times: number[] = [];
  const accepting = { isDone: false };
  const typing = (async () => {
    while (!accepting.isDone || times.length < 50) times.push(await typeKey(typist, 0));
  })();
  await new Promise((resolve) => setTimeout(resolve, 500));
  const start = performance.now();
  const code = await decider.decide('accept', ...suggestions);
  const took = performance.now() - start;
  accepting.isDone = true;
  await typing;
  if (code !== '') throw new Error(`Accepting was refused: ${code}`);
  console.log(`accept all ${suggestions.length}: ${took.toFixed(0)} ms (goal 300)`);
  say('answered meanwhile (goal p99 50)', times);
  decider.close();
  typist.close();
}

function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

function say(what: string, times: readonly number[]): void {
  const at = (share: number): string => quantile(times, share).toFixed(1);
  console.log(`${what}: p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)} ms of ${times.length}`);
}
