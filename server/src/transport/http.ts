import fastifyCookie from '@fastify/cookie';
import { fail } from '@scriptorium/contract/errors.ts';
import { OPERATIONS } from '@scriptorium/contract/operations/all.ts';
import type { Operation } from '@scriptorium/contract/operation.ts';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { DamagedText, type TellDamage } from '../domain/damage.ts';
import { networkOf } from '../domain/accounts/network-address.ts';
import { parseStrictJson } from '../domain/strict-json.ts';
import { type Actor, GUEST } from '../pipeline/actor.ts';
import type { Meter } from '../adapters/meter.ts';
import type { AnyOperation, ReplyEffects, RequestFacts } from '../pipeline/operation.ts';
import { checkCaller, type Outgoing, type Pipeline, runOperation } from '../pipeline/run-operation.ts';
import { findActor, touch } from '../pipeline/sessions.ts';
import type { Cookies } from './cookies.ts';
import { sendError } from './errors.ts';
import { commonHeaders } from './headers.ts';
import { REQUEST_TIME, REQUESTS } from './metrics.ts';
import type { Origins } from './origins.ts';
import { SlowBodies } from './slow-bodies.ts';
import { Turns } from '../domain/limits/turns.ts';
import { endUnread } from './unread-bodies.ts';
import { Uploads } from './uploads.ts';

const BODY_LIMIT = 256 * 1024;
/** What anybody may let us hold, on every connection, without saying who they are: an address, a password, a token. */
const GUEST_BODY_LIMIT = 16 * 1024;
const HEADERS_TIMEOUT_MS = 15_000;
/** The largest upload on a slow line. */
const REQUEST_TIMEOUT_MS = 30 * 60_000;
/** Longer than any conversion somebody waits for. */
const SILENCE_MS = 120_000;
/** Calls of one person at a time, as a browser makes them; until the answer is taken, since that too is memory. */
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
  /** What comes beyond is closed at once. */
  maxConnections: number;
  secure: boolean;
  /** Whether TLS is demanded of all names below ours as well. */
  hstsSubdomains: boolean;
  meter: Meter;
  tellDamage: TellDamage;
  /** Another origin for what users wrote, or null. */
  contentUrl: string | null;
  /** Origin of our pages when it is known from the settings. */
  publicOrigin: string | null;
}

/** The HTTP side: one POST route for every call of the contract, and what all answers have in common. */
export async function buildHttp(parts: HttpParts): Promise<FastifyInstance> {
  const headers = commonHeaders(parts);
  const app = Fastify({
    loggerInstance: parts.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => parts.pipeline.clock.newId(),
    bodyLimit: BODY_LIMIT,
    trustProxy: parts.trustedProxies.length === 0 ? false : parts.trustedProxies,
    // A header that never ends. Bodies are limited by their size, and by a silence (see below): uploads may take long.
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: 65_000,
    exposeHeadRoutes: true,
    routerOptions: { maxParamLength: 5000, ignoreTrailingSlash: false, caseSensitive: true },
    forceCloseConnections: 'idle',
    // An address that cannot even be read meets no hook: it gets its headers here.
    frameworkErrors: (error, request, reply) => {
      void reply.headers(headers).header('x-request-id', request.id);
      sendError(error, request, reply);
    },
  });
  app.server.headersTimeout = HEADERS_TIMEOUT_MS;
  // A connection on which nothing moves for this long is ended, whatever it waits for. Sockets and event streams are kept
  // open by their own heartbeats.
  app.server.timeout = SILENCE_MS;
  app.server.maxConnections = parts.maxConnections;
  const slowBodies = new SlowBodies();
  app.addHook('onClose', async () => slowBodies.close());

  await app.register(fastifyCookie);
  const { contentUrl } = parts;
  app.addHook('onRequest', (request, reply, done) => {
    // The second host serves contents and nothing else: no page, no call, no cookie.
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
    // Neither what stands behind a question mark nor a link to a file: both may be enough to get in.
    const url = request.url.split('?', 1)[0]?.replace(/^\/files\/.*/u, '/files/…');
    const line = { method, url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    request.log.info(line, 'answered');
    done();
  });
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof DamagedText) parts.tellDamage(error.damage);
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
    calls: new Turns({ places: CALLS_AT_ONCE, maxWaiting: CALLS_WAITING }),
    uploads: new Turns({ places: UPLOADS_AT_ONCE, maxWaiting: UPLOADS_WAITING }),
    files: new Uploads(parts.pipeline),
  };
  for (const contract of OPERATIONS) addOperation(app, parts, traffic, contract);
  app.all('/api', (_request, reply) => answerUnknown(reply));
  app.all('/api/*', (_request, reply) => answerUnknown(reply));
  return app;
}

