import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CommitReader } from './commit-reader.ts';

/** A table whose ids are assigned when a transaction begins and visible when it commits, as in PostgreSQL. */
class Table {
  readonly visible = new Set<number>();
  readonly open: number[] = [];
  #next = 1;

  begin(): void {
    this.open.push(this.#next++);
  }

  end(which: number, isKept: boolean): void {
    const [id] = this.open.splice(which % Math.max(1, this.open.length), 1);
    if (id !== undefined && isKept) this.visible.add(id);
  }

  get newest(): number {
    return Math.max(0, ...this.visible);
  }
}

const step = fc.oneof(
  fc.constant({ does: 'begin' } as const),
  fc.record({ does: fc.constant('end' as const), which: fc.nat({ max: 20 }), isKept: fc.boolean() }),
  fc.constant({ does: 'read' } as const),
);

it('every row is read once, in whatever order transactions commit', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), fc.array(step, { maxLength: 120 }), (before, after) => {
      const table = new Table();
      const run = (steps: typeof before, read: () => void): void => {
        for (const one of steps) {
          if (one.does === 'begin') table.begin();
          else if (one.does === 'end') table.end(one.which, one.isKept);
          else read();
        }
      };
      run(before, () => undefined);
      const old = new Set(table.visible);
      const reader = new CommitReader(table.newest, old, 0);
      const seen: number[] = [];
      let now = 0;
      const read = (): void => {
        const { after: last, among } = reader.question;
        const asked = new Set(among);
        seen.push(
          ...reader.take(
            [...table.visible].filter((id) => id > last || asked.has(id)),
            (now += 100),
          ),
        );
      };
      run(after, read);
      while (table.open.length > 0) table.end(0, true);
      read();
      read();
      expect(seen.toSorted((a, b) => a - b)).toEqual(
        [...table.visible].filter((id) => !old.has(id)).toSorted((a, b) => a - b),
      );
    }),
  );
});

it('stops asking for what was rolled back, and never asks for more than it can', () => {
  const reader = new CommitReader(0, new Set(), 0);
  expect(reader.take([3], 0)).toEqual([3]);
  expect(reader.question).toEqual({ after: 3, among: [1, 2] });
  expect(reader.take([2], 59_999)).toEqual([2]);
  expect(reader.question.among).toEqual([1]);
  expect(reader.take([], 60_000)).toEqual([]);
  expect(reader.question).toEqual({ after: 3, among: [] });
  expect(reader.take([1_000_000], 60_000)).toEqual([1_000_000]);
  expect(reader.question.among.length).toBeLessThanOrEqual(5000);
});
