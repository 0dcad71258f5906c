/**
 * Every figure of review on a text of 1 MB with 1,000 comments and 2,000 suggestions, compared with the same text
 * without any, in one run; finally reports which goals are met.
 *
 *     node bench/review/measure.ts [seconds of typing per round]       # DB=postgres for PostgreSQL; needs web/dist
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { listDefaults, listJobs, schedule } from '@scriptorium/contract/operations/export.ts';
import {
  readState,
  type ReviewState,
  type ReviewStateJson,
  writeState,
} from '@scriptorium/contract/review/core/state.ts';
import { createAccount, createGroup, type Account } from '../../tests/_support/accounts.ts';
import { startCluster } from '../../tests/_support/postgres.ts';
import { startServer } from '../../tests/_support/start-server.ts';
import { Reviewer } from '../../tests/review/reviewer.ts';
import { Figures, quantile } from './figures.ts';
import { fill, type Place } from './fill.ts';
import { measureInBrowser } from './in-browser.ts';
import { Typist } from './typist.ts';

const SECONDS = Number(process.argv[2] ?? 10);
const TYPING_ROUNDS = 5;
const PEOPLE = 10;
const SENTENCE = 'The method was applied to every sample, and the results were compared with those of others.\n\n';
const TEXT = SENTENCE.repeat(Math.ceil(1_000_000 / SENTENCE.length));

const figures = new Figures();
const cluster = process.env['DB'] === 'postgres' ? await startCluster() : null;
if (cluster !== null) process.env['TEST_CLUSTER_URL'] = cluster.url;
const server = await startServer();
try {
  console.log(
    `${cluster === null ? 'SQLite' : 'PostgreSQL'}, ${cpus().length} × ${cpus()[0]?.model}, ` +
      `load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}`,
  );
  const people: Account[] = [];
  for (let i = 0; i < PEOPLE; i += 1) people.push(await createAccount(server, `Person${i}`));
  const [first, second] = people as [Account, Account, ...Account[]];
  const workspace = await createGroup('Paper', first, ...people.slice(1));
  const content = new TextEncoder().encode(TEXT);
  const [reviewed, bare] = ['with.md', 'without.md'].map((path) => ({ workspace, path })) as [Place, Place];
  await first.client.upload(
    workspace,
    '',
    [reviewed, bare].map(({ path }) => ({ name: path, content })),
  );
  const suggestions = await fill(reviewed, TEXT, first, second);
  await measureOpening(first, { bare, reviewed });
  await measureAnswers(people, { bare, reviewed });
  await measureMemory(first, reviewed);
  await measureInBrowser(figures, first, { bare, reviewed });
  await measureExports(first, { bare, reviewed });
  await acceptAll(first, second, reviewed, suggestions);
} finally {
  await server.dispose();
  await cluster?.stop();
}
measureHistory();
measureYear();
figures.summarise();

/** All pages of the review over the socket, compared with those of an empty one. */
async function measureOpening(account: Account, places: { bare: Place; reviewed: Place }): Promise<void> {
  const times = await takeTurns(places, 10, async (document) => {
    const start = performance.now();
    const one = await Typist.open(account, document);
    const took = performance.now() - start;
    one.close();
    return [took];
  });
  figures.times('opening a socket, without', times.bare);
  figures.times('opening a socket, with', times.reviewed);
}

async function measureAnswers(people: readonly Account[], places: { bare: Place; reviewed: Place }): Promise<void> {
  // Nothing is compiled yet.
  await typeTogether(people, places.bare, 5);
  await typeTogether(people, places.reviewed, 5);
  const processor = new Map<Place, number>();
  const times = await takeTurns(places, TYPING_ROUNDS, async (document) => {
    const before = readProcessorTime(server.pid());
    const answered = await typeTogether(people, document, SECONDS);
    processor.set(document, (processor.get(document) ?? 0) + readProcessorTime(server.pid()) - before);
    return answered;
  });
  // Other load affects this less than wall time. Includes opening the sockets.
  for (const [name, document, answered] of [
    ['without', places.bare, times.bare],
    ['with', places.reviewed, times.reviewed],
  ] as const)
    console.log(
      `processor time of the server, ${name}: ${((processor.get(document) ?? 0) / answered.length).toFixed(2)} ms a push`,
    );
  figures.times(`answered, ${PEOPLE} people, without`, times.bare);
  figures.times(`answered, ${PEOPLE} people, with`, times.reviewed);
  const more = (share: number): number => quantile(times.reviewed, share) - quantile(times.bare, share);
  figures.goal('answered, p50 more than without', more(0.5), 0.3, 'ms');
  figures.goal('answered, p99 more than without', more(0.99), 1, 'ms');
}

/** Processor time of a process, in milliseconds. */
function readProcessorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.split(' ');
  // Clock ticks are hundredths of a second.
  return (Number(fields?.[11]) + Number(fields?.[12])) * 10;
}