/** Who sends this request, by its session cookie; writes last-seen at most once a minute. */
export async function identify(parts: HttpParts, request: FastifyRequest): Promise<Actor> {
  const hash = parts.cookies.readSessionHash(request);
  if (hash === undefined) return GUEST;
  const { actor, stale } = await findActor(parts.pipeline.db, hash, parts.pipeline.clock.now());
  if (stale && actor.kind === 'user') {
    parts.pipeline.unitOfWork
      .run(touch, { sessionId: actor.sessionId })
      .catch((error: unknown) => request.log.warn({ err: error }, 'last-seen was not written'));
  }
  return actor;
}

/** Whether this request came for the host of contents. */
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
  };
}

/** What calls share while they are under way. */
interface Traffic {
  readonly calls: Turns;
  readonly uploads: Turns;
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
    bodyLimit: (operation?.mode === 'write' ? operation.bodyLimit : undefined) ?? usualLimit(contract),
    // Before a byte of the body is read: where it comes from, what it is, who sends it, and whether it is their turn.
    onRequest: async (request, reply) => {
      checkSource(parts, request, reply);
      checkContentType(request, contract);
      request.actor = await identify(parts, request);
      if (operation !== undefined) checkCallerOf(parts, operation, request);
      if (request.actor.kind !== 'user') return;
      const gate = contract.body === 'multipart' ? traffic.uploads : traffic.calls;
      await takeTurn(parts, gate, request.actor.userId, request, reply);
    },
    handler: async (request, reply) => {
      if (operation === undefined) fail('not-built');
      const { output, json, effects } = await answerCall(parts, traffic, operation, request);
      applyEffects(parts, reply, effects);
      return reply.type('application/json; charset=utf-8').send(json ?? JSON.stringify(output));
    },
  });
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
  if (operation.contract.body !== 'multipart' || operation.mode !== 'write') {
    return runOperation(pipeline, operation, { actor, input: request.body ?? {}, files: [], request: facts });
  }
  return uploads.run(operation, request, ({ input, files }) =>
    runOperation(pipeline, operation, { actor, input, files, request: facts }),
  );
}

/** Waits until this person may have one more going on, and gives the place back when the answer is taken or given up. */
export async function takeTurn(
  parts: HttpParts,
  gate: Turns,
  userId: string,
  request: FastifyRequest,
  reply: FastifyReply,
  weight = 1,
): Promise<void> {
  const { socket } = request.raw;
  // Whoever waits here is silent because of us.
  socket.setTimeout(0);
  const leave = await gate.enter(userId, weight);
  socket.setTimeout(SILENCE_MS);
  if (leave === null) {
    note(parts, 'limit', request);
    return fail('rate-limited', { retryAfter: 1 });
  }
  if (reply.raw.closed || socket.destroyed) {
    leave();
    // Whoever has gone wants nothing done.
    return fail('bad-request');
  }
  reply.raw.once('close', leave);
}

function usualLimit({ access }: Operation): number {
  return access.rule === 'guest' || access.rule === 'anyone' ? GUEST_BODY_LIMIT : BODY_LIMIT;
}

/** Whoever may not make this call at all is in the event log; whoever is not logged in (any more) is not news. */
function checkCallerOf(parts: HttpParts, operation: AnyOperation, request: FastifyRequest): void {
  try {
    checkCaller(operation, request.actor);
  } catch (error) {
    if (request.actor.kind === 'user') note(parts, 'access', request);
    throw error;
  }
}

/** For the event log, by the route: an address may hold what lets somebody in. */
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
    // So that our own page, whose token is of an older session, can try again at once.
    parts.cookies.offerCsrf(request, reply);
    fail('csrf');
  }
}

/** RFC 2046: 70 characters at most. */
const BOUNDARY = /;\s*boundary=(?:[\w'()+,./:=?-]{1,70}|"[\w'()+,./:=? -]{0,69}[\w'()+,./:=?-]")\s*(?:;|$)/iu;

/** JSON in UTF-8 and nothing else: a form of another site cannot send that. A call without payload may have no type. */
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

/** An empty body is an empty object: calls without payload may send either. */
function parseJson(body: Buffer): unknown {
  if (body.byteLength === 0) return {};
  let text: string;
  try {
    // With its byte order mark, if it has one: that is no JSON.
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
    return parseStrictJson(text);
  } catch {
    fail('bad-json');
  }
}

function applyEffects(parts: HttpParts, reply: FastifyReply, effects: ReplyEffects): void {
  if (effects.headers !== undefined) void reply.headers(effects.headers);
  if (effects.device !== undefined) parts.cookies.setDevice(reply, effects.device);
  if (effects.session === 'clear') parts.cookies.clearSession(reply);
  else if (effects.session !== undefined) {
    const { token, expiresAt } = effects.session;
    parts.cookies.setSession(reply, token, Math.floor((expiresAt - parts.pipeline.clock.now()) / 1000));
  }
}

function answerUnknown(reply: FastifyReply): FastifyReply {
  void reply;
  fail('not-found', { message: 'There is nothing at this address.' });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set before the body is read, on calls of the contract. */
    actor: Actor;
  }
}
