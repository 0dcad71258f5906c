import { fail } from '@scriptorium/contract/errors.ts';
import { tryDefaults as contract, type ExportLogLine } from '@scriptorium/contract/operations/export.ts';
import { outputFilename } from '@scriptorium/contract/rules/output-filename.ts';
import { readText } from '../../db/texts/documents.ts';
import { listAttachmentRows } from '../../db/exports/attachments.ts';
import { type ItemRow } from '../../db/items/items.ts';
import { listItems } from '../../db/items/walk-tree.ts';
import { decideMediaType, MEDIA_TYPE_HEAD } from '../../domain/items/media-type.ts';
import { findMentioned } from '../../domain/exports/needs.ts';
import { SAMPLE_DOCUMENT, SAMPLE_NAME } from '../../domain/exports/sample.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { read, type ReadContext } from '../../pipeline/operation.ts';
import { requireCheckedDefaults } from './require-checked-defaults.ts';
import { getItem, parsePath } from '../../model/items/find-items.ts';

/** The response contains the result itself; longer ones belong in the queue. */
const MAX_BYTES = 8 * 1024 * 1024;
/** Bytes of images and other files that a trial may read. */
const MAX_SOURCE_BYTES = 50 * 1024 * 1024;
/** The caller is waiting, and other people's exports are queued behind. */
const MAX_MILLISECONDS = 30_000;

export const tryDefaults = read(contract, async (ctx, input) => {
  requireCheckedDefaults(input.content, ctx.ports.exports.engines);
  const source = await readSource(ctx, input);
  const attachments = new Map<string, Uint8Array>();
  for (const row of input.profileUuid === undefined ? [] : await listAttachmentRows(ctx.db, input.profileUuid))
    attachments.set(row.name, await ctx.ports.blobs.read(row.blob_hash));
  const { userId } = requireUser(ctx.actor);
  const trial = {
    defaultsYaml: input.content,
    inputs: [{ name: source.path, text: source.text }],
    files: source.files,
    attachments,
    sourceDate: Math.floor(ctx.now / 1000),
    milliseconds: MAX_MILLISECONDS,
  };
  const outcome = await ctx.ports.exports.tryOut(trial, userId);
  const log: ExportLogLine[] = [...outcome.log];
  if (!outcome.ok) return { log };
  const filename = outputFilename(source.path, outcome.extension);
  if (outcome.bytes.length > MAX_BYTES) {
    log.push({ level: 'info', message: 'The result is too large to be shown here.' });
    return { filename, log };
  }
  const type = decideMediaType(filename, outcome.bytes.subarray(0, MEDIA_TYPE_HEAD));
  const url = `data:${type};base64,${Buffer.from(outcome.bytes).toString('base64')}`;
  if (type !== 'text/html') return { filename, log, url };
  const subject = ctx.ports.exports.keepTrial({ userId, name: filename, bytes: outcome.bytes });
  return { filename, log, url, pageUrl: ctx.ports.assets.grant({ kind: 'trial', subject, userId, now: ctx.now }) };
});

async function readSource(
  ctx: ReadContext,
  input: { uuid?: string | undefined; itemPath?: string | undefined; content: string },
) {
  if (input.uuid === undefined || input.itemPath === undefined) {
    return { path: SAMPLE_NAME, text: SAMPLE_DOCUMENT, files: new Map<string, Uint8Array>() };
  }
  const names = parsePath(input.itemPath);
  const item = await getItem(ctx.db, input.uuid, names);
  const document = item.kind === 'live' ? await readText(ctx.db, item.id) : undefined;
  if (document === undefined)
    return fail('invalid', { field: 'itemPath', message: 'This is not a text that can be exported.' });
  const files = new Map<string, Uint8Array>();
  let bytes = 0;
  const items = await listItems(ctx.db, input.uuid);
  const byId = new Map(items.map((row) => [row.id, row]));
  const pathOf = (row: ItemRow): string => {
    const parent = byId.get(row.parent_id ?? '');
    return parent === undefined ? row.name : `${pathOf(parent)}/${row.name}`;
  };
  const byPath = new Map(items.filter(({ type }) => type === 'file').map((row) => [pathOf(row), row]));
  for (const path of findMentioned([document.text, input.content], [...byPath.keys()])) {
    const row = byPath.get(path);
    bytes += row?.size ?? 0;
    if (bytes > MAX_SOURCE_BYTES)
      return fail('too-large', { message: 'The files of this text are too large to try a profile with.' });
    if (row?.kind === 'live') files.set(path, new TextEncoder().encode((await readText(ctx.db, row.id))?.text ?? ''));
    else if (row?.blob_hash) files.set(path, await ctx.ports.blobs.read(row.blob_hash));
  }
  return { path: names.join('/'), text: document.text, files };
}