/** Alternately in each round, so that other load affects both. */
async function takeTurns(
  { bare, reviewed }: { bare: Place; reviewed: Place },
  rounds: number,
  run: (document: Place) => Promise<number[]>,
): Promise<{ bare: number[]; reviewed: number[] }> {
  const times: { bare: number[]; reviewed: number[] } = { bare: [], reviewed: [] };
  for (let round = 0; round < rounds; round += 1) {
    times.bare.push(...(await run(bare)));
    times.reviewed.push(...(await run(reviewed)));
  }
  return times;
}

/** Each person types a letter in a place of their own shortly after the previous one was acknowledged. */
async function typeTogether(people: readonly Account[], document: Place, seconds: number): Promise<number[]> {
  const typists = await Promise.all(people.map((account) => Typist.open(account, document)));
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    typists.map(async (typist, i) => {
      while (performance.now() < end) {
        times.push(await typist.type(Math.floor((typist.length * (i + 0.5)) / people.length)));
        await new Promise((resolve) => setTimeout(resolve, 100 + i * 7));
      }
      typist.close();
    }),
  );
  return times;
}

async function measureMemory(account: Account, document: Place): Promise<void> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const one = await Reviewer.open(account, document);
  const json = JSON.stringify(writeState(one.state));
  one.close();
  // A function of its own, or the parsed JSON would still be referenced.
  const read = (): ReviewState => readState(JSON.parse(json) as ReviewStateJson);
  // The first gets the reading code compiled. Garbage of earlier runs must be gone, or it would distort the result.
  const states = [read()];
  const readHeap = (): number => {
    collect();
    collect();
    return process.memoryUsage().heapUsed;
  };
  const before = readHeap();
  states.push(read());
  const bytes = readHeap() - before;
  figures.goal(`a room's memory for ${states[1]?.marks.length} marks`, bytes / 1e6, 1, 'MB');
}

async function measureExports(account: Account, places: { bare: Place; reviewed: Place }): Promise<void> {
  const times = await takeTurns(places, 3, async (document) => [
    await exportWord(account, document, document === places.reviewed ? 'show' : 'leave-out'),
  ]);
  figures.times('Word export, without', times.bare);
  figures.times('Word export, with', times.reviewed);
  figures.goal('Word export, times a plain one', quantile(times.reviewed, 0.5) / quantile(times.bare, 0.5), 2, '');
}

async function exportWord(
  account: Account,
  { workspace: uuid, path }: Place,
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
    if (found?.state === 'failed') {
      console.log(`not exported: ${path}, ${found.error ?? 'no reason given'}`);
      return Number.POSITIVE_INFINITY;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function acceptAll(
  decides: Account,
  types: Account,
  document: Place,
  suggestions: readonly string[],
): Promise<void> {
  const decider = await Typist.open(decides, document);
  const typist = await Typist.open(types, document);
  const times: number[] = [];
  const accepting = { isDone: false };
  const typing = (async () => {
    while (!accepting.isDone || times.length < 200) times.push(await typist.type(0));
  })();
  await new Promise((resolve) => setTimeout(resolve, 500));
  const took = await decider.accept(suggestions);
  accepting.isDone = true;
  await typing;
  figures.times('answered meanwhile', times);
  figures.goal(`accepting all ${suggestions.length}`, took, 300, 'ms');
  figures.goal('answered meanwhile, p99', quantile(times, 0.99), 50, 'ms');
  decider.close();
  typist.close();
}

/** Who wrote what, and a comparison, over 30,000 steps; measured by a script of its own. */
function measureHistory(): void {
  const printed = run([join(import.meta.dirname, '..', 'history', 'measure.ts')]);
  const timed = [...printed.matchAll(/^(.+): p50 \d+, p95 (\d+) ms over \d+ steps/gmu)];
  for (const [, what = '', p95] of timed) figures.goal(`${what}, p95`, Number(p95), 300, 'ms');
  if (timed.length === 0) figures.goal('authorship over 30,000 steps', Number.NaN, 300, 'ms');
}

/** What a year of daily writing costs with its authors; measured and printed by a test. */
function measureYear(): void {
  const root = join(import.meta.dirname, '..', '..');
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const printed = run(
    [vitest, 'run', '--project', 'behaviours', 'tests/live/history.test.ts', '-t', 'a year of'],
    root,
    // A year is too long for the gate.
    { FULL_TESTS: '1' },
  );
  const times = /times it, then (\d+\.\d+)/u.exec(printed)?.[1];
  figures.goal("a year's history, times its text", Number(times ?? Number.NaN), 3, '');
}

/** Runs a program and shows its output; returns it too. */
function run(script: readonly string[], cwd = process.cwd(), given: Readonly<Record<string, string>> = {}): string {
  const env = { ...process.env, ...given };
  const { stdout, status } = spawnSync(process.execPath, script, { cwd, env, encoding: 'utf8', maxBuffer: 1e8 });
  console.log(stdout);
  if (status !== 0) console.log(`${script[0]} failed.`);
  return stdout;
}
