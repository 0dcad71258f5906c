import type { Kysely } from 'kysely';
import { textContentSize } from '../../domain/texts/text-content.ts';
import { readText } from './documents.ts';
import { type PackedText, packTextAside } from './packed-text.ts';
import type { Schema } from '../schema.ts';

/** A text as stored in the snapshot of a copy. */
export interface CopiedText extends PackedText {
  /** Size of the downloaded file in bytes. */
  size: number;
}

/** The current text, replayed from its log; undefined if it no longer exists. */
export async function readCopiedText(db: Kysely<Schema>, itemId: string): Promise<CopiedText | undefined> {
  const document = await readText(db, itemId);
  if (document === undefined) return undefined;
  return { ...(await packTextAside(document.text)), size: textContentSize(document) };
}
