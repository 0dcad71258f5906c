import { ChangeSet } from '@codemirror/state';
import type { Kysely } from 'kysely';
import { fail } from '@scriptorium/contract/errors.ts';
import type { ChangesJson, UpdateJson } from '@scriptorium/contract/live/messages.ts';
import type { Schema } from '../../db/schema.ts';
import { applyPushes } from '../../db/texts/apply-pushes.ts';
import { lockDocument } from '../../db/texts/documents.ts';
import {
  type LoadedDocument,
  loadDocument,
  readHeads,
  readLog,
  readChangesSince,
  readMarks,
} from '../../db/texts/live-documents.ts';
import { nameBroughtBack } from '../../db/texts/review-rows.ts';
import type { TreeChange } from '../../domain/items/tree-change.ts';
import { type Authority, followLog, receivePush } from '../../domain/live/authority.ts';
import type { OwnedMark } from '../../domain/live/batch.ts';
import type { LineEnding } from '../../domain/texts/text-content.ts';
import { TOO_MANY } from '../../domain/word/plan-return.ts';
import type { WordEffect, WrittenReturn } from '../../domain/word/write-review.ts';
import type { Writer } from '../items/writer.ts';
import { packPush } from './pack-push.ts';

/** Limit of steps between planning and transaction. */
const MAX_MISSED = 2000;
/** Operations per update, which every open browser receives; as many as the writer does in some milliseconds. */
const AT_ONCE = 25;
/** As many operations as are added in one transaction, all or none. */
export const IN_ONE = 100;
const ADDED_MEANWHILE = 'Changes from Word have just been added to this text. Bring this file back again.';
/** How long a document is kept between two steps. */
const KEPT_MS = 5_000;

/** What was planned. */
export type ToAdd = Pick<WrittenReturn, 'epoch' | 'version' | 'length' | 'effects'> & { readonly itemId: string };

/** A part of what is added in steps. */
export interface PartToAdd extends ToAdd {
  /** Under this id the document remembers how many operations it has, as for somebody's keystrokes. */
  readonly lineage: string;
  /** The number of the first operation of this part, and of all. */
  readonly from: number;
  readonly count: number;
}

/** Fails if something from Word has been added since the plan, which knows nothing of it and might add it again. */
export async function requireNoneAdded(
  db: Kysely<Schema>,
  { itemId, epoch, version }: Pick<ToAdd, 'itemId' | 'epoch' | 'version'>,
): Promise<void> {
  const head = (await readHeads(db, [itemId])).get(itemId) ?? fail('conflict');
  if (head.epoch !== epoch || head.version - version > MAX_MISSED) fail('conflict');
  if (head.version === version) return;
  const { from, updates } = await readLog(db, itemId, version);
  if (from !== version) fail('conflict');
  const isFromWord = updates.some(({ effects = [] }) => effects.some((effect) => 'word' in effect));
  if (isFromWord) fail('conflict', { message: ADDED_MEANWHILE });
}

/**
 * Adds what came back from Word as suggestions and comments of the person who brings the file back, each naming its
 * author in Word. The text itself is not changed.
 */
export async function addWordReturn(writer: Writer, change: TreeChange, all: ToAdd): Promise<void> {
  if (all.effects.length === 0) return;
  await lockDocument(writer.db, all.itemId);
  await add(writer, change, { ...all, lineage: null, mark: null }, () => true);
}

/**
 * Adds what the document lacks of a part, until `hasTime` is false; returns how many operations of the whole it has then.
 * Whoever else adds the same, and whatever was interrupted, none is added twice or left out.
 */
export async function addPart(
  writer: Writer,
  change: TreeChange,
  { lineage, from, effects, ...part }: PartToAdd,
  hasTime: () => boolean,
): Promise<number> {
  const { db } = writer;
  await lockDocument(db, part.itemId);
  const mark = (await readMarks(db, part.itemId, [lineage])).get(lineage) ?? null;
  const done = mark?.lastSeq ?? 0;
  const left = done < from ? [] : effects.slice(done - from);
  if (left.length === 0) return done;
  return done + (await add(writer, change, { ...part, effects: left, lineage, mark }, hasTime));
}

