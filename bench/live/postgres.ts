import pg from 'pg';
import { startCluster } from '../../tests/_support/postgres.ts';
import { measureTyping, quantile } from './measure.ts';
import { readCpu } from './read-cpu.ts';
import { startOurs } from './targets.ts';

/**
 * Pushes on PostgreSQL, of this checkout and an earlier one in turn, so that both meet the same load:
 *
 *     node bench/live/postgres.ts [--before FOLDER] [--rounds 3] [--seconds 6] [--documents 100]
 *
 * FOLDER is a checkout with its node_modules. PostgreSQL's statements and processor time per push do not depend on
 * other load; rates and times do, so read them as ratios.
 */
function argument(name: string, otherwise: string): string {
  const at = process.argv.indexOf(`--${name}`);
  return (at < 0 ? undefined : process.argv[at + 1]) ?? otherwise;
}

const BEFORE = argument('before', '');
const ROUNDS = Number(argument('rounds', '3'));
const SECONDS = Number(argument('seconds', '6'));
const DOCUMENTS = Number(argument('documents', '100'));
/** Edits per second and person: as people type, and more than anything can sustain. */
const PACES = { 'at the pace of people': 2, saturated: 60 } as const;
interface Figures {
  edits: number;
  p50: number;
  p99: number;
  pushes: number;
  statements: number;
  cpuMs: number;
}

async function ask(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

const COUNT = `select (select count(*) from document_update) as pushes,
  (select coalesce(sum(calls), 0) from pg_stat_statements s join pg_database d on d.oid = s.dbid
    where d.datname = current_database()) as statements`;

async function measure(root: string, rate: number, postmaster: number): Promise<Figures> {
  const target = await startOurs(root === '' ? {} : { root });
  const url = target.databaseUrl ?? '';
  try {
    await ask(url, 'create extension if not exists pg_stat_statements');
    const typing = { rate, warmMs: 3000, measureMs: SECONDS * 1000, drainMs: 60_000, generators: 2 };
    // Get the server's code compiled before measuring.
    await measureTyping(target, { ...typing, documents: 4, each: 2, rate: 10, measureMs: 5000 });
    const [before] = await ask(url, COUNT);
    const cpu = readCpu(postmaster);
    const seen = await measureTyping(target, { ...typing, documents: DOCUMENTS, each: 2 });
    const cpuMs = readCpu(postmaster) - cpu;
    const [after] = await ask(url, COUNT);
    const grown = (name: string): number => Number(after?.[name]) - Number(before?.[name]);
    return {
      edits: seen.acknowledged.length / SECONDS,
      p50: quantile(seen.acknowledged, 0.5),
      p99: quantile(seen.acknowledged, 0.99),
      pushes: grown('pushes'),
      statements: grown('statements') / grown('pushes'),
      cpuMs: cpuMs / grown('pushes'),
    };
  } finally {
    await target.stop();
  }
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
const cluster = await startCluster({ shared_preload_libraries: 'pg_stat_statements', fsync: 'on' });
process.env['DB'] = 'postgres';
process.env['TEST_CLUSTER_URL'] = cluster.url;
const checkouts =
  BEFORE === ''
    ? [['now', '']]
    : [
        ['before', BEFORE],
        ['now', ''],
      ];
try {
  for (const [pace, rate] of Object.entries(PACES)) {
    const found = new Map<string, Figures[]>();
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [name = '', root = ''] of checkouts) {
        const figures = await measure(root, rate, cluster.pid ?? 0);
        found.set(name, [...(found.get(name) ?? []), figures]);
        console.log(`${pace}, ${name}: ${describe([figures])}`);
      }
    }
    for (const [name, all] of found) console.log(`${pace}, ${name}, median of ${all.length}: ${describe(all)}`);
    const [before, now] = [found.get('before'), found.get('now')];
    if (before && now) {
      const ratio = (pick: (figures: Figures) => number): string =>
        (middle(now, pick) / middle(before, pick)).toFixed(2);
      console.log(
        `${pace}, now to before: edits ${ratio(({ edits }) => edits)}, answered p50 ${ratio(({ p50 }) => p50)}, ` +
          `p99 ${ratio(({ p99 }) => p99)}, processor time of PostgreSQL a push ${ratio(({ cpuMs }) => cpuMs)}`,
      );
    }
  }
} finally {
  await cluster.stop();
}

function middle(all: readonly Figures[], pick: (figures: Figures) => number): number {
  return quantile(all.map(pick), 0.5);
}

function describe(all: readonly Figures[]): string {
  const at = (pick: (figures: Figures) => number, digits: number): string => middle(all, pick).toFixed(digits);
  return (
    `${at(({ edits }) => edits, 0)} edits/s, answered p50/p99 ${at(({ p50 }) => p50, 1)}/${at(({ p99 }) => p99, 1)} ms, ` +
    `${at(({ pushes }) => pushes, 0)} pushes, ${at(({ statements }) => statements, 2)} statements and ` +
    `${at(({ cpuMs }) => cpuMs, 3)} ms of PostgreSQL a push`
  );
}
