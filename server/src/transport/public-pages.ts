import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPageName, pagePath } from '@scriptorium/contract/rules/page-name.ts';
import { fail } from '@scriptorium/contract/errors.ts';
import { findPublicationFile, type PublicationFile, type PublicationRow } from '../db/groups/publications.ts';
import { loadSettings } from '../db/server/settings.ts';
import { networkOf } from '../domain/accounts/network-address.ts';
import { CrowdTurns } from '../domain/limits/crowd-turns.ts';
import { Pace } from '../domain/limits/pace.ts';
import { KeptPages } from '../domain/pages/kept-pages.ts';
import { PAGE_CSS, writeNotice, writePage } from '../domain/pages/page-shell.ts';
import { findOpenPage } from '../pipeline/open-pages.ts';
import { disposition } from './assets.ts';
import { type HttpParts, note, tryMigrationLock } from './http.ts';
import { FONT_CSS, registerPageFonts } from './page-fonts.ts';

const SERVED_CSS = `${readFileSync(join(import.meta.dirname, '..', '..', 'assets', 'export', 'scriptorium.css'), 'utf8')}${PAGE_CSS}${FONT_CSS}`;
const CSS_HASH = createHash('sha256').update(SERVED_CSS).digest('base64');

/** No scripts, forms, frames or other servers. */
const NOTICE_CSP = [
  "default-src 'none'",
  `style-src 'sha256-${CSS_HASH}'`,
  // For column widths; the allowed values are decided when the page is made.
  "style-src-attr 'unsafe-inline'",
  "img-src 'self'",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');
/**
 * An opaque origin too, so that it has no access to ours. Not for notices: pages with it could not refresh themselves.
 */
const PAGE_CSP = `${NOTICE_CSP}; sandbox allow-downloads allow-popups allow-popups-to-escape-sandbox`;
const PICTURE_CSP = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; frame-ancestors 'none'";

/** Limit for cached pages, in characters. */
const KEPT = 16_000_000;
/** Seconds after which the notice of a page being made reloads itself. */
const AGAIN_S = 4;

/** Per address: a paper with its images at once, then a page now and then. */
const READING = { burst: 600, perSecond: 10 };
/** Per address, for requests of pages that do not exist. */
const GUESSING = { burst: 100, perSecond: 0.5 };
/** Per page, for all visitors together. */
const CROWD = { burst: 6000, perSecond: 300 };
/** Concurrent requests per address; four times as many per page. */
const AT_ONCE = { places: 16, maxWaiting: 200 };

/**
 * `GET /p/<name>`: documents as pages that anyone can read, with their images and PDF. `fonts` is the folder of the
 * built client.
 */
export function registerPublicPages(app: FastifyInstance, parts: HttpParts, fonts: string): void {
  const { db, ports, clock } = parts.pipeline;
  const kept = new KeptPages(KEPT);
  const paces = { reading: new Pace(READING), guessing: new Pace(GUESSING), crowd: new Pace(CROWD) };
  const turns = new CrowdTurns(AT_ONCE);

  /** The requested page, once it is this reader's turn. */
  const admit = async (name: string, request: FastifyRequest, reply: FastifyReply): Promise<PublicationRow | null> => {
    const network = networkOf(request.ip);
    const now = clock.now();
    slow(parts, request, Math.max(paces.reading.delay(network, now), paces.guessing.delay(network, now)));
    paces.reading.spend(network, 1, now);
    // Spent before the query, or concurrent requests would all get through; refunded if the page exists.
    paces.guessing.spend(network, 1, now);
    const page = isPageName(name) ? await findOpenPage(db, name) : null;
    if (page === null) return null;
    paces.guessing.spend(network, -1, now);
    slow(parts, request, paces.crowd.delay(page.id, now));
    paces.crowd.spend(page.id, 1, now);
    await tryMigrationLock(parts, turns, { id: network, countsAs: page.id }, request, reply);
    return page;
  };

  registerPageFonts(app, fonts);

  app.get<{ Params: { name: string } }>('/p/:name', async (request, reply) => {
    const page = await admit(request.params.name, request, reply);
    if (page === null) return notThere(reply);
    const file = await findPublicationFile(db, page.id, 'page');
    if (file === undefined || page.made_at === null) {
      // Not made yet. A page that could not be made counts as nonexistent.
      if (page.asked === page.answered) return notThere(reply);
      const notice = { title: 'One moment', text: 'This page is being made. It appears here by itself.' };
      return sendHtml(reply.status(202).header('retry-after', String(AGAIN_S)), {
        html: writeNotice({ ...notice, refresh: AGAIN_S }, SERVED_CSS),
        indexed: false,
        policy: NOTICE_CSP,
      });
    }
    const hasPdf = page.offers_pdf === 1 && (await findPublicationFile(db, page.id, 'pdf')) !== undefined;
    const settings = await loadSettings(db);
    const appName = settings.app_name || parts.pipeline.server.appName;
    const indexed = page.indexed === 1;
    const facts = [
      file.blob_hash,
      page.name,
      page.made_at,
      page.title,
      indexed,
      hasPdf,
      appName,
      settings.homepage_url,
      CSS_HASH,
    ];
    const tag = `"${createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 32)}"`;
    if (isKnown(request, reply, tag)) return reply.status(304).send();
    const body = await kept.read(file.blob_hash, async () =>
      new TextDecoder().decode(await ports.blobs.read(file.blob_hash)),
    );
    const path = pagePath(page.name);
    const html = writePage(
      {
        title: page.title,
        lang: page.lang,
        dir: page.dir,
        body,
        path,
        address: parts.publicOrigin === null ? null : `${parts.publicOrigin}${path}`,
        indexed,
        hasPdf,
        madeAt: page.made_at,
        appName,
        homepage: settings.homepage_url,
      },
      SERVED_CSS,
    );
    return sendHtml(reply, { html, indexed, policy: PAGE_CSP });
  });

  app.get<{ Params: { name: string; file: string } }>('/p/:name/:file', async (request, reply) => {
    const { name, file: wanted } = request.params;
    const page = await admit(name, request, reply);
    // The page itself has its own address; a PDF that is no longer offered counts as nonexistent.
    if (page === null || wanted === 'page' || (wanted === 'pdf' && page.offers_pdf === 0)) return notThere(reply);
    const file = await findPublicationFile(db, page.id, wanted);
    if (file === undefined || !(await ports.blobs.isWhole(file.blob_hash, file.size))) return notThere(reply);
    return sendFile(request, reply, page, file);
  });

  const sendFile = (
    request: FastifyRequest,
    reply: FastifyReply,
    page: PublicationRow,
    file: PublicationFile,
  ): FastifyReply => {
    const isPdf = file.name === 'pdf';
    if (page.indexed === 0) void reply.header('x-robots-tag', 'noindex');
    void reply
      .type(file.media_type)
      .header(
        'content-security-policy',
        isPdf
          ? "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'none'"
          : PICTURE_CSP,
      )
      // The page has an opaque origin.
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('referrer-policy', 'no-referrer')
      .header('content-disposition', disposition('inline', isPdf ? `${page.title || page.name}.pdf` : file.name));
    if (isKnown(request, reply, `"${file.blob_hash}"`)) return reply.status(304).send();
    return reply.header('content-length', String(file.size)).send(ports.blobs.stream(file.blob_hash));
  };
}

/** Revalidated each time, so that a withdrawn page disappears at once. */
function isKnown(request: FastifyRequest, reply: FastifyReply, tag: string): boolean {
  void reply.header('cache-control', 'no-cache').header('etag', tag);
  const known = (request.headers['if-none-match'] ?? '').slice(0, 2000).split(',');
  return known.some((each) => each.trim().replace(/^W\//u, '') === tag);
}

function sendHtml(
  reply: FastifyReply,
  { html, indexed, policy }: { html: string; indexed: boolean; policy: string },
): FastifyReply {
  if (!indexed) void reply.header('x-robots-tag', 'noindex, nofollow');
  // The address may be known only to those who were given it.
  void reply.header('content-security-policy', policy).header('referrer-policy', 'no-referrer');
  return reply.type('text/html; charset=utf-8').send(html);
}

function notThere(reply: FastifyReply): FastifyReply {
  const notice = { title: 'Nothing here', text: 'There is no page at this address, or it is no longer published.' };
  return sendHtml(reply.status(404), { html: writeNotice(notice, SERVED_CSS), indexed: false, policy: NOTICE_CSP });
}

function slow(parts: HttpParts, request: FastifyRequest, delay: number): void {
  if (delay <= 0) return;
  note(parts, 'limit', request);
  fail('rate-limited', { retryAfter: Math.ceil(delay / 1000) });
}
