import type { Kysely } from 'kysely';
import { writeTextContent } from '../../domain/texts/text-content.ts';
import type { Schema } from '../schema.ts';
import { readText } from './documents.ts';

/** A text as a downloadable file. */
export interface WrittenText {
  bytes: Uint8Array;
  version: number;
  epoch: string;
}

export async function readWrittenText(db: Kysely<Schema>, itemId: string): Promise<WrittenText | undefined> {
  const document = await readText(db, itemId);
  if (document === undefined) return undefined;
  const { version, epoch } = document;
  return { bytes: writeTextContent(document), version, epoch };
}
