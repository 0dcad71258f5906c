import { fail } from '@scriptorium/contract/errors.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AssetGrant, AssetLinks } from '../adapters/asset-links.ts';
import { findUser } from '../db/accounts/users.ts';
import type { AssetContent, AssetSource } from './asset-sources.ts';
import { type ActingPerson, GUEST, readPerson } from '../pipeline/actor.ts';
import { findLinkGuest } from '../pipeline/link-guests.ts';
import { noteDownloads } from '../pipeline/note-given.ts';
import { CrowdTurns } from '../domain/limits/crowd-turns.ts';
import { type HttpParts, identify, isForContent, note, tryMigrationLock } from './http.ts';

const SANDBOX = "default-src 'none'; sandbox; frame-ancestors 'self'";

/**
 * Types shown inline on our own origin, with a fixed type and without scripts; everything else is downloaded. PDF has
 * no sandbox because browsers refuse to show it in one; its type is pinned and never sniffed.
 */
const INLINE: Record<string, string> = {
  'image/png': SANDBOX,
  'image/jpeg': SANDBOX,
  'image/bmp': SANDBOX,
  'image/webp': SANDBOX,
  'image/svg+xml': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; frame-ancestors 'self'",
  'text/html':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; form-action 'none'; sandbox; frame-ancestors 'self'",
  'application/pdf': "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'",
};

/** Concurrent downloads per person, as in browsers; others wait. A zip reads a whole tree first. */
const DOWNLOADS_AT_ONCE = 6;
const DOWNLOADS_WAITING = 1000;
const HEAVY: ReadonlySet<AssetGrant['kind']> = new Set(['archive', 'account']);

/** `GET /files/<link>`: content behind signed links, for those who currently have access. */
export function registerAssets(
  app: FastifyInstance,
  parts: HttpParts,
  links: AssetLinks,
  sources: Partial<Record<AssetGrant['kind'], AssetSource>>,
): void {
  const downloads = new CrowdTurns({ places: DOWNLOADS_AT_ONCE, maxWaiting: DOWNLOADS_WAITING });
  app.get<{ Params: { link: string } }>('/files/:link', async (request, reply) => {
    const { pipeline, contentUrl } = parts;
    const now = pipeline.clock.now();
    const grant = links.read(request.params.link, now);
    if (grant === undefined) notFound();
    const isSecondHost = contentUrl !== null && isForContent(request, contentUrl);
    const reader = isSecondHost ? await findIssuer(parts, grant) : readPerson(await identify(parts, request));
    // Guests get links to files, never to archives or old versions.
    if (reader === null || (reader.isGuest && grant.kind !== 'item')) notFound();
    const { id: userId, isGuest } = reader;
    await tryMigrationLock(parts, downloads, reader, request, reply, HEAVY.has(grant.kind) ? DOWNLOADS_AT_ONCE / 2 : 1);
    const context = {
      db: pipeline.db,
      blobs: pipeline.ports.blobs,
      readFile: (itemId: string) => pipeline.ports.texts.read(itemId, userId),
      now,
    };
    const content = await sources[grant.kind]?.(context, grant, userId);
    if (content === undefined) {
      note(parts, 'access', request);
      notFound();
    }
    if (grant.download && content.gives && !isGuest) {
      // Before the first byte: whoever has the file may upload it at once.
      await pipeline.unitOfWork.run(noteDownloads, { userId, gives: content.gives });
    }
    // With a content host, our own origin shows no user content.
    return sendContent(request, reply, content, {
      download: grant.download || (contentUrl !== null && !isSecondHost),
      shownTo: isSecondHost ? parts.publicOrigin : null,
    });
  });
}

/** The content host gets no cookies: the link itself is the ticket, as long as its account is valid. */
async function findIssuer(
  { pipeline: { db, clock } }: HttpParts,
  grant: AssetGrant,
): Promise<Pick<ActingPerson, 'id' | 'countsAs' | 'isGuest'> | null> {
  if (grant.kind !== 'item' && grant.kind !== 'version' && grant.kind !== 'trial') return null;
  const user = await findUser(db, grant.userId);
  if (user !== undefined)
    return user.suspended === 1 || user.email_verified === 0
      ? null
      : { id: user.id, countsAs: user.id, isGuest: false };
  return readPerson((await findLinkGuest(db, { id: grant.userId }, clock.now())) ?? GUEST);
}

function sendContent(
  request: FastifyRequest,
  reply: FastifyReply,
  content: AssetContent,
  how: { download: boolean; shownTo: string | null },
): FastifyReply {
  const { download, shownTo } = how;
  const policy = INLINE[content.mediaType];
  const shown = policy !== undefined && !download;
  const type = policy === undefined ? 'application/octet-stream' : content.mediaType;
  void reply
    .type(type === 'text/html' ? 'text/html; charset=utf-8' : type)
    .header('content-security-policy', allowFrame(policy ?? SANDBOX, shownTo))
    .header('content-disposition', disposition(shown ? 'inline' : 'attachment', content.name))
    // Never cached: someone just removed, or the browser's next user, must not see a copy.
    .header('cache-control', 'private, no-store')
    .header('cross-origin-resource-policy', shownTo === null ? 'same-origin' : 'cross-origin');
  if (shownTo !== null)
    void reply.header('access-control-allow-origin', shownTo).header('access-control-expose-headers', 'etag');
  if (content.tag !== null) void reply.header('etag', content.tag);
  if (content.tag !== null && request.headers['if-none-match'] === content.tag) return reply.status(304).send();
  if (content.size === null) return reply.send(content.open());

  void reply.header('accept-ranges', 'bytes');
  const range = readRange(request.headers.range, content.size);
  if (range === 'unsatisfiable') {
    return reply.status(416).header('content-range', `bytes */${content.size}`).send();
  }
  if (range === undefined) {
    void reply.header('content-length', String(content.size));
    return reply.send(content.open());
  }
  void reply
    .status(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${content.size}`)
    .header('content-length', String(range.end - range.start + 1));
  return reply.send(content.open(range));
}

/** On the content host, the page that may frame the content has another origin. */
function allowFrame(policy: string, shownTo: string | null): string {
  return shownTo === null ? policy : policy.replace("frame-ancestors 'self'", `frame-ancestors ${shownTo}`);
}

/** Honours a single range; any other header gets the whole content. */
function readRange(
  header: string | undefined,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/u.exec(header ?? '');
  if (match === null) return undefined;
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start >= size || start > end || (first === '' && Number(last) === 0) ? 'unsatisfiable' : { start, end };
}

/** RFC 6266: an ASCII name for old clients besides the real one; no name can break the header. */
export function disposition(kind: 'inline' | 'attachment', name: string): string {
  const plain = name.replaceAll(/[^\w .()-]/gu, '_').slice(0, 150);
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/gu,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

function notFound(): never {
  fail('not-found', { message: 'There is nothing at this address.' });
}
