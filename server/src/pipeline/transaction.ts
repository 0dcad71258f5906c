import { type BellNotice, sayNotice } from '@scriptorium/contract/notices.ts';
import type { Kysely } from 'kysely';
import type { Clock } from '../adapters/clock.ts';
import { hashToken } from '../adapters/clock.ts';
import { lockActiveAdmins } from '../db/accounts/users.ts';
import { insertEvents } from '../db/server/event-log.ts';
import { makeJobDue, insertJob, lockWaitingJob } from '../db/server/jobs.ts';
import { insertMail } from '../db/server/mails.ts';
import { insertNodeEvents } from '../db/server/node-events.ts';
import { insertNotifications } from '../db/server/notifications.ts';
import { consumeBudgets } from '../db/server/rate-limits.ts';
import type { Schema } from '../db/schema.ts';
import { loadSettings } from '../db/server/settings.ts';
import { priorityOf } from '../domain/mail/mail-classes.ts';
import type { DomainEvent } from '../domain/events.ts';
import { oneLine } from '../domain/one-line.ts';
import type { Settings } from '@scriptorium/contract/settings.ts';
import type { Actor } from './actor.ts';
import { checkAccess, reloadActor } from './check-access.ts';
import { toEventRows } from './event-rows.ts';
import type { ErasedWrite, InternalWork, ServerFacts, Tx } from './operation.ts';
import type { RequestFacts } from './request-facts.ts';
import { showFrom } from './shown-paths.ts';

/** One unit of transactional work. Plain data: posted to the writer thread on SQLite. */
export interface Call {
  /** Path of an operation, or name of an internal transaction. */
  name: string;
  actor: Actor;
  input: unknown;
  prepared: unknown;
  request: RequestFacts;
  now: number;
}

export interface Committed {
  output: unknown;
  events: DomainEvent[];
  /** The actor as reloaded in the transaction. */
  actor: Actor;
  /** Whether jobs or mail were queued, so that the worker checks at once. */
  wakes: boolean;
}

export type TransactionPart = ErasedWrite | InternalWork;

const DEFAULT_ATTEMPTS = 5;

/** How long a step of long work continues. On PostgreSQL most of it is round trips, and nobody else has to wait. */
const STEP_MS = { sqlite: 12, postgres: 25 } as const;

/** The job that sends waiting mail. */
export const MAIL_JOB = { kind: 'send-mail', payload: {}, uniqueKey: 'send-mail', maxAttempts: 1_000_000 } as const;

