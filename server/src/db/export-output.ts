import { numberedName } from '@scriptorium/contract/rules/file-name.ts';
import type { Kysely } from 'kysely';
import { findChild, type ItemRow } from './items.ts';
import type { ExportInputRow } from './export-jobs.ts';
import type { Schema } from './schema.ts';

export interface ExportOutput {
  name: string;
  /** An earlier result of the same inputs and profile that nobody edited since: it is replaced, its history kept. */
  replaces: ItemRow | undefined;
}

const MOST_NUMBERS = 1_000;

/** The name a result gets in a folder. A taken name gets " (2)", unless what is there may be replaced. */
export async function chooseOutput(
  db: Kysely<Schema>,
  wanted: { folderId: string; name: string; inputIds: readonly string[]; profileId: string },
): Promise<ExportOutput> {
  let name = wanted.name;
  for (let number = 2; number <= MOST_NUMBERS; number += 1) {
    const present = await findChild(db, wanted.folderId, name);
    if (present === undefined) return { name, replaces: undefined };
    if (!wanted.inputIds.includes(present.id) && (await isUneditedResult(db, present, wanted))) {
      return { name, replaces: present };
    }
    name = numberedName(wanted.name, number);
  }
  return { name, replaces: undefined };
}

async function isUneditedResult(
  db: Kysely<Schema>,
  item: ItemRow,
  wanted: { inputIds: readonly string[]; profileId: string },
): Promise<boolean> {
  if (item.type !== 'file') return false;
  const last = await db
    .selectFrom('export_job')
    .innerJoin('job', 'job.id', 'export_job.id')
    .select(['export_job.inputs', 'export_job.profile_id', 'job.finished_at'])
    .where('export_job.output_item_id', '=', item.id)
    .where('job.state', '=', 'done')
    .orderBy('export_job.number', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last === undefined || last.profile_id !== wanted.profileId) return false;
  const inputs = (JSON.parse(last.inputs) as ExportInputRow[]).map(({ itemId }) => itemId);
  const same = inputs.length === wanted.inputIds.length && inputs.every((id, index) => id === wanted.inputIds[index]);
  // The result and the end of its job were written with one clock value.
  return same && last.finished_at === item.modified_at;
}
