import { fail } from '@scriptorium/contract/errors.ts';
import type { Text } from '@codemirror/state';
import type { ExportReview } from '@scriptorium/contract/operations/export.ts';
import { decide } from '@scriptorium/contract/review/core/decide.ts';
import type { ReviewState } from '@scriptorium/contract/review/core/state.ts';
import { say } from '@scriptorium/contract/said.ts';
import type { Kysely } from 'kysely';
import { readText } from '../../db/texts/documents.ts';
import { listAttachmentRows } from '../../db/exports/attachments.ts';
import type { ExportInputRow, ExportRow } from '../../db/exports/jobs.ts';
import { findPresentItem, type ItemRow } from '../../db/items/items.ts';
import { listItems, listItemsBelow } from '../../db/items/walk-tree.ts';
import type { Schema } from '../../db/schema.ts';
import { loadDocument } from '../../db/texts/live-documents.ts';
import { readThreadContents } from '../../db/texts/review-rows.ts';
import type { Review } from '../../domain/exports/review.ts';
import { reviewOfDocument } from '../../domain/exports/review-of-document.ts';
import type { ExportLine } from '../../domain/exports/line.ts';
import { findMentioned } from '../../domain/exports/needs.ts';
import type { Root } from '../../domain/items/places.ts';
import { getTextAt } from '../texts/read-text.ts';

/** Where the contents of files are read from. */
interface BlobReader {
  read(hash: string): Promise<Uint8Array>;
}

const MAX_SOURCE_BYTES = 200 * 1024 * 1024;
/** Limit in bytes for all converted texts, which are held in memory here and in the converter. */
const MAX_INPUT_BYTES = 32 * 1024 * 1024;

export interface ExportSources {
  inputs: { name: string; text: string; review?: Review }[];
  /** The versions of the inputs that have one. */
  versions: { itemId: string; version: number }[];
  files: Map<string, Uint8Array>;
  /** Ids of those files. */
  used: string[];
  /** Files attached to the profile, by name. */
  attachments: Map<string, Uint8Array>;
  /** Modification time of the newest input, in seconds since 1970. */
  sourceDate: number;
  log: ExportLine[];
}

type Wanted = Pick<ExportRow, 'inputs' | 'outputName' | 'profileContent' | 'profileId' | 'review' | 'workspaceId'> & {
  /** Set if access is through a shared item: nothing outside it is read, and paths begin there. */
  root: Root | null;
  /** Which files that the texts refer to may be used; all if omitted. */
  mayUse?: (item: { id: string; path: string }) => boolean;
};

/** Reads the texts of an export as scheduled, and the files they refer to. */
export async function readExportSources(
  parts: { db: Kysely<Schema>; blobs: BlobReader },
  job: Wanted,
): Promise<ExportSources> {
  const { db } = parts;
  const paths = indexPaths(await listReachable(db, job), job.root);
  const used: string[] = [];
  const shown = new Map([...paths].map(([path, { id }]) => [id, path]));
  const inputs: ExportSources['inputs'] = [];
  const versions: ExportSources['versions'] = [];
  const log: ExportLine[] = [];
  if (job.review === 'show' && !job.outputName.endsWith('.docx'))
    log.push({ level: 'warning', message: 'Only Word documents show comments and suggestions; they were left out.' });
  let modifiedAt = 0;
  let inputBytes = 0;
  for (const input of job.inputs) {
    const item = await findPresentItem(db, input.itemId);
    // Must not reveal its name elsewhere.
    if (job.root !== null && !shown.has(input.itemId))
      return fail('not-found', {
        message: 'A document that was exported together with this one is not shared with you.',
      });
    if (item === undefined || item.workspace_id !== job.workspaceId)
      return fail(
        'not-found',
        say('The file {path} was deleted or moved away before its export began.', { path: input.path }),
      );
    modifiedAt = Math.max(modifiedAt, item.modified_at);
    const { version, ...read } = await readInput(db, input, job.review);
    versions.push({ itemId: input.itemId, version });
    inputBytes += Buffer.byteLength(read.text);
    if (inputBytes > MAX_INPUT_BYTES)
      return fail('too-large', { message: 'The texts of this export are larger than 32 MB together.' });
    inputs.push({ name: job.root === null ? input.path : (shown.get(item.id) ?? ''), ...read });
  }
  const files = new Map<string, Uint8Array>();
  let bytes = 0;
  const texts = [...inputs.map(({ text }) => text), job.profileContent];
  for (const path of findMentioned(texts, [...paths.keys()])) {
    const item = paths.get(path) as ItemRow;
    if (inputs.some(({ name }) => name === path)) continue;
    if (job.mayUse?.({ id: item.id, path }) === false) continue;
    bytes += item.size;
    if (bytes > MAX_SOURCE_BYTES) {
      return fail('too-large', {
        message: 'The images and other files of this document are larger than 200 MB together.',
      });
    }
    const content = await readFileOf(parts, item);
    if (content === undefined) continue;
    used.push(item.id);
    files.set(path, content);
    // Paths in documents may use decomposed accents; file names are composed.
    const decomposed = path.normalize('NFD');
    if (decomposed !== path) files.set(decomposed, content);
  }
  const attachments = await readAttachments(parts, job.profileId);
  return { inputs, versions, files, used, attachments, sourceDate: Math.floor(modifiedAt / 1000), log };
}

