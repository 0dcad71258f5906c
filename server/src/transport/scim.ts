import { type ErrorCode, ERRORS, fail, type OperationError } from '@scriptorium/contract/errors.ts';
import type { Operation } from '@scriptorium/contract/operation.ts';
import * as scim from '@scriptorium/contract/operations/scim.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hashToken } from '../adapters/clock.ts';
import { SCIM_PATH } from '../domain/provisioning/describe.ts';
import { describeResourceTypes, describeSchemas, describeService } from '../domain/provisioning/discovery.ts';
import { CrowdTurns } from '../domain/limits/crowd-turns.ts';
import { isObject } from '../domain/is-object.ts';
import { noteCall } from '../operations/scim/note-call.ts';
import { findDirectoryActor } from '../pipeline/directory-actor.ts';
import { type Outgoing, runOperation } from '../pipeline/run-operation.ts';
import { toOperationError } from './errors.ts';
import { type HttpParts, note, parseJson, readFacts, tryMigrationLock } from './http.ts';

const TYPE = 'application/scim+json; charset=utf-8';
const BEARER = /^Bearer ([\w.~+/=-]{1,200})$/iu;
/** Enough for a group of five thousand. */
const BODY_LIMIT = 1024 * 1024;
const CALLS_AT_ONCE = 6;
const CALLS_WAITING = 200;
/** Successful calls are recorded at most this often per token. */
const NOTED_EVERY_MS = 10_000;
/** Limit per token in the same period: some directories repeat failing calls many times a second. */
const PROBLEMS_NOTED = 20;

/** Keywords of RFC 7644, 3.12. Other errors keep their status and have no keyword. */
const WORDS: Partial<Record<ErrorCode, { status: number; scimType: string }>> = {
  'bad-json': { status: 400, scimType: 'invalidSyntax' },
  'bad-request': { status: 400, scimType: 'invalidSyntax' },
  'invalid-filter': { status: 400, scimType: 'invalidFilter' },
  'invalid-path': { status: 400, scimType: 'invalidPath' },
  invalid: { status: 400, scimType: 'invalidValue' },
  conflict: { status: 409, scimType: 'uniqueness' },
  'email-taken': { status: 409, scimType: 'uniqueness' },
};

interface Query {
  filter?: unknown;
  startIndex?: unknown;
  count?: unknown;
  attributes?: unknown;
  excludedAttributes?: unknown;
}
type Call = FastifyRequest<{ Params: { id: string }; Querystring: Query }>;

/**
 * SCIM 2.0 for directories that provision accounts. The bearer token is the only authority: cookies are not read, so
 * other sites gain nothing by sending requests from a browser.
 */
