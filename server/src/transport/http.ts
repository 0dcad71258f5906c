import fastifyCookie from '@fastify/cookie';
import { fail } from '@scriptorium/contract/errors.ts';
import { CALLS } from '@scriptorium/contract/operations/all.ts';
import type { Operation } from '@scriptorium/contract/operation.ts';
import { cancelLongWork, listLongWork } from '@scriptorium/contract/operations/long-work.ts';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { DamagedText, type ReportDamage } from '../domain/damage.ts';
import { networkOf } from '../domain/accounts/network-address.ts';
import { parseStrictJson } from '../domain/strict-json.ts';
import { type ActingPerson, type Actor, readPerson } from '../pipeline/actor.ts';
import type { Meter } from '../adapters/meter.ts';
import type { AnyOperation, ReplyEffects } from '../pipeline/operation.ts';
import type { RequestFacts } from '../pipeline/request-facts.ts';
import { checkCaller, type Outgoing, type Pipeline, runOperation } from '../pipeline/run-operation.ts';
import { findActor, touch } from '../pipeline/sessions.ts';
import type { Cookies } from './cookies.ts';
import { sendError } from './errors.ts';
import { commonHeaders } from './headers.ts';
import { REQUEST_TIME, REQUESTS } from './metrics.ts';
import type { Origins } from './origins.ts';
import { SlowBodies } from './slow-bodies.ts';
import { CrowdTurns } from '../domain/limits/crowd-turns.ts';
import { endUnread } from './unread-bodies.ts';
import { Uploads } from './uploads.ts';

const BODY_LIMIT = 256 * 1024;
/** Body limit for callers who are not logged in, on every connection: enough for an address, a password, a token. */
const GUEST_BODY_LIMIT = 16 * 1024;
const HEADERS_TIMEOUT_MS = 15_000;
/** Enough for the largest upload on a slow connection. */
const REQUEST_TIMEOUT_MS = 30 * 60_000;
/** Longer than any conversion someone waits for. */
const SILENCE_MS = 120_000;
/** Concurrent calls per person, as in browsers. Counted until the response has been read, since it takes memory too. */
const CALLS_AT_ONCE = 6;
const CALLS_WAITING = 1000;
const UPLOADS_AT_ONCE = 2;
const UPLOADS_WAITING = 100;
const OTHER_METHODS = ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'];

export interface HttpParts {
  pipeline: Pipeline;
  registry: ReadonlyMap<string, AnyOperation>;
  cookies: Cookies;
  origins: Origins;
  log: FastifyBaseLogger;
  trustedProxies: string[];
  /** Further connections are closed immediately. */
  maxConnections: number;
  secure: boolean;
  /** Whether HSTS includes subdomains. */
  hstsSubdomains: boolean;
  meter: Meter;
  reportDamage: ReportDamage;
  /**
   * Whether this server is about to stop: requests are still answered, but clients should use another server next time.
   */
  isDraining: () => boolean;
  /** A separate origin for user content, or null. */
  contentUrl: string | null;
  /** Origin of our pages, if configured. */
  publicOrigin: string | null;
}

