import { ERRORS, type ErrorBody, type ErrorCode } from '@scriptorium/contract/errors.ts';
import type { Operation } from '@scriptorium/contract/operation.ts';
import { OPERATIONS } from '@scriptorium/contract/operations/all.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gatherCast, type Cast } from './access/actors.ts';
import { ACTORS, MATRIX, type Actor } from './access/matrix.ts';
import { prepareInput } from './access/prepare-input.ts';
import { loginAs } from './_support/accounts.ts';
import { BUILT_OPERATIONS } from './_support/built-operations.ts';
import type { Answer, Client } from './_support/client.ts';
import { startServer, type RunningServer } from './_support/start-server.ts';

const REFUSALS: Readonly<Record<string, readonly ErrorCode[]>> = {
  '1': ['not-logged-in'],
  '3': ['forbidden', 'already-logged-in'],
  '4': ['not-found'],
};

describe('the access table', () => {
  let server: RunningServer;
  let cast: Cast;

  beforeAll(async () => {
    server = await startServer();
    cast = await gatherCast(server);
  });
  afterAll(() => server.dispose());

  it('names every call of the contract and no other', () => {
    expect(Object.keys(MATRIX).toSorted()).toEqual(OPERATIONS.map((operation) => operation.path).toSorted());
  });

  it('names every call the server says it answers', async () => {
    const answer = await cast.clients.guest.get('/api/openapi.json');
    const { paths } = answer.body as { paths: Record<string, unknown> };
    expect(
      Object.keys(paths).filter((path) => !(path in MATRIX) && path !== '/api/events' && path !== '/api/openapi.json'),
    ).toEqual([]);
  });

  it('gives every call a verdict for every actor', () => {
    expect(Object.entries(MATRIX).filter(([, row]) => row.length !== ACTORS.length || /[^+134]/.test(row))).toEqual([]);
  });

  const cases = BUILT_OPERATIONS.flatMap((operation) =>
    ACTORS.map((actor, column) => ({
      path: operation.path,
      operation,
      actor,
      verdict: MATRIX[operation.path]?.[column] ?? '?',
    })),
  );

  it.each(cases)('$path: $actor $verdict', async ({ operation, actor, verdict }) => {
    const input = await prepareInput(operation, actor, cast);
    const answer = await send(cast.clients[actor], operation, input);
    const code = answer.status === 200 ? undefined : (answer.body as ErrorBody).error;
    if (verdict === '+') {
      expectLetIn(operation, answer, code);
    } else {
      expect(REFUSALS[verdict]).toContain(code);
      expect(answer.status).toBe(code === undefined ? 0 : ERRORS[code].status);
    }
    if (operation.path === '/api/auth/logout') await comeBack(actor);
  });

  function expectLetIn(operation: Operation, answer: Answer, code: ErrorCode | undefined): void {
    expect(answer.status).toBeLessThan(500);
    expect(['not-logged-in', 'forbidden', 'already-logged-in', 'csrf', 'invalid']).not.toContain(code);
    // Where foreign and absent look alike, being let in must not look like them.
    if ('workspace' in operation.access || 'group' in operation.access) expect(code).not.toBe('not-found');
  }

  async function send(client: Client, operation: Operation, input: Record<string, unknown>): Promise<Answer> {
    if (operation.body === 'json') return client.post(operation.path, input);
    const form = new FormData();
    for (const [name, value] of Object.entries(input)) form.append(name, String(value));
    form.append('file', new Blob(['content']), 'uploaded.txt');
    return client.postRaw(operation.path, form);
  }

  async function comeBack(actor: Actor): Promise<void> {
    if (!(actor in cast.accounts)) return;
    const account = await loginAs(server, cast.accounts[actor as keyof Cast['accounts']]);
    cast.clients[actor] = account.client;
    cast.accounts[actor as keyof Cast['accounts']] = account;
  }
});
