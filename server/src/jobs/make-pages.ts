import { OperationError } from '@scriptorium/contract/errors.ts';
import { outputFilename } from '@scriptorium/contract/rules/output-filename.ts';
import type { Kysely } from 'kysely';
import type { Converter, ConvertOutcome } from '../adapters/pandoc/converter.ts';
import { listSharesOf } from '../db/groups/item-shares.ts';
import { findDuePublication, PAGES_JOB, type PublicationFile, type PublicationRow } from '../db/groups/publications.ts';
import { listLinksOf } from '../db/groups/share-links.ts';
import { readAncestorIds } from '../db/items/items.ts';
import { readPresentNames } from '../db/items/present-names.ts';
import type { Schema } from '../db/schema.ts';
import { loadSettings } from '../db/server/settings.ts';
import { readNewestVersion } from '../db/texts/documents.ts';
import type { CleanPage } from '../domain/pages/clean-page.ts';
import { type ExportSources, readExportSources } from '../model/exports/read-sources.ts';
import { findPublished } from '../pipeline/open-pages.ts';
import type { BlobPort, ExportPort } from '../pipeline/ports.ts';
import type { JobContext, JobHandler } from './job.ts';
import { deliverPage, failPage, settlePages } from './page-transactions.ts';

interface Parts {
  readonly blobs: BlobPort;
  readonly converter: Converter;
  readonly readyProfiles: ExportPort['readyProfiles'];
  /** On the reading thread. */
  readonly clean: (html: Uint8Array) => Promise<CleanPage | string>;
}

/** Nobody waits at a screen for a page, and everybody's exports go beside it. */
const MAX_MILLISECONDS = 60_000;

/** Makes public pages and their PDFs, one after another, each once for all who read it. */
export function makePages(parts: Parts): JobHandler {
  return {
    kind: PAGES_JOB,
    concurrency: 1,
    run: async (ctx) => {
      const { id, leaseNo } = ctx.job;
      for (;;) {
        const page = await findDuePublication(ctx.db, ctx.now());
        if (page === undefined) break;
        await makeOne(parts, ctx, page);
        ctx.signal.throwIfAborted();
      }
      await ctx.unitOfWork.run(settlePages, { id, leaseNo, runAfter: null });
      return { kind: 'settled' };
    },
  };
}

async function makeOne(parts: Parts, ctx: JobContext, page: PublicationRow): Promise<void> {
  const attempt = { id: page.id, asked: page.asked };
  let version: number | null = page.follows === 1 ? null : page.version;
  try {
    const sources = await readSources(parts, ctx.db, page);
    version = sources.versions[0]?.version ?? version;
    const outcome = await convert(parts, ctx, sources, 'html');
    if (!outcome.ok) throw new Fault(outcome.cause);
    const clean = await parts.clean(outcome.bytes);
    if (typeof clean === 'string') throw new Fault(clean);
    const files = [
      await keep(parts, { name: 'page', mediaType: 'text/html', bytes: new TextEncoder().encode(clean.body) }),
    ];
    for (const figure of clean.figures) files.push(await keep(parts, figure));
    const pdf = page.offers_pdf === 1 ? await convert(parts, ctx, sources, 'pdf') : null;
    if (pdf?.ok === true)
      files.push(await keep(parts, { name: 'pdf', mediaType: 'application/pdf', bytes: pdf.bytes }));
    await ctx.unitOfWork.run(deliverPage, {
      ...attempt,
      version: version ?? page.version,
      page: { title: clean.title || nameOf(sources), lang: clean.lang, dir: clean.dir },
      files,
      // Only somebody who may share the document vouches for what else goes in.
      sources: page.asked > page.answered ? JSON.stringify(sources.used) : page.sources,
      fault: pdf?.ok === false ? `The page is there, but its PDF could not be made: ${pdf.cause}` : null,
    });
  } catch (error) {
    ctx.signal.throwIfAborted();
    const isKnown = error instanceof Fault || (error instanceof OperationError && error.code !== 'overloaded');
    const fault = isKnown ? error.message : 'The server could not make this page. Its log says why.';
    await ctx.unitOfWork.run(failPage, {
      ...attempt,
      version: version ?? (await readNewestVersion(ctx.db, page.item_id)) ?? null,
      fault,
    });
    if (!isKnown) throw error;
  }
}

/** A sentence for whoever published the page. */
class Fault extends Error {}

const nameOf = ({ inputs }: ExportSources): string =>
  (inputs[0]?.name ?? '').replace(/^.*\//u, '').replace(/\.[^.]*$/u, '');

async function readSources(parts: Parts, db: Kysely<Schema>, page: PublicationRow): Promise<ExportSources> {
  const settings = await loadSettings(db);
  if (settings.exports_enabled !== '1') throw new Fault('Exports are switched off on this server.');
  const names = settings.public_pages === '1' ? await findPublished(db, page) : null;
  if (names === null)
    throw new Fault('The document was not there, or not to be published, when its page was to be made.');
  const path = names.join('/');
  return readExportSources(
    { db, blobs: parts.blobs },
    {
      workspaceId: page.workspace_id,
      root: null,
      inputs: [{ itemId: page.item_id, path, version: page.follows === 1 ? null : page.version }],
      // The server's own profiles have no files attached.
      profileId: '',
      profileContent: '',
      outputName: outputFilename(path, 'html'),
      review: 'leave-out',
      ...(page.asked > page.answered ? {} : { mayUse: await limitSources(db, page) }),
    },
  );
}

/**
 * What a page may take in by itself, since nobody looks at it before it is public: what went in when somebody asked for
 * it, and what everybody who may write in the document can see anyway. Otherwise whoever has one folder to write in could
 * publish a picture beside it.
 */
async function limitSources(
  db: Kysely<Schema>,
  page: PublicationRow,
): Promise<(item: { id: string; path: string }) => boolean> {
  const known = new Set(JSON.parse(page.sources) as string[]);
  const above = await readAncestorIds(db, page.item_id);
  const open = [
    ...(await listSharesOf(db, page.workspace_id, above)),
    ...(await listLinksOf(db, page.workspace_id, above)),
  ].filter(({ role }) => role === 'editor');
  // From the document upwards.
  const narrowest = above.find((id) => open.some(({ item_id: at }) => at === id));
  if (narrowest === undefined) return () => true;
  const names = (await readPresentNames(db, [narrowest])).get(narrowest) ?? [];
  const folder = names.map((name) => `${name}/`).join('');
  return ({ id, path }) => known.has(id) || path.startsWith(folder);
}

async function convert(
  parts: Parts,
  { signal }: JobContext,
  sources: ExportSources,
  key: 'html' | 'pdf',
): Promise<ConvertOutcome> {
  const profile = (await parts.readyProfiles()).find((each) => each.key === key);
  const { inputs, files, attachments, sourceDate } = sources;
  const input = { inputs, files, attachments, sourceDate, milliseconds: MAX_MILLISECONDS };
  return parts.converter.convert({ ...input, defaultsYaml: profile?.content ?? '' }, { signal });
}

async function keep(
  { blobs }: Parts,
  file: { name: string; mediaType: string; bytes: Uint8Array },
): Promise<PublicationFile> {
  const { hash, size } = await blobs.write(once(file.bytes));
  return { name: file.name, blob_hash: hash, size, media_type: file.mediaType };
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
