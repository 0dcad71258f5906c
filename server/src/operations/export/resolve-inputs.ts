import { fail } from '@scriptorium/contract/errors.ts';
import { say } from '@scriptorium/contract/said.ts';
import type { Kysely } from 'kysely';
import type { ExportInputRow } from '../../db/exports/jobs.ts';
import { findItem, type ItemRow } from '../../db/items/items.ts';
import { readNewestVersion } from '../../db/texts/documents.ts';
import type { Schema } from '../../db/schema.ts';
import { parsePath } from '../../model/items/find-items.ts';

/** The texts at these paths with their current versions, without duplicates. Only texts can be exported. */
export async function resolveInputs(
  db: Kysely<Schema>,
  workspaceId: string,
  paths: readonly string[],
): Promise<{ inputs: ExportInputRow[]; first: ItemRow }> {
  const items: ItemRow[] = [];
  const inputs: ExportInputRow[] = [];
  for (const path of paths) {
    const names = parsePath(path, 'files');
    const item = await findItem(db, workspaceId, names);
    if (item === undefined) return fail('not-found', say('There is no file at “{path}”.', { path }));
    if (item.type !== 'file' || item.kind !== 'live') {
      return fail('invalid', { field: 'files', ...say('“{path}” is not a text that can be exported.', { path }) });
    }
    if (items.some(({ id }) => id === item.id)) continue;
    items.push(item);
    inputs.push({ itemId: item.id, path: names.join('/'), version: (await readNewestVersion(db, item.id)) ?? null });
  }
  return { inputs, first: items[0] ?? fail('invalid', { field: 'files' }) };
}
