import { type Refusal, RefusalCounts, type RefusalSummary } from '../domain/limits/refusal-counts.ts';
import { recordEvent } from './record-event.ts';
import type { UnitOfWork } from './unit-of-work.ts';

const WINDOW_MS = 60 * 60 * 1000;

/** Logs refusals and exceeded rate limits in aggregate, since anyone can cause them. */
export class RefusalLog {
  readonly #counts = new RefusalCounts();
  readonly #unitOfWork: Pick<UnitOfWork, 'run'>;
  readonly #onUnwritten: (error: unknown) => void;
  readonly #timer: NodeJS.Timeout;

  constructor(unitOfWork: Pick<UnitOfWork, 'run'>, onWriteError: (error: unknown) => void) {
    this.#unitOfWork = unitOfWork;
    this.#onUnwritten = onWriteError;
    this.#timer = setInterval(() => void this.#writeSummaries(), WINDOW_MS);
    this.#timer.unref();
  }

  note(refusal: Refusal): void {
    const summary = this.#counts.note(refusal);
    if (summary !== null) void this.#write(summary);
  }

  /** Flushes at shutdown. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#writeSummaries();
  }

  async #writeSummaries(): Promise<void> {
    for (const summary of this.#counts.take()) await this.#write(summary);
  }

  async #write({ kind, ...summary }: RefusalSummary): Promise<void> {
    const event = { type: kind === 'access' ? 'access.denied' : 'limit.reached', ...summary } as const;
    // The refusal was answered long ago, so only the log can report this.
    await this.#unitOfWork.run(recordEvent, { event }).catch(this.#onUnwritten);
  }
}