export async function registerScim(app: FastifyInstance, parts: HttpParts): Promise<void> {
  const { pipeline } = parts;
  const turns = new CrowdTurns({ places: CALLS_AT_ONCE, maxWaiting: CALLS_WAITING });
  const notes = new Notes();
  const refusals = new WeakMap<FastifyRequest, OperationError>();

  const run = async (request: Call, contract: Operation, input: Record<string, unknown>): Promise<Outgoing> => {
    const operation = parts.registry.get(contract.path) ?? fail('not-built');
    const { socket } = request.raw;
    const isConnected = (): boolean => !socket.destroyed;
    const facts = readFacts(parts, request);
    const incoming = { actor: request.actor, input, files: [], request: facts, isConnected };
    // Nothing is sent while members of a large group are being moved.
    if (operation.mode === 'sliced') socket.setTimeout(0);
    return runOperation(pipeline, operation, incoming).finally(() => socket.setTimeout(app.server.timeout));
  };

  await app.register(
    async (routes) => {
      routes.addContentTypeParser('application/scim+json', { parseAs: 'buffer' }, (_request, body, done) => {
        try {
          done(null, parseJson(body as Buffer));
        } catch (error) {
          done(error as Error);
        }
      });

      // Before the body is read: the caller, and its turn.
      routes.addHook('onRequest', async (request, reply) => {
        void reply.header('cache-control', 'no-store');
        const [, token] = BEARER.exec(request.headers.authorization ?? '') ?? [];
        const directory =
          token === undefined ? undefined : await findDirectoryActor(pipeline.db, { tokenHash: hashToken(token) });
        if (directory === undefined) {
          note(parts, 'access', request);
          void reply.header('www-authenticate', 'Bearer');
          return fail('not-logged-in', { message: 'This needs a valid token.' });
        }
        request.actor = directory;
        await tryMigrationLock(
          parts,
          turns,
          { id: directory.directoryId, countsAs: directory.directoryId },
          request,
          reply,
        );
      });

      routes.setErrorHandler((error, request, reply) => {
        const refusal = toOperationError(error);
        refusals.set(request, refusal);
        if (refusal.code === 'internal' || refusal.code === 'overloaded')
          request.log.error({ err: error, cause: refusal.cause }, 'a call of a directory failed');
        sendRefusal(reply, refusal);
      });

      routes.addHook('onResponse', (request, _reply, done) => {
        done();
        const { actor } = request;
        // Not set if there was no valid token.
        if (actor?.kind !== 'directory') return;
        const refusal = refusals.get(request);
        const isNews = refusal !== undefined && !(refusal.code === 'not-found' && request.method === 'GET');
        const problem = isNews ? { call: nameCall(request), message: refusal.message } : null;
        if (!notes.isDue(actor.tokenId, problem !== null, pipeline.clock.now())) return;
        pipeline.unitOfWork
          .run(noteCall, { tokenId: actor.tokenId, problem })
          .catch((cause: unknown) => request.log.warn({ err: cause }, 'a call of a directory was not noted'));
      });

      addDiscovery(routes, pipeline.server.publicUrl);

      const kinds = [
        [
          '/Users',
          scim.listScimUsers,
          scim.readScimUser,
          scim.createScimUser,
          scim.changeScimUser,
          scim.deleteScimUser,
        ],
        [
          '/Groups',
          scim.listScimGroups,
          scim.readScimGroup,
          scim.createScimGroup,
          scim.changeScimGroup,
          scim.deleteScimGroup,
        ],
      ] as const;
      for (const [url, list, read, create, change, remove] of kinds) {
        const shown = (request: Call): { withMembers?: boolean } =>
          url === '/Groups' ? { withMembers: wantsMembers(request.query) } : {};
        const bodyLimit = BODY_LIMIT;
        routes.get(url, async (request: Call, reply) => {
          const page = await run(request, list, { ...readQuery(request.query), ...shown(request) });
          return sendBytes(reply, asListBytes(toBytes(page)));
        });
        routes.get(`${url}/:id`, async (request: Call, reply) =>
          sendBytes(reply, toBytes(await run(request, read, { id: request.params.id, ...shown(request) }))),
        );
        routes.post(url, { bodyLimit }, async (request: Call, reply) => {
          const { output: made } = await run(request, create, { body: readBody(request) });
          return send(reply.status(201).header('location', locate(made)), made);
        });
        routes.put(`${url}/:id`, { bodyLimit }, async (request: Call, reply) => {
          const input = { id: request.params.id, how: 'replace', body: readBody(request) };
          return send(reply, (await run(request, change, input)).output);
        });
        routes.patch(`${url}/:id`, { bodyLimit }, async (request: Call, reply) => {
          const input = { id: request.params.id, how: 'patch', body: readBody(request) };
          const { output: changed } = await run(request, change, input);
          // Entra ID does not want the list of members in the response.
          return url === '/Groups' ? reply.status(204).send() : send(reply, changed);
        });
        routes.delete(`${url}/:id`, async (request: Call, reply) => {
          await run(request, remove, { id: request.params.id });
          return reply.status(204).send();
        });
      }
      routes.all('/*', () => fail('not-found', { message: 'There is nothing at this address.' }));
    },
    { prefix: SCIM_PATH },
  );
}

