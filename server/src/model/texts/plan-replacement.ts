import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { packChange, readText } from '../../db/texts/documents.ts';
import { type PackedText, unpackText } from '../../db/texts/packed-text.ts';
import { diffTexts } from '../../domain/texts/text-diff.ts';

/** The change that makes a live text equal to a file, for this version of the text. Plain data. */
export interface PlannedReplacement {
  readonly version: number;
  /** As it is stored; null if the text is like the file already. */
  readonly packed: Uint8Array | null;
}

/** Null if there is no such text. */
export async function planReplacement(
  db: Kysely<Schema>,
  file: { itemId: string; text: PackedText },
  newId: () => string,
): Promise<PlannedReplacement | null> {
  const document = await readText(db, file.itemId);
  if (document === undefined) return null;
  const text = unpackText(file.text);
  const { version } = document;
  return { version, packed: document.text === text ? null : packChange(newId(), diffTexts(document.text, text)) };
}