/** The HTTP server: one POST route per call of the contract, and everything that responses have in common. */
export async function buildHttp(parts: HttpParts): Promise<FastifyInstance> {
  const headers = commonHeaders(parts);
  const app = Fastify({
    loggerInstance: parts.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => parts.pipeline.clock.newId(),
    bodyLimit: BODY_LIMIT,
    trustProxy: parts.trustedProxies.length === 0 ? false : parts.trustedProxies,
    // Bounds endless headers. Bodies are bounded by size and idle time (below), since uploads may take long.
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: 65_000,
    exposeHeadRoutes: true,
    routerOptions: { maxParamLength: 5000, ignoreTrailingSlash: false, caseSensitive: true },
    forceCloseConnections: 'idle',
    // Unparsable URLs reach no hook, so their headers are set here.
    frameworkErrors: (error, request, reply) => {
      void reply.headers(headers).header('x-request-id', request.id);
      sendError(error, request, reply);
    },
  });
  app.server.headersTimeout = HEADERS_TIMEOUT_MS;
  // Idle connections end after this time; sockets and event streams have heartbeats.
  app.server.timeout = SILENCE_MS;
  app.server.maxConnections = parts.maxConnections;
  const slowBodies = new SlowBodies();
  app.addHook('onClose', async () => slowBodies.close());

  await app.register(fastifyCookie);
  const { contentUrl } = parts;
  app.addHook('onRequest', (request, reply, done) => {
    // Load balancers keep their connections open, and would send the next call here too.
    if (parts.isDraining()) reply.header('connection', 'close');
    // The content host only serves content: no pages, calls or cookies.
    if (contentUrl !== null && isForContent(request, contentUrl) && !request.url.startsWith('/files/')) {
      void reply.headers(headers);
      fail('not-found', { message: 'There is nothing at this address.' });
    }
    void reply.headers(headers).header('x-request-id', request.id);
    slowBodies.watch(request.raw);
    endUnread(request.raw, reply.raw);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    parts.meter.count(REQUESTS, `status="${reply.statusCode}"`);
    parts.meter.time(REQUEST_TIME, reply.elapsedTime);
    // Log neither query strings nor file links: both may grant access.
    const url = request.url.split('?', 1)[0]?.replace(/^\/files\/.*/u, '/files/…');
    const line = { method, url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    request.log.info(line, 'answered');
    done();
  });
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof DamagedText) parts.reportDamage(error.damage);
    sendError(error, request, reply);
  });

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    try {
      done(null, parseJson(body as Buffer));
    } catch (error) {
      done(error as Error);
    }
  });

  const traffic: Traffic = {
    calls: new CrowdTurns({ places: CALLS_AT_ONCE, maxWaiting: CALLS_WAITING }),
    uploads: new CrowdTurns({ places: UPLOADS_AT_ONCE, maxWaiting: UPLOADS_WAITING }),
    steering: new CrowdTurns({ places: CALLS_AT_ONCE, maxWaiting: CALLS_WAITING }),
    files: new Uploads(parts.pipeline),
  };
  for (const contract of CALLS) addOperation(app, parts, traffic, contract);
  app.all('/api', (_request, reply) => answerUnknown(reply));
  app.all('/api/*', (_request, reply) => answerUnknown(reply));
  return app;
}

/** Identifies the caller by cookies; updates the last-seen time at most once a minute. */
export async function identify(parts: HttpParts, request: FastifyRequest): Promise<Actor> {
  const credentials = parts.cookies.readCredentials(request);
  const { actor, stale } = await findActor(parts.pipeline.db, credentials, parts.pipeline.clock.now());
  if (stale && actor.kind === 'user') {
    parts.pipeline.unitOfWork
      .run(touch, { sessionId: actor.sessionId })
      .catch((error: unknown) => request.log.warn({ err: error }, 'last-seen was not written'));
  }
  return actor;
}

export function isForContent(request: FastifyRequest, contentUrl: string): boolean {
  return request.headers.host === new URL(contentUrl).host;
}

export function readFacts(parts: HttpParts, request: FastifyRequest): RequestFacts {
  return {
    id: request.id,
    address: request.ip,
    network: networkOf(request.ip),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 500),
    device: parts.cookies.readDevice(request),
    flow: parts.cookies.readFlowHash(request),
    visit: parts.cookies.readVisitHash(request),
    guest: parts.cookies.readCredentials(request).guest ?? '',
    trusted: parts.cookies.readTrustedHash(request),
  };
}

interface Traffic {
  readonly calls: CrowdTurns;
  readonly uploads: CrowdTurns;
  /** For listing and cancelling long work, which must not wait behind the long calls themselves. */
  readonly steering: CrowdTurns;
  readonly files: Uploads;
}

