import type { Batch } from '../domain/live-batch.ts';
import type { Line } from './line.ts';

const HOLD_PUSHES = 64;

/** Pushes of each socket that are not written yet: whoever sends faster than the disk writes is not read for a while. */
export class Backlog {
  readonly #waiting = new Map<string, number>();

  note(line: Line): void {
    const waiting = (this.#waiting.get(line.id) ?? 0) + 1;
    this.#waiting.set(line.id, waiting);
    if (waiting === HOLD_PUSHES) line.hold(true);
  }

  /** A batch is settled. */
  release(batch: Batch, lines: ReadonlyMap<string, Line>): void {
    for (const { sender } of batch.pushes) {
      const line = lines.get(sender);
      if (!line) continue;
      const waiting = (this.#waiting.get(sender) ?? 1) - 1;
      this.#waiting.set(sender, waiting);
      if (waiting === HOLD_PUSHES / 2) line.hold(false);
    }
  }

  forget(id: string): void {
    this.#waiting.delete(id);
  }
}
