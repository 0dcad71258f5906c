import { startCluster } from '../../tests/_support/postgres.ts';
import { startRedis } from '../../tests/_support/redis.ts';
import { measureTyping, quantile } from '../live/measure.ts';
import { readCpu } from '../live/read-cpu.ts';
import type { Target } from '../live/targets.ts';
import { startNodes } from './start-nodes.ts';

/**
 * What announcing costs: one server that announces nothing, one that announces through PostgreSQL and one through
 * Redis, in turn.
 *
 *     node bench/cluster/announcing.ts [--rounds 3] [--seconds 5] [--documents 50] [--pace 4]
 *
 * At `--pace` edits per second and person, and saturated. Processor time (server, PostgreSQL, Redis) depends little on
 * other load; rates do, so read them as ratios.
 */
function argument(name: string, otherwise: string): string {
  const at = process.argv.indexOf(`--${name}`);
  return (at < 0 ? undefined : process.argv[at + 1]) ?? otherwise;
}

const ROUNDS = Number(argument('rounds', '3'));
const SECONDS = Number(argument('seconds', '5'));
const DOCUMENTS = Number(argument('documents', '50'));
const PACES = { paced: Number(argument('pace', '4')), saturated: 60 } as const;

interface Figures {
  edits: number;
  /** Processor time per edit in milliseconds: server, PostgreSQL and Redis. */
  cost: number;
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
const cluster = await startCluster({ fsync: 'on' });
process.env['TEST_CLUSTER_URL'] = cluster.url;
const redis = await startRedis();
const CASES: readonly [name: string, start: () => Promise<Target>][] = [
  ['silent', () => startNodes(1, 'hashed')],
  ['PostgreSQL', () => startNodes(1, 'hashed', { isOneOfSeveral: true })],
  [redis.source, () => startNodes(1, 'hashed', { isOneOfSeveral: true, redisUrl: redis.url })],
];

async function measure(start: () => Promise<Target>, rate: number): Promise<Figures> {
  const target = await start();
  const readAll = (): number => [target.pid, cluster.pid ?? 0, redis.pid].reduce((sum, pid) => sum + readCpu(pid), 0);
  try {
    const typing = { rate, each: 2, warmMs: 2000, measureMs: SECONDS * 1000, drainMs: 60_000, generators: 2 };
    // Get the server's code compiled before measuring.
    await measureTyping(target, { ...typing, documents: 6, rate: 10, measureMs: 3000 });
    const before = readAll();
    const { acknowledged, made } = await measureTyping(target, { ...typing, documents: DOCUMENTS });
    return { edits: acknowledged.length / SECONDS, cost: (readAll() - before) / made };
  } finally {
    await target.stop();
  }
}

try {
  for (const [pace, rate] of Object.entries(PACES)) {
    const found = new Map<string, Figures[]>();
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [name, start] of CASES) {
        const figures = await measure(start, rate);
        found.set(name, [...(found.get(name) ?? []), figures]);
        console.log(
          `${pace}, ${name}: ${figures.edits.toFixed(0)} edits/s, ${figures.cost.toFixed(3)} ms of processor an edit`,
        );
      }
    }
    const [base = [], ...others] = CASES.map(([name]) => found.get(name) ?? []);
    others.forEach((all, at) => {
      // Compared within a round, when the machine was equally busy.
      const ratio = (pick: (figures: Figures) => number): string =>
        quantile(
          all.map((figures, round) => pick(figures) / pick(base[round] ?? figures)),
          0.5,
        ).toFixed(2);
      console.log(
        `${pace}, announcing through ${CASES[at + 1]?.[0] ?? ''} to silence: edits ${ratio(({ edits }) => edits)}, cost ${ratio(({ cost }) => cost)}`,
      );
    });
  }
} finally {
  await redis.stop();
  await cluster.stop();
}