async function readAttachments(
  parts: { db: Kysely<Schema>; blobs: BlobReader },
  profileId: string,
): Promise<Map<string, Uint8Array>> {
  const attachments = new Map<string, Uint8Array>();
  for (const { name, blob_hash: hash } of await listAttachmentRows(parts.db, profileId)) {
    attachments.set(name, await parts.blobs.read(hash));
  }
  return attachments;
}

async function readInput(
  db: Kysely<Schema>,
  input: ExportInputRow,
  wanted: ExportReview,
): Promise<{ text: string; version: number; review?: Review }> {
  if (input.version === null) {
    const read = await readText(db, input.itemId);
    if (read !== undefined) return { text: read.text, version: read.version };
    return fail('not-found', say('The file {path} is not a text.', { path: input.path }));
  }
  if (wanted !== 'leave-out') {
    // Positions of comments and suggestions are known for the newest version only.
    const loaded = await loadDocument(db, input.itemId);
    if (loaded?.review) {
      const read = await withReview(db, input.itemId, loaded.text, loaded.review, wanted);
      return { ...read, version: loaded.version };
    }
  }
  return { text: await getTextAt(db, input.itemId, input.version), version: input.version };
}

async function withReview(
  db: Kysely<Schema>,
  itemId: string,
  text: Text,
  state: ReviewState,
  wanted: Exclude<ExportReview, 'leave-out'>,
): Promise<{ text: string; review?: Review }> {
  if (wanted === 'show')
    return { text: text.toString(), review: reviewOfDocument(state, await readThreadContents(db, itemId)) };
  const suggestions = [...state.threads].filter(([, { kind }]) => kind === 'suggestion').map(([id]) => id);
  const { changes } = decide(state, { type: 'decide', verdict: 'accept', suggestions }, text);
  return { text: changes.apply(text).toString() };
}

async function readFileOf(
  parts: { db: Kysely<Schema>; blobs: BlobReader },
  item: ItemRow,
): Promise<Uint8Array | undefined> {
  if (item.kind === 'live') {
    const document = await readText(parts.db, item.id);
    return document === undefined ? undefined : new TextEncoder().encode(document.text);
  }
  return item.blob_hash === null ? undefined : parts.blobs.read(item.blob_hash);
}

/** Found by ids from the shared item down, since its path may change meanwhile. */
async function listReachable(db: Kysely<Schema>, { workspaceId, root }: Wanted): Promise<ItemRow[]> {
  if (root === null) return listItems(db, workspaceId);
  if (!root.isFile) return listItemsBelow(db, root.id);
  const item = await findPresentItem(db, root.id);
  return item === undefined ? [] : [item];
}

function indexPaths(items: readonly ItemRow[], root: Root | null): Map<string, ItemRow> {
  const byId = new Map(items.filter(({ id }) => id !== root?.id || root.isFile).map((item) => [item.id, item]));
  const pathOf = (item: ItemRow): string => {
    const parent = byId.get(item.parent_id ?? '');
    return parent === undefined ? item.name : `${pathOf(parent)}/${item.name}`;
  };
  return new Map(items.filter(({ type }) => type === 'file').map((item) => [pathOf(item), item]));
}
