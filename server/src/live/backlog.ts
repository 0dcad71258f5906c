import type { Batch } from '../domain/live-batch.ts';
import type { Line } from './line.ts';

const HOLD_PUSHES = 64;
const HOLD_BYTES = 2 * 1024 * 1024;

interface Waiting {
  pushes: number;
  bytes: number;
  isHeld: boolean;
}

/** Pushes of each socket that are not written yet: whoever sends faster than the disk writes is not read for a while. */
export class Backlog {
  readonly #waiting = new Map<string, Waiting>();

  note(line: Line, bytes: number): void {
    const waiting = this.#waiting.get(line.id) ?? { pushes: 0, bytes: 0, isHeld: false };
    this.#waiting.set(line.id, waiting);
    waiting.pushes += 1;
    waiting.bytes += bytes;
    if (waiting.isHeld || (waiting.pushes < HOLD_PUSHES && waiting.bytes < HOLD_BYTES)) return;
    waiting.isHeld = true;
    line.hold(true);
  }

  /** A batch is settled. */
  release(batch: Batch, lines: ReadonlyMap<string, Line>): void {
    for (const { sender, bytes } of batch.pushes) {
      const waiting = this.#waiting.get(sender);
      const line = lines.get(sender);
      if (waiting === undefined || line === undefined) continue;
      waiting.pushes -= 1;
      waiting.bytes -= bytes;
      if (!waiting.isHeld || waiting.pushes > HOLD_PUSHES / 2 || waiting.bytes > HOLD_BYTES / 2) continue;
      waiting.isHeld = false;
      line.hold(false);
    }
  }

  forget(id: string): void {
    this.#waiting.delete(id);
  }
}
