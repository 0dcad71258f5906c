import { cpus } from 'node:os';
import { measureBest } from './best-load.ts';
import { measureFsync, measureSyncAtPace } from './disk.ts';
import { judgeGoals, noteFigure } from './goals.ts';
import { measureHop } from './hop.ts';
import { measureCycles, measureMemory, measureOpening, watchMemory } from './memory.ts';
import { measureTyping, quantile } from './measure.ts';
import { keepAwake, pinTo } from './pin.ts';
import { installPeers, STARTS } from './targets.ts';
import type { StartTarget } from './targets.ts';
import type { Seen } from './typist.ts';

/**
 * Live editing compared with other systems, on one machine, in one run, with one load generator:
 *
 *     node bench/live/run.ts [--quick] [--runs 5] [--seconds 6] [--systems bare,bare-disk,ours,hocuspocus,sharedb]
 *                            [--people 2,10,50,100] [--documents 1,100] [--awake]
 *                            [--parts latency,load,crowd,memory,cycles,opening,million]
 */
function argument(name: string, otherwise: string): string {
  const at = process.argv.indexOf(`--${name}`);
  return (at < 0 ? undefined : process.argv[at + 1]) ?? otherwise;
}

const QUICK = process.argv.includes('--quick');
const RUNS = Number(argument('runs', QUICK ? '1' : '5'));
const SECONDS = Number(argument('seconds', QUICK ? '3' : '6'));
const PEOPLE = argument('people', QUICK ? '2,10' : '2,10,50,100')
  .split(',')
  .map(Number);
/** Numbers of documents for which to find the best load. */
const DOCUMENTS = argument('documents', '1,100').split(',').map(Number);
const SYSTEMS = argument('systems', 'bare,bare-disk,ours,hocuspocus,sharedb').split(',');
const PARTS = argument('parts', QUICK ? 'latency,load' : 'latency,load,crowd,memory,cycles,opening').split(',');
/** Keeps the machine awake: whatever gets faster was slowed by the machine, not by the server. */
const AWAKE = process.argv.includes('--awake');
const TYPING = { rate: 5, warmMs: 1500, measureMs: SECONDS * 1000, drainMs: 10_000, generators: 2 };

const median = (values: readonly number[]): number => quantile(values, 0.5);
const ms = (value: number): string => value.toFixed(1);

/** Prints the median over several runs of one quantile. */
function describe(
  runs: readonly Seen[],
  pick: (seen: Seen) => readonly number[],
  quantiles: readonly number[],
): string {
  return quantiles.map((q) => ms(median(runs.map((seen) => quantile(pick(seen), q))))).join('/');
}

const acknowledged = (seen: Seen): readonly number[] => seen.acknowledged;
const received = (seen: Seen): readonly number[] => seen.received;

async function measureLatency(system: string, start: StartTarget): Promise<void> {
  const target = await start();
  try {
    // Warms up a new server: two people type too little to get its code compiled.
    await measureTyping(target, { ...TYPING, documents: 1, each: 20, rate: 20, warmMs: 0, measureMs: 20_000 });
    for (const each of PEOPLE) {
      const runs: Seen[] = [];
      for (let i = 0; i < RUNS; i += 1) runs.push(await measureTyping(target, { ...TYPING, documents: 1, each }));
      for (const [name, q] of [
        ['p50', 0.5],
        ['p99', 0.99],
      ] as const) {
        noteFigure(system, `${name} of ${each}`, median(runs.map((seen) => quantile(seen.acknowledged, q))));
      }
      const answered = describe(runs, acknowledged, [0.5, 0.99]);
      console.log(
        `${target.name}: ${each} people, one document: answered ${answered}, received ${describe(runs, received, [0.5, 0.99])}`,
      );
    }
  } finally {
    await target.stop();
  }
}

/** Many people, with the server on one core. */
async function measureCrowd(system: string, start: StartTarget, documents: number, each: number): Promise<void> {
  const target = await start();
  try {
    pinTo(target.pid, 0);
    const runs: Seen[] = [];
    for (let i = 0; i < RUNS; i += 1) {
      runs.push(await measureTyping(target, { ...TYPING, documents, each, generators: 1, warmMs: 3000 }));
    }
    noteFigure(system, `p95 of crowd ${documents}`, median(runs.map((seen) => quantile(seen.acknowledged, 0.95))));
    const lost = runs.reduce((sum, { unanswered }) => sum + unanswered, 0);
    console.log(
      `${target.name} on one core: ${documents * each} people, ${documents} documents: answered p50/p95/p99 ` +
        `${describe(runs, acknowledged, [0.5, 0.95, 0.99])}, received ${describe(runs, received, [0.5, 0.95, 0.99])}` +
        (lost > 0 ? `, ${lost} edits without an answer` : ''),
    );
  } finally {
    await target.stop();
  }
}

// When interrupted, leave nothing running.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
const endAwake = AWAKE ? keepAwake() : null;
if (SYSTEMS.some((system) => system === 'hocuspocus' || system === 'sharedb')) await installPeers();
console.log(
  `${cpus().length} × ${cpus()[0]?.model ?? ''}, Node ${process.version}, fsync p50/p99 ${await measureFsync((ms) => noteFigure('disk', 'fsync', ms))} (ms)`,
);
if (PARTS.includes('latency')) {
  for (const each of PEOPLE) {
    const sync = await measureSyncAtPace(each * TYPING.rate);
    noteFigure('disk', `fsync of ${each}`, sync);
    console.log(`fsync as often as ${each} people type: p50 ${sync.toFixed(2)} (ms)`);
  }
}
console.log(`To a worker and back, p50/p99: ${await measureHop()} (ms)`);
console.log(`Median of ${RUNS} runs of ${SECONDS} s; milliseconds p50/p99; each person makes 5 edits a second.`);
for (const part of PARTS) {
  for (const system of SYSTEMS) {
    const start = STARTS[system];
    if (!start) throw new Error(`There is no system "${system}".`);
    if (part === 'latency') await measureLatency(system, start);
    else if (part === 'load') {
      for (const documents of DOCUMENTS)
        await measureBest(system, start, { documents, each: documents > 1 ? 2 : 10, runs: RUNS });
    } else if (part === 'crowd') {
      await measureCrowd(system, start, 1, 100);
      await measureCrowd(system, start, 500, 2);
    } else if (part === 'memory') await measureMemory(system, start);
    else if (part === 'opening') await measureOpening(start, RUNS);
    // A goal for ours only; the others keep everything in memory.
    else if (part === 'cycles' && system === 'ours') await measureCycles(system, start);
    else if (part === 'million' && system === 'ours') await watchMemory(system, start);
  }
}
console.log(`fsync p50/p99 after it ${await measureFsync()} (ms)`);
for (const line of judgeGoals(PEOPLE)) console.log(line);
endAwake?.();
