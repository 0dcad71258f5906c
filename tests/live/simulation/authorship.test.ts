import { ChangeSet } from '@codemirror/state';
import { RunList } from '@scriptorium/contract/rules/authorship.ts';
import { expect, it } from 'vitest';
import type { Step } from '../../../server/src/domain/texts/packed-steps.ts';
import { seedRandom } from './random.ts';
import { WRITERS, writeHistory } from './write-history.ts';

const SEEDS = Number(process.env['HISTORY_SEEDS'] ?? 500);
const START = 'The old text, as it was found.\nA second line.';

const markOf = (step: Step): number => WRITERS.findIndex(({ name }) => name === step.by.name) + 1;

interface Character {
  char: string;
  /** The character's author; 0 for initial text. */
  by: number;
  /** 0 until it is deleted. */
  deletedBy: number;
}

/** A model with an author and a deleter for each character that ever existed. */
function tellCharacters(steps: readonly Step[]): Character[] {
  const all: Character[] = [...splitUnits(START)].map((char) => ({ char, by: 0, deletedBy: 0 }));
  for (const step of steps) {
    let shift = 0;
    ChangeSet.fromJSON(step.changes).iterChanges((fromA, toA, _fromB, _toB, inserted) => {
      const at = fromA + shift;
      const present = all.filter(({ deletedBy }) => deletedBy === 0);
      for (const character of present.slice(at, at + toA - fromA)) character.deletedBy = markOf(step);
      const next = present[at + toA - fromA];
      const place = next === undefined ? all.length : all.indexOf(next);
      const come = splitUnits(inserted.toString()).map((char) => ({ char, by: markOf(step), deletedBy: 0 }));
      all.splice(place, 0, ...come);
      shift += inserted.length - (toA - fromA);
    }, true);
  }
  return all;
}

function splitUnits(text: string): string[] {
  return Array.from({ length: text.length }, (_, i) => text.charAt(i));
}

function fold(steps: readonly Step[], start: { length: number; mark: number }[]): RunList {
  const list = new RunList(start);
  for (const step of steps) expect(list.apply(step.changes, markOf(step))).toBe(true);
  return list;
}

const spell = (list: RunList): number[] =>
  [...list.runs()].flatMap(({ length, mark }) => Array<number>(length).fill(mark));

it(`runs of authors tile the text and equal a model with an author for each character (${SEEDS} schedules)`, () => {
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    const random = seedRandom(seed);
    const steps = writeHistory(random, START, 5 + random.below(60));
    const present = tellCharacters(steps).filter(({ deletedBy }) => deletedBy === 0);
    const list = fold(steps, [{ length: START.length, mark: 9 }]);
    expect(list.length, `seed ${seed}`).toBe(present.length);
    expect(spell(list), `seed ${seed}`).toEqual(present.map(({ by }) => by || 9));
  }
});

it(`a comparison says who deleted what was there and who wrote what is new (${SEEDS} schedules)`, () => {
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    const random = seedRandom(seed);
    const steps = writeHistory(random, START, 5 + random.below(60));
    const told = tellCharacters(steps);
    const marks = spell(fold(steps, [{ length: START.length, mark: 0 }]));
    // The text before: what stayed, and what was deleted by whom.
    const old = told.filter(({ by }) => by === 0).map(({ deletedBy }) => -deletedBy);
    expect(
      marks.filter((mark) => mark <= 0).map((mark) => mark + 0),
      `seed ${seed}`,
    ).toEqual(old.map((mark) => mark + 0));
    // The text after: what stayed, and what was added by whom.
    const now = told.filter(({ deletedBy }) => deletedBy === 0).map(({ by }) => by);
    expect(
      marks.filter((mark) => mark >= 0),
      `seed ${seed}`,
    ).toEqual(now);
  }
});

it('long histories with many runs agree, too', () => {
  const steps = writeHistory(seedRandom(77), START, 6000);
  const list = fold(steps, [{ length: START.length, mark: 9 }]);
  expect([...list.runs()].length).toBeGreaterThan(600);
  const present = tellCharacters(steps).filter(({ deletedBy }) => deletedBy === 0);
  expect(spell(list)).toEqual(present.map(({ by }) => by || 9));
});

it('a change that does not fit the text is refused', () => {
  const list = new RunList([{ length: 5, mark: 1 }]);
  expect(list.apply([9], 1)).toBe(false);
  expect(list.apply([3, [9]], 1)).toBe(false);
  expect(new RunList([]).apply([[0, 'a', 'b']], 1)).toBe(true);
});

/** Run lists with one fault each, which must differ from the model within a few schedules. */
class ForgetsDeleter extends RunList {
  override apply(changes: Step['changes'], author: number): boolean {
    const deletesOnly = changes.every((section) => typeof section === 'number' || section.length === 1);
    return super.apply(changes, deletesOnly ? 1 : author);
  }
}
class CountsLinesShort extends RunList {
  override apply(changes: Step['changes'], author: number): boolean {
    const joined = changes.map((section) =>
      typeof section === 'number' || section.length < 3
        ? section
        : ([section[0], section.slice(1).join('')] as [number, string]),
    );
    return super.apply(joined, author);
  }
}
class GivesToTheLeft extends RunList {
  override apply(changes: Step['changes'], author: number): boolean {
    const isLong = changes.some((section) => typeof section !== 'number' && (section[1] ?? '').length === 1);
    return super.apply(changes, isLong ? 1 : author);
  }
}

it.each([
  ['names the wrong deleter', ForgetsDeleter],
  ['forgets line breaks', CountsLinesShort],
  ['gives single characters to the first author', GivesToTheLeft],
])('catches a list that %s', (_name, Mutant) => {
  let caught = false;
  for (let seed = 1; seed <= 50 && !caught; seed += 1) {
    const random = seedRandom(seed);
    const steps = writeHistory(random, START, 5 + random.below(60));
    const told = tellCharacters(steps);
    const list = new Mutant([{ length: START.length, mark: 0 }]);
    const fits = steps.every((step) => list.apply(step.changes, markOf(step)));
    const marks = spell(list);
    const same =
      JSON.stringify(marks.filter((mark) => mark >= 0)) ===
        JSON.stringify(told.filter(({ deletedBy }) => deletedBy === 0).map(({ by }) => by)) &&
      JSON.stringify(marks.filter((mark) => mark <= 0)) ===
        JSON.stringify(told.filter(({ by }) => by === 0).map(({ deletedBy }) => -deletedBy));
    caught = !fits || !same;
  }
  expect(caught).toBe(true);
});
