import { ChangeSet, Text } from '@codemirror/state';
import { OperationError } from '@scriptorium/contract/errors.ts';
import type { Kysely } from 'kysely';
import { pause } from '../../db/items/walk-tree.ts';
import type { Schema } from '../../db/schema.ts';
import { findRowStart } from '../../db/texts/authorship.ts';
import { readTextAt } from '../../db/texts/documents.ts';
import type { HandedOut } from '../../db/texts/handed-out.ts';
import type { AuthoredStep } from '../../domain/texts/authorship.ts';
import { readAuthoredSteps } from './authorship.ts';

/** Limit of log steps in which a base is searched for, and over which is merged: a year of daily writing. */
const MAX_STEPS = 100_000;
/** Of the texts at each step, one in this many is cached. */
const KEPT_EVERY = 64;

/** Reads the newest steps of a text's history. */
export async function readTimeline(db: Kysely<Schema>, itemId: string, version: number): Promise<Timeline> {
  const start = (await findRowStart(db, itemId, version - MAX_STEPS)) ?? version;
  const text = await readTextAt(db, itemId, start);
  const steps: AuthoredStep[] = [];
  try {
    for await (const some of readAuthoredSteps(db, itemId, start, version, pause)) steps.push(...some);
  } catch (error) {
    if (!(error instanceof OperationError)) throw error;
  }
  // If the log cannot be used, only the current text remains.
  if (text === undefined || steps.at(-1)?.to !== version)
    return new Timeline(version, Text.of(((await readTextAt(db, itemId, version)) ?? '').split('\n')), []);
  return new Timeline(start, Text.of(text.split('\n')), steps);
}

/** The steps of a history from some version on, and the texts between them. */
export class Timeline {
  readonly #start: number;
  readonly #steps: readonly AuthoredStep[];
  readonly #changes: readonly ChangeSet[];
  readonly #texts: Text[];

  constructor(start: number, text: Text, steps: readonly AuthoredStep[]) {
    this.#start = start;
    this.#steps = steps;
    this.#changes = steps.map(({ changes }) => ChangeSet.fromJSON(changes));
    this.#texts = [text];
    let current = text;
    for (const [i, changes] of this.#changes.entries()) {
      current = changes.apply(current);
      if ((i + 1) % KEPT_EVERY === 0) this.#texts.push(current);
    }
  }

  get steps(): number {
    return this.#steps.length;
  }

  get isWhole(): boolean {
    return this.#start === 0;
  }

  get authored(): readonly AuthoredStep[] {
    return this.#steps;
  }

  textAt(place: number): Text {
    const kept = Math.floor(place / KEPT_EVERY);
    let text = this.#texts[kept] as Text;
    for (let at = kept * KEPT_EVERY; at < place; at += 1) text = (this.#changes[at] as ChangeSet).apply(text);
    return text;
  }

  /** The position in the history at which the text was handed out; empty if that is too long ago. */
  placeOf({ version, at }: HandedOut): number[] {
    const isBefore = (step: AuthoredStep): boolean => (version === null ? step.at <= at : step.to <= version);
    const place = this.#steps.findLastIndex(isBefore) + 1;
    return place > 0 || version === null || version === this.#start ? [place] : [];
  }

  /** The position in the history of a version; null if it cannot be determined. */
  placeOfVersion(version: number): number | null {
    if (version === this.#start) return 0;
    const found = this.#steps.findIndex((step) => step.to === version);
    return found < 0 ? null : found + 1;
  }

  /** Everything written after a position, as one change. */
  changesFrom(place: number): ChangeSet {
    return compose(this.#changes, place, this.#changes.length) ?? ChangeSet.empty(this.textAt(place).length);
  }

  describe(place: number): { version: number; at: number | null } {
    const step = this.#steps[place - 1];
    return { version: step?.to ?? this.#start, at: step?.at ?? null };
  }
}

/** By bisection, so that each change is composed once per level rather than once with every later change. */
function compose(changes: readonly ChangeSet[], from: number, to: number): ChangeSet | undefined {
  if (to - from <= 1) return changes[from];
  const middle = (from + to) >> 1;
  const [first, second] = [compose(changes, from, middle), compose(changes, middle, to)];
  return first && second ? first.compose(second) : undefined;
}
