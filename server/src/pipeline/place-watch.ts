import type { Kysely } from 'kysely';
import { loadSecret, replaceSecret } from '../db/server/settings.ts';
import type { Schema } from '../db/schema.ts';
import { chooseStep, SURE } from '../domain/bucket-turns.ts';
import { internal } from './operation.ts';
import { type PlaceKeys, loadTurns, type PlaceMark } from './place-mark.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/** Begins the next turn; if several servers request one, the first wins. */
export const beginTurn = internal(
  'server/turn-place',
  async (tx, { turns, from, to }: { turns: string; from: string; to: string }) => {
    const { current } = await loadTurns(tx.db, turns);
    if (current === from) await replaceSecret(tx.db, turns, `${to} ${from}`.trim());
    return null;
  },
);

/** Far longer than any request to a store takes, so that none arrives two turns late. */
const CHECK_INTERVAL_MS = 5 * 60_000;

/** Keeps changing the mark in a bucket or folder, and notices if another copy of the database does so too. */
export class PlaceWatch {
  readonly #parts: { db: Kysely<Schema>; unitOfWork: UnitOfWork; newId: () => string };
  readonly #mark: PlaceMark;
  readonly #keys: PlaceKeys;
  #checks = 0;
  #isForeign = false;
  /** Why the last check failed. */
  #fault: unknown = null;

  constructor(
    parts: { db: Kysely<Schema>; unitOfWork: UnitOfWork; newId: () => string },
    mark: PlaceMark,
    keys: PlaceKeys,
  ) {
    this.#parts = parts;
    this.#mark = mark;
    this.#keys = keys;
  }

  /**
   * Checks regularly. After a failure nothing is deleted until a check succeeds, and the job that would delete reports
   * the reason.
   */
  begin(): void {
    setInterval(() => void this.check().catch(() => undefined), CHECK_INTERVAL_MS).unref();
  }

  /** Whether files may be deleted; throws with the reason if a check has failed or another copy uses the place. */
  maySweep(): boolean {
    if (this.#isForeign) throw new Error(this.#keys.foreign);
    if (this.#fault !== null)
      throw new Error('Nothing is deleted while the mark in the bucket or folder cannot be read and written.', {
        cause: this.#fault,
      });
    return this.#checks >= SURE;
  }

  async check(): Promise<void> {
    try {
      await this.#check();
      this.#fault = null;
    } catch (error) {
      this.#fault = error;
      throw error;
    }
  }

  async #check(): Promise<void> {
    const { db, unitOfWork, newId } = this.#parts;
    const marked = await this.#mark.read();
    const [id, turns] = [await loadSecret(db, this.#keys.id), await loadTurns(db, this.#keys.turns)];
    const step = marked?.id === id && marked !== null ? chooseStep(marked.turn, turns, this.#checks) : 'foreign';
    this.#isForeign = step === 'foreign';
    this.#checks = this.#isForeign ? 0 : this.#checks + 1;
    if (step === 'turn') await unitOfWork.run(beginTurn, { turns: this.#keys.turns, from: turns.current, to: newId() });
    if (step === 'write' && id !== undefined) await this.#mark.write({ id, turn: turns.current });
  }
}
