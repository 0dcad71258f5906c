import { startCluster } from '../../tests/_support/postgres.ts';
import { measureTyping, quantile } from '../live/measure.ts';
import { startOurs, type Target } from '../live/targets.ts';
import { startNodes } from './start-nodes.ts';

/**
 * One, two and three servers on the same cores, compared with one on SQLite: edits per second, acknowledged and seen.
 *
 *     node bench/cluster/measure.ts [--rounds 2] [--seconds 5] [--documents 50] [--nodes 1,2,3]
 *                                   [--answered 250] [--first 8]
 *     node bench/cluster/measure.ts --pace 2 [--rounds 2] [--seconds 5] [--documents 50] [--nodes 1,2]
 *
 * The pace is raised by a quarter each time, from `--first` edits per second and person, until the slowest 1 % take
 * longer than `--answered` milliseconds to acknowledge or fewer edits are made than asked for; the figures are those of
 * the last pace sustained. `--answered 1000` looks for saturation. With `--pace`, only that pace is measured, such as
 * people's: it shows how long it takes until the other writer sees an edit, on the same server (`hashed`) and on
 * another (`split`).
 *
 * `hashed`: both writers of a text are on one server, as behind a balancer; `random`: each is anywhere; `split`: always
 * on different ones. There is no balancer in between. Rates and times depend on the machine: read the ratios, which
 * compare runs of the same few minutes.
 */
function argument(name: string, otherwise: string): string {
  const at = process.argv.indexOf(`--${name}`);
  return (at < 0 ? undefined : process.argv[at + 1]) ?? otherwise;
}

const ROUNDS = Number(argument('rounds', '2'));
const SECONDS = Number(argument('seconds', '5'));
const DOCUMENTS = Number(argument('documents', '50'));
const NODES = argument('nodes', '1,2,3').split(',').map(Number);
const TYPING = { each: 2, warmMs: 2000, measureMs: SECONDS * 1000, drainMs: 60_000, generators: 2 };
/** Edits per second and person to start with, the factor between paces, and the highest pace. */
const PACES = { first: Number(argument('first', '8')), growth: 1.25, last: 400 };
/** A single pace instead; 0: as fast as possible. */
const PACE = Number(argument('pace', '0'));
/** A pace is sustained if p99 is acknowledged within this, and this share of what was asked for is done. */
const KEEPS_UP = { answeredMs: Number(argument('answered', '250')), done: 0.95 };

interface Figures {
  edits: number;
  answered: readonly [p50: number, p99: number];
  seen: readonly [p50: number, p99: number];
  longest: number;
  /** Ratio of edits on the server that acknowledged fewest to those on the one that acknowledged most. */
  fairness: number;
  /** Whether a faster pace was not sustained; otherwise the generator was the limit. */
  isBounded: boolean;
}

async function measure(start: () => Promise<Target>): Promise<Figures> {
  const target = await start();
  try {
    // Get the servers' code compiled before measuring.
    await measureTyping(target, { ...TYPING, documents: 6, rate: 10, measureMs: 2000 });
    let best: Figures | null = null;
    for (let pace = PACE || PACES.first; pace <= PACES.last; pace *= PACES.growth) {
      const { acknowledged, received, served } = await measureTyping(target, {
        ...TYPING,
        documents: DOCUMENTS,
        rate: pace,
      });
      const figures: Figures = {
        edits: acknowledged.length / SECONDS,
        answered: [quantile(acknowledged, 0.5), quantile(acknowledged, 0.99)],
        seen: [quantile(received, 0.5), quantile(received, 0.99)],
        longest: quantile(acknowledged, 1),
        fairness: Math.min(...Object.values(served)) / Math.max(...Object.values(served)),
        isBounded: false,
      };
      if (PACE > 0) return figures;
      const wanted = pace * DOCUMENTS * TYPING.each;
      const keepsUp = figures.answered[1] <= KEEPS_UP.answeredMs && figures.edits >= KEEPS_UP.done * wanted;
      if (!keepsUp) return { ...(best ?? figures), isBounded: true };
      best = figures;
    }
    if (best === null) throw new Error('No pace was tried.');
    return best;
  } finally {
    await target.stop();
  }
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
const cluster = await startCluster({ fsync: 'on' });
process.env['TEST_CLUSTER_URL'] = cluster.url;
const cases: [name: string, start: () => Promise<Target>][] = [
  ['SQLite', () => startOurs()],
  ...NODES.flatMap((count): [string, () => Promise<Target>][] =>
    (count === 1
      ? (['hashed'] as const)
      : PACE > 0
        ? (['hashed', 'split'] as const)
        : (['hashed', 'random', 'split'] as const)
    ).map((routing) => [count === 1 ? '1 on PostgreSQL' : `${count} ${routing}`, () => startNodes(count, routing)]),
  ),
];
const found = new Map<string, Figures[]>();
try {
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, start] of cases) {
      const figures = await measure(start);
      found.set(name, [...(found.get(name) ?? []), figures]);
      console.log(`${name.padEnd(16)} ${describe(figures)}`);
    }
  }
  const middle = (name: string, pick: (figures: Figures) => number): number =>
    quantile((found.get(name) ?? []).map(pick), 0.5);
  const edits = (figures: Figures): number => figures.edits;
  for (const base of ['SQLite', '1 on PostgreSQL'].filter((name) => found.has(name))) {
    const ratios = cases.map(([name]) => `${name} ${(middle(name, edits) / middle(base, edits)).toFixed(2)}`);
    console.log(`edits/s to ${base}: ${ratios.join(', ')}`);
  }
  for (const count of NODES.filter((each) => each > 1)) {
    const [same, other] = [`${count} hashed`, `${count} split`].map((name) => middle(name, ({ seen }) => seen[1]));
    console.log(
      `seen at another server to seen at the same, p99, ${count} servers: ${((other ?? NaN) / (same ?? NaN)).toFixed(2)}`,
    );
  }
  const late = (figures: Figures): number => figures.seen[1];
  console.log(`seen p99, medians: ${cases.map(([name]) => `${name} ${middle(name, late).toFixed(0)} ms`).join(', ')}`);
} finally {
  await cluster.stop();
}

function describe({ edits, answered, seen, longest, fairness, isBounded }: Figures): string {
  const show = (times: readonly number[]): string => times.map((time) => time.toFixed(0)).join('/');
  return `${edits.toFixed(0)} edits/s, answered p50/p99 ${show(answered)} ms, seen ${show(seen)} ms, longest answer ${longest.toFixed(0)} ms, least to most served ${fairness.toFixed(2)}${isBounded || PACE > 0 ? '' : ' (kept up with the fastest pace)'}`;
}
