import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'vitest';

/** Resident memory of a process, in bytes. */
export function readResident(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1] ?? 0) * 4096;
}

/** Files and sockets a process has open. */
export function countOpenFiles(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).length;
}

/** CPU milliseconds of a process with all its threads, in steps of 10: independent of other load. */
function readProcessorTime(pid: number): number {
  // The parenthesised name may contain blanks; user and system time are the 12th and 13th word after it.
  const words = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(words[11]) + Number(words[12])) * 10;
}

/**
 * Receiving and rejecting a maximum-size message costs some 10 to 50 ms. Quadratic work would take ten seconds or more.
 */
const MAX_FOR_A_MESSAGE_MS = 200;

/** Sends a hostile message, and expects the server to spend no more on it than its size explains. */
export async function expectCheap(pid: number, name: string, send: () => Promise<void>): Promise<void> {
  const before = readProcessorTime(pid);
  await send();
  expect(readProcessorTime(pid) - before, `processor time for ${name}`).toBeLessThan(MAX_FOR_A_MESSAGE_MS);
}
