import type { Kysely } from 'kysely';
import { findItemById } from '../../db/items/items.ts';
import type { Schema } from '../../db/schema.ts';
import { findEpoch } from '../../db/texts/authorship.ts';
import { readNewestVersion, readText } from '../../db/texts/documents.ts';
import { listKnownParts, type TextPoint } from '../../db/texts/search-index.ts';
import { DamagedText } from '../../domain/damage.ts';
import { describeOpening } from '../../domain/texts/opening.ts';
import { keyOfWorkspace, listSearchParts, type SearchPart } from '../../domain/texts/search-parts.ts';
import { isPaper } from './read-opening.ts';

/** What has to be written for the index to match the text's current version. */
export interface IndexPlan extends TextPoint {
  /** Hashes of all parts of the text. */
  hashes: string[];
  /** The parts that are not in the index yet. */
  missing: SearchPart[];
}

/** Null if the text no longer exists. */
export async function planIndex(db: Kysely<Schema>, documentId: string): Promise<IndexPlan | null> {
  const item = await findItemById(db, documentId);
  if (item === undefined) return null;
  let parts: SearchPart[] = [];
  let point: { epoch: string; version: number };
  try {
    const document = await readText(db, documentId);
    if (document === undefined) return null;
    point = document;
    const title = isPaper(item) ? describeOpening(document.text).title : null;
    parts = listSearchParts(document.text, title, keyOfWorkspace(item.workspace_id));
  } catch (error) {
    // A text that cannot be read is indexed as empty, so that it is not tried again and again.
    if (!(error instanceof DamagedText)) throw error;
    point = { epoch: (await findEpoch(db, documentId)) ?? '', version: (await readNewestVersion(db, documentId)) ?? 0 };
  }
  const known = await listKnownParts(db, documentId);
  return {
    documentId,
    epoch: point.epoch,
    version: point.version,
    workspaceId: item.workspace_id,
    hashes: parts.map(({ hash }) => hash),
    missing: parts.filter(({ hash }) => !known.has(hash)),
  };
}
