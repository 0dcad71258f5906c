import { readdirSync, readFileSync } from 'node:fs';

/** Resident memory of a process, in bytes. */
export function readResident(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1] ?? 0) * 4096;
}

/** Files and sockets that a process holds open. */
export function countOpenFiles(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).length;
}
