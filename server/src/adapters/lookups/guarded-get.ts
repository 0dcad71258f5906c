import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';
import http, { type IncomingHttpHeaders, type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Why a service did not respond; each reason has a message for users. */
export type LookupTrouble = 'unreachable' | 'slow' | 'busy' | 'unreadable';

export class LookupFailure extends Error {
  readonly trouble: LookupTrouble;
  /** In seconds. */
  readonly retryAfter: number | undefined;

  constructor(trouble: LookupTrouble, message: string, options: { retryAfter?: number; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.trouble = trouble;
    this.retryAfter = options.retryAfter;
  }
}

export interface GuardedAnswer {
  readonly status: number;
  /** Without parameters, in lower case. */
  readonly type: string;
  readonly retryAfter: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface GuardedRequest {
  readonly accept: string;
  readonly userAgent: string;
  readonly allowed: AllowedOrigins;
  /** Sent to the first origin only, since they may contain secrets. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly maxBytes?: number;
  readonly limitMs?: number;
  /** When aborted, the request fails with its reason. */
  readonly signal?: AbortSignal;
  readonly resolve?: Resolve;
}

/** Allowed origins; true if the operator listed it, so that it may be in a private network. */
export type AllowedOrigins = ReadonlyMap<string, boolean>;

const MAX_BYTES = 1024 * 1024;
const MAX_REDIRECTS = 3;
const LIMIT_MS = 5000;

/** No public service has an address in these ranges. */
const PRIVATE = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv4');
/** Global unicast; no other IPv6 address is public. */
const GLOBAL = new BlockList();
GLOBAL.addSubnet('2000::', 3, 'ipv6');
for (const [network, bits] of [
  // Special purposes, documentation, and 6to4, which embeds IPv4 addresses.
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv6');

export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !PRIVATE.check(address, 'ipv4');
  return version === 6 && GLOBAL.check(address, 'ipv6') && !PRIVATE.check(address, 'ipv6');
}

type Resolve = (
  hostname: string,
  options: LookupOptions & { all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** Resolves to public addresses only. The connection uses the very address that was checked. */
export function lookupPublic(resolve: Resolve): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const allowed = error ? [] : addresses.filter(({ address }) => isPublicAddress(address));
      const [first] = allowed;
      if (first === undefined) callback(error ?? new Error(`${hostname} has no public address.`), [], 0);
      else if (options.all === true) callback(null, allowed);
      else callback(null, first.address, first.family);
    });
  };
}

/**
 * Requests a URL at one of the allowed origins, and follows redirects only to them. Takes at most `limitMs` in total (five
 * seconds by default), and reads at most `maxBytes` (a megabyte). Throws {@link LookupFailure}.
 */
export async function guardedGet(url: string, given: GuardedRequest): Promise<GuardedAnswer> {
  const limit = AbortSignal.timeout(given.limitMs ?? LIMIT_MS);
  const signal = given.signal ? AbortSignal.any([limit, given.signal]) : limit;
  let at = new URL(url);
  const { origin } = at;
  try {
    for (let redirects = 0; ; redirects += 1) {
      const response = await open(at, at.origin === origin ? given : { ...given, headers: {} }, signal);
      const { statusCode: status = 0, headers } = response;
      if (![301, 302, 303, 307, 308].includes(status)) return await readAll(response, given.maxBytes ?? MAX_BYTES);
      response.destroy();
      const to = headers.location ?? '';
      if (redirects === MAX_REDIRECTS || !URL.canParse(to, at.href))
        throw new LookupFailure('unreadable', 'It redirects without end or to nowhere.');
      at = new URL(to, at.href);
    }
  } catch (cause) {
    if (cause instanceof LookupFailure) throw cause;
    given.signal?.throwIfAborted();
    if (limit.aborted) throw new LookupFailure('slow', 'It did not answer in time.', { cause });
    throw new LookupFailure('unreachable', 'It could not be reached.', { cause });
  }
}

function open(url: URL, given: GuardedRequest, signal: AbortSignal): Promise<IncomingMessage> {
  const isListed = given.allowed.get(url.origin);
  const host = url.hostname.replaceAll(/[[\]]/gu, '');
  const isAllowed = isListed === true || (isListed === false && url.protocol === 'https:');
  if (!isAllowed || url.username !== '' || url.password !== '')
    throw new LookupFailure('unreadable', `It redirects to ${url.origin}, which is not asked.`);
  // An IP address is not looked up, so the lookup does not check it.
  if (!isListed && isIP(host) > 0 && !isPublicAddress(host))
    throw new LookupFailure('unreadable', 'It redirects to a private address.');
  const options: RequestOptions = {
    signal,
    agent: false,
    maxHeaderSize: 32 * 1024,
    headers: {
      ...given.headers,
      accept: given.accept,
      'accept-encoding': 'identity',
      'user-agent': given.userAgent,
    },
    ...(isListed ? {} : { lookup: lookupPublic(given.resolve ?? lookup) }),
  };
  return new Promise((done, reject) => {
    (url.protocol === 'https:' ? https : http).get(url, options, done).on('error', reject);
  });
}

async function readAll(response: IncomingMessage, maxBytes: number): Promise<GuardedAnswer> {
  const { statusCode: status = 0, headers } = response;
  const chunks: Buffer[] = [];
  let size = Number(headers['content-length'] ?? 0) > maxBytes ? Infinity : 0;
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') size = Infinity;
  try {
    if (size < Infinity) {
      for await (const chunk of response as AsyncIterable<Buffer>) {
        size += chunk.length;
        if (size > maxBytes) break;
        chunks.push(chunk);
      }
    }
  } finally {
    response.destroy();
  }
  if (size > maxBytes) throw new LookupFailure('unreadable', 'It sent too much, or packed.');
  return {
    status,
    type: (headers['content-type'] ?? '').split(';', 1)[0]!.trim().toLowerCase(),
    retryAfter: headers['retry-after'],
    headers,
    body: Buffer.concat(chunks).toString('utf8'),
  };
}
