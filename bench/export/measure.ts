/**
 * How long exports take from call to file, broken down: `node bench/export/measure.ts`. Compares with native pandoc and
 * LaTeX where installed. Also shows CPU time, since it does not depend on other load.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { listDefaults, listJobs, schedule } from '@scriptorium/contract/operations/export.ts';
import { createConverter } from '../../server/src/adapters/pandoc/converter.ts';
import type { ConvertInput } from '../../server/src/adapters/pandoc/prepare-conversion.ts';
import { createAccount, findWorkspace, type Account } from '../../tests/_support/accounts.ts';
import { ROOT, startServer } from '../../tests/_support/start-server.ts';

const COLD_RUNS = 3;
const WARM_RUNS = 15;
const NATIVE_RUNS = 5;
const PROFILES = ['pdf', 'word', 'html', 'latex', 'epub'];
const PAPERS = ['mwarp1d', 'timeseriesflattener'];
const USERS = 10;
/** How long a user looks at the export form, in milliseconds. */
const CHOOSING = 2_000;

interface Row {
  what: string;
  p50: number;
  p95: number;
  worst: number;
  runs: number;
}

function summarise(what: string, times: readonly number[]): void {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  const row: Row = { what, p50: at(0.5), p95: at(0.95), worst: Math.round(sorted.at(-1) ?? 0), runs: times.length };
  console.log(`${what.padEnd(58)} p50 ${row.p50} ms, p95 ${row.p95} ms, worst ${row.worst} ms (${row.runs})`);
}

function readPaper(name: string, profile: string): ConvertInput {
  const folder = join(ROOT, 'examples', name);
  const files = readdirSync(folder).filter((file) => !file.endsWith('.md'));
  return {
    defaultsYaml: readFileSync(join(ROOT, 'server/assets/export/profiles', `${profile}.yaml`), 'utf8'),
    inputs: [{ name: 'paper.md', text: readFileSync(join(folder, 'paper.md'), 'utf8') }],
    files: new Map(files.map((file) => [file, readFileSync(join(folder, file))])),
    sourceDate: 1_700_000_000,
  };
}

/** CPU milliseconds of a process, or of the children this process has waited for. */
function readProcessorTime(pid: number | 'children'): number {
  const fields = readFileSync(`/proc/${pid === 'children' ? process.pid : pid}/stat`, 'latin1')
    .split(') ')
    .at(-1)
    ?.split(' ');
  const from = pid === 'children' ? 13 : 11;
  // Clock ticks are hundredths of a second.
  return (Number(fields?.[from]) + Number(fields?.[from + 1])) * 10;
}

async function measureConverter(): Promise<void> {
  const cold: number[] = [];
  const coldProcessor: number[] = [];
  const prepared: number[] = [];
  for (let run = 0; run < COLD_RUNS; run += 1) {
    const converter = createConverter({ size: 1 });
    const started = performance.now();
    await converter.convert(readPaper('mwarp1d', 'pdf'));
    cold.push(performance.now() - started);
    coldProcessor.push(readProcessorTime(findConverter()));
    await converter.close();
  }
  summarise('converter, cold, PDF of mwarp1d', cold);
  summarise('  processor time', coldProcessor);
  for (let run = 0; run < COLD_RUNS; run += 1) {
    const converter = createConverter({ size: 1 });
    converter.warm();
    await new Promise((resolve) => setTimeout(resolve, CHOOSING));
    const started = performance.now();
    await converter.convert(readPaper('mwarp1d', 'pdf'));
    prepared.push(performance.now() - started);
    await converter.close();
  }
  summarise('converter, two seconds after the form was opened, PDF', prepared);
  const converter = createConverter({ size: 1 });
  try {
    await converter.convert(readPaper('mwarp1d', 'pdf'));
    for (const paper of PAPERS) {
      for (const profile of PROFILES) {
        const whole: number[] = [];
        const pandoc: number[] = [];
        const typst: number[] = [];
        const before = readProcessorTime(findConverter());
        for (let run = 0; run < WARM_RUNS; run += 1) {
          const started = performance.now();
          const outcome = await converter.convert(readPaper(paper, profile));
          whole.push(performance.now() - started);
          if (!outcome.ok) throw new Error(outcome.cause);
          pandoc.push(outcome.milliseconds.pandoc);
          typst.push(outcome.milliseconds.typst);
        }
        summarise(`converter, warm, ${profile} of ${paper}`, whole);
        console.log(
          `  processor time: ${Math.round((readProcessorTime(findConverter()) - before) / WARM_RUNS)} ms each`,
        );
        if (profile === 'pdf') {
          summarise(`  of which pandoc, ${paper}`, pandoc);
          summarise(`  of which Typst, ${paper}`, typst);
        }
      }
    }
    console.log(`memory of the converter at its highest: ${readPeakMemory()} MB`);
  } finally {
    await converter.close();
  }
}

function findConverter(): number {
  const rows = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)])
    .toString()
    .split('\n');
  return Number(
    rows
      .find((row) => row.includes('converter-child'))
      ?.trim()
      .split(' ')[0],
  );
}

