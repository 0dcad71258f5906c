import { fail } from '@scriptorium/contract/errors.ts';
import type { Kysely } from 'kysely';
import { readText } from '../db/texts/documents.ts';
import { listAttachmentRows } from '../db/exports/attachments.ts';
import type { ExportInputRow, ExportRow } from '../db/exports/jobs.ts';
import { findPresentItem, type ItemRow } from '../db/items/items.ts';
import { listItems } from '../db/items/walk-tree.ts';
import type { Schema } from '../db/schema.ts';
import type { ExportLine } from '../domain/exports/line.ts';
import { findMentioned } from '../domain/exports/needs.ts';
import type { BlobPort } from '../pipeline/ports.ts';
import { getTextAt } from '../model/texts/read-text.ts';

const MAX_SOURCE_BYTES = 200 * 1024 * 1024;
/** Total size of converted texts: they are held in memory here and in the converter. */
const MAX_INPUT_BYTES = 32 * 1024 * 1024;

export interface ExportSources {
  inputs: { name: string; text: string }[];
  files: Map<string, Uint8Array>;
  /** Files attached to the profile, by name. */
  attachments: Map<string, Uint8Array>;
  /** Modification time of the newest input, in seconds since 1970. */
  sourceDate: number;
  log: ExportLine[];
}

/** Reads the texts of an export as scheduled, and the workspace files they refer to. */
export async function readExportSources(
  parts: { db: Kysely<Schema>; blobs: BlobPort },
  job: Pick<ExportRow, 'inputs' | 'profileContent' | 'profileId' | 'workspaceId'>,
): Promise<ExportSources> {
  const { db } = parts;
  const inputs: ExportSources['inputs'] = [];
  const log: ExportLine[] = [];
  let modifiedAt = 0;
  let inputBytes = 0;
  for (const input of job.inputs) {
    const item = await findPresentItem(db, input.itemId);
    if (item === undefined || item.workspace_id !== job.workspaceId)
      return fail('not-found', {
        message: `The file ${input.path} was deleted or moved away before its export began.`,
      });
    modifiedAt = Math.max(modifiedAt, item.modified_at);
    const text = await readInput(db, input);
    inputBytes += Buffer.byteLength(text);
    if (inputBytes > MAX_INPUT_BYTES)
      return fail('too-large', { message: 'The texts of this export are larger than 32 MB together.' });
    inputs.push({ name: input.path, text });
  }
  const paths = indexPaths(await listItems(db, job.workspaceId));
  const files = new Map<string, Uint8Array>();
  let bytes = 0;
  const texts = [...inputs.map(({ text }) => text), job.profileContent];
  for (const path of findMentioned(texts, [...paths.keys()])) {
    const item = paths.get(path) as ItemRow;
    if (inputs.some(({ name }) => name === path)) continue;
    bytes += item.size;
    if (bytes > MAX_SOURCE_BYTES) {
      return fail('too-large', {
        message: 'The images and other files of this document are larger than 200 MB together.',
      });
    }
    const content = await readFileOf(parts, item);
    if (content === undefined) continue;
    files.set(path, content);
    // Paths in documents may use decomposed accents; file names are composed.
    const decomposed = path.normalize('NFD');
    if (decomposed !== path) files.set(decomposed, content);
  }
  const attachments = await readAttachments(parts, job.profileId);
  return { inputs, files, attachments, sourceDate: Math.floor(modifiedAt / 1000), log };
}

async function readAttachments(
  parts: { db: Kysely<Schema>; blobs: BlobPort },
  profileId: string,
): Promise<Map<string, Uint8Array>> {
  const attachments = new Map<string, Uint8Array>();
  for (const { name, blob_hash: hash } of await listAttachmentRows(parts.db, profileId)) {
    attachments.set(name, await parts.blobs.read(hash));
  }
  return attachments;
}

async function readInput(db: Kysely<Schema>, input: ExportInputRow): Promise<string> {
  if (input.version !== null) return getTextAt(db, input.itemId, input.version);
  return (
    (await readText(db, input.itemId))?.text ?? fail('not-found', { message: `The file ${input.path} is not a text.` })
  );
}

async function readFileOf(
  parts: { db: Kysely<Schema>; blobs: BlobPort },
  item: ItemRow,
): Promise<Uint8Array | undefined> {
  if (item.kind === 'live') {
    const document = await readText(parts.db, item.id);
    return document === undefined ? undefined : new TextEncoder().encode(document.text);
  }
  return item.blob_hash === null ? undefined : parts.blobs.read(item.blob_hash);
}

function indexPaths(items: readonly ItemRow[]): Map<string, ItemRow> {
  const byId = new Map(items.map((item) => [item.id, item]));
  const pathOf = (item: ItemRow): string => {
    const parent = byId.get(item.parent_id ?? '');
    return parent === undefined ? item.name : `${pathOf(parent)}/${item.name}`;
  };
  return new Map(items.filter(({ type }) => type === 'file').map((item) => [pathOf(item), item]));
}
