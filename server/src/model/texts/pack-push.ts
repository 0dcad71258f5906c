import type { UpdateJson } from '@scriptorium/contract/live/messages.ts';
import { isReviewEffect } from '@scriptorium/contract/review/is-review-effect.ts';
import { type AuthorSpan, packUpdates } from '../../db/texts/documents.ts';
import type { Batch } from '../../domain/live/batch.ts';
import { countGrowth } from '../../domain/live/changes.ts';
import { writeUpdate } from '../../domain/live/document-state.ts';
import type { LoggedUpdate } from '../../domain/live/logged-update.ts';
import type { LivePush } from '../../domain/live/push.ts';
import { withoutBody } from '../../domain/live/reviewing.ts';

/** Packs accepted updates into one log row with the authors' spans. */
export function packPush(
  batch: Pick<Batch, 'before' | 'after' | 'updates' | 'marks'>,
  facts: {
    documentId: string;
    now: number;
    /** Bytes of the file before the push. */
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
    // The text after the last update is already known; a keystroke is a batch of one.
    if (i + 1 < batch.updates.length) text = update.changes.apply(text);
    const from = batch.before.version + i;
    const last = spans.at(-1);
    if (last?.user === userId) last.to = from + 1;
    else spans.push({ user: userId, name: facts.nameOf(userId), from, to: from + 1 });
  });
  const effects = batch.updates.flatMap(({ update }) => (update.effects ?? []).filter(isReviewEffect));
  return {
    documentId: facts.documentId,
    epoch: batch.before.epoch,
    from: batch.before.version,
    to: batch.after.version,
    changes: packUpdates(batch.updates.map(({ update }) => forLog(update))),
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
    ...(effects.length === 0 ? {} : { review: { effects, isFirst: !batch.before.review } }),
  };
}

function forLog(update: LoggedUpdate): UpdateJson {
  const json = writeUpdate(update);
  return json.effects ? { ...json, effects: json.effects.map(withoutBody) } : json;
}
