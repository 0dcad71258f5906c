import type { Kysely } from 'kysely';
import { loadSecret, replaceSecret } from '../db/server/settings.ts';
import type { Schema } from '../db/schema.ts';
import { chooseStep, SURE } from '../domain/bucket-turns.ts';
import { BUCKET, type BucketMark, describeForeign, loadTurns, TURNS } from './hold-bucket.ts';
import { internal } from './operation.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/** Of servers that do it at once, one does. */
export const turnBucket = internal('server/turn-bucket', async (tx, { from, to }: { from: string; to: string }) => {
  const { current } = await loadTurns(tx.db);
  if (current === from) await replaceSecret(tx.db, TURNS, `${to} ${from}`.trim());
  return null;
});

/** Goes on with the mark in the bucket, and notices when another copy of the database does. */
export class BucketWatch {
  readonly #parts: { db: Kysely<Schema>; unitOfWork: UnitOfWork; newId: () => string };
  readonly #mark: BucketMark;
  #looks = 0;
  #isForeign = false;

  constructor(parts: { db: Kysely<Schema>; unitOfWork: UnitOfWork; newId: () => string }, mark: BucketMark) {
    this.#parts = parts;
    this.#mark = mark;
  }

  maySweep(): boolean {
    if (this.#isForeign) throw new Error(describeForeign(this.#mark.bucket));
    return this.#looks >= SURE;
  }

  async look(): Promise<void> {
    const { db, unitOfWork, newId } = this.#parts;
    const marked = await this.#mark.read();
    const [id, turns] = [await loadSecret(db, BUCKET), await loadTurns(db)];
    const step = marked?.id === id && marked !== null ? chooseStep(marked.turn, turns, this.#looks) : 'foreign';
    this.#isForeign = step === 'foreign';
    this.#looks = this.#isForeign ? 0 : this.#looks + 1;
    if (step === 'turn') await unitOfWork.run(turnBucket, { from: turns.current, to: newId() });
    if (step === 'tell' && id !== undefined) await this.#mark.write({ id, turn: turns.current });
  }
}
