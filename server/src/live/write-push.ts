import { countGrowth } from '../domain/live-changes.ts';
import type { Batch } from '../domain/live-batch.ts';
import { writeUpdate } from '../domain/live-room.ts';
import type { AuthorSpan } from '../db/documents.ts';
import { packUpdates } from '../db/documents.ts';
import type { LivePush } from '../pipeline/live-commit.ts';

/** What a batch becomes in the log: one row, with the spans of its authors. */
export function writePush(
  batch: Batch,
  facts: {
    documentId: string;
    now: number;
    /** Bytes of the file before. */
    size: number;
    lineBreakBytes: number;
    nameOf(userId: string): string;
    sessionOf(clientID: string): string;
  },
): LivePush {
  let text = batch.before.text;
  let size = facts.size;
  const spans: AuthorSpan[] = [];
  batch.updates.forEach(({ update, userId }, i) => {
    size += countGrowth(text, update.changes, facts.lineBreakBytes);
    text = update.changes.apply(text);
    const from = batch.before.version + i;
    const last = spans.at(-1);
    if (last?.user === userId) last.to = from + 1;
    else spans.push({ user: userId, name: facts.nameOf(userId), from, to: from + 1 });
  });
  return {
    documentId: facts.documentId,
    from: batch.before.version,
    to: batch.after.version,
    changes: packUpdates(batch.updates.map(({ update }) => writeUpdate(update))),
    authors: JSON.stringify(spans),
    at: facts.now,
    size,
    marks: [...batch.marks].map(([clientId, { before, after }]) => ({
      clientId,
      userId: after.userId,
      sessionId: facts.sessionOf(clientId),
      lastSeq: after.lastSeq,
      lastVersion: after.lastVersion,
      before: before && { userId: before.userId, lastSeq: before.lastSeq },
    })),
  };
}
