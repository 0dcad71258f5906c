import { fail } from '@scriptorium/contract/errors.ts';
import { numberedName } from '@scriptorium/contract/rules/file-name.ts';
import {
  resolveOutputFolder,
  tidyOutputFolder,
  USUAL_OUTPUT_FOLDER,
} from '@scriptorium/contract/rules/output-folder.ts';
import { say } from '@scriptorium/contract/said.ts';
import type { Kysely } from 'kysely';
import { findLastResult } from '../../db/exports/jobs.ts';
import { findChild, findItem, type ItemRow } from '../../db/items/items.ts';
import type { Schema } from '../../db/schema.ts';
import { readOutputFolder } from '../../db/texts/output-folder.ts';

export interface ExportOutput {
  name: string;
  /** An earlier, unedited result of the same inputs and profile, which is replaced but keeps its history. */
  replaces: ItemRow | undefined;
}

const MAX_NUMBERS = 1_000;

/** Name of a result in its folder. A taken name gets " (2)", unless the file there may be replaced. */
export async function chooseOutput(
  db: Kysely<Schema>,
  wanted: { folderId: string | undefined; name: string; inputIds: readonly string[]; profileId: string },
): Promise<ExportOutput> {
  let name = wanted.name;
  if (wanted.folderId === undefined) return { name, replaces: undefined };
  for (let number = 2; number <= MAX_NUMBERS; number += 1) {
    const present = await findChild(db, wanted.folderId, name);
    if (present === undefined) return { name, replaces: undefined };
    if (!wanted.inputIds.includes(present.id) && (await isUneditedResult(db, present, wanted))) {
      return { name, replaces: present };
    }
    name = numberedName(wanted.name, number);
  }
  return { name, replaces: undefined };
}

export interface OutputFolder {
  /** As stored; parsed by `resolveOutputFolder`. */
  chosen: string;
  /** Path of the folder, as names. */
  names: string[];
  /** Undefined until the first result creates the folder. */
  id: string | undefined;
}

/** Output folder of a document: the requested one, else the last one, else the default. */
export async function findOutputFolder(
  db: Kysely<Schema>,
  workspaceId: string,
  document: { id: string; path: string },
  asked: string | undefined,
): Promise<OutputFolder> {
  const kept = asked === undefined ? await readOutputFolder(db, document.id) : null;
  const chosen = tidyOutputFolder(asked ?? kept ?? USUAL_OUTPUT_FOLDER);
  const names = resolveOutputFolder(document.path, chosen);
  if (names === null) {
    // Stored when the document was deeper in the tree, or longer names were allowed.
    if (asked === undefined) return findOutputFolder(db, workspaceId, document, USUAL_OUTPUT_FOLDER);
    return fail('invalid', {
      field: 'folder',
      ...say('“{path}” cannot be a folder of this workspace.', { path: asked }),
    });
  }
  const item = await findItem(db, workspaceId, names);
  if (item !== undefined && item.type !== 'directory')
    return fail('invalid', {
      field: 'folder',
      ...say('“{path}” is a file. Choose another folder.', { path: names.join('/') }),
    });
  return { chosen, names, id: item?.id };
}

async function isUneditedResult(
  db: Kysely<Schema>,
  item: ItemRow,
  wanted: { inputIds: readonly string[]; profileId: string },
): Promise<boolean> {
  if (item.type !== 'file') return false;
  const last = await findLastResult(db, item.id);
  if (last === undefined || last.profileId !== wanted.profileId) return false;
  const { inputIds } = last;
  const same =
    inputIds.length === wanted.inputIds.length && inputIds.every((id, index) => id === wanted.inputIds[index]);
  // Untouched since: result and job were written with the same timestamp.
  return same && last.finishedAt === item.modified_at;
}
