import { createTextFile } from '@scriptorium/contract/operations/workspace.ts';
import { callServer, socketPath } from '../server/src/cli/socket.ts';
import { createGroup, runCli, type Account } from '../tests/_support/accounts.ts';
import { Client } from '../tests/_support/client.ts';
import { startServer, type RunningServer } from '../tests/_support/start-server.ts';
import { seedRandom } from '../tests/live/simulation/random.ts';
import { compareGroup, Person, type Deeds, type Group } from './soak/person.ts';
import { judgeGrowth, median, takeSample, type Sample } from './soak/sample.ts';

/**
 * A hundred people use a server for an hour: they type, open, leave, upload and export, and their connections break.
 * Nothing may grow, and nothing may diverge.
 *
 *     npm run test:soak -- [minutes = 60] [people = 100] [seconds between a person's actions = 4] [seed]
 */
const [minutes = 60, people = 100, pause = 4, seed = Math.floor(Math.random() * 1e9)] = process.argv
  .slice(2)
  .map(Number);
const GROUP_SIZE = 5;
const SAMPLE_MS = 10_000;
const COMPARE_MS = 30_000;
const REPORT_MS = 300_000;

const deeds: Deeds = {
  edits: 0,
  opened: 0,
  left: 0,
  uploads: 0,
  exports: 0,
  exportsFailed: 0,
  merges: 0,
  events: 0,
  faults: [],
};

async function main(): Promise<void> {
  console.log(`Seed ${seed}: ${people} people for ${minutes} minutes, a deed each ${pause} s.`);
  await using server = await startServer({
    env: { METRICS: '1', TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'warn' },
  });
  const everybody = await gather(server);
  const random = seedRandom(seed);
  for (const person of everybody) person.begin(pause * 1000);

  const began = performance.now();
  const samples: Sample[] = [];
  let compared = 0;
  let nextCompare = COMPARE_MS;
  let nextReport = REPORT_MS;
  while (performance.now() - began < minutes * 60_000) {
    await new Promise((resolve) => setTimeout(resolve, SAMPLE_MS));
    const sample = await takeSample(server, began);
    samples.push(sample);
    const elapsed = performance.now() - began;
    if (elapsed > nextCompare) {
      nextCompare += COMPARE_MS;
      const chosen = everybody[random.below(everybody.length)]?.group;
      await compareAtRest(everybody.filter(({ group }) => group === chosen));
      compared += 1;
    }
    if (elapsed > nextReport) {
      nextReport += REPORT_MS;
      console.log(describe(sample));
    }
  }

  for (const person of everybody) person.group.resting = true;
  await Promise.all(everybody.map((person) => person.end()));
  for (const group of new Set(everybody.map((person) => person.group))) {
    deeds.faults.push(...(await compareGroup(everybody.filter((person) => person.group === group))));
    compared += 1;
  }
  const check = await runCli(server, 'check', '--read').catch((error: unknown) => String(error));
  if (!/^0 faults/mu.test(check)) deeds.faults.push(check);
  const errors = server
    .log()
    .split('\n')
    .filter((line) => /"level":(50|60)/u.test(line));
  deeds.faults.push(...errors.slice(0, 20));
  report(samples, compared, check);
}

/** Groups of five people share two documents each; every person also has a diary. */
async function gather(server: RunningServer): Promise<Person[]> {
  const everybody: Person[] = [];
  for (let n = 0; n < people; n += GROUP_SIZE) {
    const accounts: Account[] = [];
    for (let member = n; member < Math.min(people, n + GROUP_SIZE); member += 1)
      accounts.push(await makeAccount(server, member));
    const [manager, ...members] = accounts as [Account, ...Account[]];
    const uuid = await createGroup(`Group ${n / GROUP_SIZE}`, manager, ...members);
    const group: Group = { uuid, documents: ['paper.md', 'notes.md'], resting: false };
    const mine = accounts.map((account, i) => new Person(account, group, seedRandom(seed + n + i + 1), deeds));
    for (const name of [...group.documents, ...mine.map(({ diary }) => diary)])
      await manager.client.call(createTextFile, { uuid, parentItem: '', name });
    everybody.push(...mine);
  }
  return everybody;
}

/** Through the CLI socket, each with its own address: rate limits are not under test here. */
async function makeAccount(server: RunningServer, n: number): Promise<Account> {
  const account = { email: `p${n}@example.org`, password: `a long pass phrase ${n}`, displayName: `P${n}` };
  const args = ['user', 'create', '--email', account.email, '--name', account.displayName];
  const made = await callServer(socketPath(server.dataDir), {
    args: [...args, '--password', account.password],
    user: 'soak',
  });
  if (made?.ok !== true) throw new Error(`No account: ${made?.text ?? 'no answer'}`);
  const client = new Client(server.url);
  const input = { email: account.email, password: account.password, clientID: 'Soak' };
  const answer = await client.post('/api/auth/login', input, { 'x-forwarded-for': `10.0.0.${n % 250}` });
  if (answer.status !== 200) throw new Error(`Log-in answered ${answer.status}`);
  return { ...account, client };
}

async function compareAtRest(members: Person[]): Promise<void> {
  const [first] = members;
  if (first === undefined) return;
  first.group.resting = true;
  const limit = performance.now() + 330_000;
  while (members.some(({ idle }) => !idle) && performance.now() < limit)
    await new Promise((resolve) => setTimeout(resolve, 50));
  deeds.faults.push(...(await compareGroup(members)));
  first.group.resting = false;
}

function describe(sample: Sample): string {
  return (
    `${(sample.seconds / 60).toFixed(0)} min: resident ${sample.residentMb.toFixed(0)} MB, heap ${sample.heapMb.toFixed(0)} MB, ` +
    `${sample.handles} handles, ${sample.threads} threads, processor ${sample.cpu.toFixed(0)} s, ` +
    `loop p99 ${sample.loopP99Ms.toFixed(1)} ms, database ${sample.databaseMb.toFixed(1)} MB; ` +
    `${deeds.edits} edits, ${deeds.opened} opened, ${deeds.uploads} uploads, ${deeds.exports} exports, ` +
    `${deeds.events} pieces of the event streams, ${deeds.faults.length} faults`
  );
}

function report(samples: readonly Sample[], compared: number, check: string): void {
  const last = samples.at(-1);
  if (last !== undefined) console.log(describe(last));
  const { lines, grown } = judgeGrowth(samples);
  for (const line of lines) console.log(line);
  const busiest = Math.max(...samples.map(({ answerMs }) => answerMs));
  console.log(
    `An answer took ${median(samples.map(({ answerMs }) => answerMs)).toFixed(1)} ms, at most ${busiest.toFixed(0)} ms.`,
  );
  console.log(`The server used ${((100 * (last?.cpu ?? 0)) / (last?.seconds ?? 1)).toFixed(0)} % of one processor.`);
  console.log(`${compared} groups compared, ${deeds.merges} merges, ${deeds.exportsFailed} exports failed.`);
  console.log(check.trim().split('\n').at(-1));
  for (const fault of deeds.faults.slice(0, 50)) console.log(`FAULT ${fault}`);
  for (const line of grown) console.log(`GROWN ${line}`);
  console.log(`${deeds.faults.length} faults, ${grown.length} of ${lines.length} figures grew.`);
  process.exitCode = deeds.faults.length === 0 && grown.length === 0 && deeds.edits > 0 ? 0 : 1;
}

await main();
