import { OperationError } from '@scriptorium/contract/errors.ts';
import { outputFilename } from '@scriptorium/contract/rules/output-filename.ts';
import type { Kysely } from 'kysely';
import type { Converter, ConvertOutcome } from '../adapters/pandoc/converter.ts';
import {
  findDuePublication,
  haveChanged,
  listCooledDownPublications,
  PAGES_JOB,
  type PublicationFile,
  type PublicationRow,
} from '../db/groups/publications.ts';
import type { Schema } from '../db/schema.ts';
import { loadSettings } from '../db/server/settings.ts';
import { readNewestVersion } from '../db/texts/documents.ts';
import type { CleanPage } from '../domain/pages/clean-page.ts';
import { type ExportSources, readExportSources } from '../model/exports/read-sources.ts';
import { findPublished } from '../pipeline/open-pages.ts';
import type { BlobPort, ExportPort } from '../pipeline/ports.ts';
import type { JobContext, JobHandler } from './job.ts';
import { beginPage, deliverPage, failPage, findQuotaFault, postponePage, settlePages } from './page-transactions.ts';

interface Parts {
  readonly blobs: BlobPort;
  readonly converter: Converter;
  readonly readyProfiles: ExportPort['readyProfiles'];
  /** Runs on a reading thread. */
  readonly clean: (html: Uint8Array) => Promise<CleanPage | string>;
}

/** Nobody is waiting at a screen for a page, but everyone's exports run at the same time. */
const MAX_MILLISECONDS = 60_000;
/**
 * For errors that may not be the page's fault, such as unavailable storage or a stopping server: after this many
 * attempts the page has failed.
 */
const MAX_TRIES = 5;

/** Makes public pages and their PDFs, one after another, once for all readers. */
export function makePages(parts: Parts): JobHandler {
  const stale = new StalePages();
  return {
    kind: PAGES_JOB,
    concurrency: 1,
    run: async (ctx) => {
      const { id, leaseNo } = ctx.job;
      const errors: unknown[] = [];
      for (;;) {
        const page = (await findDuePublication(ctx.db, ctx.now())) ?? (await stale.find(ctx.db, ctx.now()));
        if (page === undefined) break;
        const failed = await makePage(parts, ctx, page);
        if (failed !== null) errors.push(failed.error);
        ctx.signal.throwIfAborted();
      }
      await ctx.unitOfWork.run(settlePages, { id, leaseNo, runAfter: null });
      // For the log. The job has been requeued, so an error with one page does not hold up others.
      if (errors.length > 0) throw errors[0];
      return { kind: 'settled' };
    },
  };
}

/** Pages checked each time the job runs, which is every half minute while any page follows its text. */
const PAGES_PER_CHECK = 200;

/**
 * Finds pages that follow their text and use a changed image, bibliography or other file, although the text itself has
 * not changed. In batches, so that any number of pages costs a few look-ups each time.
 */
class StalePages {
  #after = '';

