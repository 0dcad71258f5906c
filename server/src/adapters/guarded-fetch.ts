import { lookup } from 'node:dns';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress, lookupPublic } from './lookups/guarded-get.ts';

const MAX_BYTES = 512 * 1024;
const LIMIT_MS = 10_000;

interface Asked {
  method: string;
  headers: Readonly<Record<string, string>>;
  body?: string | undefined;
}

/** Not requested, or no valid response; the message is a sentence about "it". */
export class GuardedFailure extends Error {}

/**
 * Requests a URL chosen by an administrator, over TLS and only if it is public: the server must not be tricked into
 * requests to its own network. Origins listed by the operator may be anywhere. Redirects are returned, not followed.
 */
export async function guardedFetch(url: URL, asked: Asked, privateOrigins: ReadonlySet<string>): Promise<Response> {
  const isChosen = privateOrigins.has(url.origin);
  const host = url.hostname.replaceAll(/[[\]]/gu, '');
  if (!isChosen && url.protocol !== 'https:') throw new GuardedFailure('Its address does not begin with https://.');
  // An IP address is never resolved, so the lookup would not check it.
  if (!isChosen && isIP(host) > 0 && !isPublicAddress(host))
    throw new GuardedFailure('It is in a private network, and PRIVATE_PROVIDERS does not name it.');
  const signal = AbortSignal.timeout(LIMIT_MS);
  try {
    return await readAll(await send(url, asked, isChosen, signal));
  } catch (cause) {
    if (cause instanceof GuardedFailure) throw cause;
    if (signal.aborted) throw new GuardedFailure('It did not answer within ten seconds.', { cause });
    const why = cause instanceof Error ? cause.message : '';
    throw new GuardedFailure(`It could not be reached${why === '' ? '' : ` (${why.slice(0, 200)})`}.`, { cause });
  }
}

function send(url: URL, asked: Asked, isChosen: boolean, signal: AbortSignal): Promise<IncomingMessage> {
  const options = {
    method: asked.method,
    signal,
    agent: false,
    maxHeaderSize: 32 * 1024,
    headers: {
      ...asked.headers,
      'accept-encoding': 'identity',
      ...(asked.body !== undefined && { 'content-length': String(Buffer.byteLength(asked.body)) }),
    },
    ...(isChosen ? {} : { lookup: lookupPublic(lookup) }),
  };
  return new Promise((done, reject) => {
    const request = (url.protocol === 'https:' ? https : http).request(url, options, done).on('error', reject);
    request.end(asked.body);
  });
}

async function readAll(response: IncomingMessage): Promise<Response> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > MAX_BYTES) throw new GuardedFailure('It sent too much.');
      chunks.push(chunk);
    }
  } finally {
    response.destroy();
  }
  const status = response.statusCode ?? 0;
  const headers = new Headers();
  for (const name of ['content-type', 'location', 'www-authenticate'] as const) {
    const value = response.headers[name];
    if (value !== undefined) headers.set(name, value);
  }
  if (status < 200 || status > 599) throw new GuardedFailure('It sent what is not an answer.');
  const isEmpty = [204, 205, 304].includes(status);
  return new Response(isEmpty ? null : Buffer.concat(chunks), { status, headers });
}
