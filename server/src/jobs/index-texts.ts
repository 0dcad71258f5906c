import { setImmediate as pause, setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { compareWithIndex, findChangedPlace, listDue, noteChanged } from '../db/texts/search-changes.ts';
import { insertPart, noteIndexed, type TextPoint } from '../db/texts/search-index.ts';
import { hastenJob, lockWaitingJob, requeueJob } from '../db/server/jobs.ts';
import type { SearchPart } from '../domain/texts/search-parts.ts';
import type { IndexPlan } from '../model/texts/index-text.ts';
import { internal } from '../pipeline/operation.ts';
import type { UnitOfWork } from '../pipeline/unit-of-work.ts';
import type { JobContext, JobHandler } from './job.ts';

const INDEX_JOB = 'index-texts';

/** How soon texts that are being written are looked at again. */
const SOON_MS = 5000;
/** How often all texts are compared with the index, for changes that nobody noted. */
const COMPARED_MS = 60 * 60 * 1000;
/** The least pause after a text, and the share of the time that is left to others. */
const PAUSE_MS = 1;
const PAUSES = 1;
/** With so many texts that cannot be indexed, something else is wrong. */
const MOST_FAILED = 20;

/** Part of a text, and with the last one its version. Returns how many parts are in the index. */
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

/** Notes documents that have changed, and makes the job due. */
export const noteTexts = internal('jobs/note-texts', async (tx, { ids }: { ids: readonly string[] }): Promise<null> => {
  // If it is about to rest, it sees them, or is hastened afterwards.
  await lockWaitingJob(tx.db, INDEX_JOB);
  await noteChanged(tx.db, ids);
  await hastenJob(tx.db, INDEX_JOB, tx.now);
  await tx.enqueueJob({ kind: INDEX_JOB, payload: {}, uniqueKey: INDEX_JOB, maxAttempts: 1_000_000 });
  return null;
});

/** Ends a run: the next is soon if there are texts left, which somebody is writing. */
export const restIndex = internal(
  'jobs/rest-index',
  async (tx, lease: { id: string; leaseNo: number }): Promise<null> => {
    await lockWaitingJob(tx.db, INDEX_JOB);
    const isBusy = (await findChangedPlace(tx.db, '')) !== null;
    const runAt = tx.now + (isBusy ? SOON_MS : COMPARED_MS);
    await requeueJob(tx.db, { ...lease, runAt, error: null, countAttempt: false });
    return null;
  },
);

/** Documents noted in one transaction. */
const NOTED = 100;

/**
 * What changes on this server, for the index: kept here for some seconds, so that typing costs nothing, then noted in the
 * database, where the server with the job finds it. What is lost when a server is killed is found by comparing all texts
 * with the index, when it starts again or another one buries it. New texts are noted in their own transaction.
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

  /** Without ids, the job looks for what is noted already. */
  note(ids: readonly string[]): void {
    for (const id of ids) this.#changed.add(id);
    if (this.#closing.signal.aborted) return;
    // Once for all of the next seconds, so an idle server does nothing.
    this.#timer ??= setTimeout(() => void this.flush(), this.#afterMs).unref();
  }

  /** After a start, or the death of another server: nothing that was lost with it stays unnoticed. */
  async catchUp(): Promise<void> {
    try {
      await this.compare();
    } catch (err) {
      if (!this.#closing.signal.aborted) this.#warn(err);
    }
    this.note([]);
  }

  /** Once nothing changes any more. */
  async close(): Promise<void> {
    this.#closing.abort();
    if (this.#timer !== undefined) await this.flush();
  }

  /** Notes what has changed; what cannot be noted is tried again. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const ids = [...this.#changed];
    this.#changed = new Set();
    let at = 0;
    try {
      do {
        await this.#unitOfWork.run(noteTexts, { ids: ids.slice(at, at + NOTED) });
        at += NOTED;
      } while (at < ids.length);
    } catch (err) {
      this.#warn(err);
      this.note(ids.slice(at));
    }
  }

  /** Notes all texts that differ from the index. */
  async compare(signal: AbortSignal = this.#closing.signal): Promise<void> {
    let after: string | null = '';
    while (after !== null) {
      signal.throwIfAborted();
      const began = performance.now();
      const page: Awaited<ReturnType<typeof compareWithIndex>> = await compareWithIndex(this.#db, after);
      for (let at = 0; at < page.different.length; at += NOTED)
        await this.#unitOfWork.run(noteTexts, { ids: page.different.slice(at, at + NOTED) });
      after = page.next;
      await wait(Math.max(PAUSE_MS, (performance.now() - began) * PAUSES));
    }
  }
}

/** Parts sent to the writer at once. */
const PARTS = 8;

/**
 * Puts texts that have changed into the search index, until none is left: some of each workspace in turn, so that nobody
 * waits for the thousands that another has uploaded.
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
      // At the start, each server compares by itself.
      comparedAt ??= ctx.now();
      if (ctx.now() - comparedAt >= COMPARED_MS) {
        await changed.compare(ctx.signal);
        comparedAt = ctx.now();
      }
      const failed = new Map<string, unknown>();
      while (await indexRound(ctx, plan, failed));
      // One text must not keep the others from being indexed. It is tried again, later and later, like any job.
      for (const error of failed.values()) throw error;
      await ctx.unitOfWork.run(restIndex, { id: ctx.job.id, leaseNo: ctx.job.leaseNo });
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
  for (let place = await findChangedPlace(ctx.db, ''); place !== null;) {
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
        if (failed.size >= MOST_FAILED) throw error;
      }
      await wait(Math.max(PAUSE_MS, (performance.now() - began) * PAUSES), undefined, { signal: ctx.signal });
    }
    place = await findChangedPlace(ctx.db, place);
    // On SQLite, the main thread turns to others.
    await pause(undefined, { signal: ctx.signal });
  }
  return hasWorked;
}

async function write({ unitOfWork, signal }: JobContext, plan: IndexPlan): Promise<void> {
  const { hashes, missing, ...point } = plan;
  let at = 0;
  do {
    signal.throwIfAborted();
    const parts = missing.slice(at, at + PARTS);
    const isLast = at + parts.length === missing.length;
    at += await unitOfWork.run(writeIndex, { point, hashes, parts, isLast });
    if (isLast && at === missing.length) return;
  } while (at < missing.length);
}