  async find(db: Kysely<Schema>, now: number): Promise<PublicationRow | undefined> {
    const pages = await listCooledDownPublications(db, now, this.#after, PAGES_PER_CHECK);
    for (const page of pages) {
      this.#after = page.id;
      const ids = JSON.parse(page.sources) as string[];
      if (await haveChanged(db, { workspaceId: page.workspace_id, ids }, page.tried_at, now)) return page;
    }
    if (pages.length < PAGES_PER_CHECK) this.#after = '';
    return undefined;
  }
}

/**
 * If it does not finish, the page stays due and pauses for a while. Returns the error, if it is not the page's fault.
 */
async function makePage(parts: Parts, ctx: JobContext, page: PublicationRow): Promise<{ error: unknown } | null> {
  const tries = page.tries + 1;
  await ctx.unitOfWork.run(beginPage, { id: page.id, tries });
  const attempt = { id: page.id, asked: page.asked, readAt: ctx.now() };
  let version: number | null = page.follows === 1 ? null : page.version;
  try {
    // Making it may have crashed the process each time.
    if (tries > MAX_TRIES) throw new Fault(INTERNAL_FAULT);
    const sources = await readSources(parts, ctx.db, page);
    version = sources.versions[0]?.version ?? version;
    const outcome = await convert(parts, ctx, sources, 'html');
    if (!outcome.ok) throw outcome.reason === 'busy' ? new Busy() : new Fault(outcome.cause);
    const clean = await parts.clean(outcome.bytes);
    if (typeof clean === 'string') throw new Fault(clean);
    const pdf = page.offers_pdf === 1 ? await convert(parts, ctx, sources, 'pdf') : null;
    const made: Made[] = [
      { name: 'page', mediaType: 'text/html', bytes: new TextEncoder().encode(clean.body) },
      ...clean.figures,
    ];
    if (pdf?.ok === true) made.push({ name: 'pdf', mediaType: 'application/pdf', bytes: pdf.bytes });
    // Checked again on delivery, but until then nothing else limits what is written.
    const excess = await findQuotaFault(
      ctx.db,
      page,
      made.map(({ bytes }) => ({ size: bytes.length })),
    );
    if (excess !== null) throw new Fault(excess);
    const files: PublicationFile[] = [];
    for (const each of made) files.push(await storeFile(parts, each));
    await ctx.unitOfWork.run(deliverPage, {
      ...attempt,
      version: version ?? page.version,
      page: { title: clean.title || nameOf(sources), lang: clean.lang, dir: clean.dir },
      files,
      // Only someone who may share the document vouches for its other sources.
      sources: page.asked > page.answered ? JSON.stringify(sources.used) : page.sources,
      fault: pdf?.ok === false ? `The page is there, but its PDF could not be made: ${pdf.cause}` : null,
    });
    if (pdf?.ok === false && pdf.reason === 'busy' && tries < MAX_TRIES) {
      // Visitors need not wait for the PDF.
      await ctx.unitOfWork.run(postponePage, { id: page.id, asked: page.asked, tries });
      return { error: new Busy() };
    }
    return null;
  } catch (error) {
    ctx.signal.throwIfAborted();
    const isKnown = error instanceof Fault || (error instanceof OperationError && error.code !== 'overloaded');
    if (!isKnown && tries < MAX_TRIES) {
      if (error instanceof Busy) await ctx.unitOfWork.run(postponePage, { id: page.id, asked: page.asked, tries });
      return { error };
    }
    const fault = isKnown || error instanceof Busy ? error.message : INTERNAL_FAULT;
    await ctx.unitOfWork.run(failPage, {
      ...attempt,
      version: version ?? (await readNewestVersion(ctx.db, page.item_id)) ?? null,
      fault,
    });
    return isKnown ? null : { error };
  }
}

interface Made {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

const INTERNAL_FAULT = 'The server could not make this page. Its log says why.';

/** A message for the person who published the page. */
class Fault extends Error {}

/** The server had no time for the page, which has no faults itself. */
class Busy extends Error {
  constructor() {
    super('The server has been too busy to make this page. Please try again later.');
  }
}

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
      // Built-in profiles have no attachments.
      profileId: '',
      profileContent: '',
      outputName: outputFilename(path, 'html'),
      review: 'leave-out',
      ...(page.asked > page.answered ? {} : { mayUse: limitSources(page) }),
    },
  );
}

/**
 * Files that a page may use without anyone checking it before it is public: those it used when someone last requested
 * it. Otherwise anyone who has, or had, write access to a single folder could publish an image next to it.
 */
function limitSources(page: PublicationRow): (item: { id: string }) => boolean {
  const known = new Set(JSON.parse(page.sources) as string[]);
  return ({ id }) => known.has(id);
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

async function storeFile({ blobs }: Parts, file: Made): Promise<PublicationFile> {
  const { hash, size } = await blobs.write(once(file.bytes));
  return { name: file.name, blob_hash: hash, size, media_type: file.mediaType };
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
