import { lookup } from 'node:dns';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress, lookupPublic } from './lookups/guarded-get.ts';

const MAX_BYTES = 512 * 1024;
const TIMEOUT_MS = 10_000;

interface RequestOptions {
  method: string;
  headers: Readonly<Record<string, string>>;
  body?: string | undefined;
}

/** The request was refused or got no valid response. The message is a sentence in which “it” is the other side. */
export class GuardedFailure extends Error {}

/**
 * Requests a URL chosen by an administrator, only over TLS and at a public address, so that the server cannot be tricked
 * into requests to its own network. Origins in `privateOrigins`, which the operator listed, may be anywhere. Redirects are
 * returned, not followed. Throws {@link GuardedFailure}.
 */
export async function guardedFetch(
  url: URL,
  request: RequestOptions,
  privateOrigins: ReadonlySet<string>,
): Promise<Response> {
  const isListed = privateOrigins.has(url.origin);
  const host = url.hostname.replaceAll(/[[\]]/gu, '');
  if (!isListed && url.protocol !== 'https:') throw new GuardedFailure('Its address does not begin with https://.');
  // An IP address is not looked up, so the lookup does not check it.
  if (!isListed && isIP(host) > 0 && !isPublicAddress(host))
    throw new GuardedFailure('It is in a private network, and PRIVATE_PROVIDERS does not name it.');
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    return await readAll(await send(url, request, isListed, signal));
  } catch (cause) {
    if (cause instanceof GuardedFailure) throw cause;
    if (signal.aborted) throw new GuardedFailure('It did not answer within ten seconds.', { cause });
    const why = cause instanceof Error ? cause.message : '';
    throw new GuardedFailure(`It could not be reached${why === '' ? '' : ` (${why.slice(0, 200)})`}.`, { cause });
  }
}

function send(url: URL, request: RequestOptions, isListed: boolean, signal: AbortSignal): Promise<IncomingMessage> {
  const options = {
    method: request.method,
    signal,
    agent: false,
    maxHeaderSize: 32 * 1024,
    headers: {
      ...request.headers,
      'accept-encoding': 'identity',
      ...(request.body !== undefined && { 'content-length': String(Buffer.byteLength(request.body)) }),
    },
    ...(isListed ? {} : { lookup: lookupPublic(lookup) }),
  };
  return new Promise((done, reject) => {
    const outgoing = (url.protocol === 'https:' ? https : http).request(url, options, done).on('error', reject);
    outgoing.end(request.body);
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
