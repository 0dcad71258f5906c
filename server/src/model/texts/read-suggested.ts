import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { loadDocument } from '../../db/texts/live-documents.ts';
import { DamagedText } from '../../domain/damage.ts';
import { describeSuggested, type SuggestedChange } from '../../domain/review/suggested-change.ts';

/** What suggestions of a document change, by thread; see `describeSuggested`. Runs on the reading thread. */
export async function readSuggested(
  db: Kysely<Schema>,
  { documentId, threads }: { documentId: string; threads: readonly string[] },
): Promise<Map<string, SuggestedChange[]>> {
  try {
    const document = await loadDocument(db, documentId);
    return document?.review === undefined
      ? new Map()
      : describeSuggested({ text: document.text, review: document.review }, threads);
  } catch (error) {
    if (error instanceof DamagedText) return new Map();
    throw error;
  }
}
