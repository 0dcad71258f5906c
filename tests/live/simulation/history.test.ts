import { ChangeSet, MapMode, Text } from '@codemirror/state';
import { expect, it } from 'vitest';
import { packSteps, unpackSteps } from '../../../server/src/domain/texts/packed-steps.ts';
import type { Step, Writer } from '../../../server/src/domain/texts/packed-steps.ts';
import { seedRandom } from './random.ts';
import { WRITERS, writeHistory } from './write-history.ts';

const SEEDS = Number(process.env['HISTORY_SEEDS'] ?? 2000);
const START = 'The old text, as it was found.\nA second line.';

type Keep = (steps: readonly Step[]) => Step[];

const keepSteps: Keep = (steps) => unpackSteps(packSteps(steps));

/** Composes random neighbouring steps as `keep` does, some of them twice, as when minutes become sittings. */
function compact(steps: readonly Step[], keep: Keep, seed: number): Step[] {
  const random = seedRandom(seed);
  let kept = [...steps];
  for (let round = 0; round < 3; round += 1) {
    const next: Step[] = [];
    while (kept.length > 0) {
      const part = kept.splice(0, 1 + random.below(12));
      next.push(...(random.chance(0.7) ? keep(part) : part));
    }
    kept = next;
  }
  return kept;
}

interface Outcome {
  text: string;
  /** Who wrote each character of the text. */
  authors: string[];
  /** Who deleted each character of the initial text. */
  deleters: (string | null)[];
  /** The new position of each position in the initial text, for both sides; null if the text around it was deleted. */
  anchors: (number | null)[];
  effects: string[];
}

/** The same found naively, with an author for each character. */
function tell(steps: readonly Step[]): Outcome {
  let text = Text.of(START.split('\n'));
  let authors: { by: string; old: number | null }[] = Array.from({ length: START.length }, (_, old) => ({
    by: 'old',
    old,
  }));
  const deleters: (string | null)[] = Array.from({ length: START.length }, () => null);
  const effects: string[] = [];
  const anchors: (number | null)[] = [];
  for (let at = 0; at <= START.length; at += 1) anchors.push(at, at, at);
  for (const step of steps) {
    const changes = ChangeSet.fromJSON(step.changes);
    const after: typeof authors = [];
    let reached = 0;
    changes.iterChanges((fromA, toA, _fromB, _toB, inserted) => {
      after.push(...authors.slice(reached, fromA));
      for (const { old } of authors.slice(fromA, toA)) if (old !== null) deleters[old] = step.by.name;
      for (let i = 0; i < inserted.length; i += 1) after.push({ by: step.by.name, old: null });
      reached = toA;
    }, true);
    authors = [...after, ...authors.slice(reached)];
    text = changes.apply(text);
    for (const [i, at] of anchors.entries()) {
      if (at === null) continue;
      const kind = i % 3;
      anchors[i] = kind === 2 ? changes.mapPos(at, -1, MapMode.TrackDel) : changes.mapPos(at, kind === 0 ? -1 : 1);
    }
    for (const effect of step.effects ?? []) if (effect.type !== 'cursor') effects.push(JSON.stringify(effect));
  }
  return { text: text.toString(), authors: authors.map(({ by }) => by), deleters, anchors, effects };
}

function judge(keep: Keep, seed: number): void {
  const random = seedRandom(seed);
  const steps = writeHistory(random, START, 5 + random.below(40));
  expect(tell(compact(steps, keep, seed)), `seed ${seed}`).toEqual(tell(steps));
}

it(`compacted history says who wrote and who deleted what, where anchors are, and what effects there were (${SEEDS} schedules)`, () => {
  for (let seed = 1; seed <= SEEDS; seed += 1) judge(keepSteps, seed);
});

it('keeps every step unchanged, and its time to the second', () => {
  const steps = writeHistory(seedRandom(4), START, 200);
  const kept = keepSteps(steps);
  expect(kept.map(({ changes, by }) => ({ changes, by }))).toEqual(steps.map(({ changes, by }) => ({ changes, by })));
  for (const [i, step] of kept.entries()) expect(Math.abs(step.at - (steps[i]?.at ?? 0))).toBeLessThanOrEqual(500);
});

const composeAll = (steps: readonly Step[]): ChangeSet =>
  steps.map(({ changes }) => ChangeSet.fromJSON(changes)).reduce((all, changes) => all.compose(changes));
const asStep = (changes: ChangeSet, by: Writer): Step => ({ changes: changes.toJSON() as Step['changes'], by, at: 0 });

const MUTANTS: Record<string, Keep> = {
  'composes all authors of a slice, as it was done before': (steps) =>
    steps.length === 0 ? [] : [asStep(composeAll(steps), steps[0]?.by ?? (WRITERS[0] as Writer))],
  'composes what one author wrote in a row': (steps) => {
    const runs: Step[][] = [];
    for (const step of steps) {
      const run = runs.at(-1);
      if (run?.[0]?.by.name === step.by.name) run.push(step);
      else runs.push([step]);
    }
    return runs.map((run) => ({
      ...asStep(composeAll(run), run[0]?.by ?? (WRITERS[0] as Writer)),
      effects: run.flatMap(({ effects }) => effects ?? []),
    }));
  },
  'forgets all effects': (steps) => keepSteps(steps).map(({ changes, by, at }) => ({ changes, by, at })),
  'gives every step to who began': (steps) => {
    const packed = packSteps(steps);
    return unpackSteps({ ...packed, people: packed.people.map(() => packed.people[0] ?? (WRITERS[0] as Writer)) });
  },
  'joins edits that touch': (steps) =>
    keepSteps(steps).map((step) => {
      const changes: Step['changes'] = [];
      for (const section of step.changes) {
        const last = changes.at(-1);
        if (Array.isArray(section) && Array.isArray(last)) {
          const [first = '', ...rest] = section.slice(1) as string[];
          const lines = last.slice(1) as string[];
          const joined = [...lines.slice(0, -1), `${lines.at(-1) ?? ''}${first}`, ...rest];
          changes[changes.length - 1] = [last[0] + section[0], ...joined];
        } else changes.push(section);
      }
      return { ...step, changes };
    }),
  'leaves out steps that change no text': (steps) =>
    keepSteps(steps).filter(({ changes }) => changes.some((section) => typeof section !== 'number')),
};

it.each(Object.entries(MUTANTS))('catches a compaction that %s', (_name, keep) => {
  let caught = 0;
  for (let seed = 1; seed <= 200 && caught === 0; seed += 1) {
    try {
      judge(keep, seed);
    } catch {
      caught = seed;
    }
  }
  expect(caught).toBeGreaterThan(0);
});
