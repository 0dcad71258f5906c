import { ERRORS, type ErrorBody, type ErrorCode } from '@scriptorium/contract/errors.ts';
import type { Operation } from '@scriptorium/contract/operation.ts';
import { CALLS } from '@scriptorium/contract/operations/all.ts';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gatherCast, type Cast } from './access/actors.ts';
import { ACTORS, MATRIX, type Actor } from './access/matrix.ts';
import { prepareInput } from './access/prepare-input.ts';
import { findUnlisted, ROUTES } from './access/routes.ts';
import { sendCall } from './access/send-call.ts';
import { loginAs, mustPost } from './_support/accounts.ts';
import { FULL } from './_support/full.ts';
import type { Answer, Client } from './_support/client.ts';
import { type Mailbox, startMailbox } from './_support/smtp.ts';
import { ROOT, startServer, type RunningServer } from './_support/start-server.ts';
import { connectSocket } from './live/live-client.ts';

const REFUSALS: Readonly<Record<string, readonly ErrorCode[]>> = {
  '1': ['not-logged-in'],
  '3': ['forbidden', 'already-logged-in'],
  '4': ['not-found'],
};

describe('the access table', () => {
  let server: RunningServer;
  let cast: Cast;
  let mailbox: Mailbox;

  beforeAll(async () => {
    // Invitations need a server that can send mail.
    mailbox = await startMailbox();
    server = await startServer({ env: { SMTP_URL: mailbox.url } });
    cast = await gatherCast(server);
  });
  afterAll(async () => {
    await server.dispose();
    await mailbox.close();
  });

  it('lists every call of the contract and no other', () => {
    expect(Object.keys(MATRIX).toSorted()).toEqual(CALLS.map((operation) => operation.path).toSorted());
  });

  it('lists every call the server implements', async () => {
    const answer = await cast.clients.guest.get('/api/openapi.json');
    const { paths } = answer.body as { paths: Record<string, unknown> };
    expect(
      Object.keys(paths).filter((path) => !(path in MATRIX) && path !== '/api/events' && path !== '/api/openapi.json'),
    ).toEqual([]);
  });

  it('has a verdict for every call and actor', () => {
    expect(Object.entries(MATRIX).filter(([, row]) => row.length !== ACTORS.length || /[^+134]/.test(row))).toEqual([]);
  });

  it('lists every route of the server: pages, links, streams, sockets, service', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'scriptorium-routes-'));
    try {
      const file = join(folder, 'routes.json');
      const preload = `--import=${join(ROOT, 'tests/access/note-routes.ts')}`;
      await using whole = await startServer({ env: { METRICS: '1', NODE_OPTIONS: preload, ROUTES_FILE: file } });
      await whole.stop();
      const routes = JSON.parse(readFileSync(file, 'utf8')) as string[];
      const tables = { calls: new Set(Object.keys(MATRIX)), routes: ROUTES };
      expect(routes).toContain('GET /documents');
      expect(findUnlisted(routes, tables)).toEqual([]);
      // Prove that it would detect a forgotten one.
      const forgotten = ['GET /debug', 'POST /hook', 'PUT /health', 'GET /api/events/all'];
      expect(findUnlisted([...routes, ...forgotten], tables)).toEqual(forgotten);
      const served = new Set(routes.map((route) => route.split(' ')[1]));
      expect(Object.keys(ROUTES).filter((route) => !served.has(route.split(' ')[1]))).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it.each(ACTORS.map((actor, column) => ({ actor, column })))(
    'gives $actor the pages, the service and the stream that are theirs',
    async ({ actor, column }) => {
      for (const [route, path] of Object.entries({
        'GET /health': '/health',
        'GET /health/live': '/health/live',
        'GET /api/openapi.json': '/api/openapi.json',
        'GET /metrics': '/metrics',
        'GET /p/:name': '/p/nothing-here',
        'GET /p/:name/:file': '/p/nothing-here/pdf',
        'GET /scim/v2/ServiceProviderConfig': '/scim/v2/ServiceProviderConfig',
        'GET /scim/v2/Users': '/scim/v2/Users',
        'GET /scim/v2/Groups/:id': '/scim/v2/Groups/1',
        'ALL /scim/v2/*': '/scim/v2/nothing',
        'GET /*': '/login',
        'ALL /api': '/api',
        'ALL /api/*': '/api/nothing/here',
      }))
        expect([route, letterOf((await cast.clients[actor].get(path)).status)]).toEqual([
          route,
          ROUTES[route]?.[column],
        ]);
      const stream = await fetch(`${server.url}/api/events`, {
        headers: { cookie: cast.clients[actor].cookieHeader() },
      });
      await stream.body?.cancel();
      expect(letterOf(stream.status)).toBe(ROUTES['GET /api/events']?.[column]);
    },
  );

  it.each(ACTORS.map((actor, column) => ({ actor, column })))(
    'gives $actor a file through a link, or not',
    async ({ actor, column }) => {
      const { client, uuid } = ownerOf(actor);
      const name = `linked-${column}.md`;
      await mustPost(client, '/api/workspace/create-text-file', { uuid, parentItem: '', name, content: 'x' });
      const { url } = (await mustPost(client, '/api/workspace/get-asset-link', {
        workspaceUUID: uuid,
        path: name,
      })) as {
        url: string;
      };
      expect(letterOf((await cast.clients[actor].get(url)).status)).toBe(ROUTES['GET /files/:link']?.[column]);
    },
  );

  it.each(ACTORS.map((actor, column) => ({ actor, column })))(
    'lets $actor open a document socket, or not',
    async ({ actor, column }) => {
      const { client, uuid } = ownerOf(actor);
      const docPath = `socket-${column}.md`;
      await mustPost(client, '/api/workspace/create-text-file', { uuid, parentItem: '', name: docPath, content: 'x' });
      const asked = await cast.clients[actor].post('/api/request-ws-ticket', { uuid, docPath });
      const verdict = ROUTES['GET /documents']?.[column];
      expect(letterOf(asked.status)).toBe(verdict);
      const { ticket } = asked.status === 200 ? (asked.body as { ticket: string }) : { ticket: 'none' };
      const socket = connectSocket(cast.clients[actor], { ticket });
      if (verdict === '+') {
        await socket.next('get-document');
        socket.raw.close();
      } else expect(await socket.ending()).toBe(4401);
    },
  );

  /** The workspace an actor is tried on: the owner's or the group's. */
  function ownerOf(actor: Actor): { client: Client; uuid: string } {
    const isGroup = actor.startsWith('group ') || actor === 'administrator';
    return isGroup
      ? { client: cast.clients['group manager'], uuid: cast.groupWorkspace }
      : { client: cast.clients.owner, uuid: cast.personalWorkspace };
  }

  /** A page that is not built yet returns 503, which counts as let in. */
  function letterOf(status: number): string {
    return { 401: '1', 403: '3', 404: '4' }[status] ?? '+';
  }

  // Refusals are cheap; of the actors that are let in, the gate tries one in three, in turn.
  const cases = CALLS.flatMap((operation) =>
    ACTORS.map((actor, column) => ({
      path: operation.path,
      operation,
      actor,
      verdict: MATRIX[operation.path]?.[column] ?? '?',
    })),
  ).filter(({ verdict }, at) => FULL || verdict !== '+' || at % 3 === 0);

  it.each(cases)('$path: $actor $verdict', async ({ operation, actor, verdict }) => {
    const input =
      verdict === '+' ? await prepareInput(operation, actor, cast) : await prepareForRefused(operation, actor);
    const answer = await sendCall(cast.clients[actor], operation, input);
    const code = answer.status === 200 ? undefined : (answer.body as ErrorBody).error;
    if (verdict === '+') {
      expectLetIn(operation, answer, code);
    } else {
      expect(REFUSALS[verdict]).toContain(code);
      expect(answer.status).toBe(code === undefined ? 0 : ERRORS[code].status);
    }
    if (operation.path === '/api/auth/logout') await comeBack(actor);
  });

  const untouched = new Map<string, Promise<Record<string, unknown>>>();

  /** A refused call changes nothing, so the next refused actor is tried on the same resources. */
  function prepareForRefused(operation: Operation, actor: Actor): Promise<Record<string, unknown>> {
    // Group members are tried on a group of their own.
    const place = actor === 'group reader' || actor === 'group commenter' ? actor : ownerOf(actor).uuid;
    const key = `${operation.path} ${place}`;
    const known = untouched.get(key) ?? prepareInput(operation, actor, cast);
    untouched.set(key, known);
    return known;
  }

  function expectLetIn(operation: Operation, answer: Answer, code: ErrorCode | undefined): void {
    expect(answer.status).toBeLessThan(500);
    expect(['not-logged-in', 'forbidden', 'already-logged-in', 'csrf', 'invalid']).not.toContain(code);
    // Where foreign and missing look alike, being let in must look different.
    if ('workspace' in operation.access || 'group' in operation.access) expect(code).not.toBe('not-found');
  }

  async function comeBack(actor: Actor): Promise<void> {
    if (!(actor in cast.accounts)) return;
    const account = await loginAs(server, cast.accounts[actor as keyof Cast['accounts']]);
    cast.clients[actor] = account.client;
    cast.accounts[actor as keyof Cast['accounts']] = account;
  }
});
