import type { Batch } from '../domain/live/batch.ts';
import type { Connection } from './connection.ts';

const HOLD_PUSHES = 64;
const HOLD_BYTES = 2 * 1024 * 1024;

interface Waiting {
  pushes: number;
  bytes: number;
  isHeld: boolean;
}

/** Unwritten pushes per socket: reading pauses for senders that are faster than the disk. */
export class Backlog {
  readonly #waiting = new Map<string, Waiting>();

  add(connection: Connection, bytes: number): void {
    const waiting = this.#waiting.get(connection.id) ?? { pushes: 0, bytes: 0, isHeld: false };
    this.#waiting.set(connection.id, waiting);
    waiting.pushes += 1;
    waiting.bytes += bytes;
    if (waiting.isHeld || (waiting.pushes < HOLD_PUSHES && waiting.bytes < HOLD_BYTES)) return;
    waiting.isHeld = true;
    connection.hold(true);
  }

  /** Called when a batch has been written or refused. */
  release(batch: Batch, connections: ReadonlyMap<string, Connection>): void {
    for (const { sender, bytes } of batch.pushes) {
      const waiting = this.#waiting.get(sender);
      const connection = connections.get(sender);
      if (waiting === undefined || connection === undefined) continue;
      waiting.pushes -= 1;
      waiting.bytes -= bytes;
      if (!waiting.isHeld || waiting.pushes > HOLD_PUSHES / 2 || waiting.bytes > HOLD_BYTES / 2) continue;
      waiting.isHeld = false;
      connection.hold(false);
    }
  }

  forget(id: string): void {
    this.#waiting.delete(id);
  }
}
