import type { Kysely } from 'kysely';
import { pause } from '../../db/items/walk-tree.ts';
import type { Schema } from '../../db/schema.ts';
import { readCreatorOf } from '../../db/texts/authorship.ts';
import { listHandedOut } from '../../db/texts/handed-out.ts';
import { type LoadedDocument, loadDocument } from '../../db/texts/live-documents.ts';
import { type PackedText, unpackText } from '../../db/texts/packed-text.ts';
import { findBest, Likeness, searchBest } from '../../domain/texts/find-base.ts';
import type { MergePlan } from '../../domain/texts/merge-plan.ts';
import { mergeWords } from '../../domain/texts/merge-words.ts';
import type { LineEnding } from '../../domain/texts/text-content.ts';
import { compareWords } from '../../domain/texts/word-diff.ts';
import { followLog } from '../items/merge-file.ts';
import { type Merger, type PlannedMerge, writeMerge } from '../items/write-merge.ts';
import { readTimeline, type Timeline } from './timeline.ts';

/** A file that was uploaded over a text. Plain data. */
export interface MergedUpload {
  readonly itemId: string;
  readonly text: PackedText;
  readonly eol: LineEnding;
  readonly bom: boolean;
  readonly by: Pick<Merger, 'userId' | 'name' | 'now'>;
  /** A plan for the same file that is out of date. */
  readonly before?: MergePlan;
}

/**
 * What an uploaded file would change in the existing text, ready to be committed; with a basis of `unknown`, what it would
 * change cannot be told. Runs on the reading thread; writes nothing.
 */
export async function planMerge(
  db: Kysely<Schema>,
  file: MergedUpload,
  newId: () => string,
): Promise<PlannedMerge | null> {
  const { itemId, by, before } = file;
  const document = await loadDocument(db, itemId);
  if (document === null) return null;
  const text = unpackText(file.text);
  const followed = before && (await followLog(db, itemId, document, before));
  const plan = followed ?? (await compare(db, { itemId, userId: by.userId, text }, document));
  return { ...plan, written: writeMerge(document, itemId, plan, { ...file, text }, { ...by, newId }) };
}

/** Compares a file with the version it was made from, and merges the differences with what was written since. */
async function compare(
  db: Kysely<Schema>,
  { itemId, userId, text }: { itemId: string; userId: string; text: string },
  document: LoadedDocument,
): Promise<MergePlan> {
  const { version, epoch } = document;
  const now = document.text.toString();
  const at = { epoch, version };
  const whole: MergePlan = { ...at, basis: 'present', base: { version, at: null }, proposals: [] };
  if (text === now) return whole;
  const given = await listHandedOut(db, userId, itemId);
  // Nothing can be lost: the text is empty, or its current version is this person's own upload.
  const isBrought = given.some((one) => one.origin === 'upload' && one.version === version);
  if (now.trim() === '' || isBrought) return { ...whole, proposals: compareWords(now, text) };
  const timeline = await readTimeline(db, itemId, version);
  const likeness = new Likeness(text);
  const textAt = (place: number): string => timeline.textAt(place).toString();
  const known = [...new Set(given.flatMap((one) => timeline.placeOf(one)))];
  const downloaded = await findBest(likeness, known, textAt, pause);
  const found = downloaded ?? (await searchBest(likeness, timeline.steps, textAt, pause));
  const isAlone = await isOwn(db, itemId, userId, timeline);
  if (found === null) {
    if (isAlone) return { ...whole, proposals: compareWords(now, text) };
    return { ...whole, basis: 'unknown' };
  }
  const base = timeline.textAt(found.at).toString();
  const changes = timeline.changesFrom(found.at);
  // A guess is reported as such, unless it could only have harmed the uploader.
  const isPresent = found.at === timeline.steps && (downloaded !== null || isAlone);
  return {
    ...at,
    basis: isPresent ? 'present' : downloaded === null ? 'matched' : 'handed-out',
    base: timeline.describe(found.at),
    proposals: mergeWords(base, now, changes, compareWords(base, text)),
  };
}

/**
 * Whether nobody else has edited this text (they may have commented): then the uploader knows what the file replaces.
 */
async function isOwn(db: Kysely<Schema>, itemId: string, userId: string, timeline: Timeline): Promise<boolean> {
  const isAlone = timeline.authored.every(
    ({ by, changes }) => changes.every((part) => typeof part === 'number') || by.every(({ user }) => user === userId),
  );
  return timeline.isWhole && isAlone && (await readCreatorOf(db, itemId)).user === userId;
}
