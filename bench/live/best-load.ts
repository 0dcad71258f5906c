import { noteFigure } from './goals.ts';
import { measureTyping, quantile } from './measure.ts';
import type { StartTarget } from './targets.ts';

const LIMIT_MS = 250;
/** More than two generators on two cores can produce. */
const MAX = 64_000;
const MIN = 250;
const TYPING = { warmMs: 1000, measureMs: 3000, drainMs: 2000, generators: 2 };

/** The highest rate of edits that is acknowledged in time: doubled until it is not, or halved until it is. */
export async function measureBest(
  system: string,
  start: StartTarget,
  { documents, each, runs }: { documents: number; each: number; runs: number },
): Promise<void> {
  const bests: number[] = [];
  let name = '';
  for (let run = 0; run < runs; run += 1) {
    const target = await start();
    name = target.name;
    const holds = async (total: number): Promise<boolean> => {
      const seen = await measureTyping(target, { ...TYPING, documents, each, rate: total / (documents * each) });
      const done = (seen.acknowledged.length * 1000) / TYPING.measureMs;
      return quantile(seen.acknowledged, 0.99) < LIMIT_MS && done > total * 0.9;
    };
    try {
      bests.push(await findBest(holds, documents > 1 ? 8000 : 4000));
    } finally {
      await target.stop();
    }
    // This takes half an hour, so show progress after each run.
    console.log(`  ${name}, ${documents} documents, run ${run + 1} of ${runs}: ${bests.at(-1)} edits/s`);
  }
  const best = quantile(bests, 0.5);
  noteFigure(system, `best on ${documents}`, best);
  console.log(`${name}: ${documents} documents × ${each} people: ${best >= MAX ? '≥ ' : ''}${best} edits/s at most`);
}

async function findBest(holds: (total: number) => Promise<boolean>, begin: number): Promise<number> {
  let best = begin;
  if (await holds(best)) {
    while (best < MAX && (await holds(best * 2))) best *= 2;
  } else {
    do best /= 2;
    while (best >= MIN && !(await holds(best)));
    if (best < MIN) return 0;
  }
  return best < MAX && (await holds(best * 1.5)) ? best * 1.5 : best;
}
