import { setImmediate as pause } from 'node:timers/promises';
import type { ThreadContent } from '@scriptorium/contract/review/messages.ts';
import type { Kysely } from 'kysely';
import type { Clock } from '../adapters/clock.ts';
import { readLog, readMarks, readChangesSince } from '../db/texts/live-documents.ts';
import type { LoadedDocument } from '../db/texts/live-documents.ts';
import { readThreadContents } from '../db/texts/review-rows.ts';
import type { PackedReview } from '../db/texts/review-state.ts';
import type { Schema } from '../db/schema.ts';
import type { OwnedMark } from '../domain/live/batch.ts';
import type { LogSlice } from '../domain/live/document-state.ts';
import type { DocumentHead, LivePush, LivePushResult } from '../pipeline/live-commit.ts';
import type { ReadingThread } from '../pipeline/reading-thread.ts';
import type { UnitOfWork } from '../pipeline/unit-of-work.ts';
import { buildText } from './large-texts.ts';
import { branchOff, endLineageOf, keepSnapshot } from './transactions.ts';

/** A room's database access. Reads see at least every commit reported before. */
export interface DocumentStore {
  load(id: string): Promise<LoadedDocument | null>;
  /** The current document and its log from a version on, both as of the same moment. */
  changesSince(id: string, from: number): Promise<{ head: DocumentHead; slice: LogSlice } | undefined>;
  /** Steps from a version on, up to about this many bytes. */
  log(id: string, from: number, bytes: number): Promise<LogSlice>;
  marks(id: string, clientIds: readonly string[]): Promise<Map<string, OwnedMark>>;
  /** Pushes of one workspace run one after another, since they all change its usage. */
  push(push: LivePush, workspaceId: string): Promise<LivePushResult>;
  endLineage(facts: { documentId: string; clientId: string; userId: string; sessionId: string }): Promise<OwnedMark>;
  keepSnapshot(facts: {
    documentId: string;
    epoch: string;
    version: number;
    text: Uint8Array;
    sha256: string;
    /** The review state at that version, if there is one. */
    review: PackedReview | null;
  }): Promise<boolean>;
  /** Begins a new epoch of a document whose log ends before this version. */
  branchOff(facts: { documentId: string; epoch: string; version: number }): Promise<void>;
  /** The messages of a document's threads. */
  contents(id: string): Promise<readonly ThreadContent[]>;
  now(): number;
}

/** One at a time, yielding in between: many sockets may request half a megabyte each at once. */
function takeTurns(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    last = done.then(
      () => pause(),
      () => pause(),
    );
    return done;
  };
}

/**
 * `reader` reads whole texts on the reading thread, so that typing is not held up. `onPush` is called after each commit.
 */
export function openStore(
  db: Kysely<Schema>,
  reader: Pick<ReadingThread, 'readDocument'>,
  unitOfWork: UnitOfWork,
  clock: Clock,
  onPush: (push: LivePush) => void,
): DocumentStore {
  const inTurn = takeTurns();
  return {
    load: async (id) => {
      const loaded = await reader.readDocument(id);
      return loaded && { ...loaded, text: await buildText(loaded.text) };
    },
    changesSince: (id, from) => inTurn(() => readChangesSince(db, id, from)),
    log: (id, from, bytes) => inTurn(() => readLog(db, id, from, { bytes })),
    marks: (id, clientIds) => readMarks(db, id, clientIds),
    push: async (push, workspaceId) => {
      const result = await unitOfWork.push(push, workspaceId);
      if (result.ok) onPush(push);
      return result;
    },
    endLineage: (facts) => unitOfWork.run(endLineageOf, facts),
    contents: (id) => readThreadContents(db, id),
    keepSnapshot: (facts) => unitOfWork.run(keepSnapshot, facts),
    branchOff: async (facts) => void (await unitOfWork.run(branchOff, facts)),
    now: () => clock.now(),
  };
}
