import { OperationError } from '@scriptorium/contract/errors.ts';
import { Lanes } from './lanes.ts';

/**
 * Lanes for work of which only a person's newest request matters: a waiting one is replaced by the next. Running work
 * is finished, since stopping a converter would cost more.
 */
export class NewestTurns {
  readonly #lanes: Lanes;
  readonly #waiting = new Map<string, AbortController>();

  constructor(limits: ConstructorParameters<typeof Lanes>[0]) {
    this.#lanes = new Lanes(limits);
  }

  /** Rejects with `cancelled` if a newer request replaces it, or the caller has left when its turn comes. */
  async run<T>(caller: { userId: string; isConnected: () => boolean }, work: () => Promise<T>): Promise<T> {
    const { userId } = caller;
    this.#waiting.get(userId)?.abort(new OperationError('cancelled'));
    const abort = new AbortController();
    this.#waiting.set(userId, abort);
    const stopWaiting = (): void => {
      if (this.#waiting.get(userId) === abort) this.#waiting.delete(userId);
    };
    const begin = (): Promise<T> => {
      stopWaiting();
      if (!caller.isConnected()) throw new OperationError('cancelled');
      return work();
    };
    try {
      return await this.#lanes.run(userId, async () => begin(), abort.signal);
    } finally {
      stopWaiting();
    }
  }
}
