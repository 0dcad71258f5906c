import { createHash, randomBytes } from 'node:crypto';
import { loadavg } from 'node:os';
import pg from 'pg';
import { startCluster, type Cluster } from '../../tests/_support/postgres.ts';
import { measureTyping, quantile } from '../live/measure.ts';
import { readCpu } from '../live/read-cpu.ts';
import type { Target } from '../live/targets.ts';
import { startNodes } from './start-nodes.ts';

/**
 * What comes after a single PostgreSQL (docs/scaling.md), as far as two cores can tell:
 *
 *     node bench/cluster/beyond-one.ts partitions [--rows 200000] [--rounds 5]
 *     node bench/cluster/beyond-one.ts cells [--rounds 3] [--seconds 5] [--documents 40] [--pace 4]
 *
 * `partitions`: the update log as one table and as 16 and 64 hash partitions by document: the cost of a row and a read,
 * planning time, the duration of a vacuum and of moving a 64th to another database. `cells`: texts spread over two
 * databases, each with its own server, compared with one database with one server and with two. All share the same
 * cores, so two databases cannot do more than one here. What it can show is that an edit costs no more; since the two
 * never wait for each other, they then do twice as much on twice the machines. So look at processor time first (at
 * `--pace` edits per second and person), then at saturated edits per second, as ratios. Each round measures all cases,
 * starting with a different one; ratios are to the first case of the same round.
 */
function argument(name: string, otherwise: string): string {
  const at = process.argv.indexOf(`--${name}`);
  return (at < 0 ? undefined : process.argv[at + 1]) ?? otherwise;
}

const KINDS = [1, 16, 64] as const;
const ROWS = Number(argument('rows', '200000'));
/** Number of texts that the rows belong to. */
const TEXTS = 2000;
const BATCH = 5000;

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

const time = async (work: () => Promise<unknown>): Promise<number> => {
  const from = performance.now();
  await work();
  return performance.now() - from;
};
const middle = (values: readonly number[]): number => quantile(values, 0.5);

/** The log as created by migrations, without its foreign key, which costs the same in each case. */
async function makeLog(client: pg.Client, count: number): Promise<number> {
  const columns = `document_id text collate "C" not null, from_version bigint not null, to_version bigint not null,
    changes bytea not null, authors text collate "C" not null, started_at bigint not null, ended_at bigint not null,
    form text collate "C" not null default 'pushed', primary key (document_id, from_version)`;
  const took = await time(async () => {
    await client.query(`create table log_${count} (${columns}) ${count > 1 ? 'partition by hash (document_id)' : ''}`);
    if (count === 1) return;
    for (let at = 0; at < count; at += 1)
      await client.query(
        `create table log_${count}_${at} partition of log_${count} for values with (modulus ${count}, remainder ${at})`,
      );
  });
  // Planned once per connection, like the statement that stores pushes.
  await client.query(`create function write_${count}(p_from bigint, p_rows int) returns void language plpgsql as $$
    begin
      for n in p_from .. p_from + p_rows - 1 loop
        insert into log_${count} values (md5((n % ${TEXTS})::text), n / ${TEXTS}, n / ${TEXTS} + 1,
          decode(repeat(md5(n::text), 4), 'hex'), '["somebody"]', n, n);
      end loop;
    end $$`);
  await client.query(`create function read_${count}(p_rows int) returns void language plpgsql as $$
    begin
      for n in 1 .. p_rows loop
        perform changes from log_${count} where document_id = md5((n % ${TEXTS})::text) and from_version >= 10
          order by from_version limit 20;
      end loop;
    end $$`);
  return took;
}

async function planOnce(client: pg.Client, count: number, text: number): Promise<number> {
  const { rows } = await client.query<{ 'QUERY PLAN': [{ 'Planning Time': number }] }>(
    `explain (format json, summary on) select changes from log_${count}
      where document_id = md5('${text}') and from_version >= 10 order by from_version limit 20`,
  );
  return rows[0]?.['QUERY PLAN'][0]['Planning Time'] ?? NaN;
}

