import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'vitest';

/** Resident memory of a process, in bytes. */
export function readResident(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1] ?? 0) * 4096;
}

/** Files and sockets that a process holds open. */
export function countOpenFiles(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).length;
}

/** Milliseconds of processor time a process has taken with all its threads, in steps of 10: other load does not count. */
function readProcessorTime(pid: number): number {
  // The name in brackets may hold blanks; user and system time are the 12th and 13th word after it.
  const words = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(words[11]) + Number(words[12])) * 10;
}

/**
 * Some 10 to 50 ms is what a message costs that is as large as one may be, to be read and refused. Work that grows with
 * the square of its parts would take ten seconds and more.
 */
const MAX_FOR_A_MESSAGE_MS = 200;

/** Sends one hostile message, and expects that the server spent no more on it than its size explains. */
export async function expectCheap(pid: number, name: string, send: () => Promise<void>): Promise<void> {
  const before = readProcessorTime(pid);
  await send();
  expect(readProcessorTime(pid) - before, `processor time for ${name}`).toBeLessThan(MAX_FOR_A_MESSAGE_MS);
}
