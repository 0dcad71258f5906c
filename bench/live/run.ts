import { cpus } from 'node:os';
import { measureFsync } from './disk.ts';
import { measureHop } from './hop.ts';
import { measureMemory, measureOpening, watchMemory } from './memory.ts';
import { measureTyping, quantile } from './measure.ts';
import type { Typing } from './measure.ts';
import { keepAwake, pinTo } from './pin.ts';
import { installPeers, STARTS } from './targets.ts';
import type { StartTarget } from './targets.ts';
import type { Seen } from './typist.ts';

/**
 * Live editing measured beside other systems, on one machine, in one run, by one load generator:
 *
 *     node bench/live/run.ts [--quick] [--runs 5] [--seconds 6] [--systems bare,ours,hocuspocus,sharedb]
 *                            [--people 2,10,50,100] [--parts latency,load,crowd,memory,opening,million] [--awake]
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
const SYSTEMS = argument('systems', 'bare,ours,hocuspocus,sharedb').split(',');
const PARTS = argument('parts', QUICK ? 'latency,load' : 'latency,load,crowd,memory,opening').split(',');
/** Nothing of the machine sleeps: what is then faster was the machine's, not the server's. */
const AWAKE = process.argv.includes('--awake');
const LIMIT_MS = 250;
const TYPING = { rate: 5, warmMs: 1500, measureMs: SECONDS * 1000, generators: 2 };

const median = (values: readonly number[]): number => quantile(values, 0.5);
const ms = (value: number): string => value.toFixed(1);

/** The median over several runs of one quantile. */
function describe(
  runs: readonly Seen[],
  pick: (seen: Seen) => readonly number[],
  quantiles: readonly number[],
): string {
  return quantiles.map((q) => ms(median(runs.map((seen) => quantile(pick(seen), q))))).join('/');
}

const acknowledged = (seen: Seen): readonly number[] => seen.acknowledged;
const received = (seen: Seen): readonly number[] => seen.received;

async function measureLatency(start: StartTarget): Promise<void> {
  const target = await start();
  try {
    // A server that has just been started runs code nobody ran before: two people type too little to get past that.
    await measureTyping(target, { ...TYPING, documents: 1, each: 10, rate: 20, warmMs: 0, measureMs: 5000 });
    for (const each of PEOPLE) {
      const runs: Seen[] = [];
      for (let i = 0; i < RUNS; i += 1) runs.push(await measureTyping(target, { ...TYPING, documents: 1, each }));
      const answered = describe(runs, acknowledged, [0.5, 0.99]);
      console.log(
        `${target.name}: ${each} people, one document: answered ${answered}, received ${describe(runs, received, [0.5, 0.99])}`,
      );
    }
  } finally {
    await target.stop();
  }
}

/** Doubles the load until it is not answered in time, then tries between. */
async function measureBest(start: StartTarget, documents: number, each: number): Promise<void> {
  const bests: number[] = [];
  let name = '';
  for (let run = 0; run < RUNS; run += 1) {
    const target = await start();
    name = target.name;
    const holds = async (total: number): Promise<boolean> => {
      const rate = total / (documents * each);
      const typing: Typing = {
        ...TYPING,
        warmMs: 1000,
        measureMs: Math.min(TYPING.measureMs, 4000),
        documents,
        each,
        rate,
      };
      const seen = await measureTyping(target, typing);
      const done = (seen.acknowledged.length * 1000) / typing.measureMs;
      return quantile(seen.acknowledged, 0.99) < LIMIT_MS && done > total * 0.9;
    };
    try {
      let best = 0;
      let total = documents > 1 ? 2000 : 1000;
      for (; total <= 64_000 && (await holds(total)); total *= 2) best = total;
      if (best > 0 && best < 64_000 && (await holds(best * 1.5))) best *= 1.5;
      bests.push(best);
    } finally {
      await target.stop();
    }
  }
  console.log(`${name}: ${documents} documents × ${each} people: ${median(bests)} edits/s at most`);
}

/** Many people, the server on one core. */
async function measureCrowd(start: StartTarget, documents: number, each: number): Promise<void> {
  const target = await start();
  try {
    pinTo(target.pid, 0);
    const runs: Seen[] = [];
    for (let i = 0; i < RUNS; i += 1) {
      runs.push(await measureTyping(target, { ...TYPING, documents, each, generators: 1, warmMs: 3000 }));
    }
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

const endAwake = AWAKE ? keepAwake() : null;
if (SYSTEMS.some((system) => system === 'hocuspocus' || system === 'sharedb')) await installPeers();
console.log(
  `${cpus().length} × ${cpus()[0]?.model ?? ''}, Node ${process.version}, fsync p50/p99 ${await measureFsync()} (ms)`,
);
console.log(`To a worker and back, p50/p99: ${await measureHop()} (ms)`);
console.log(`Median of ${RUNS} runs of ${SECONDS} s; milliseconds p50/p99; each person makes 5 edits a second.`);
for (const part of PARTS) {
  for (const system of SYSTEMS) {
    const start = STARTS[system];
    if (!start) throw new Error(`There is no system "${system}".`);
    if (part === 'latency') await measureLatency(start);
    else if (part === 'load') {
      await measureBest(start, 1, 10);
      await measureBest(start, 100, 2);
    } else if (part === 'crowd') {
      await measureCrowd(start, 1, 100);
      await measureCrowd(start, 500, 2);
    } else if (part === 'memory') await measureMemory(start);
    else if (part === 'opening') await measureOpening(start, RUNS);
    else if (part === 'million') await watchMemory(start);
  }
}
console.log(`fsync p50/p99 after it ${await measureFsync()} (ms)`);
endAwake?.();