async function measurePartitions(): Promise<void> {
  const rounds = Number(argument('rounds', '5'));
  const [cluster, second] = [await startCluster({ autovacuum: 'off' }), await startCluster()];
  const client = await connect(cluster.url);
  const other = await connect(second.url);
  try {
    await client.query('set synchronous_commit = off');
    for (const count of KINDS) console.log(`${count}: made in ${(await makeLog(client, count)).toFixed(0)} ms`);
    const wrote = new Map<number, number[]>(KINDS.map((count) => [count, []]));
    for (let from = 0; from < ROWS; from += BATCH)
      for (const count of KINDS)
        wrote.get(count)?.push(await time(() => client.query(`select write_${count}(${from}, ${BATCH})`)));
    const figures = new Map<string, Map<number, number[]>>();
    const note = (name: string, count: number, value: number): void => {
      const all = figures.get(name) ?? new Map<number, number[]>();
      all.set(count, [...(all.get(count) ?? []), value]);
      figures.set(name, all);
    };
    // Only a connection's first batches include planning.
    for (const [count, batches] of wrote) for (const batch of batches) note('a row, µs', count, (batch / BATCH) * 1000);
    for (const count of KINDS) await client.query(`analyze log_${count}`);
    for (let round = 0; round < rounds; round += 1) {
      for (const count of KINDS) {
        note('20 rows read, µs', count, (await time(() => client.query(`select read_${count}(2000)`))) / 2);
        for (let text = 0; text < 50; text += 1) note('planned anew, ms', count, await planOnce(client, count, text));
        const fresh = await connect(cluster.url);
        note(
          'first row of a connection, ms',
          count,
          await time(() => fresh.query(`select write_${count}(${ROWS + 1_000_000 * (round + 1)}, 1)`)),
        );
        await fresh.end();
      }
    }
    for (const count of KINDS) {
      await client.query(`delete from log_${count} where from_version % 2 = 0`);
      const one = count === 1 ? 'log_1' : `log_${count}_0`;
      note('one vacuum, ms', count, await time(() => client.query(`vacuum ${one}`)));
    }
    for (const [name, all] of figures) {
      const base = middle(all.get(1) ?? []);
      const shown = KINDS.map((count) => {
        const value = middle(all.get(count) ?? []);
        return `${count}: ${value.toPrecision(3)} (${(value / base).toFixed(2)})`;
      });
      console.log(`${name}: ${shown.join(', ')}`);
    }
    await makeLog(other, 64);
    let bytes = 0;
    const moved = await time(async () => {
      // In memory, since a 64th is small. Writes to it are refused for that long.
      await client.query('alter table log_64 detach partition log_64_5');
      const { rows } = await client.query<unknown[]>({ text: 'select * from log_64_5', rowMode: 'array' });
      for (let at = 0; at < rows.length; at += 500) {
        const part = rows.slice(at, at + 500);
        bytes += part.length;
        const places = part.map((row, n) => `(${row.map((_, m) => `$${n * 8 + m + 1}`).join(',')})`).join(',');
        await other.query(`insert into log_64 values ${places}`, part.flat());
      }
      await client.query('drop table log_64_5');
    });
    console.log(`a 64th (${bytes} rows) detached, written into another database and dropped: ${moved.toFixed(0)} ms`);
  } finally {
    await client.end();
    await other.end();
    await cluster.stop();
    await second.stop();
  }
}

/**
 * Two installations that share nothing, with equally many texts each, as hashing yields with thousands. With the few of
 * a measurement, the hash's unevenness would be measured; see `evenness`.
 */
function joinCells(cells: readonly Target[]): Target {
  const [first] = cells;
  if (first === undefined) throw new Error('There is no cell.');
  const homes = new Map<string, { cell: Target; name: string }>();
  let names = 0;
  return {
    ...first,
    pids: cells.flatMap(({ pid, pids }) => pids ?? [pid]),
    make: async (documents) => {
      const made: string[] = [];
      for (let at = 0; at < documents; at += 1) {
        const key = `text ${(names += 1)}`;
        const cell = cells[names % cells.length] ?? first;
        homes.set(key, { cell, name: (await cell.make(1))[0] ?? '' });
        made.push(key);
      }
      return made;
    },
    seat: async (documents, each) => {
      const seats = [];
      for (const key of documents) {
        const home = homes.get(key);
        if (home === undefined) throw new Error(`There is no ${key}.`);
        for (const seat of await home.cell.seat([home.name], each)) seats.push({ ...seat, document: key });
      }
      return seats.map((seat, at) => ({ ...seat, number: at + 1 }));
    },
    stop: async () => {
      for (const cell of cells) await cell.stop();
    },
  };
}

/** Ratio of texts in the emptier of two databases to the fuller one when distributed by hash; median of many draws. */
function evenness(texts: number): number {
  const draw = (): number => {
    let here = 0;
    for (let at = 0; at < texts; at += 1) here += createHash('sha256').update(randomBytes(16)).digest().readUInt8() % 2;
    return Math.min(here, texts - here) / Math.max(here, texts - here);
  };
  return middle(Array.from({ length: 51 }, draw));
}

