import type { Kysely } from 'kysely';
import { textContentSize } from '../../domain/texts/text-content.ts';
import { readText } from './documents.ts';
import { type PackedText, packTextAsync } from './packed-text.ts';
import type { Schema } from '../schema.ts';

/** A text packed for the first snapshot of a copy. */
export interface CopiedText extends PackedText {
  /** Bytes of the file as downloaded. */
  size: number;
}

/** The current text; undefined if it does not exist. */
export async function readCopiedText(db: Kysely<Schema>, itemId: string): Promise<CopiedText | undefined> {
  const document = await readText(db, itemId);
  if (document === undefined) return undefined;
  return { ...(await packTextAsync(document.text)), size: textContentSize(document) };
}
