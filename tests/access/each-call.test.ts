import type { ErrorBody, ErrorCode } from '@scriptorium/contract/errors.ts';
import { CALLS } from '@scriptorium/contract/operations/all.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Mailbox, startMailbox } from '../_support/smtp.ts';
import { startServer, type RunningServer } from '../_support/start-server.ts';
import { gatherCast, type Cast } from './actors.ts';
import { ACTORS, MATRIX, type Actor } from './matrix.ts';
import { prepareInput } from './prepare-input.ts';
import { sendCall } from './send-call.ts';

const REFUSALS: readonly ErrorCode[] = ['not-logged-in', 'forbidden', 'already-logged-in', 'csrf', 'invalid'];
/** Who has most of their own comes first; ending a session comes last. */
const PREFERRED: readonly Actor[] = ['group manager', 'owner', 'administrator', 'guest'];

/**
 * The access table without its refusals: each call once, by somebody who may make it. So PostgreSQL runs what each call
 * reads and writes, and SQLite the whole table (docs/decisions/267).
 */
describe('each call, made by someone who may make it', () => {
  let server: RunningServer;
  let cast: Cast;
  let mailbox: Mailbox;

  beforeAll(async () => {
    mailbox = await startMailbox();
    server = await startServer({ env: { SMTP_URL: mailbox.url } });
    cast = await gatherCast(server);
  });
  afterAll(async () => {
    await server.dispose();
    await mailbox.close();
  });

  const calls = CALLS.map((operation) => ({
    path: operation.path,
    operation,
    actor: PREFERRED.find((actor) => MATRIX[operation.path]?.[ACTORS.indexOf(actor)] === '+') ?? 'owner',
  })).toSorted((a, b) => Number(a.path === '/api/auth/logout') - Number(b.path === '/api/auth/logout'));

  it.each(calls)('$path: $actor', async ({ operation, actor }) => {
    const answer = await sendCall(cast.clients[actor], operation, await prepareInput(operation, actor, cast));
    expect(answer.status).toBeLessThan(500);
    if (answer.status !== 200) expect(REFUSALS).not.toContain((answer.body as ErrorBody).error);
  });
});