interface Figures {
  edits: number;
  /** Processor time per edit, in milliseconds. */
  ofPostgres: number;
  ofServers: number;
  answered: number;
  seen: number;
  /** Ratio of edits on the server that acknowledged fewest to those on the one that acknowledged most. */
  fair: number;
}
const SHOWN: readonly [name: string, pick: (figures: Figures) => number][] = [
  ['edits/s', ({ edits }) => edits],
  ['PostgreSQL, ms of processor an edit', ({ ofPostgres }) => ofPostgres],
  ['servers, ms of processor an edit', ({ ofServers }) => ofServers],
  ['answered p99, ms', ({ answered }) => answered],
  ['seen p99, ms', ({ seen }) => seen],
  ['least to most served', ({ fair }) => fair],
];

async function measureCells(): Promise<void> {
  const [rounds, seconds, documents] = [
    Number(argument('rounds', '3')),
    Number(argument('seconds', '5')),
    Number(argument('documents', '40')),
  ];
  const paces = { paced: Number(argument('pace', '4')), 'as fast as it goes': 60 };
  const clusters: readonly Cluster[] = [await startCluster({ fsync: 'on' }), await startCluster({ fsync: 'on' })];
  const startOn = (cluster: Cluster | undefined, count: number): Promise<Target> => {
    process.env['TEST_CLUSTER_URL'] = cluster?.url;
    return startNodes(count, 'dealt');
  };
  const cases: readonly [name: string, start: () => Promise<Target>][] = [
    ['one database, one server', () => startOn(clusters[0], 1)],
    ['one database, two servers', () => startOn(clusters[0], 2)],
    [
      'two databases, a server each',
      async () => joinCells([await startOn(clusters[0], 1), await startOn(clusters[1], 1)]),
    ],
  ];
  const typing = { each: 2, warmMs: 2000, measureMs: seconds * 1000, drainMs: 60_000, generators: 2 };
  const readAll = (pids: readonly number[]): number => pids.reduce((sum, pid) => sum + readCpu(pid), 0);
  const measureAt = async (target: Target, rate: number): Promise<Figures> => {
    const [databases, servers] = [clusters.map(({ pid }) => pid ?? 0), target.pids ?? [target.pid]];
    const before = [readAll(databases), readAll(servers)] as const;
    const { acknowledged, received, served, made } = await measureTyping(target, { ...typing, documents, rate });
    const counts = Object.values(served);
    return {
      edits: acknowledged.length / seconds,
      ofPostgres: (readAll(databases) - before[0]) / made,
      ofServers: (readAll(servers) - before[1]) / made,
      answered: quantile(acknowledged, 0.99),
      seen: quantile(received, 0.99),
      fair: Math.min(...counts) / Math.max(...counts),
    };
  };
  // By pace, case and round.
  const found = Object.keys(paces).map(() => cases.map((): Figures[] => []));
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (let turn = 0; turn < cases.length; turn += 1) {
        const at = (round + turn) % cases.length;
        const [name, start] = cases[at] ?? ['', () => Promise.reject(new Error('There is no case.'))];
        const target = await start();
        try {
          // Get the servers' code compiled before measuring.
          await measureTyping(target, { ...typing, documents: 6, rate: 10, measureMs: 2000 });
          for (const [n, [pace, rate]] of Object.entries(paces).entries()) {
            const figures = await measureAt(target, rate);
            (found[n]?.[at] ?? [])[round] = figures;
            const shown = SHOWN.map(([what, pick]) => `${what} ${pick(figures).toPrecision(3)}`);
            console.log(`${loadavg()[0]?.toFixed(1)} load, round ${round + 1}, ${name}, ${pace}: ${shown.join('; ')}`);
          }
        } finally {
          await target.stop();
        }
      }
    }
    for (const [n, pace] of Object.keys(paces).entries()) {
      console.log(
        `\n${pace}: median of ${rounds} rounds; then ratios to the first case of each round, from the least to the greatest`,
      );
      const [base = []] = found[n] ?? [];
      for (const [what, pick] of SHOWN) {
        const shown = cases.map(([name], at) => {
          const all = found[n]?.[at] ?? [];
          const ratios = all.map((figures, round) => pick(figures) / pick(base[round] ?? figures));
          const range = ratios.toSorted((a, b) => a - b).map((ratio) => ratio.toFixed(2));
          return `${name} ${middle(all.map(pick)).toPrecision(3)}${at > 0 ? ` (${range.join(', ')})` : ''}`;
        });
        console.log(`  ${what}: ${shown.join('; ')}`);
      }
    }
    const even = [documents, 1000, 10_000].map((texts) => `${texts}: ${evenness(texts).toFixed(2)}`);
    console.log(
      `\ntexts of the emptier database to those of the fuller one, if a hash places them: ${even.join(', ')}`,
    );
  } finally {
    for (const cluster of clusters) await cluster.stop();
  }
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
const [, , part] = process.argv;
if (part === 'partitions') await measurePartitions();
else if (part === 'cells') await measureCells();
else throw new Error('Usage: node bench/cluster/beyond-one.ts partitions | cells');
