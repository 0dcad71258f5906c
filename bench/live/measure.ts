import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { ServerMessage } from '@scriptorium/contract/live/messages.ts';
import { WebSocket } from 'ws';
import { NODE } from '../../tests/_support/start-server.ts';
import type { FromLoad, Load } from './load.ts';
import type { Target } from './targets.ts';
import { countTokens } from './tokens.ts';
import { headersOf, type Seat, type Seen } from './typist.ts';

export interface Typing {
  documents: number;
  /** Clients per document. */
  each: number;
  /** Edits per second and client. */
  rate: number;
  warmMs: number;
  measureMs: number;
  drainMs: number;
  generators: number;
}

/** Runs typists on new documents, then looks for every acknowledged edit in the text. */
export async function measureTyping(target: Target, typing: Typing): Promise<Seen> {
  const { rate, warmMs, measureMs, drainMs } = typing;
  const documents = await target.make(typing.documents);
  const seats = await target.seat(documents, typing.each);
  const parts = Array.from({ length: Math.min(typing.generators, seats.length) }, (_, i) =>
    seats.filter((_seat, n) => n % typing.generators === i),
  );
  const children = parts.map(() => fork(join(import.meta.dirname, 'load.ts'), { execPath: NODE }));
  try {
    await Promise.all(
      children.map((child, i) =>
        ask(child, { seats: parts[i] ?? [], rate, warmMs, measureMs, drainMs } satisfies Load),
      ),
    );
    const results = await Promise.all(children.map((child) => ask(child, 'type')));
    const seen = results.flatMap((result) => ('seen' in result ? [result.seen] : []));
    const total: Seen = {
      acknowledged: seen.flatMap(({ acknowledged }) => acknowledged),
      received: seen.flatMap(({ received }) => received),
      served: seen.reduce((all, { served }) => addUp(all, served), {}),
      made: seen.reduce((sum, { made }) => sum + made, 0),
      unanswered: seen.reduce((sum, { unanswered }) => sum + unanswered, 0),
    };
    await findTokens(target, documents, total);
    return total;
  } finally {
    for (const child of children) if (child.connected) child.send('end');
  }
}

function addUp(all: Record<string, number>, more: Readonly<Record<string, number>>): Record<string, number> {
  for (const [name, count] of Object.entries(more)) all[name] = (all[name] ?? 0) + count;
  return all;
}

function ask(child: ChildProcess, message: Load | 'type'): Promise<FromLoad> {
  return new Promise((resolve, reject) => {
    child.once('message', (answer) => resolve(answer as FromLoad));
    child.once('exit', (code) => reject(new Error(`A generator ended with ${code}.`)));
    child.send(message);
  });
}

/** Reopens each document and counts; aborts the run if an acknowledged edit is missing or duplicated. */
async function findTokens(target: Target, documents: readonly string[], { made, unanswered }: Seen): Promise<void> {
  const seats = await target.seat(documents, 1);
  if (seats[0]?.dialect !== 'wire') return;
  let found = 0;
  for (const seat of seats) {
    const { different, all } = countTokens((await openWire(seat)).text);
    if (different !== all) throw new Error(`${all - different} edits are there twice.`);
    found += all;
  }
  if (found < made - unanswered || found > made) throw new Error(`${made} edits, ${unanswered} open, ${found} found.`);
}

/** Opens a document with our protocol and returns its text. */
async function openWire(seat: Seat): Promise<{ text: string }> {
  const socket = new WebSocket(seat.url, { perMessageDeflate: false, headers: headersOf(seat) });
  const data = await new Promise<Buffer>((resolve, reject) => {
    socket.once('message', resolve);
    socket.once('error', reject);
  });
  socket.terminate();
  const message = JSON.parse(data.toString()) as ServerMessage;
  return { text: message.type === 'get-document' ? (message.document ?? []).join('\n') : '' };
}

export function quantile(values: readonly number[], q: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? Number.NaN;
}
