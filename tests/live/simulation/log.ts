import { Text } from '@codemirror/state';
import type { Authority, LoggedUpdate } from '../../../server/src/domain/authority.ts';
import { endLineage } from '../../../server/src/domain/live-batch.ts';
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
    for (const [clientID, { before }] of batch.marks) {
      const mark = this.marks.get(clientID) ?? null;
      if (mark?.lastSeq !== before?.lastSeq || mark?.userId !== before?.userId) return false;
    }
    for (const { update } of batch.updates) {
      this.updates.push(update);
      this.text = update.changes.apply(this.text);
    }
    for (const [clientID, { after }] of batch.marks) this.marks.set(clientID, after);
    return true;
  }

  /** What an upload does: a change of nobody's editor, inside a transaction of its own. */
  replace(update: LoggedUpdate): void {
    this.updates.push(update);
    this.text = update.changes.apply(this.text);
  }

  /** From now on no push under this clientID is written; says what was. */
  end(clientID: string): OwnedMark {
    const mark = endLineage(this.marks.get(clientID));
    this.marks.set(clientID, mark);
    return mark;
  }

  load(): Authority {
    return { epoch: this.epoch, version: this.version, text: this.text, tail: [] };
  }

  read(from: number): { from: number; updates: readonly LoggedUpdate[] } {
    const first = Math.max(from, this.composedUpTo);
    return { from: first, updates: this.updates.slice(first) };
  }
}