function addDiscovery(routes: FastifyInstance, publicUrl: string): void {
  const offer = (url: string, resources: readonly { id: string }[]): void => {
    const totalResults = resources.length;
    const list = asList({ totalResults, startIndex: 1, itemsPerPage: totalResults, Resources: resources });
    routes.get(url, (_request, reply) => send(reply, list));
    routes.get<{ Params: { id: string } }>(`${url}/:id`, (request, reply) => {
      const found = resources.find(({ id }) => id === request.params.id);
      return send(reply, found ?? fail('not-found', { message: 'There is nothing at this address.' }));
    });
  };
  routes.get('/ServiceProviderConfig', (_request, reply) => send(reply, describeService(publicUrl)));
  offer('/ResourceTypes', describeResourceTypes(publicUrl));
  offer('/Schemas', describeSchemas(publicUrl));
}

function send(reply: FastifyReply, body: unknown): FastifyReply {
  return reply.type(TYPE).send(JSON.stringify(body));
}

/** A long list comes serialized from another thread. */
function toBytes({ output, json }: Outgoing): Buffer {
  return Buffer.from(json ?? JSON.stringify(output));
}

function sendBytes(reply: FastifyReply, body: Buffer): FastifyReply {
  return reply.type(TYPE).send(body);
}

function sendRefusal(reply: FastifyReply, { code, message, retryAfter }: OperationError): void {
  const known = WORDS[code];
  const status = known?.status ?? ERRORS[code].status;
  if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter));
  else if (code === 'overloaded') void reply.header('retry-after', '5');
  const body = {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
    status: String(status),
    ...(known !== undefined && { scimType: known.scimType }),
    detail: message,
  };
  void send(reply.status(status), body);
}

function asListBytes(page: Buffer): Buffer {
  const head = JSON.stringify(asList({}));
  return Buffer.concat([Buffer.from(`${head.slice(0, -1)},`), page.subarray(1)]);
}

function asList(page: object): object {
  return { schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'], ...page };
}

function locate(made: unknown): string {
  return (made as scim.ScimUser | scim.ScimGroup).meta.location;
}

function readBody({ body }: FastifyRequest): Record<string, unknown> {
  return isObject(body) ? body : fail('bad-request', { message: 'The body must be a JSON object.' });
}

function readQuery({ filter, startIndex, count }: Query): Record<string, unknown> {
  return {
    ...(filter !== undefined && { filter: readOnce(filter, 'filter') }),
    ...(startIndex !== undefined && { startIndex: readWhole(startIndex, 'startIndex') }),
    ...(count !== undefined && { count: readWhole(count, 'count') }),
  };
}

/** A repeated parameter arrives as an array. */
function readOnce(value: unknown, name: string): string {
  return typeof value === 'string' ? value : fail('invalid', { message: `“${name}” must be given once.`, field: name });
}

function readWhole(value: unknown, name: string): number {
  const text = readOnce(value, name);
  if (!/^-?\d{1,9}$/u.test(text)) return fail('invalid', { message: `“${name}” must be a whole number.`, field: name });
  return Number(text);
}

function wantsMembers({ attributes, excludedAttributes }: Query): boolean {
  const names = (value: unknown): string[] =>
    typeof value === 'string' ? value.split(',').map((name) => name.trim().toLowerCase()) : [];
  if (names(excludedAttributes).includes('members')) return false;
  return (
    attributes === undefined || names(attributes).some((name) => name === 'members' || name.startsWith('members.'))
  );
}

/** Method and route, without ids. */
function nameCall({ method, routeOptions }: FastifyRequest): string {
  return `${method} ${(routeOptions.url ?? '').slice(SCIM_PATH.length)}`;
}

/** Decides which calls are worth a row. Recently used tokens are kept in memory, since this only saves writes. */
class Notes {
  readonly #last = new Map<string, { at: number; problems: number }>();

  isDue(tokenId: string, isProblem: boolean, now: number): boolean {
    const last = this.#last.get(tokenId);
    if (last === undefined || now - last.at >= NOTED_EVERY_MS) {
      // There are at most a hundred tokens, plus revoked ones.
      if (this.#last.size > 1000) this.#last.clear();
      this.#last.set(tokenId, { at: now, problems: isProblem ? 1 : 0 });
      return true;
    }
    if (!isProblem || last.problems >= PROBLEMS_NOTED) return false;
    last.problems += 1;
    return true;
  }
}
