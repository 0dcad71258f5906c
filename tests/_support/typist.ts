import { newClientId, openSocket } from '../live/live-client.ts';
import type { Client } from './client.ts';

/** What a typist experienced while something else was running, in milliseconds. */
export interface Acknowledged {
  count: number;
  p50: number;
  p99: number;
  max: number;
}

const KEY_EVERY_MS = 60;
const MIN_MS = 1500;

/**
 * Types a letter every 60 ms while `work` runs, measuring the time until the server acknowledges that it is on disk.
 * Keys do not wait for one another, so a stalled server is hit by many of them.
 */
export async function typeDuring<T>(
  client: Client,
  document: { workspace: string; path: string },
  work: () => Promise<T>,
): Promise<{ result: T; took: number; acknowledged: Acknowledged }> {
  const clientID = newClientId();
  const socket = await openSocket(client, document, { protocol: '1', clientID });
  const opened = await socket.next('get-document');
  let version = opened.currentVersion;
  let length = (opened.document ?? []).join('\n').length;
  const times: number[] = [];
  let waiting: number[] = [];
  const typing = new AbortController();
  const began = performance.now();
  const type = async (): Promise<void> => {
    for (let seq = 1, key = 0; !typing.signal.aborted || waiting.length > 0;) {
      for (const due = performance.now(); began + key * KEY_EVERY_MS <= due; key += 1) {
        if (!typing.signal.aborted) waiting.push(began + key * KEY_EVERY_MS);
      }
      if (waiting.length === 0) {
        await new Promise((resolve) =>
          setTimeout(resolve, Math.max(1, began + key * KEY_EVERY_MS - performance.now())),
        );
        continue;
      }
      const keys = waiting;
      waiting = [];
      const text = 'x'.repeat(keys.length);
      const changes: [[number, string], ...number[]] = length > 0 ? [[0, text], length] : [[0, text]];
      socket.send({ type: 'push-updates', clientVersion: version, updates: [{ clientID, seq, changes }] });
      ({ version } = await socket.next('acknowledge'));
      seq += 1;
      length += text.length;
      for (const at of keys) times.push(performance.now() - at);
    }
  };
  const typed = type();
  // If the work fails, report that rather than the typist being cut off.
  typed.catch(() => undefined);
  try {
    // Opening the document is not part of the measurement.
    await new Promise((resolve) => setTimeout(resolve, 300));
    times.length = 0;
    const start = performance.now();
    const result = await work();
    const took = performance.now() - start;
    // A call that ends at once would overlap too few keys to be meaningful.
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, MIN_MS - took)));
    typing.abort();
    await typed;
    const sorted = times.toSorted((a, b) => a - b);
    const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
    return { result, took, acknowledged: { count: sorted.length, p50: at(0.5), p99: at(0.99), max: at(1) } };
  } finally {
    typing.abort();
    socket.raw.terminate();
  }
}
