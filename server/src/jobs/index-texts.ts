import { setTimeout as wait } from 'node:timers/promises';
import { findStale, insertPart, noteIndexed, type TextPoint } from '../db/texts/search-index.ts';
import type { SearchPart } from '../domain/texts/search-parts.ts';
import type { IndexPlan } from '../model/texts/index-text.ts';
import { internal } from '../pipeline/operation.ts';
import type { JobContext, JobHandler } from './job.ts';

export const INDEX_JOB = 'index-texts';

/** How soon texts that are being written are looked at again. */
const SOON_MS = 5000;
/** Changes make the job due; this is for those of a server that was killed before it could. */
const SLEEP_MS = 60 * 60 * 1000;
/** The least pause after a text, and the share of the time that is left to others. */
const PAUSE_MS = 1;
const PAUSES = 1;

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

/** Parts sent to the writer at once. */
const PARTS = 8;

/**
 * Puts texts into the search index, once each, until all are there. It compares versions rather than being told what
 * changed, so nothing is lost when a server is killed, and texts from before the index existed are texts like others.
 */
export function indexTexts(plan: (documentId: string) => Promise<IndexPlan | null>): JobHandler {
  return {
    kind: INDEX_JOB,
    concurrency: 1,
    run: async (ctx) => {
      const failed = new Map<string, unknown>();
      for (;;) {
        const { wasIdle, hasOthers } = await indexOnce(ctx, plan, failed);
        if (!wasIdle) continue;
        // One text must not keep the others from being indexed. It is tried again, later and later, like any job.
        for (const error of failed.values()) throw error;
        return { kind: 'again', at: ctx.now() + (hasOthers ? SOON_MS : SLEEP_MS) };
      }
    },
  };
}

async function indexOnce(
  ctx: JobContext,
  plan: (documentId: string) => Promise<IndexPlan | null>,
  failed: Map<string, unknown>,
): Promise<{ wasIdle: boolean; hasOthers: boolean }> {
  let wasIdle = true;
  let hasOthers = false;
  let after: string | null = '';
  while (after !== null) {
    const page = await findStale(ctx.db, after, ctx.now());
    hasOthers ||= page.hasOthers;
    for (const documentId of page.due) {
      ctx.signal.throwIfAborted();
      if (failed.has(documentId)) continue;
      wasIdle = false;
      const began = performance.now();
      try {
        const planned = await plan(documentId);
        if (planned !== null) await write(ctx, planned);
      } catch (error) {
        ctx.signal.throwIfAborted();
        failed.set(documentId, error);
      }
      await wait(Math.max(PAUSE_MS, (performance.now() - began) * PAUSES), undefined, { signal: ctx.signal });
    }
    after = page.next;
    // Between pages, the main thread turns to others.
    if (after !== null) await wait(0);
  }
  return { wasIdle, hasOthers };
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
