import { ChangeSet } from '@codemirror/state';
import { fail } from '@scriptorium/contract/errors.ts';
import type { ChangesJson, UpdateJson } from '@scriptorium/contract/live/messages.ts';
import { applyPushes } from '../../db/texts/apply-pushes.ts';
import { lockDocument } from '../../db/texts/documents.ts';
import { loadDocument, readLog } from '../../db/texts/live-documents.ts';
import { nameBroughtBack, readThreadContents } from '../../db/texts/review-rows.ts';
import type { TreeChange } from '../../domain/items/tree-change.ts';
import { receivePush } from '../../domain/live/authority.ts';
import { findSaid } from '../../domain/texts/suggest-held.ts';
import { TOO_MANY, type WordReturnPlan } from '../../domain/word/plan-return.ts';
import { type WordEffect, writeReview } from '../../domain/word/write-review.ts';
import type { Writer } from '../items/writer.ts';
import { packPush } from './pack-push.ts';

/** Limit of steps between planning and transaction. */
const MAX_MISSED = 2000;
/** Operations per update, which every open browser receives. */
const AT_ONCE = 100;

/**
 * Adds what came back from Word as suggestions and comments of the person who brings the file back, each naming its
 * author in Word. All or nothing; the text itself is not changed.
 */
export async function addWordReturn(
  writer: Writer,
  change: TreeChange,
  itemId: string,
  plan: WordReturnPlan,
  file: string,
): Promise<{ suggestions: number; comments: number }> {
  const { db, now } = writer;
  const userId = writer.author.id ?? fail('forbidden');
  await lockDocument(db, itemId);
  const loaded = (await loadDocument(db, itemId)) ?? fail('conflict');
  if (plan.epoch !== loaded.epoch || plan.version > loaded.version || loaded.version - plan.version > MAX_MISSED)
    fail('conflict');
  const log = plan.version === loaded.version ? null : await readLog(db, itemId, plan.version);
  if (log !== null && log.from !== plan.version) fail('conflict');
  const written = writeReview(plan, {
    state: loaded.review,
    contents: await readThreadContents(db, itemId),
    said: findSaid(loaded.review, userId),
    newId: () => writer.newId(),
  });
  if (written.effects.length === 0) return { suggestions: 0, comments: 0 };
  const authority = { ...loaded, tail: log?.updates ?? [] };
  const verdict = receivePush(
    authority,
    {
      clientVersion: plan.version,
      updates: writeUpdates(written.effects, plan.length, writer.newId()),
      // Enough for suggesting and commenting.
      author: { by: userId, name: writer.author.name, role: 'commenter', time: now },
    },
    { lastSeq: 0, lastVersion: 0 },
  );
  if (verdict.kind !== 'accepted') return fail('conflict');
  const refused = verdict.updates.flatMap((update) => (update.effects ?? []).filter(({ type }) => type === 'refused'));
  if (refused.length > 0) fail('conflict', { message: TOO_MANY });
  const push = packPush(
    {
      before: authority,
      after: verdict.authority,
      updates: verdict.updates.map((update) => ({ update, userId })),
      marks: new Map(),
    },
    {
      documentId: itemId,
      now,
      size: loaded.size,
      lineBreakBytes: loaded.eol === 'crlf' ? 2 : 1,
      nameOf: () => writer.author.name,
      sessionOf: () => '',
    },
  );
  const [result] = await applyPushes(db, [push]);
  if (result?.ok !== true) fail(result?.reason === 'over-quota' ? 'over-quota' : 'conflict');
  await nameBroughtBack(db, itemId, file);
  change.appended.push({ itemId, version: verdict.authority.version });
  return { suggestions: written.suggestions, comments: written.comments };
}

function writeUpdates(effects: readonly WordEffect[], length: number, clientID: string): UpdateJson[] {
  const changes = ChangeSet.empty(length).toJSON() as ChangesJson;
  const updates: UpdateJson[] = [];
  for (let at = 0; at < effects.length; at += AT_ONCE)
    updates.push({ clientID, seq: updates.length + 1, changes, effects: effects.slice(at, at + AT_ONCE) });
  return updates;
}
