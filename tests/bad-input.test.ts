import { ERRORS, type ErrorBody, type ErrorCode } from '@scriptorium/contract/errors.ts';
import type { Operation } from '@scriptorium/contract/operation.ts';
import { CALLS } from '@scriptorium/contract/operations/all.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount, findWorkspace, loginAdmin, type Account } from './_support/accounts.ts';
import { Client, type Answer } from './_support/client.ts';
import { countRows } from './_support/count-rows.ts';
import { listFields, makeInput, UNKNOWN_ID, type Field } from './_support/sample-input.ts';
import { startServer, type RunningServer } from './_support/start-server.ts';

/** Generated from the contract, so new calls are covered automatically. */
describe('every call rejects bad input and changes nothing', () => {
  let server: RunningServer;
  let admin: Account;
  let user: Account;
  let stranger: Account;
  let ownWorkspace = '';
  let foreignWorkspace = '';
  let before: Record<string, number> = {};

  beforeAll(async () => {
    server = await startServer();
    admin = await loginAdmin(server);
    user = await createAccount(server, 'Ada');
    stranger = await createAccount(server, 'Bob');
    ownWorkspace = await findWorkspace(user);
    foreignWorkspace = await findWorkspace(stranger);
    before = await countRows(server);
  });

  afterAll(async () => {
    const after = await countRows(server);
    await server.dispose();
    expect(after).toEqual(before);
  });

  /** A user who may make the call, so that only the input is at fault. */
  function chooseCaller(operation: Operation): Client {
    if (operation.access.rule === 'guest' || operation.access.rule === 'anyone') return new Client(server.url);
    return operation.access.rule === 'admin' ? admin.client : user.client;
  }

  /** The field that identifies the workspace or group, set to one the caller may use. */
  function fillOwn(operation: Operation): Record<string, unknown> {
    return 'workspace' in operation.access ? { [operation.access.workspace]: ownWorkspace } : {};
  }

  async function send(caller: Client, operation: Operation, input: Record<string, unknown>): Promise<Answer> {
    if (operation.body === 'json') return caller.post(operation.path, input);
    const form = new FormData();
    for (const [name, value] of Object.entries(input))
      form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
    form.append('file', new Blob(['content']), 'refused.txt');
    return caller.postRaw(operation.path, form);
  }

  function expectRefusal(answer: Answer, code: ErrorCode, field?: string): void {
    const body = answer.body as ErrorBody;
    expect({ status: answer.status, error: body.error, field: field === undefined ? undefined : body.field }).toEqual({
      status: ERRORS[code].status,
      error: code,
      field,
    });
    expect(body.message).toMatch(/^[A-Z].+\.$/);
    expect(body.message).not.toMatch(/^\w+: |expected|received|Too (big|small)|Invalid input/);
    expect(JSON.stringify(body)).not.toMatch(/node_modules|\.ts:|select |insert |SQLITE/);
    expect(answer.headers.get('content-type')).toContain('application/json');
  }

  describe.each(CALLS.map((operation) => ({ path: operation.path, operation })))('$path', ({ operation }) => {
    const isJson = operation.body === 'json';
    const needsSession = operation.access.rule !== 'anyone' && operation.access.rule !== 'guest';
    const fields = listFields(operation);

    it('accepts only POST', async () => {
      expectRefusal(await chooseCaller(operation).get(operation.path), 'method-not-allowed');
    });

    if (isJson)
      it('rejects what is not JSON', async () => {
        for (const body of ['{"a":', 'uuid=1']) {
          expectRefusal(
            await chooseCaller(operation).postRaw(operation.path, body, { 'content-type': 'application/json' }),
            'bad-json',
          );
        }
      });

    if (isJson)
      it('rejects JSON that is not an object', async () => {
        for (const body of ['[]', '"text"', '1', 'true']) {
          const answer = await chooseCaller(operation).postRaw(operation.path, body, {
            'content-type': 'application/json',
          });
          expectRefusal(answer, 'invalid');
        }
      });

    it('rejects any other content type', async () => {
      const body = JSON.stringify(makeInput(operation, fillOwn(operation)));
      for (const type of isJson ? ['text/plain', 'application/x-www-form-urlencoded'] : ['application/json']) {
        const answer = await chooseCaller(operation).postRaw(operation.path, body, { 'content-type': type });
        expectRefusal(answer, 'wrong-content-type');
      }
    });

    it('rejects an unknown field', async () => {
      const input = { ...makeInput(operation, fillOwn(operation)), isAdministrator: '1' };
      expectRefusal(await send(chooseCaller(operation), operation, input), 'invalid');
    });

    if (isJson && fields.length > 0)
      it('rejects a wrong type in each field', async () => {
        for (const field of fields) {
          const input = makeInput(operation, fillOwn(operation));
          input[field.name] = { $gt: '' };
          if ([field.shape, ...(field.shape.anyOf ?? [])].some(({ type }) => type === 'object'))
            input[field.name] = 'text';
          expectRefusal(await send(chooseCaller(operation), operation, input), 'invalid', field.name);
        }
      });

    const required = fields.filter((field: Field) => field.required);
    if (required.length > 0)
      it('requires each required field', async () => {
        for (const field of required) {
          const input = makeInput(operation, fillOwn(operation));
          delete input[field.name];
          expectRefusal(await send(chooseCaller(operation), operation, input), 'invalid', field.name);
        }
      });

    if (needsSession)
      it('requires a session', async () => {
        expectRefusal(await send(new Client(server.url), operation, makeInput(operation)), 'not-logged-in');
      });

    it('requires the CSRF token', async () => {
      const caller = chooseCaller(operation).clone();
      const body = JSON.stringify(makeInput(operation, fillOwn(operation)));
      const origin = server.url;
      const plain = { 'content-type': 'application/json', origin };
      expectRefusal(await caller.send(operation.path, { method: 'POST', body, headers: plain }), 'csrf');
      const forged = { ...plain, 'x-xsrf-token': 'forged' };
      expectRefusal(await caller.send(operation.path, { method: 'POST', body, headers: forged }), 'csrf');
    });

    it('rejects a foreign origin', async () => {
      const caller = chooseCaller(operation);
      const headers = { origin: 'https://evil.example' };
      expectRefusal(await caller.post(operation.path, makeInput(operation, fillOwn(operation)), headers), 'csrf');
    });

    if (operation.access.rule === 'admin')
      it('requires an administrator', async () => {
        expectRefusal(await send(user.client, operation, makeInput(operation)), 'forbidden');
      });

    if (operation.access.rule === 'workspace-member')
      it('does not distinguish a foreign workspace from a missing one', async () => {
        const name = operation.access.rule === 'workspace-member' ? operation.access.workspace : '';
        const foreign = await send(user.client, operation, makeInput(operation, { [name]: foreignWorkspace }));
        const absent = await send(user.client, operation, makeInput(operation, { [name]: UNKNOWN_ID }));
        expectRefusal(foreign, 'not-found');
        expectRefusal(absent, 'not-found');
        expect({ ...(foreign.body as ErrorBody), requestId: '' }).toEqual({
          ...(absent.body as ErrorBody),
          requestId: '',
        });
      });

    if (operation.access.rule.startsWith('group-'))
      it('rejects a missing group', async () => {
        expectRefusal(await send(user.client, operation, makeInput(operation)), 'not-found');
      });
  });
});