async function add(
  writer: Writer,
  change: TreeChange,
  { itemId, effects, lineage, mark, ...plan }: ToAdd & { lineage: string | null; mark: OwnedMark | null },
  hasTime: () => boolean,
): Promise<number> {
  const { db } = writer;
  const userId = writer.author.id ?? fail('forbidden');
  const { size, eol, ...opened } = await open(db, itemId, plan);
  let { authority } = opened;
  const doer = { by: userId, name: writer.author.name, time: writer.now };
  let done = 0;
  let reached = mark;
  do {
    const some = effects.slice(done, done + AT_ONCE);
    const { before, after, updates } = judge(authority, { ...plan, effects: some }, doer, writer.newId());
    const next = { userId, lastSeq: (reached?.lastSeq ?? 0) + some.length, lastVersion: after.version };
    const marks = new Map(lineage === null ? [] : [[lineage, { before: reached, after: next }]]);
    const push = packPush(
      { before, after, updates: updates.map((update) => ({ update, userId })), marks },
      {
        documentId: itemId,
        now: writer.now,
        size,
        lineBreakBytes: eol === 'crlf' ? 2 : 1,
        nameOf: () => writer.author.name,
        sessionOf: () => '',
      },
    );
    const [result] = await applyPushes(db, [push]);
    if (result?.ok !== true) fail(result?.reason === 'over-quota' ? 'over-quota' : 'conflict');
    authority = after;
    reached = next;
    done += some.length;
  } while (done < effects.length && hasTime());
  change.appended.push({ itemId, version: authority.version });
  keep(itemId, authority);
  return done;
}

/**
 * Documents to which a file is being added in steps. Loading one again for each step, with all that was added before,
 * would take longer than the step itself. In the thread that writes; if a step was rolled back, its version tells.
 */
const kept = new Map<string, { authority: Authority; end: NodeJS.Timeout }>();

function keep(itemId: string, authority: Authority): void {
  clearTimeout(kept.get(itemId)?.end);
  const end = setTimeout(() => kept.delete(itemId), KEPT_MS).unref();
  kept.set(itemId, { authority, end });
}

/** The document as it is now, with its steps since the plan. */
async function open(
  db: Kysely<Schema>,
  itemId: string,
  plan: Pick<ToAdd, 'epoch' | 'version'>,
): Promise<{ authority: Authority; size: number; eol: LineEnding }> {
  const known = kept.get(itemId)?.authority;
  const news = known && (await readChangesSince(db, itemId, known.version));
  if (known && news?.head.epoch === known.epoch && news.slice.from === known.version) {
    const { size, eol, version } = news.head;
    const authority = news.slice.updates.length === 0 ? known : followLog(known, news.slice.updates);
    // If a step was rolled back, what is kept is ahead of the document.
    if (authority.version === version && reaches(authority, plan)) return { authority, size, eol };
  }
  const loaded = (await loadDocument(db, itemId)) ?? fail('conflict');
  const log = plan.version === loaded.version ? null : await readLog(db, itemId, plan.version, { to: loaded.version });
  const authority = { ...loaded, tail: log?.updates ?? [] };
  if (!reaches(authority, plan)) fail('conflict');
  return { authority, size: loaded.size, eol: loaded.eol };
}

function reaches({ epoch, version, tail }: Authority, plan: Pick<ToAdd, 'epoch' | 'version'>): boolean {
  const missed = version - plan.version;
  return plan.epoch === epoch && missed >= 0 && missed <= tail.length && missed <= MAX_MISSED;
}

/** Records the file for everything that has been added of it: from then on it adds nothing. */
export async function endWordReturn(writer: Writer, itemId: string, file: string): Promise<void> {
  await nameBroughtBack(writer.db, itemId, file);
}

/** Refuses what a document could not hold, without adding anything. */
export function judgeReturn(document: LoadedDocument, effects: readonly WordEffect[], userId: string): void {
  const authority = { ...document, tail: [] };
  const plan = { version: document.version, length: document.text.length, effects };
  judge(authority, plan, { by: userId, name: '', time: 0 }, 'nobody');
}

function judge(
  before: Authority,
  { version, length, effects }: Pick<ToAdd, 'version' | 'length' | 'effects'>,
  doer: { by: string; name: string; time: number },
  clientID: string,
) {
  const changes = ChangeSet.empty(length).toJSON() as ChangesJson;
  const updates: UpdateJson[] = [];
  for (let at = 0; at < effects.length; at += AT_ONCE)
    updates.push({ clientID, seq: updates.length + 1, changes, effects: effects.slice(at, at + AT_ONCE) });
  // Enough for suggesting and commenting.
  const author = { ...doer, role: 'commenter' as const };
  const verdict = receivePush(before, { clientVersion: version, updates, author }, { lastSeq: 0, lastVersion: 0 });
  if (verdict.kind !== 'accepted') return fail('conflict');
  const isRefused = verdict.updates.some((update) => update.effects?.some(({ type }) => type === 'refused'));
  if (isRefused) fail('conflict', { message: TOO_MANY });
  return { before, after: verdict.authority, updates: verdict.updates };
}
