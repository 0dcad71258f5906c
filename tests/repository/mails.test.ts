import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { MailTransport, OutgoingMail } from '../../server/src/adapters/mail.ts';
import { systemClock } from '../../server/src/adapters/clock.ts';
import { migrate } from '../../server/src/db/engine/migrate.ts';
import type { Lease } from '../../server/src/db/server/jobs.ts';
import { createAccount } from '../../server/src/cli/transactions.ts';
import { insertMail } from '../../server/src/db/server/mails.ts';
import type { JobContext } from '../../server/src/jobs/job.ts';
import { sendMail } from '../../server/src/jobs/send-mail.ts';
import { claim, ensureJob, reclaim } from '../../server/src/jobs/transactions.ts';
import type { InternalWork } from '../../server/src/pipeline/operation.ts';
import { runPart } from '../../server/src/pipeline/transaction.ts';
import { FACTS, newId } from './open-database.ts';
import { openEmpty } from './open-empty.ts';
import { NO_REQUEST } from '../../server/src/pipeline/request-facts.ts';

let database: Awaited<ReturnType<typeof openEmpty>>;
beforeAll(async () => {
  database = await openEmpty();
  await migrate(database.db, FACTS.dialect);
});
afterAll(() => database.dispose());
beforeEach(async () => {
  await database.db.deleteFrom('mail').execute();
  await database.db.deleteFrom('job').execute();
});

async function run<Input, Output>(part: InternalWork<Input, Output>, input: Input): Promise<Output> {
  const call = {
    name: part.name,
    actor: { kind: 'system', name: 'test' } as const,
    input,
    prepared: undefined,
    request: { id: newId(), ...NO_REQUEST },
    now: Date.now(),
  };
  const world = { clock: systemClock, server: FACTS };
  const { output } = await database.db.transaction().execute((db) => runPart(db, part, call, world));
  return output as Output;
}

async function queueMails(count: number, to: { kind: string; userId: string | null } | null = null): Promise<void> {
  for (let at = 0; at < count; at += 1) {
    await insertMail(database.db, {
      id: `mail-${at}`,
      kind: to?.kind ?? 'test',
      user_id: to?.userId ?? null,
      recipient: 'a@example.org',
      subject: 'S',
      text: 'T',
      html: '',
      unsubscribe_url: null,
      state: 'queued',
      priority: 0,
      attempts: 0,
      next_at: 0,
      expires_at: null,
      created_at: at,
      sent_at: null,
      error: null,
    });
  }
  await run(ensureJob, { kind: 'send-mail', runAt: 0 });
}

const take = async (owner: string): Promise<Lease> => {
  const lease = await run(claim, { kinds: ['send-mail'], owner, leaseMs: 60_000 });
  if (lease === null) throw new Error('The job is held.');
  return lease;
};

const contextOf = (job: Lease): JobContext => ({
  job,
  signal: new AbortController().signal,
  db: database.db,
  unitOfWork: {
    run,
    runAs: (part, input) => run(part, input),
    runOperation: () => Promise.reject(new Error('No operations here.')),
    push: () => Promise.reject(new Error('No texts here.')),
    close: () => Promise.resolve(),
  },
  server: FACTS,
  now: () => Date.now(),
});

/** Records what it is given; the first e-mail waits until it is released. */
function makeTransport(): { transport: MailTransport; sent: OutgoingMail[]; letGo: () => void; inHand: Promise<void> } {
  const sent: OutgoingMail[] = [];
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  let reached = (): void => undefined;
  const inHand = new Promise<void>((resolve) => (reached = resolve));
  const transport: MailTransport = {
    kind: 'smtp',
    send: async (mail) => {
      sent.push(mail);
      reached();
      if (sent.length === 1) await held;
    },
    close: () => undefined,
  };
  return { transport, sent, letGo, inHand };
}

const nothing = () => Promise.resolve(new Map<string, never>());

it('a process that was replaced while it stood still sends no e-mail but the one in hand, and undoes nothing', async () => {
  await queueMails(3);
  const slow = makeTransport();
  const first = sendMail(slow.transport, nothing).run(contextOf(await take('node-a:first')), {});
  await slow.inHand;
  // Its successor takes over the job and sends everything.
  await run(reclaim, { node: 'node-a', self: 'node-a:second' });
  const next = makeTransport();
  next.letGo();
  await sendMail(next.transport, nothing).run(contextOf(await take('node-a:second')), {});
  slow.letGo();
  await first;
  // Only this one is sent twice; its id is the Message-ID.
  expect(slow.sent.map(({ id }) => id)).toEqual(['mail-0']);
  expect(next.sent.map(({ id }) => id)).toEqual(['mail-0', 'mail-1', 'mail-2']);
  const rows = await database.db.selectFrom('mail').select(['state', 'text']).execute();
  expect(rows).toEqual([1, 2, 3].map(() => ({ state: 'sent', text: '' })));
});

it('an attempt is counted before it is made', async () => {
  await queueMails(1);
  const slow = makeTransport();
  const sending = sendMail(slow.transport, nothing).run(contextOf(await take('node-a:first')), {});
  await slow.inHand;
  const row = await database.db.selectFrom('mail').select(['attempts', 'state']).executeTakeFirstOrThrow();
  expect(row).toEqual({ attempts: 1, state: 'queued' });
  slow.letGo();
  await sending;
});

it('an e-mail that no longer has anything to say is dropped once it is claimed', async () => {
  const account = { email: 'a@example.org', displayName: 'A', passwordHash: 'none', isAdmin: false, quota: 1 };
  await queueMails(1, { kind: 'review-mention', userId: await run(createAccount, account) });
  const { transport, sent } = makeTransport();
  await sendMail(transport, nothing).run(contextOf(await take('node-a:first')), {});
  expect(sent).toEqual([]);
  const row = await database.db.selectFrom('mail').select(['attempts', 'state']).executeTakeFirstOrThrow();
  expect(row).toEqual({ attempts: 1, state: 'dropped' });
});
