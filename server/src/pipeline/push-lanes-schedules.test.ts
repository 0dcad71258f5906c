import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { LivePush, LivePushResult } from './live-commit.ts';
import { PushLanes } from './push-lanes.ts';

const LIMITS = { pushes: 3, bytes: 50 };

interface Group {
  lane: string;
  pushes: readonly LivePush[];
  resolve(results: LivePushResult[]): void;
  reject(error: Error): void;
}

/** Commits that end when the schedule says so, and the invariants that must hold for any schedule. */
class Schedule {
  readonly #lanes: PushLanes;
  readonly #maxConcurrent: number;
  readonly #onTheirWay: Group[] = [];
  readonly #answers: Promise<boolean>[] = [];
  /** For each lane, the waiting pushes and since which turn they have been waiting. */
  readonly #waiting = new Map<string, { pushes: number[]; since: number }>();
  #turn = 0;

  constructor(maxConcurrent: number) {
    this.#maxConcurrent = maxConcurrent;
    this.#lanes = new PushLanes({ ...LIMITS, maxConcurrent, commit: (pushes) => this.#begin(pushes) });
  }

  arrive(lane: string, bytes: number, isReview: boolean): void {
    const at = this.#answers.length;
    const waiting = this.#waiting.get(lane);
    if (waiting === undefined) this.#waiting.set(lane, { pushes: [at], since: this.#turn++ });
    else waiting.pushes.push(at);
    const push: LivePush = {
      documentId: lane,
      epoch: 'e',
      from: 0,
      to: 1,
      changes: new Uint8Array(bytes),
      authors: '[]',
      at,
      size: 0,
      marks: [],
      ...(isReview ? { review: { effects: [], isFirst: false } } : {}),
    };
    const answer = this.#lanes.push(push, lane);
    this.#answers.push(
      answer.then(
        ({ ok }) => ok === (at % 2 === 0),
        (error: Error) => error.message === 'The group failed.',
      ),
    );
  }

  async end(which: number, fails: boolean): Promise<void> {
    const [group] = this.#onTheirWay.splice(which % Math.max(1, this.#onTheirWay.length), 1);
    if (group === undefined) return;
    if (fails) group.reject(new Error('The group failed.'));
    // Every second push gets a different result, to check that each receives its own.
    else group.resolve(group.pushes.map(({ at }) => (at % 2 === 0 ? { ok: true } : { ok: false, reason: 'gone' })));
    await new Promise((resolve) => setImmediate(resolve));
  }

  async finish(): Promise<void> {
    const settled = this.#lanes.settle();
    while (this.#onTheirWay.length > 0) await this.end(0, false);
    await settled;
    expect(this.#waiting.size).toBe(0);
    expect(await Promise.all(this.#answers)).toEqual(this.#answers.map(() => true));
  }

  #begin(pushes: readonly LivePush[]): Promise<LivePushResult[]> {
    const lane = pushes[0]?.documentId ?? '';
    const isBusy = (name: string): boolean => this.#onTheirWay.some((group) => group.lane === name);
    expect(isBusy(lane)).toBe(false);
    const waiting = this.#waiting.get(lane);
    const free = [...this.#waiting].filter(([name]) => !isBusy(name)).map(([, { since }]) => since);
    expect(waiting?.since).toBe(Math.min(...free));
    // In order and without gaps, with text and review in separate groups.
    expect(pushes.map(({ at }) => at)).toEqual(waiting?.pushes.splice(0, pushes.length));
    expect(new Set(pushes.map(({ review }) => review === undefined)).size).toBe(1);
    expect(pushes.length).toBeLessThanOrEqual(LIMITS.pushes);
    const bytes = pushes.reduce((sum, { changes }) => sum + changes.length, 0);
    if (pushes.length > 1) expect(bytes).toBeLessThanOrEqual(LIMITS.bytes);
    if (waiting?.pushes.length === 0) this.#waiting.delete(lane);
    else if (waiting) waiting.since = this.#turn++;
    return new Promise((resolve, reject) => {
      this.#onTheirWay.push({ lane, pushes, resolve, reject });
      expect(this.#onTheirWay.length).toBeLessThanOrEqual(this.#maxConcurrent);
    });
  }
}

it('lanes keep their order, take turns and answer each push once, with any schedule', async () => {
  const arrives = fc.record({
    lane: fc.constantFrom('a', 'b', 'c', 'd'),
    bytes: fc.integer({ min: 1, max: 60 }),
    isReview: fc.boolean(),
  });
  const ends = fc.record({ which: fc.nat({ max: 9 }), fails: fc.boolean() });
  const step = fc.oneof(arrives, arrives, ends);
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 60 }),
      fc.integer({ min: 1, max: 3 }),
      async (steps, maxConcurrent) => {
        const schedule = new Schedule(maxConcurrent);
        for (const one of steps) {
          if ('lane' in one) schedule.arrive(one.lane, one.bytes, one.isReview);
          else await schedule.end(one.which, one.fails);
        }
        await schedule.finish();
      },
    ),
  );
});
