import type { Kysely } from 'kysely';
import { textContentSize } from '../../domain/texts/text-content.ts';
import { readText } from './documents.ts';
import { type PackedText, packTextAside } from './packed-text.ts';
import type { Schema } from '../schema.ts';

/** A text as the snapshot of a copy keeps it. */
export interface CopiedText extends PackedText {
  /** Bytes as it would be downloaded. */
  size: number;
}

/** The current text put together from its log; undefined when it has gone. */
export async function readCopiedText(db: Kysely<Schema>, itemId: string): Promise<CopiedText | undefined> {
  const document = await readText(db, itemId);
  if (document === undefined) return undefined;
  return { ...(await packTextAside(document.text)), size: textContentSize(document) };
}
