import type { Kysely } from 'kysely';
import type { Clock } from '../adapters/clock.ts';
import { findNextDueTime, isAnyoneElseWaiting, type JobKind, type Lease, type Turns } from '../db/server/jobs.ts';
import type { Schema } from '../db/schema.ts';
import type { ServerFacts } from '../pipeline/operation.ts';
import type { UnitOfWork } from '../pipeline/unit-of-work.ts';
import type { JobHandler } from './job.ts';
import { PeopleShare } from './people-share.ts';
import { claim, extend, finish, reclaim, requeue } from './transactions.ts';

const LEASE_MS = 60_000;
const HEARTBEAT_MS = 15_000;
/** Polling interval, since another node may have queued something. */
const POLL_MS = 10_000;
const FIRST_RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 15 * 60_000;
/** How often a long job yields before it runs to its end. */
const MAX_PAUSES = 3;
const YIELDED = new Error('yielded to another person');

export interface WorkerLog {
  info(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

export interface WorkerParts {
  db: Kysely<Schema>;
  unitOfWork: UnitOfWork;
  server: ServerFacts;
  clock: Clock;
  log: WorkerLog;
  handlers: readonly JobHandler[];
  /** Id of this data directory, which outlives its processes, or of this process if there are several servers. */
  node: string;
}

interface Running {
  handler: JobHandler;
  person: string | null;
  startedAt: number;
  abort: AbortController;
  ended: Promise<void>;
}

/**
 * Leases jobs and runs them. If a lease expires, another worker may take the job: the previous holder is stopped, and
 * the database refuses results with an old lease number.
 */
export class JobWorker {
  readonly #parts: WorkerParts;
  readonly #owner: string;
  readonly #running = new Map<string, Running>();
  readonly #sharing: { handler: JobHandler; perPerson: number; shareMs: number; share: PeopleShare } | undefined;
  /** How often each unfinished job has yielded. */
  readonly #pauses = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;
  #isPolling = false;
  #poll: Promise<void> = Promise.resolve();
  #pollAgain = false;
  #stopping = false;

  constructor(parts: WorkerParts) {
    this.#parts = parts;
    this.#owner = `${parts.node}:${parts.clock.newId()}`;
    for (const handler of parts.handlers) {
      if (handler.sharing === undefined) continue;
      this.#sharing = { handler, ...handler.sharing, share: new PeopleShare(handler.sharing.shareMs) };
    }
  }

  /** Requeues the jobs of killed processes, at startup and when another node has died. */
  async reclaimJobs(): Promise<void> {
    const { unitOfWork, node, server, log } = this.#parts;
    try {
      const count = await unitOfWork.run(reclaim, {
        node,
        self: this.#owner,
        isOneOfSeveral: server.node !== undefined,
      });
      if (count > 0) log.info({ jobs: count }, 'jobs of a killed process were requeued');
    } catch (error) {
      log.error({ err: error }, 'leases of a killed process could not be ended; they will expire');
    }
    this.wake();
  }

  /** Checks the queue soon; called at startup and after commits that queued something. */
  wake(): void {
    if (this.#stopping) return;
    if (this.#isPolling) {
      this.#pollAgain = true;
      return;
    }
    this.#isPolling = true;
    clearTimeout(this.#timer);
    this.#poll = this.#readQueue();
  }

  /** Stops one running job of this node. */
  cancel(jobId: string): void {
    this.#running.get(jobId)?.abort.abort(new Error('cancelled'));
  }

  /** Stops taking jobs, and aborts and requeues running ones. */
  async stop(): Promise<void> {
    this.#stopping = true;
    clearTimeout(this.#timer);
    for (const running of this.#running.values()) running.abort.abort(new Error('the server stops'));
    await this.#poll;
    await Promise.allSettled([...this.#running.values()].map((running) => running.ended));
  }

  async #readQueue(): Promise<void> {
    let next = POLL_MS;
    try {
      do {
        this.#pollAgain = false;
        while (await this.#takeOne());
        await this.#yieldToOthers();
      } while (this.#pollAgain);
      next = await this.#findDelay();
    } catch (error) {
      this.#parts.log.error({ err: error }, 'the job queue could not be read');
    }
    this.#isPolling = false;
    if (this.#stopping) return;
    if (this.#pollAgain) this.wake();
    else this.#timer = setTimeout(() => this.wake(), next);
  }

  async #findDelay(): Promise<number> {
    const now = this.#parts.clock.now();
    const moment = await findNextDueTime(this.#parts.db, this.#freeKinds(), this.#turns());
    const moments = [now + POLL_MS, ...(moment === undefined ? [] : [moment])];
    for (const { handler, startedAt } of this.#running.values()) {
      const served = startedAt + (handler.sharing?.shareMs ?? 0);
      if (served > now) moments.push(served);
    }
    return Math.max(20, Math.min(...moments) - now);
  }

  /** Who may not start another job now, and who goes last. */
  #turns(): Turns | undefined {
    const sharing = this.#sharing;
    if (sharing === undefined) return undefined;
    const countByPerson = new Map<string, number>();
    for (const { handler, person } of this.#running.values())
      if (handler === sharing.handler && person !== null)
        countByPerson.set(person, (countByPerson.get(person) ?? 0) + 1);
    const without = [...countByPerson].filter(([, count]) => count >= sharing.perPerson).map(([person]) => person);
    return { kind: sharing.handler.kind, without, last: sharing.share.listServed(this.#parts.clock.now()) };
  }

  /** Requeues the longest-running job if it has used its share and someone who has had less is waiting. */
  async #yieldToOthers(): Promise<void> {
    const sharing = this.#sharing;
    if (sharing === undefined || this.#freeKinds().includes(sharing.handler.kind)) return;
    const now = this.#parts.clock.now();
    const running = [...this.#running].filter(([, { handler }]) => handler === sharing.handler);
    const [longest] = running
      .filter(([id, { startedAt }]) => now - startedAt >= sharing.shareMs && (this.#pauses.get(id) ?? 0) < MAX_PAUSES)
      .toSorted(([, a], [, b]) => a.startedAt - b.startedAt);
    if (longest === undefined) return;
    const besides = [
      ...sharing.share.listServed(now),
      ...running.flatMap(([, { person }]) => (person === null ? [] : [person])),
    ];
    if (!(await isAnyoneElseWaiting(this.#parts.db, { kind: sharing.handler.kind, besides, now }))) return;
    const [id, { abort }] = longest;
    this.#pauses.set(id, (this.#pauses.get(id) ?? 0) + 1);
    abort.abort(YIELDED);
  }

  #freeKinds(): JobKind[] {
    const handlers = [...this.#running.values()].map((running) => running.handler);
    return this.#parts.handlers
      .filter((handler) => handlers.filter((other) => other === handler).length < handler.concurrency)
      .map((handler) => handler.kind);
  }

  async #takeOne(): Promise<boolean> {
    const kinds = this.#freeKinds();
    const turns = this.#turns();
    // A cheap check first: if nothing is due, no transaction is needed.
    const moment = await findNextDueTime(this.#parts.db, kinds, turns);
    if (this.#stopping || moment === undefined || moment > this.#parts.clock.now()) return false;
    const lease = await this.#parts.unitOfWork.run(claim, {
      kinds,
      ...(turns === undefined ? {} : { turns }),
      owner: this.#owner,
      leaseMs: LEASE_MS,
    });
    if (lease === null) return false;
    if (this.#stopping) {
      // Claimed while `stop` was called: without this, nobody could run it until its lease has expired.
      await this.#parts.unitOfWork.run(requeue, {
        id: lease.id,
        leaseNo: lease.leaseNo,
        runAt: null,
        error: null,
        countAttempt: false,
      });
      return false;
    }
    const handler = this.#parts.handlers.find((candidate) => candidate.kind === lease.kind);
    if (handler === undefined) return false;
    const abort = new AbortController();
    const running: Running = {
      handler,
      person: lease.createdBy,
      startedAt: this.#parts.clock.now(),
      abort,
      ended: Promise.resolve(),
    };
    this.#running.set(lease.id, running);
    running.ended = this.#run(handler, lease, abort).finally(() => {
      this.#running.delete(lease.id);
      this.#noteUse(running, lease.id);
      this.wake();
    });
    return true;
  }

  #noteUse(running: Running, id: string): void {
    const { handler, person, startedAt, abort } = running;
    if (abort.signal.reason !== YIELDED) this.#pauses.delete(id);
    if (handler !== this.#sharing?.handler || person === null) return;
    const endedAt = this.#parts.clock.now();
    this.#sharing.share.note({ person, milliseconds: endedAt - startedAt, endedAt });
  }

  async #run(handler: JobHandler, lease: Lease, abort: AbortController): Promise<void> {
    const { unitOfWork, db, server, clock, log } = this.#parts;
    const held = { id: lease.id, leaseNo: lease.leaseNo };
    const heartbeat = setInterval(() => {
      unitOfWork.run(extend, { ...held, leaseMs: LEASE_MS }).then(
        (isOurs) => (isOurs ? undefined : abort.abort(new Error('the lease was lost'))),
        (error: unknown) => log.error({ err: error, job: lease.id }, 'a lease could not be extended'),
      );
    }, HEARTBEAT_MS);
    try {
      const context = { job: lease, signal: abort.signal, db, unitOfWork, server, now: () => clock.now() };
      const outcome = await handler.run(context, JSON.parse(lease.payload) as unknown);
      if (outcome.kind === 'done') await unitOfWork.run(finish, { ...held, state: 'done', error: null });
      else if (outcome.kind === 'again') {
        await unitOfWork.run(requeue, { ...held, runAt: outcome.at, error: null, countAttempt: false });
      }
    } catch (error) {
      await this.#settleFailure(lease, error, abort.signal.aborted).catch((second: unknown) =>
        log.error({ err: second, job: lease.id }, 'a failed job could not be requeued; its lease will expire'),
      );
    } finally {
      clearInterval(heartbeat);
    }
  }

  async #settleFailure(lease: Lease, error: unknown, aborted: boolean): Promise<void> {
    const { unitOfWork, clock, log } = this.#parts;
    const held = { id: lease.id, leaseNo: lease.leaseNo };
    const text = (error instanceof Error ? error.message : String(error)).slice(0, 2000);
    if (aborted) {
      // Stopped from outside, not failed. Changes nothing if the job was cancelled or lost. It keeps its place in the
      // queue across a restart.
      await unitOfWork.run(requeue, { ...held, runAt: null, error: null, countAttempt: false });
      return;
    }
    log.error({ err: error, job: lease.id, kind: lease.kind, attempt: lease.attempts }, 'a job failed');
    if (lease.attempts >= lease.maxAttempts) await unitOfWork.run(finish, { ...held, state: 'failed', error: text });
    else {
      const pause = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 3 ** Math.min(lease.attempts - 1, 10));
      await unitOfWork.run(requeue, { ...held, runAt: clock.now() + pause, error: text, countAttempt: true });
    }
  }
}
