import type { Kysely } from 'kysely';
import { fail } from '@scriptorium/contract/errors.ts';
import { pause } from '../../db/items/walk-tree.ts';
import type { Schema } from '../../db/schema.ts';
import { readText } from '../../db/texts/documents.ts';
import { loadDocument } from '../../db/texts/live-documents.ts';
import { readThreadContents } from '../../db/texts/review-rows.ts';
import { XmlRefused } from '../../domain/archives/read-xml.ts';
import { Likeness, searchBest } from '../../domain/texts/find-base.ts';
import { bringBack } from '../../domain/word/bring-back.ts';
import { findSaid } from '../../domain/texts/suggest-held.ts';
import { followText, isTooMuch, TOO_MANY } from '../../domain/word/plan-return.ts';
import { NotWord, readDocument } from '../../domain/word/read-document.ts';
import type { WordDocument } from '../../domain/word/word-document.ts';
import { readAsText } from '../../domain/word/write-markdown.ts';
import { writeReview, type WrittenReturn } from '../../domain/word/write-review.ts';
import { IN_ONE, judgeReturn } from './add-word-return.ts';
import { readTimeline } from './timeline.ts';

/** Unpacked files of a Word document, by name. */
export type WordFiles = ReadonlyMap<string, Uint8Array>;

/** The version of a text most similar to a file that does not name its version; null if none is similar. */
export async function findWordBase(
  db: Kysely<Schema>,
  file: { itemId: string; returned: WordFiles },
): Promise<{ version: number } | null> {
  const document = await readText(db, file.itemId);
  if (document === undefined) return null;
  const { body } = readWord(file.returned);
  const text = body.map(({ tokens }) => readAsText(tokens.filter(({ state }) => state !== 'inserted'))).join('\n');
  const timeline = await readTimeline(db, file.itemId, document.version);
  const likeness = new Likeness(text);
  const found = await searchBest(likeness, timeline.steps, (place) => timeline.textAt(place).toString(), pause);
  return found && { version: timeline.describe(found.at).version };
}

/**
 * What a file from Word would change in a text now: compares it with the version it was exported from, and merges the
 * differences with what was written since. Runs on the reading thread; writes nothing.
 */
export async function planWordReturn(
  db: Kysely<Schema>,
  file: {
    itemId: string;
    userId: string;
    version: number;
    isCertain: boolean;
    returned: WordFiles;
    exported: WordFiles;
  },
  newId: () => string,
): Promise<WrittenReturn | null> {
  const document = await loadDocument(db, file.itemId);
  if (document === null) return null;
  const timeline = await readTimeline(db, file.itemId, document.version);
  const place = timeline.placeOfVersion(file.version);
  if (place === null) return fail('unknown-base');
  const base = timeline.textAt(place).toString();
  const brought = bringBack(base, readWord(file.exported), readWord(file.returned));
  const changes = timeline.changesFrom(place);
  const { formulas, decided, unplaced } = brought;
  const followed = followText(brought, { base, now: document.text.toString(), changes });
  if (isTooMuch(followed)) fail('conflict', { message: TOO_MANY });
  const { effects, ...added } = writeReview(followed, {
    state: document.review,
    contents: await readThreadContents(db, file.itemId),
    said: findSaid(document.review, file.userId),
    newId,
  });
  // Added in several steps, it would be too late to find out.
  if (effects.length > IN_ONE) judgeReturn(document, effects, file.userId);
  return {
    epoch: document.epoch,
    version: document.version,
    length: document.text.length,
    base: { version: file.version, at: timeline.describe(place).at, isCertain: file.isCertain },
    ...followed,
    formulas,
    decided,
    unplaced,
    effects,
    added,
  };
}

function readWord(files: WordFiles): WordDocument {
  try {
    return readDocument(files);
  } catch (error) {
    if (!(error instanceof NotWord || error instanceof XmlRefused)) throw error;
    return fail('invalid', { field: 'file', message: error.message });
  }
}
