import { describeIssue } from '@scriptorium/contract/describe-issue.ts';
import { fail, OperationError } from '@scriptorium/contract/errors.ts';
import type { Kysely } from 'kysely';
import type { Clock } from '../adapters/clock.ts';
import type { Schema } from '../db/schema.ts';
import { loadSettings } from '../db/server/settings.ts';
import type { Actor } from './actor.ts';
import type { AsideReader } from './aside-reader.ts';
import { isTurnedAway } from '../policy/rules.ts';
import { type Admitted, asCaller, checkAccess } from './check-access.ts';
import { findRootAgain } from './item-access.ts';
import type {
  Allowance,
  AnyOperation,
  Arrival,
  ErasedWrite,
  PrepareContext,
  ReplyEffects,
  ServerFacts,
  SlicedContext,
  UploadedFile,
} from './operation.ts';
import type { RequestFacts } from './request-facts.ts';
import type { LongWorks, Progress } from './long-works.ts';
import type { Ports } from './ports.ts';
import { recordEvent } from './record-event.ts';
import { consumeLimits } from './rate-limits.ts';
import type { RefusalLog } from './refusal-log.ts';
import { hideNames, showFrom } from './shown-paths.ts';
import { checkStepUp } from './step-up.ts';
import type { UnitOfWork } from './unit-of-work.ts';

export interface Pipeline {
  /** Read-only connection. */
  db: Kysely<Schema>;
  unitOfWork: UnitOfWork;
  ports: Ports;
  server: ServerFacts;
  clock: Clock;
  /** Queues and progress of sliced calls. */
  longWork: LongWorks;
  /** The thread for reading. */
  aside: AsideReader;
  /** The thread for what goes through whole texts. */
  planner: AsideReader;
  /** Aggregates refusals for the event log. */
  refusals: Pick<RefusalLog, 'note'>;
}

export interface Incoming {
  actor: Actor;
  /** Not validated yet. */
  input: unknown;
  files: readonly UploadedFile[];
  request: RequestFacts;
  /** Whether the caller is still waiting for the response; one who has left finds it in their list of long work. */
  isHeard?: () => boolean;
}

export interface Outgoing {
  output: unknown;
  /** The serialized response if another thread produced it; may be shared. */
  json?: Uint8Array;
  effects: ReplyEffects;
}

/**
 * The pipeline every call takes: parse, access, limits, prepare, transaction (actor and access again, work, events),
 * commit, reply. Rejects with an {@link OperationError} for every refusal.
 */
export async function runOperation(pipeline: Pipeline, operation: AnyOperation, incoming: Incoming): Promise<Outgoing> {
  const { actor, request } = incoming;
  const now = pipeline.clock.now();
  const given = parseInput(operation, incoming.input);
  const { access, path: call } = operation.contract;
  // The caller will probably open a list or a text soon.
  if (actor.kind === 'user') pipeline.aside.warmUp();
  const when = { now, lock: false };
  const admitted = await checkAccess(pipeline.db, access, actor, given, when).catch((error: unknown) => {
    pipeline.refusals.note({ kind: 'access', call, address: request.address });
    throw error;
  });
  return carryOut(pipeline, operation, incoming, { ...admitted, given, now }).catch((error: unknown) => {
    throw hideNames(admitted.shownIn, hideNames(admitted.root, error));
  });
}

