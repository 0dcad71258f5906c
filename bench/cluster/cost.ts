/**
 * Monthly cost of several servers, from figures measured here and given prices (docs/scaling.md):
 *
 *     node bench/cluster/cost.ts [--people 10000] [--typing 0.05] [--exports 1] [--files 0.5]
 *                                [--traffic 0.1] [--years 1] [--vcpu 17.31] [--disk 0.0572] [--objects 0.006] [--out 0]
 *
 * `people`: those who have it open in the busiest hour; `typing`: the share of them who type at any moment, two edits
 * per second; `exports`: per person in that hour; `files`: GB per person; `traffic`: GB per person and month; `years`
 * of history kept. Prices: a vCPU with 4 GB and its share of a local disk; a GB of the database's disk, of the bucket
 * and of outgoing traffic.
 */
const GIVEN: Record<string, number> = {
  people: 10_000,
  typing: 0.05,
  exports: 1,
  files: 0.5,
  traffic: 0.1,
  years: 1,
  vcpu: 17.31,
  disk: 0.0572,
  objects: 0.006,
  out: 0,
};

/** Measured (docs/scaling.md, bench/README.md); of two figures, the more expensive one. */
const MEASURED = {
  editsASecond: 2,
  /** Seconds of processor time. */
  postgresAnEdit: 0.000_43,
  serversAnEdit: 0.0004,
  anExport: 0.4,
  /** Bytes. */
  logAnEdit: 1000,
  keptAnEdit: 0.62,
};
/** Capacity is bought for twice the load of the busiest hour. */
const SPARE = 2;
/** Two hours of typing a day, 22 days a month; a week of write-ahead log is kept with the backups. */
const EDITS_A_MONTH = MEASURED.editsASecond * 2 * 3600 * 22;
const WEEK = 5 / 22;
/** vCPUs that survive the loss of a machine: three servers of two, two databases of four, two balancers of two. */
const LEAST = { servers: 3 * 2, databases: 2 * 4, balancers: 2 * 2 };
const GB = 1e9;

for (const [at, word] of process.argv.entries()) {
  const name = word.slice(2);
  if (at < 2 || !word.startsWith('--')) continue;
  const value = Number(process.argv[at + 1]);
  if (!(name in GIVEN) || !(value >= 0)) throw new Error(`There is no ${word} ${process.argv[at + 1] ?? ''}.`);
  GIVEN[name] = value;
}
const { people = 0, typing = 0, exports: made = 0, files = 0, traffic = 0, years = 0 } = GIVEN;
const { vcpu = 0, disk = 0, objects = 0, out = 0 } = GIVEN;

const edits = people * typing * MEASURED.editsASecond;
const cores = {
  // The standby does the same work again.
  databases: 2 * edits * MEASURED.postgresAnEdit,
  servers: edits * MEASURED.serversAnEdit + ((people * made) / 3600) * MEASURED.anExport,
};
const bought = {
  databases: Math.max(LEAST.databases, SPARE * cores.databases),
  servers: Math.max(LEAST.servers, SPARE * cores.servers),
  balancers: LEAST.balancers,
};
const kept = (people * EDITS_A_MONTH * 12 * years * MEASURED.keptAnEdit) / GB;
const logged = (people * EDITS_A_MONTH * WEEK * MEASURED.logAnEdit) / GB;
const costs: [what: string, amount: string, price: number][] = [
  ['databases', `${bought.databases.toFixed(1)} vCPU (${cores.databases.toFixed(2)} used)`, bought.databases * vcpu],
  ['servers', `${bought.servers.toFixed(1)} vCPU (${cores.servers.toFixed(2)} used)`, bought.servers * vcpu],
  ['balancers', `${bought.balancers} vCPU`, bought.balancers * vcpu],
  ['texts and their history, twice', `${(2 * kept).toFixed(0)} GB`, 2 * kept * disk],
  ['write-ahead log of a week', `${logged.toFixed(0)} GB in the bucket`, logged * objects],
  ['files', `${(people * files).toFixed(0)} GB in the bucket`, people * files * objects],
  ['traffic', `${(people * traffic).toFixed(0)} GB`, people * traffic * out],
];
const sum = costs.reduce((all, [, , price]) => all + price, 0);
console.log(
  `${people} people, ${edits.toFixed(0)} edits a second, ${((people * made) / 60).toFixed(0)} exports a minute`,
);
for (const [what, amount, price] of costs) console.log(`  ${what}: ${amount}, ${price.toFixed(0)} a month`);
console.log(`  together ${sum.toFixed(0)} a month, ${((sum / people) * 1000).toFixed(2)} for each 1,000 people`);