function addOperation(app: FastifyInstance, parts: HttpParts, traffic: Traffic, contract: Operation): void {
  const operation = parts.registry.get(contract.path);
  app.route({
    method: OTHER_METHODS,
    url: contract.path,
    exposeHeadRoute: false,
    handler: () => fail('method-not-allowed'),
  });

  app.route({
    method: 'POST',
    url: contract.path,
    bodyLimit:
      (operation === undefined || operation.mode === 'sliced' ? undefined : operation.bodyLimit) ??
      usualLimit(contract),
    // Before the body is read: origin, type, caller and turn.
    onRequest: async (request, reply) => {
      checkSource(parts, request, reply);
      checkContentType(request, contract);
      request.actor = await identify(parts, request);
      if (operation !== undefined) checkCallerOf(parts, operation, request);
      const person = readPerson(request.actor);
      if (person === null) return;
      await tryMigrationLock(parts, chooseTurns(traffic, contract), person, request, reply);
    },
    handler: async (request, reply) => {
      if (operation === undefined) fail('not-built');
      const { output, json, effects } = await answerCall(parts, traffic, operation, request);
      applyEffects(parts, reply, effects);
      return reply.type('application/json; charset=utf-8').send(json ?? JSON.stringify(output));
    },
  });
}

function chooseTurns(traffic: Traffic, contract: Operation): CrowdTurns {
  if (contract.body === 'multipart') return traffic.uploads;
  return contract === listLongWork || contract === cancelLongWork ? traffic.steering : traffic.calls;
}

async function answerCall(
  parts: HttpParts,
  { files: uploads }: Traffic,
  operation: AnyOperation,
  request: FastifyRequest,
): Promise<Outgoing> {
  const { pipeline } = parts;
  const { actor } = request;
  const facts = readFacts(parts, request);
  const { socket } = request.raw;
  const isConnected = (): boolean => !socket.destroyed;
  if (operation.contract.body !== 'multipart' || operation.mode !== 'write') {
    const incoming = { actor, input: request.body ?? {}, files: [], request: facts, isConnected };
    if (operation.mode !== 'sliced') return runOperation(pipeline, operation, incoming);
    // Nothing is sent while long work is running.
    socket.setTimeout(0);
    return runOperation(pipeline, operation, incoming).finally(() => socket.setTimeout(SILENCE_MS));
  }
  return uploads.run(operation, request, ({ input, files }) =>
    runOperation(pipeline, operation, { actor, input, files, request: facts, isConnected }),
  );
}

/** Waits for this person's turn, which ends when the response has been read or abandoned. */
export async function tryMigrationLock(
  parts: HttpParts,
  turns: CrowdTurns,
  person: Pick<ActingPerson, 'id' | 'countsAs'>,
  request: FastifyRequest,
  reply: FastifyReply,
  weight = 1,
): Promise<void> {
  const { socket } = request.raw;
  // We are causing the wait, so no idle timeout applies.
  socket.setTimeout(0);
  const leave = await turns.enter(person, weight);
  socket.setTimeout(SILENCE_MS);
  if (leave === null) {
    note(parts, 'limit', request);
    return fail('rate-limited', { retryAfter: 1 });
  }
  if (reply.raw.closed || socket.destroyed) {
    leave();
    // The client has disconnected.
    return fail('bad-request');
  }
  reply.raw.once('close', leave);
}

function usualLimit({ access }: Operation): number {
  return access.rule === 'guest' || access.rule === 'anyone' ? GUEST_BODY_LIMIT : BODY_LIMIT;
}

/** Logs callers without permission, except those not logged in and expired sessions, which are normal. */
function checkCallerOf(parts: HttpParts, operation: AnyOperation, request: FastifyRequest): void {
  try {
    checkCaller(operation, request.actor);
  } catch (error) {
    if (request.actor.kind === 'user') note(parts, 'access', request);
    throw error;
  }
}

/** Recorded by route, since a URL may contain a secret. */
export function note(parts: HttpParts, kind: 'access' | 'limit', request: FastifyRequest): void {
  parts.pipeline.refusals.note({ kind, call: request.routeOptions.url ?? '', address: request.ip });
}

