import { setImmediate as pause, setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { compareWithIndex, findChangedWorkspace, listDue, noteChanged } from '../db/texts/search-changes.ts';
import { insertPart, noteIndexed, type TextPoint } from '../db/texts/search-index.ts';
import { makeJobDue, lockWaitingJob, requeueJob } from '../db/server/jobs.ts';
import type { SearchPart } from '../domain/texts/search-parts.ts';
import type { IndexPlan } from '../model/texts/index-text.ts';
import { internal } from '../pipeline/operation.ts';
import type { UnitOfWork } from '../pipeline/unit-of-work.ts';
import type { JobContext, JobHandler } from './job.ts';

const INDEX_JOB = 'index-texts';

/** Delay before texts that are being edited are checked again. */
const SOON_MS = 5000;
/** Interval at which all texts are compared with the index, for changes that were not recorded. */
const COMPARE_INTERVAL_MS = 60 * 60 * 1000;
/** The minimum pause after a text, and the pause as a multiple of the time it took. */
const PAUSE_MS = 1;
const PAUSE_FACTOR = 1;
/** If this many texts cannot be indexed, something else is wrong. */
const MAX_FAILED = 20;

/** Writes some parts of a text and, with the last ones, its version. Returns how many parts it had time for. */
export const writeIndex = internal(
  'jobs/write-index',
  async (tx, input: { point: TextPoint; hashes: string[]; parts: SearchPart[]; isLast: boolean }): Promise<number> => {
    let written = 0;
    for (const part of input.parts) {
      if (written > 0 && !tx.hasTime()) return written;
      await insertPart(tx.db, input.point.documentId, part);
      written += 1;
    }
    if (input.isLast) await noteIndexed(tx.db, input.point, input.hashes, tx.now);
    return written;
  },
);

/** Records documents that have changed, and makes the job due. */
export const noteTexts = internal('jobs/note-texts', async (tx, { ids }: { ids: readonly string[] }): Promise<null> => {
  // If the job is about to sleep, it either sees them or is made due afterwards.
  await lockWaitingJob(tx.db, INDEX_JOB);
  await noteChanged(tx.db, ids);
  await makeJobDue(tx.db, INDEX_JOB, tx.now);
  await tx.enqueueJob({ kind: INDEX_JOB, payload: {}, uniqueKey: INDEX_JOB, maxAttempts: 1_000_000 });
  return null;
});

/** Ends a run. The next one is soon if there are texts left, which are being edited. */
export const settleIndexJob = internal(
  'jobs/rest-index',
  async (tx, lease: { id: string; leaseNo: number }): Promise<null> => {
    await lockWaitingJob(tx.db, INDEX_JOB);
    const isBusy = (await findChangedWorkspace(tx.db, '')) !== null;
    const runAt = tx.now + (isBusy ? SOON_MS : COMPARE_INTERVAL_MS);
    await requeueJob(tx.db, { ...lease, runAt, error: null, countAttempt: false });
    return null;
  },
);

/** Documents recorded per transaction. */
const IDS_PER_TRANSACTION = 100;

/**
 * Texts changed on this server, for the index: collected here for some seconds, so that typing costs nothing, then
 * recorded in the database, where the server with the job finds them. What is lost when a server is killed is found by
 * comparing all texts with the index, when it starts again or another server finds it dead. New texts are recorded in
 * their own transaction.
 */
export class ChangedTexts {
  readonly #db: Kysely<Schema>;
  readonly #unitOfWork: Pick<UnitOfWork, 'run'>;
  readonly #warn: (err: unknown) => void;
  readonly #afterMs: number;
  readonly #closing = new AbortController();
  #changed = new Set<string>();
  #timer: NodeJS.Timeout | undefined;

  constructor(
    parts: { db: Kysely<Schema>; unitOfWork: Pick<UnitOfWork, 'run'>; afterMs?: number },
    warn: (err: unknown) => void,
  ) {
    this.#db = parts.db;
    this.#unitOfWork = parts.unitOfWork;
    this.#warn = warn;
    this.#afterMs = parts.afterMs ?? SOON_MS;
  }

  /** Records these texts soon. Without ids, the job is only woken to look for what is already recorded. */
  note(ids: readonly string[]): void {
    for (const id of ids) this.#changed.add(id);
    if (this.#closing.signal.aborted) return;
    // Once for all changes of the next seconds; an idle server does nothing.
    this.#timer ??= setTimeout(() => void this.flush(), this.#afterMs).unref();
  }

  /** After a start, or the death of another server, so that nothing lost with it stays unindexed. */
  async catchUp(): Promise<void> {
    try {
      await this.compare();
    } catch (err) {
      if (!this.#closing.signal.aborted) this.#warn(err);
    }
    this.note([]);
  }

  /** Called once nothing changes any more. */
  async close(): Promise<void> {
    this.#closing.abort();
    if (this.#timer !== undefined) await this.flush();
  }

  /** Records what has changed; what cannot be recorded is retried. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const ids = [...this.#changed];
    this.#changed = new Set();
    let at = 0;
    try {
      do {
        await this.#unitOfWork.run(noteTexts, { ids: ids.slice(at, at + IDS_PER_TRANSACTION) });
        at += IDS_PER_TRANSACTION;
      } while (at < ids.length);
    } catch (err) {
      this.#warn(err);
      this.note(ids.slice(at));
    }
  }

  /** Records all texts that differ from the index. */
  async compare(signal: AbortSignal = this.#closing.signal): Promise<void> {
    let after: string | null = '';
    while (after !== null) {
      signal.throwIfAborted();
      const began = performance.now();
      const page: Awaited<ReturnType<typeof compareWithIndex>> = await compareWithIndex(this.#db, after);
      for (let at = 0; at < page.different.length; at += IDS_PER_TRANSACTION)
        await this.#unitOfWork.run(noteTexts, { ids: page.different.slice(at, at + IDS_PER_TRANSACTION) });
      after = page.next;
      await wait(Math.max(PAUSE_MS, (performance.now() - began) * PAUSE_FACTOR));
    }
  }
}

/** Parts sent to the writer at once. */
const PARTS_PER_TRANSACTION = 8;

/**
 * Indexes texts that have changed until none is left: some of each workspace in turn, so that nobody has to wait for
 * thousands that someone else uploaded.
 */
export function indexTexts(
  changed: Pick<ChangedTexts, 'compare'>,
  plan: (documentId: string) => Promise<IndexPlan | null>,
): JobHandler {
  let comparedAt: number | null = null;
  return {
    kind: INDEX_JOB,
    concurrency: 1,
    run: async (ctx) => {
      // Each server compares by itself when it starts.
      comparedAt ??= ctx.now();
      if (ctx.now() - comparedAt >= COMPARE_INTERVAL_MS) {
        await changed.compare(ctx.signal);
        comparedAt = ctx.now();
      }
      const failed = new Map<string, unknown>();
      while (await indexRound(ctx, plan, failed));
      // One text must not keep the others from being indexed. It is retried with growing delays, like any job.
      for (const error of failed.values()) throw error;
      await ctx.unitOfWork.run(settleIndexJob, { id: ctx.job.id, leaseNo: ctx.job.leaseNo });
      return { kind: 'settled' };
    },
  };
}

/** Whether there was anything to do. */
async function indexRound(
  ctx: JobContext,
  plan: (documentId: string) => Promise<IndexPlan | null>,
  failed: Map<string, unknown>,
): Promise<boolean> {
  let hasWorked = false;
  for (let place = await findChangedWorkspace(ctx.db, ''); place !== null;) {
    for (const documentId of await listDue(ctx.db, place, { now: ctx.now(), except: [...failed.keys()] })) {
      ctx.signal.throwIfAborted();
      hasWorked = true;
      const began = performance.now();
      try {
        const planned = await plan(documentId);
        if (planned !== null) await write(ctx, planned);
      } catch (error) {
        ctx.signal.throwIfAborted();
        failed.set(documentId, error);
        if (failed.size >= MAX_FAILED) throw error;
      }
      await wait(Math.max(PAUSE_MS, (performance.now() - began) * PAUSE_FACTOR), undefined, { signal: ctx.signal });
    }
    place = await findChangedWorkspace(ctx.db, place);
    // On SQLite, this lets the main thread do other work.
    await pause(undefined, { signal: ctx.signal });
  }
  return hasWorked;
}

async function write({ unitOfWork, signal }: JobContext, plan: IndexPlan): Promise<void> {
  const { hashes, missing, ...point } = plan;
  let at = 0;
  do {
    signal.throwIfAborted();
    const parts = missing.slice(at, at + PARTS_PER_TRANSACTION);
    const isLast = at + parts.length === missing.length;
    at += await unitOfWork.run(writeIndex, { point, hashes, parts, isLast });
    if (isLast && at === missing.length) return;
  } while (at < missing.length);
}
