import { fork } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createTextFile } from '@scriptorium/contract/operations/workspace.ts';
import { readResident } from '../tests/abuse/_support/resident.ts';
import { type Account, createAccount, createGroup, findWorkspace } from '../tests/_support/accounts.ts';
import { NODE, ROOT, type RunningServer, startServer } from '../tests/_support/start-server.ts';
import { startCluster } from '../tests/_support/postgres.ts';
import { confine } from '../tests/faults/_support/confine.ts';
import { LiveEditor } from '../tests/live/live-client.ts';

/**
 * The worst a single member can do: one account makes every call and opens every socket at its limits while ten people
 * type in their own and in shared documents, under the memory limit of compose.yaml. Nobody may have to wait.
 *
 *     npm run test:worst-member -- [--minutes 10] [--memory 2048]
 *     DB=postgres npm run test:worst-member
 */
const MAX_MS = 1000;
const P99_MS = 250;
const PEOPLE = 10;
const KEY_MS = 200;
const MB = 1024 * 1024;

/** Messages from the member's process: an action is starting, or the responses it got. */
export type MemberMessage = { deed: string } | { done: string; answers: Record<string, number> };

interface Stroke {
  ms: number;
  deed: string;
}

const { values } = parseArgs({ options: { minutes: { type: 'string' }, memory: { type: 'string' } } });
const minutes = Number(values.minutes ?? 10);
const memoryMb = Number(values.memory ?? readMemoryLimit());

function readMemoryLimit(): number {
  const [, amount, unit] = /mem_limit: (\d+)([gm])/u.exec(readFileSync(join(ROOT, 'compose.yaml'), 'utf8')) ?? [];
  if (amount === undefined) throw new Error('compose.yaml sets no memory limit.');
  return Number(amount) * (unit === 'g' ? 1024 : 1);
}

async function main(): Promise<void> {
  const postgres = process.env['DB'] === 'postgres' ? await startCluster() : null;
  if (postgres !== null) process.env['TEST_CLUSTER_URL'] = postgres.url;
  try {
    await measure();
  } finally {
    await postgres?.stop();
  }
}

async function measure(): Promise<void> {
  await using server = await startServer({ env: { TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'warn' } });
  const people: Account[] = [];
  for (let n = 0; n < PEOPLE; n += 1) people.push(await createAccount(server, `Writer${n}`));
  const member = await createAccount(server, 'Mallory');
  const [first, ...others] = people as [Account, ...Account[]];
  const group = await createGroup('Everybody', first, ...others, member);
  const jail = confine(server, { memory: `${memoryMb}M` });
  console.log(`${minutes} minutes, ${memoryMb} MB ${jail === null ? 'watched (no control groups here)' : 'enforced'}.`);

  const pid = server.pid();
  let deed = 'nothing';
  let peak = 0;
  const strokes: Stroke[] = [];
  const answers = new Map<string, Record<string, number>>();
  const end = performance.now() + minutes * 60_000;
  const watch = setInterval(() => {
    if (existsSync(`/proc/${pid}/statm`)) peak = Math.max(peak, readResident(pid));
  }, 50);
  const attacker = fork(join(import.meta.dirname, 'worst-member', 'member.ts'), [], { execPath: NODE });
  // Only here do they share a machine: reading its own responses must not take time from the server.
  if (attacker.pid !== undefined) setPriority(attacker.pid, constants.priority.PRIORITY_LOW);
  attacker.on('message', (message: MemberMessage) => {
    if ('deed' in message) ({ deed } = message);
    else answers.set(message.done, message.answers);
  });
  attacker.send({
    url: server.url,
    cookies: [...member.client.cookies],
    group,
    home: await findWorkspace(member),
    end: Date.now() + minutes * 60_000,
  });
  const typing = people.map(async (person, n) => {
    const isShared = n % 2 === 0;
    const workspace = isShared ? group : await findWorkspace(person);
    const path = isShared ? `shared-${n % 4}.md` : 'own.md';
    // Fails for the second of the two who share it, who finds it there.
    await person.client.call(createTextFile, { uuid: workspace, parentItem: '', name: path }).catch(() => undefined);
    const editor = await LiveEditor.open(person.client, { workspace, path });
    while (performance.now() < end) {
      const began = performance.now();
      const during = deed;
      editor.type(editor.length, 'a');
      await Promise.race([editor.until(() => editor.isSaved), untilGone(pid)]);
      if (!existsSync(`/proc/${pid}`)) return;
      strokes.push({ ms: performance.now() - began, deed: during });
      await new Promise((resolve) => setTimeout(resolve, KEY_MS));
    }
    editor.stop();
  });
  await Promise.all(typing);
  clearInterval(watch);
  attacker.kill('SIGKILL');
  report(server, pid, { strokes, answers, peak });
  jail?.end();
}

async function untilGone(pid: number): Promise<void> {
  while (existsSync(`/proc/${pid}`)) await new Promise((resolve) => setTimeout(resolve, 500));
}

function report(
  server: RunningServer,
  pid: number,
  seen: { strokes: Stroke[]; answers: Map<string, Record<string, number>>; peak: number },
): void {
  const times = seen.strokes.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  for (const [name, strokes] of Map.groupBy(seen.strokes, (stroke) => stroke.deed)) {
    const most = Math.max(...strokes.map(({ ms }) => ms));
    const codes = Object.entries(seen.answers.get(name) ?? {}).map(([code, times_]) => `${times_}× ${code}`);
    if (most > P99_MS) console.log(`  ${name}: at most ${most.toFixed(0)} ms (${codes.join(', ')})`);
  }
  const lived = existsSync(`/proc/${pid}`) && server.pid() === pid;
  console.log(
    `${times.length} keys acknowledged: p50 ${at(0.5).toFixed(0)} ms, p99 ${at(0.99).toFixed(0)} ms, ` +
      `at most ${at(1).toFixed(0)} ms. Memory at most ${(seen.peak / MB).toFixed(0)} MB. ` +
      `${seen.answers.size} deeds of the member.`,
  );
  const faults = [
    ...(lived ? [] : ['the process ended']),
    ...(times.length > 0 ? [] : ['nothing was typed']),
    ...(seen.answers.size > 0 ? [] : ['the member did nothing']),
    ...(at(1) > MAX_MS ? [`somebody waited ${at(1).toFixed(0)} ms for an acknowledgement`] : []),
    ...(at(0.99) >= P99_MS ? [`p99 is ${at(0.99).toFixed(0)} ms`] : []),
    ...(seen.peak > memoryMb * MB ? [`the process held ${(seen.peak / MB).toFixed(0)} MB`] : []),
  ];
  for (const fault of faults) console.log(`FAULT ${fault}`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}

await main();