async function carryOut(
  pipeline: Pipeline,
  operation: AnyOperation,
  incoming: Incoming,
  { input, given, root, shownIn, now }: Admitted & { given: unknown; now: number },
): Promise<Outgoing> {
  const { actor, request, files, isHeard = () => true } = incoming;
  await checkLimits(pipeline, operation, input, incoming);
  await checkStepUp(pipeline, operation, actor, { input, given, flow: request.flow }, now);
  const context: PrepareContext = {
    actor,
    now,
    request,
    files,
    server: pipeline.server,
    root,
    db: pipeline.db,
    ports: pipeline.ports,
    isHeard,
    settings: () => loadSettings(pipeline.db),
  };
  if (operation.mode === 'read' && operation.aside !== null) {
    const thread = operation.aside === 'reader' ? pipeline.aside : pipeline.planner;
    const json = await thread.read({ path: operation.contract.path, actor, input, root, now, request });
    const output: unknown = null;
    return { output, json, effects: {} };
  }
  if (operation.mode === 'read') {
    const output = operation.contract.output.parse(await operation.run(context, input as never));
    return { output: showFrom(shownIn, operation.contract.output, output), effects: {} };
  }
  if (operation.mode === 'sliced') {
    const caller = { actor, request, now };
    const makeContext = (progress: Progress): SlicedContext => ({
      ...progress,
      ...context,
      readCopiedText: (itemId) => pipeline.aside.readCopiedText(itemId),
      newOrderedId: () => pipeline.clock.newOrderedId(),
      step: (part, given) => pipeline.unitOfWork.run(part, given),
      asCaller: (part, given) => pipeline.unitOfWork.runAs(part, given, caller),
    });
    const userId = actor.kind === 'user' ? actor.userId : actor.kind === 'directory' ? actor.directoryId : actor.kind;
    const output = await pipeline.longWork.run({ userId, call: operation.contract.path, isHeard }, (progress) =>
      operation.run(makeContext(progress), input as never),
    );
    const checked = operation.contract.output.parse(output);
    // This may have taken long, and the shared item may have another path by now.
    const place = await findRootAgain(pipeline.db, shownIn);
    return { output: showFrom(place, operation.contract.output, checked), effects: {} };
  }
  const prepared = await operation.prepare?.(context, input as never);
  const committing = pipeline.unitOfWork.runOperation(operation, { actor, input: given, prepared, request, now });
  const { output } = await committing.catch((error: unknown) =>
    noteRefusal(pipeline, operation, { input, request, prepared }, error),
  );
  return { output, effects: operation.reply?.(output as never, prepared as never) ?? {} };
}

/** Logs some refusals, in a separate transaction, before rethrowing. */
async function noteRefusal(
  pipeline: Pipeline,
  operation: ErasedWrite,
  { input, request, prepared }: { input: unknown; request: RequestFacts; prepared: unknown },
  error: unknown,
): Promise<never> {
  const event =
    error instanceof OperationError
      ? operation.refused?.(error.code, input as never, request, prepared as never)
      : null;
  if (event) await pipeline.unitOfWork.run(recordEvent, { event });
  throw error;
}

/**
 * Refuses what can be refused without the body: callers who are not logged in learn nothing about input formats, and
 * their uploads are not read.
 */
export function checkCaller(operation: AnyOperation, actor: Actor): void {
  const { access } = operation.contract;
  const { rule } = access;
  if (rule === 'guest' && actor.kind === 'user') fail('already-logged-in');
  if (isTurnedAway(access, asCaller(actor))) fail('not-logged-in');
  if (rule === 'admin' && actor.kind === 'user' && !actor.isAdmin) fail('forbidden');
}

function parseInput(operation: AnyOperation, raw: unknown): unknown {
  const result = operation.contract.input.safeParse(raw);
  if (result.success) return result.data;
  return fail('invalid', describeIssue(result.error.issues[0], raw));
}

/**
 * Checks a multipart call before a file is read, so that files from unauthorized callers, or that will not fit, are not
 * stored. Missing fields may still follow the files.
 */
export async function admitFile(
  pipeline: Pipeline,
  operation: ErasedWrite,
  actor: Actor,
  fields: Readonly<Record<string, string>>,
  file: Arrival['file'],
): Promise<Allowance> {
  const { contract, admit } = operation;
  const read = contract.input.safeParse(fields);
  const isToCome = (path: readonly PropertyKey[]): boolean => path.length > 0 && !(String(path[0]) in fields);
  const isComplete = read.success || !read.error.issues.some(({ path }) => isToCome(path));
  const input = isComplete ? parseInput(operation, fields) : null;
  if (admit === undefined) throw new Error(`${contract.path} takes files and does not say how many.`);
  if (input === null) return admit({ actor, db: pipeline.db, file }, null as never);
  const when = { now: pipeline.clock.now(), lock: false };
  const admitted = await checkAccess(pipeline.db, contract.access, actor, input, when);
  return admit({ actor, db: pipeline.db, file }, admitted.input as never);
}

async function checkLimits(
  pipeline: Pipeline,
  operation: AnyOperation,
  input: unknown,
  incoming: Incoming,
): Promise<void> {
  if (operation.limits === undefined || incoming.actor.kind === 'cli') return;
  const { request, actor } = incoming;
  const limits = await operation.limits(input as never, request, actor, pipeline.ports, pipeline.db);
  if (limits.length === 0) return;
  const usedUp = await pipeline.unitOfWork.run(consumeLimits, { call: operation.contract.path, limits });
  if (usedUp === null) return;
  pipeline.refusals.note({ kind: 'limit', call: operation.contract.path, address: incoming.request.address });
  fail('rate-limited', { retryAfter: Math.ceil(usedUp.wait / 1000) });
}
