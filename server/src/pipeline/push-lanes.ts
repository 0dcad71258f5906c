import type { LivePush, LivePushResult } from './live-commit.ts';

interface WaitingPush {
  push: LivePush;
  resolve(result: LivePushResult): void;
  reject(error: Error): void;
}

export interface LaneOptions {
  /** Groups in progress at the same time, each on its own connection. */
  maxConcurrent: number;
  /** Limits of a group: pushes and bytes. */
  pushes: number;
  bytes: number;
  commit(pushes: readonly LivePush[]): Promise<LivePushResult[]>;
}

/**
 * Waiting pushes by lane. Each lane has one group in progress, and what arrives meanwhile forms its next one. A lane is
 * a workspace, since all pushes in it change the same row and would only wait for each other, each on a connection.
 * Lanes take turns.
 */
export class PushLanes {
  readonly #options: LaneOptions;
  /** Ordered by how long the lanes have been waiting. */
  readonly #waiting = new Map<string, WaitingPush[]>();
  readonly #busy = new Set<string>();
  #idle: (() => void)[] = [];

  constructor(options: LaneOptions) {
    this.#options = options;
  }

  push(push: LivePush, lane: string): Promise<LivePushResult> {
    return new Promise((resolve, reject) => {
      const waiting = { push, resolve, reject };
      const queue = this.#waiting.get(lane);
      if (queue === undefined) this.#waiting.set(lane, [waiting]);
      else queue.push(waiting);
      this.#start();
    });
  }

  /** Resolves when no group is in progress. */
  async settle(): Promise<void> {
    if (this.#busy.size > 0) await new Promise<void>((idle) => this.#idle.push(idle));
  }

  #start(): void {
    for (const [lane, queue] of this.#waiting) {
      if (this.#busy.size >= this.#options.maxConcurrent) return;
      if (this.#busy.has(lane)) continue;
      const group = this.#takeGroup(queue);
      // Moves to the end: a lane with more pushes goes after the others.
      this.#waiting.delete(lane);
      if (queue.length > 0) this.#waiting.set(lane, queue);
      this.#busy.add(lane);
      void this.#run(lane, group);
    }
  }

  /** Groups contain either text or review, since review takes the slower path. */
  #takeGroup(queue: WaitingPush[]): WaitingPush[] {
    const { pushes, bytes } = this.#options;
    const isReview = queue[0]?.push.review !== undefined;
    let count = 0;
    let held = 0;
    for (const { push } of queue) {
      held += push.changes.length;
      const fits = count < pushes && held <= bytes && (push.review !== undefined) === isReview;
      if (count > 0 && !fits) break;
      count += 1;
    }
    return queue.splice(0, count);
  }

  async #run(lane: string, group: readonly WaitingPush[]): Promise<void> {
    try {
      const results = await this.#options.commit(group.map(({ push }) => push));
      group.forEach((waiting, at) => waiting.resolve(results[at] ?? { ok: false, reason: 'failed' }));
    } catch (error) {
      const failure = error instanceof Error ? error : new Error(String(error));
      for (const waiting of group) waiting.reject(failure);
    }
    this.#busy.delete(lane);
    this.#start();
    if (this.#busy.size > 0) return;
    for (const idle of this.#idle) idle();
    this.#idle = [];
  }
}