function checkSource(parts: HttpParts, request: FastifyRequest, reply: FastifyReply): void {
  if (!parts.origins.isAllowed(request.headers)) {
    const wrong = parts.origins.explain(request.headers);
    if (wrong === null) {
      note(parts, 'access', request);
      fail('csrf');
    }
    if (wrong.note !== null) request.log.warn(wrong.note);
    fail('wrong-address', { message: wrong.message });
  }
  if (!parts.cookies.hasValidCsrf(request)) {
    // Lets our own page retry at once if its token was from an older session.
    parts.cookies.offerCsrf(request, reply);
    fail('csrf');
  }
}

/** RFC 2046: 70 characters at most. */
const BOUNDARY = /;\s*boundary=(?:[\w'()+,./:=?-]{1,70}|"[\w'()+,./:=? -]{0,69}[\w'()+,./:=?-]")\s*(?:;|$)/iu;

/** Only UTF-8 JSON, which another site's form cannot send. Calls without a payload may omit the type. */
function checkContentType(request: FastifyRequest, contract: Operation): void {
  const { 'content-type': type, 'content-encoding': encoding, 'content-length': length } = request.headers;
  if (encoding !== undefined && encoding !== 'identity') fail('wrong-content-type');
  if (contract.body === 'multipart') {
    if (type === undefined || !/^multipart\/form-data\s*;/iu.test(type)) fail('wrong-content-type');
    if (!BOUNDARY.test(type)) fail('bad-request', { message: 'The boundary of the form is missing or not valid.' });
    return;
  }
  if (type === undefined) {
    const hasBody = (length !== undefined && length !== '0') || request.headers['transfer-encoding'] !== undefined;
    if (hasBody) fail('wrong-content-type');
    return;
  }
  if (!/^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/iu.test(type)) fail('wrong-content-type');
}

/** An empty body counts as an empty object. */
export function parseJson(body: Buffer): unknown {
  if (body.byteLength === 0) return {};
  let text: string;
  try {
    // Keeps a byte order mark, so that it is rejected: it is not JSON.
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
    return parseStrictJson(text);
  } catch {
    fail('bad-json');
  }
}

function applyEffects(parts: HttpParts, reply: FastifyReply, effects: ReplyEffects): void {
  if (effects.headers !== undefined) void reply.headers(effects.headers);
  if (effects.flow === 'clear') parts.cookies.clearFlow(reply);
  else if (effects.flow !== undefined)
    parts.cookies.setFlow(reply, effects.flow.token, secondsUntil(parts, effects.flow.expiresAt));
  if (effects.visit === 'clear') parts.cookies.clearVisit(reply);
  else if (effects.visit !== undefined)
    parts.cookies.setVisit(reply, effects.visit.token, secondsUntil(parts, effects.visit.expiresAt));
  if (effects.guest === 'clear') parts.cookies.clearGuest(reply);
  else if (effects.guest !== undefined) {
    parts.cookies.setGuest(reply, effects.guest.token, secondsUntil(parts, effects.guest.expiresAt));
    // Next to the cookie of an ended session it would be ignored.
    if (parts.cookies.readSessionHash(reply.request) !== undefined) parts.cookies.clearSession(reply);
  }
  if (effects.trusted !== undefined)
    parts.cookies.setTrusted(reply, effects.trusted.token, secondsUntil(parts, effects.trusted.expiresAt));
  if (effects.device !== undefined) parts.cookies.setDevice(reply, effects.device);
  if (effects.session === 'clear') parts.cookies.clearSession(reply);
  else if (effects.session !== undefined) {
    const { token, expiresAt } = effects.session;
    parts.cookies.setSession(reply, token, secondsUntil(parts, expiresAt));
  }
}

function secondsUntil(parts: HttpParts, moment: number): number {
  return Math.floor((moment - parts.pipeline.clock.now()) / 1000);
}

/** Also displayed by pages of the next or previous release. */
const UNKNOWN_CALL = 'The server does not know this call. If it has just been updated, reload the page.';

function answerUnknown(reply: FastifyReply): FastifyReply {
  void reply;
  fail('not-found', { message: UNKNOWN_CALL });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set before the body is read, on the contract's calls. */
    actor: Actor;
  }
}
