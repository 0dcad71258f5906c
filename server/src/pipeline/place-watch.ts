import type { Kysely } from 'kysely';
import { loadSecret, replaceSecret } from '../db/server/settings.ts';
import type { Schema } from '../db/schema.ts';
import { chooseStep, SURE } from '../domain/bucket-turns.ts';
import { internal } from './operation.ts';
import { type Known, loadTurns, type PlaceMark } from './place-mark.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/** Begins the next turn; if several servers request one, the first decides. */
export const turnPlace = internal(
  'server/turn-place',
  async (tx, { turns, from, to }: { turns: string; from: string; to: string }) => {
    const { current } = await loadTurns(tx.db, turns);
    if (current === from) await replaceSecret(tx.db, turns, `${to} ${from}`.trim());
    return null;
  },
);

/** Far longer than any request to a store takes, so that none arrives two turns late. */
const LOOK_MS = 5 * 60_000;

/** Keeps changing the mark in a bucket or folder, and notices if another copy of the database does so too. */
export class PlaceWatch {
  readonly #parts: { db: Kysely<Schema>; unitOfWork: UnitOfWork; newId: () => string };
  readonly #mark: PlaceMark;
  readonly #known: Known;
  #looks = 0;
  #isForeign = false;
  /** Why the last check failed. */
  #fault: unknown = null;

  constructor(
    parts: { db: Kysely<Schema>; unitOfWork: UnitOfWork; newId: () => string },
    mark: PlaceMark,
    known: Known,
  ) {
    this.#parts = parts;
    this.#mark = mark;
    this.#known = known;
  }

  /**
   * A failure is retried at the next turn; until then nothing is deleted, and the job that would delete reports the
   * reason.
   */
  begin(): void {
    setInterval(() => void this.look().catch(() => undefined), LOOK_MS).unref();
  }

  maySweep(): boolean {
    if (this.#isForeign) throw new Error(this.#known.foreign);
    if (this.#fault !== null)
      throw new Error('Nothing is deleted while the mark of where contents are kept cannot be read and written.', {
        cause: this.#fault,
      });
    return this.#looks >= SURE;
  }

  async look(): Promise<void> {
    try {
      await this.#look();
      this.#fault = null;
    } catch (error) {
      this.#fault = error;
      throw error;
    }
  }

  async #look(): Promise<void> {
    const { db, unitOfWork, newId } = this.#parts;
    const marked = await this.#mark.read();
    const [id, turns] = [await loadSecret(db, this.#known.id), await loadTurns(db, this.#known.turns)];
    const step = marked?.id === id && marked !== null ? chooseStep(marked.turn, turns, this.#looks) : 'foreign';
    this.#isForeign = step === 'foreign';
    this.#looks = this.#isForeign ? 0 : this.#looks + 1;
    if (step === 'turn')
      await unitOfWork.run(turnPlace, { turns: this.#known.turns, from: turns.current, to: newId() });
    if (step === 'tell' && id !== undefined) await this.#mark.write({ id, turn: turns.current });
  }
}
