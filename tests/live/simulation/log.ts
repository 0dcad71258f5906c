import { Text } from '@codemirror/state';
import type { Authority, LoggedUpdate } from '../../../server/src/domain/authority.ts';
import type { Batch, OwnedMark } from '../../../server/src/domain/live-batch.ts';

/** The disk: one log that several nodes write to, each commit conditional on the version. */
export class SimulatedLog {
  readonly epoch = 'epoch-1';
  readonly start: Text;
  readonly updates: LoggedUpdate[] = [];
  readonly marks = new Map<string, OwnedMark>();
  /** Below this version the steps were composed: a client from there cannot be continued. */
  composedUpTo = 0;
  text: Text;

  constructor(start: string) {
    this.start = Text.of(start.split('\n'));
    this.text = this.start;
  }

  get version(): number {
    return this.updates.length;
  }

  append(batch: Batch): boolean {
    if (batch.before.version !== this.version) return false;
    for (const { update } of batch.updates) {
      this.updates.push(update);
      this.text = update.changes.apply(this.text);
    }
    for (const [clientID, mark] of batch.marks) this.marks.set(clientID, mark);
    return true;
  }

  /** What an upload does: a change of nobody's editor, inside a transaction of its own. */
  replace(update: LoggedUpdate): void {
    this.updates.push(update);
    this.text = update.changes.apply(this.text);
  }

  load(): Authority {
    return { epoch: this.epoch, version: this.version, text: this.text, tail: [] };
  }

  read(from: number): { from: number; updates: readonly LoggedUpdate[] } {
    const first = Math.max(from, this.composedUpTo);
    return { from: first, updates: this.updates.slice(first) };
  }
}