function readPeakMemory(): number {
  const status = readFileSync(`/proc/${findConverter()}/status`, 'latin1');
  return Math.round(Number(/VmHWM:\s+(\d+) kB/u.exec(status)?.[1] ?? 0) / 1024);
}

async function waitForJob(account: Account, id: string): Promise<void> {
  for (;;) {
    const { jobs } = await account.client.call(listJobs, { limit: 50 });
    const job = jobs.find((candidate) => candidate.id === id);
    if (job !== undefined && job.state !== 'queued' && job.state !== 'running') {
      if (job.state !== 'done') throw new Error(`${job.outputName}: ${job.error ?? job.state}`);
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

async function measureServer(): Promise<void> {
  await using server = await startServer();
  const accounts: { account: Account; home: string }[] = [];
  for (let i = 0; i < USERS; i += 1) {
    const account = await createAccount(server, `User${i}`);
    const home = await findWorkspace(account);
    const folder = join(ROOT, 'examples/mwarp1d');
    const files = readdirSync(folder).map((name) => ({
      name,
      content: new Uint8Array(readFileSync(join(folder, name))),
    }));
    await account.client.upload(home, '', files);
    accounts.push({ account, home });
  }
  const first = accounts[0];
  if (first === undefined) return;
  const { defaultsFiles } = await first.account.client.call(listDefaults, {});
  const profileOf = (name: string) => defaultsFiles.find((profile) => profile.name === name)?.uuid ?? '';
  const exportOnce = async ({ account, home }: { account: Account; home: string }, name: string) => {
    const started = performance.now();
    const { job } = await account.client.call(schedule, {
      uuid: home,
      profileUuid: profileOf(name),
      files: ['paper.md'],
    });
    await waitForJob(account, job.id);
    return performance.now() - started;
  };
  summarise('server, from call to file, cold, PDF', [await exportOnce(first, 'PDF')]);
  for (const name of ['PDF', 'Word', 'HTML']) {
    const times: number[] = [];
    for (let run = 0; run < WARM_RUNS; run += 1) times.push(await exportOnce(first, name));
    summarise(`server, from call to file, warm, ${name}`, times);
  }
  // Ten users with five exports each, all at once: jobs per minute, and whether anyone waits longer than the others.
  const started = performance.now();
  const ends = await Promise.all(
    accounts.map(async (person) => {
      const jobs = [];
      for (let i = 0; i < 5; i += 1) {
        jobs.push(
          await person.account.client.call(schedule, {
            uuid: person.home,
            profileUuid: profileOf('PDF'),
            files: ['paper.md'],
          }),
        );
      }
      const firstDone = waitForJob(person.account, jobs[0]?.job.id ?? '').then(() => performance.now() - started);
      for (const { job } of jobs) await waitForJob(person.account, job.id);
      return { first: await firstDone, last: performance.now() - started };
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  console.log(`50 jobs of ten users: ${seconds.toFixed(1)} s, ${Math.round((50 / seconds) * 60)} jobs a minute`);
  summarise(
    '  end of a user’s first job',
    ends.map((end) => end.first),
  );
  summarise(
    '  end of a user’s last job',
    ends.map((end) => end.last),
  );
}

function measureNative(): void {
  const pandoc = spawnSync('pandoc', ['--version']);
  if (pandoc.status !== 0) {
    console.log('no native pandoc is installed: nothing to compare with');
    return;
  }
  console.log(`native: ${pandoc.stdout.toString().split('\n')[0] ?? ''}`);
  const folder = mkdtempSync(join(tmpdir(), 'scriptorium-bench-'));
  try {
    for (const paper of PAPERS) {
      const isThere = (program: string) => spawnSync(program, ['--version']).status === 0;
      const results = [
        { what: 'Word', args: ['-o', 'paper.docx'] },
        { what: 'HTML', args: ['--self-contained', '--mathml', '-o', 'paper.html'] },
        ...['pdflatex', 'xelatex', 'typst']
          .filter(isThere)
          .map((engine) => ({ what: `PDF by ${engine}`, args: [`--pdf-engine=${engine}`, '-o', 'paper.pdf'] })),
      ];
      cpSync(join(ROOT, 'examples', paper), folder, { recursive: true });
      for (const { what, args } of results) {
        const times: number[] = [];
        const before = readProcessorTime('children');
        for (let run = 0; run < NATIVE_RUNS; run += 1) {
          const started = performance.now();
          const { status } = spawnSync('pandoc', ['--citeproc', '-s', 'paper.md', ...args], { cwd: folder });
          if (status === 0) times.push(performance.now() - started);
        }
        // A remote image without a network, or a LaTeX package that is not installed.
        if (times.length < NATIVE_RUNS) {
          console.log(`native pandoc, ${what} of ${paper}: cannot be made here`);
          continue;
        }
        summarise(`native pandoc, ${what} of ${paper}`, times);
        const spent = (readProcessorTime('children') - before) / NATIVE_RUNS;
        console.log(`  processor time: ${Math.round(spent)} ms each`);
      }
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

console.log(
  `${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}`,
);
await measureConverter();
await measureServer();
measureNative();
