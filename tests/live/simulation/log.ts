import { ChangeSet, Text } from '@codemirror/state';
import { applyUpdate } from '@scriptorium/contract/review/core/apply.ts';
import { EMPTY_REVIEW } from '@scriptorium/contract/review/core/state.ts';
import type { ReviewState } from '@scriptorium/contract/review/core/state.ts';
import { unpackUpdates } from '../../../server/src/db/texts/documents.ts';
import type { LoggedUpdate } from '../../../server/src/domain/live/authority.ts';
import { endLineage } from '../../../server/src/domain/live/batch.ts';
import type { OwnedMark } from '../../../server/src/domain/live/batch.ts';
import type { LogSlice } from '../../../server/src/domain/live/document-state.ts';
import type { LivePush } from '../../../server/src/pipeline/live-commit.ts';

/** The disk: one log written by several nodes, each commit conditional on the version. */
export class SimulatedLog {
  readonly epoch = 'epoch-1';
  readonly start: Text;
  readonly updates: LoggedUpdate[] = [];
  readonly marks = new Map<string, OwnedMark>();
  /** Steps below this version were composed, so clients from before it cannot be continued. */
  composedUpTo = 0;
  text: Text;

  constructor(start: string) {
    this.start = Text.of(start.split('\n'));
    this.text = this.start;
  }

  get version(): number {
    return this.updates.length;
  }

  append({ from, changes, marks }: LivePush): boolean {
    if (from !== this.version) return false;
    for (const { clientId, before } of marks) {
      const mark = this.marks.get(clientId);
      if (mark?.lastSeq !== before?.lastSeq || mark?.userId !== before?.userId) return false;
    }
    for (const update of unpackUpdates(changes)) {
      const step = { ...update, changes: ChangeSet.fromJSON(update.changes) } as LoggedUpdate;
      this.updates.push(step);
      this.text = step.changes.apply(this.text);
    }
    for (const { clientId, userId, lastSeq, lastVersion } of marks)
      this.marks.set(clientId, { userId, lastSeq, lastVersion });
    return true;
  }

  /** What an upload does: a change by no editor, in a transaction of its own. */
  replace(update: LoggedUpdate): void {
    this.updates.push(update);
    this.text = update.changes.apply(this.text);
  }

  /** From now on, no push under this clientID is written; returns its last mark. */
  end(clientID: string): OwnedMark {
    const mark = endLineage(this.marks.get(clientID));
    this.marks.set(clientID, mark);
    return mark;
  }

  findMarks(ids: readonly string[]): Map<string, OwnedMark> {
    return new Map(ids.flatMap((id) => (this.marks.has(id) ? [[id, this.marks.get(id) as OwnedMark]] : [])));
  }

  read(from: number): LogSlice {
    const first = Math.max(from, this.composedUpTo);
    return { from: first, updates: this.updates.slice(first) };
  }
}

/** The state that a cold load computes from the log alone. */
export function replayReview(log: SimulatedLog): ReviewState {
  let state = EMPTY_REVIEW;
  let text = log.start;
  for (const update of log.updates) {
    state = applyUpdate(state, update, text);
    text = update.changes.apply(text);
  }
  return state;
}
