import { citingLanguage } from '@scriptorium/bibliography/find-citations.ts';
import type { Kysely } from 'kysely';
import { findPresentItem, type ItemRow, listFolderNodes } from '../../db/items/items.ts';
import { readText } from '../../db/texts/documents.ts';
import type { Schema } from '../../db/schema.ts';
import { describeOpening, type Opening } from '../../domain/texts/opening.ts';
import { pickPaper } from '../../domain/texts/pick-paper.ts';

/** Limit in bytes for texts that are read only to show their beginning. */
const MAX_SIZE = 256 * 1024;

/** Whether a file is a paper, whatever its size. */
export function isPaper(item: Pick<ItemRow, 'kind' | 'name'>): boolean {
  return item.kind === 'live' && citingLanguage(item.name) === 'markdown';
}

/** The opening of a paper, and its text; undefined for other files, and for papers that are too large. */
export async function readOpening(
  db: Kysely<Schema>,
  item: Pick<ItemRow, 'id' | 'kind' | 'name' | 'size'>,
): Promise<{ opening: Opening; text: string } | undefined> {
  if (!isPaper(item) || item.size > MAX_SIZE) return undefined;
  const document = await readText(db, item.id);
  return document && { opening: describeOpening(document.text), text: document.text };
}

/** The paper a folder is about, if that is clear. */
export async function findPaperIn(db: Kysely<Schema>, folderId: string): Promise<ItemRow | undefined> {
  const node = pickPaper((await listFolderNodes(db, folderId)).filter(({ type }) => type === 'file'));
  return node && (await findPresentItem(db, node.id));
}
