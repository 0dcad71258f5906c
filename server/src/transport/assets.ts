import { fail } from '@scriptorium/contract/errors.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AssetGrant, AssetLinks } from '../adapters/asset-links.ts';
import type { AssetContent, AssetSource } from './asset-sources.ts';
import { type HttpParts, identify } from './http.ts';

const SANDBOX = "default-src 'none'; sandbox; frame-ancestors 'self'";

/**
 * How a user's file may be shown on our own origin: the type is fixed, scripts never run, and what is not on this list
 * is downloaded. PDF has no sandbox, because browsers refuse to show it in one; its type is pinned and never sniffed.
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

/** `GET /files/<link>`: contents behind signed links, for those who may see them at this moment. */
export function registerAssets(
  app: FastifyInstance,
  parts: HttpParts,
  links: AssetLinks,
  sources: Partial<Record<AssetGrant['kind'], AssetSource>>,
): void {
  app.get<{ Params: { link: string } }>('/files/:link', async (request, reply) => {
    const { road } = parts;
    const now = road.clock.now();
    const grant = links.read(request.params.link, now);
    const actor = grant === undefined ? undefined : await identify(parts, request);
    if (grant === undefined || actor?.kind !== 'user') notFound();
    const context = { db: road.db, blobs: road.ports.blobs, now };
    const content = await sources[grant.kind]?.(context, grant, actor.userId);
    if (content === undefined) notFound();
    return sendContent(request, reply, content, grant.download);
  });
}

function sendContent(
  request: FastifyRequest,
  reply: FastifyReply,
  content: AssetContent,
  download: boolean,
): FastifyReply {
  const policy = INLINE[content.mediaType];
  const shown = policy !== undefined && !download;
  const type = policy === undefined ? 'application/octet-stream' : content.mediaType;
  void reply
    .type(type === 'text/html' ? 'text/html; charset=utf-8' : type)
    .header('content-security-policy', policy ?? SANDBOX)
    .header('content-disposition', disposition(shown ? 'inline' : 'attachment', content.name))
    // Asked again each time: who was removed a moment ago must not be shown a kept copy.
    .header('cache-control', 'private, no-cache')
    .header('cross-origin-resource-policy', 'same-origin');
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

/** One range is honoured; several, or something else, get the whole. */
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

/** RFC 6266: a plain name for old clients, the real one beside it; nothing of a name can end the header line. */
function disposition(kind: 'inline' | 'attachment', name: string): string {
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
