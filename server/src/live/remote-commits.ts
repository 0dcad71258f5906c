import type { DocumentState } from '../domain/live/document-state.ts';
import type { MissedSteps } from '../pipeline/live-commit.ts';
import type { RemoteCommit } from './announcements.ts';
import type { LogWriter } from './write-push.ts';

/** Applies other nodes' commits to an open document, if possible without reading the log. */
export class RemoteCommits {
  readonly #live: DocumentState;
  readonly #writer: LogWriter;
  /** RemoteCommit, but not applied yet. */
  #announced: RemoteCommit[] = [];

  constructor(live: DocumentState, writer: LogWriter) {
    this.#live = live;
    this.#writer = writer;
  }

  add(commit: RemoteCommit): void {
    this.#announced.push(commit);
  }

  /**
   * Applies what was announced. False if some of it does not continue from here, so that the log has to be read:
   * announcements may be late, duplicated, out of order or lost.
   */
  applyAnnounced(): boolean {
    const announced = this.#announced.toSorted((a, b) => a.from - b.from);
    this.#announced = [];
    for (const { epoch, from, to, size, steps } of announced) {
      const { durable } = this.#live;
      if (epoch === durable.epoch && to <= durable.version) continue;
      if (epoch !== durable.epoch || from !== durable.version || steps === null) return false;
      const known = [...steps.marks].filter(([clientID]) => this.#live.hasMark(clientID));
      this.#live.follow(steps.slice, new Map(known));
      this.#writer.resize(size);
    }
    return true;
  }

  /** Applies what a refused push had missed. False if the epoch differs, or the log has been packed meanwhile. */
  applyMissed({ head, slice, marks }: MissedSteps): boolean {
    const { epoch, version } = this.#live.durable;
    if (head.epoch !== epoch || head.version < version || slice.from > version) return false;
    this.#live.follow(slice, marks);
    this.#writer.follow(head);
    return true;
  }
}
