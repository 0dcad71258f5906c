import { fail } from '@scriptorium/contract/errors.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { readTextAt } from '../../db/texts/documents.ts';

/** The text at a version. */
export async function getTextAt(db: Kysely<Schema>, itemId: string, version: number): Promise<string> {
  return (await readTextAt(db, itemId, version)) ?? fail('not-found');
}