/** Runs one part in an open transaction: checks of actor and access, the work, then its events. */
export async function runPart(
  db: Kysely<Schema>,
  part: TransactionPart,
  call: Call,
  services: { clock: Clock; server: ServerFacts },
): Promise<Committed> {
  const began = performance.now();
  const internal = part.mode === 'internal';
  const access = internal ? part.access : part.contract.access;
  if (part.endsAdmins) await lockActiveAdmins(db);
  const actor = access === undefined ? call.actor : await reloadActor(db, call.actor, call.now);
  const admitted =
    access === undefined
      ? { input: call.input, root: null, shownIn: null }
      : await checkAccess(db, access, actor, call.input, { now: call.now, lock: true });

  const events: DomainEvent[] = [];
  let wakes = false;
  let settings: Settings | undefined;
  const tx: Tx = {
    db,
    actor,
    now: call.now,
    request: call.request,
    server: services.server,
    root: admitted.root,
    dialect: services.server.dialect,
    settings: async () => (settings ??= await loadSettings(db)),
    newId: () => services.clock.newId(),
    hasTime: () => performance.now() - began < STEP_MS[services.server.dialect],
    newToken: () => services.clock.newToken(),
    hashToken,
    record: (event) => void events.push(event),
    notify: async (userIds, { actionUrl, ...notice }) => {
      const unique = await limitRecipients(db, actor, userIds, call.now);
      if (unique.length === 0) return;
      await insertNotifications(
        db,
        unique.map((user_id) => ({
          id: services.clock.newId(),
          user_id,
          message: sayNotice(notice),
          action_url: actionUrl ?? null,
          read: 0,
          grouped: JSON.stringify(notice),
          created_at: call.now,
          by_id: nameActor(actor, notice, user_id),
        })),
      );
      events.push({ type: 'notifications.changed', userIds: unique });
    },
    enqueueMail: async (mail) => {
      const appName = (await tx.settings()).app_name || services.server.appName;
      // With SQLite's writer thread, the main process composes no mail and need not load the renderer.
      const { composeMail } = await import('../domain/mail/compose-mail.ts');
      const { paragraphs } = mail;
      const composed =
        paragraphs === null
          ? { text: '', html: '' }
          : composeMail({ ...mail, paragraphs }, { appName, publicUrl: services.server.publicUrl });
      await insertMail(db, {
        id: mail.id ?? services.clock.newId(),
        kind: mail.kind,
        user_id: mail.userId,
        recipient: mail.to,
        subject: oneLine(mail.subject),
        ...composed,
        unsubscribe_url:
          mail.unsubscribePath === undefined ? null : `${services.server.publicUrl}${mail.unsubscribePath}`,
        state: 'queued',
        priority: priorityOf(mail.kind),
        attempts: 0,
        next_at: call.now,
        expires_at: mail.expiresAt ?? null,
        created_at: call.now,
        sent_at: null,
        error: null,
      });
      await lockWaitingJob(db, MAIL_JOB.uniqueKey);
      // The job may be waiting to retry a mail, or for another class's quota.
      await makeJobDue(db, MAIL_JOB.uniqueKey, call.now);
      await tx.enqueueJob(MAIL_JOB);
    },
    enqueueJob: (job) => {
      wakes = true;
      return insertJob(db, {
        id: job.id ?? services.clock.newId(),
        kind: job.kind,
        payload: JSON.stringify(job.payload),
        uniqueKey: job.uniqueKey ?? null,
        runAt: job.runAt ?? call.now,
        maxAttempts: job.maxAttempts ?? DEFAULT_ATTEMPTS,
        createdBy: actor.kind === 'user' ? actor.userId : null,
        now: call.now,
      });
    },
  };
  const worked = await part.work(tx, admitted.input as never, call.prepared as never);
  // Validated before the commit: a result that violates the contract (or reveals too much) changes nothing.
  const output = internal
    ? worked
    : showFrom(admitted.shownIn, part.contract.output, part.contract.output.parse(worked));
  await insertEvents(db, await toEventRows(db, events, { actor, now: call.now }));
  const { node } = services.server;
  if (node !== undefined && (events.length > 0 || wakes))
    await insertNodeEvents(db, { node, events: JSON.stringify({ events, wakes }), now: call.now });
  return { output, events, actor, wakes };
}

/**
 * Whose picture a notice shows. Null if its text does not name whoever acted, since the picture would reveal them, and
 * for one's own actions.
 */
function nameActor(actor: Actor, notice: BellNotice, recipient: string): string | null {
  return actor.kind === 'user' && actor.userId !== recipient && 'by' in notice.values ? actor.userId : null;
}

/** Notifications per day that one person can cause another; more would bury what matters. */
export const NOTICES_PER_PAIR = { max: 30, windowMs: 24 * 60 * 60 * 1000 };

/**
 * Deduplicates the recipients, and drops those whom this person has already notified too often. Sorted, so that two
 * calls lock in the same order.
 */
async function limitRecipients(
  db: Kysely<Schema>,
  actor: Actor,
  userIds: readonly string[],
  now: number,
): Promise<string[]> {
  const unique = [...new Set(userIds)].toSorted();
  if (actor.kind !== 'user') return unique;
  const keyOf = (id: string): string => `notice ${actor.userId} ${id}`;
  const others = unique.filter((id) => id !== actor.userId);
  const left = await consumeBudgets(db, others.map(keyOf), NOTICES_PER_PAIR, now);
  return unique.filter((id) => id === actor.userId || left.has(keyOf(id)));
}
