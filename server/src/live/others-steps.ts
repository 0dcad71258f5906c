import type { DocumentState } from '../domain/live/document-state.ts';
import type { MissedSteps } from '../pipeline/live-commit.ts';
import type { Announced } from './announced.ts';
import type { LogWriter } from './write-push.ts';

/** Makes an open document follow commits of other nodes, if possible without reading the log. */
export class OthersSteps {
  readonly #live: DocumentState;
  readonly #writer: LogWriter;
  /** Announced but not followed yet. */
  #announced: Announced[] = [];

  constructor(live: DocumentState, writer: LogWriter) {
    this.#live = live;
    this.#writer = writer;
  }

  hear(news: Announced): void {
    this.#announced.push(news);
  }

  /**
   * Announcements may be late, duplicated, out of order or lost. False if one of them does not continue from here, so
   * that the log has to be read.
   */
  followAnnounced(): boolean {
    const heard = this.#announced.toSorted((a, b) => a.from - b.from);
    this.#announced = [];
    for (const { epoch, from, to, size, steps } of heard) {
      const { durable } = this.#live;
      if (epoch === durable.epoch && to <= durable.version) continue;
      if (epoch !== durable.epoch || from !== durable.version || steps === null) return false;
      const known = [...steps.marks].filter(([clientID]) => this.#live.hasMark(clientID));
      this.#live.follow(steps.slice, new Map(known));
      this.#writer.resize(size);
    }
    return true;
  }

  /** Follows what a refused push had missed. False if the epoch differs, or the log has been packed meanwhile. */
  followMissed({ head, slice, marks }: MissedSteps): boolean {
    const { epoch, version } = this.#live.durable;
    if (head.epoch !== epoch || head.version < version || slice.from > version) return false;
    this.#live.follow(slice, marks);
    this.#writer.follow(head);
    return true;
  }
}
