import { listDefaults, listJobs, schedule, type OwnExportJob } from '@scriptorium/contract/operations/export.ts';
import { getNotifications } from '@scriptorium/contract/operations/notifications.ts';
import { createAccount, findWorkspace, type Account } from '../../_support/accounts.ts';
import { findConverters } from '../../_support/find-converters.ts';
import type { RunningServer } from '../../_support/start-server.ts';

export interface CampaignPlan {
  users: number;
  jobsEach: number;
  /** Converter processes and servers killed at random. */
  converterKills: number;
  serverKills: number;
  seed: number;
}

export interface CampaignResult {
  done: number;
  failed: number;
  /** Violations: jobs that never end, or with no or two notifications. */
  faults: string[];
  /** The largest lead in finished jobs between users still waiting. */
  spread: number;
  milliseconds: number;
}

interface Person {
  account: Account;
  home: string;
}

/** A seeded random number generator. */
function makeRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Many users export at once while converters and servers are killed: every job ends once, with one notification. */
export async function runCampaign(server: RunningServer, plan: CampaignPlan): Promise<CampaignResult> {
  const people: Person[] = [];
  for (let n = 0; n < plan.users; n += 1) {
    const account = await createAccount(server, `Writer${n}`);
    const home = await findWorkspace(account);
    const files = Array.from({ length: plan.jobsEach }, (_, at) => ({
      name: `text-${at}.md`,
      content: `# Text ${at}\n\nWords of ${n}.\n`,
    }));
    await account.client.upload(home, '', files);
    people.push({ account, home });
  }
  const { defaultsFiles } = await (people[0] as Person).account.client.call(listDefaults, {});
  const profileUuid = defaultsFiles.find(({ name }) => name === 'HTML')?.uuid ?? '';
  const started = performance.now();
  const over = new AbortController();
  const killing = killAtRandom(server, plan, over.signal);
  await Promise.all(people.map((person) => scheduleAll(person, profileUuid, plan.jobsEach)));
  const lists = await Promise.all(people.map(waitForAll));
  over.abort();
  await killing;
  const milliseconds = performance.now() - started;
  const faults: string[] = [];
  for (const [n, person] of people.entries()) faults.push(...(await findFaults(person, lists[n] ?? [], n)));
  const jobs = lists.flat();
  return {
    done: jobs.filter(({ state }) => state === 'done').length,
    failed: jobs.filter(({ state }) => state === 'failed').length,
    faults,
    spread: measureSpread(lists),
    milliseconds,
  };
}

/** Five may be queued at a time; retry while the server is down or the queue is full. */
async function scheduleAll({ account, home }: Person, profileUuid: string, count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    for (;;) {
      const there = await ask(async () => (await account.client.call(listJobs, { limit: 200 })).jobs);
      // An interrupted call may have been processed all the same.
      if (there?.some(({ inputFiles }) => inputFiles[0]?.path === `text-${n}.md`) === true) break;
      const made = await ask(() => account.client.call(schedule, { uuid: home, profileUuid, files: [`text-${n}.md`] }));
      if (made !== undefined) break;
      await pause(50);
    }
  }
}

async function waitForAll({ account }: Person): Promise<OwnExportJob[]> {
  const end = performance.now() + 15 * 60_000;
  for (;;) {
    const jobs = await ask(async () => (await account.client.call(listJobs, { limit: 200 })).jobs);
    const open = jobs?.filter(({ state }) => state === 'queued' || state === 'running');
    if (jobs !== undefined && open?.length === 0) return jobs;
    if (performance.now() > end)
      throw new Error(`${open?.length ?? 'all'} jobs did not end: ${JSON.stringify(open?.slice(0, 3))}`);
    await pause(250);
  }
}

async function ask<T>(question: () => Promise<T>): Promise<T | undefined> {
  try {
    return await question();
  } catch {
    return undefined;
  }
}

async function killAtRandom(server: RunningServer, plan: CampaignPlan, over: AbortSignal): Promise<void> {
  const random = makeRandom(plan.seed);
  const kills = [
    ...Array.from({ length: plan.serverKills }, () => 'server' as const),
    ...Array.from({ length: plan.converterKills }, () => 'converter' as const),
  ].toSorted(() => random() - 0.5);
  for (const kill of kills) {
    await pause(300 + random() * 3_000);
    if (over.aborted) return;
    if (kill === 'converter') {
      for (const pid of findConverters(server.pid())) process.kill(pid, 'SIGKILL');
    } else {
      await server.kill();
      await server.start();
    }
  }
}

async function findFaults({ account }: Person, jobs: readonly OwnExportJob[], user: number): Promise<string[]> {
  const faults: string[] = [];
  const { notifications } = await account.client.call(getNotifications, {});
  const paths = new Set<string>();
  for (const job of jobs) {
    const text = job.inputFiles[0]?.path ?? '';
    if (paths.has(text)) faults.push(`user ${user}: ${text} was scheduled twice`);
    paths.add(text);
    const words = job.state === 'done' ? `Your export “${job.outputName}” is ready.` : `The export of “${text}” failed`;
    const notices = notifications.filter(({ message }) => message.startsWith(words)).length;
    if (notices !== 1) faults.push(`user ${user}: ${text} is ${job.state} with ${notices} notices`);
    if (job.state === 'done' && job.outputPath === undefined) faults.push(`user ${user}: ${text} has no result`);
  }
  return faults;
}

/** While several wait, nobody may be served far more often than another. */
function measureSpread(lists: readonly (readonly OwnExportJob[])[]): number {
  const ends = lists
    .flatMap((jobs, user) => jobs.map(({ finishedAt }) => ({ user, at: Date.parse(finishedAt ?? '') })))
    .toSorted((a, b) => a.at - b.at);
  const finished = lists.map(() => 0);
  let spread = 0;
  for (const { user } of ends) {
    finished[user] = (finished[user] ?? 0) + 1;
    const waiting = finished.filter((count, at) => count < (lists[at]?.length ?? 0));
    if (waiting.length > 1) spread = Math.max(spread, Math.max(...waiting) - Math.min(...waiting));
  }
  return spread;
}
