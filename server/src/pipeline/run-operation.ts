import { describeIssue } from '@scriptorium/contract/describe-issue.ts';
import { fail, OperationError } from '@scriptorium/contract/errors.ts';
import type { Kysely } from 'kysely';
import type { Clock } from '../adapters/clock.ts';
import type { Schema } from '../db/schema.ts';
import { loadSettings } from '../db/server/settings.ts';
import type { Actor } from './actor.ts';
import type { ReadingThread } from './reading-thread.ts';
import { isRefusedOutright } from '../policy/rules.ts';
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
import { Outdated } from './outdated.ts';
import { recordEvent } from './record-event.ts';
import { consumeLimits } from './rate-limits.ts';
import type { RefusalLog } from './refusal-log.ts';
import { hideNames, showFrom } from './shown-paths.ts';
import { checkStepUp } from './step-up.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/** How often a call is prepared, if others change meanwhile what it was prepared for. */
const MAX_TRIES = 5;

export interface Pipeline {
  /** Read-only connection. */
  db: Kysely<Schema>;
  unitOfWork: UnitOfWork;
  ports: Ports;
  server: ServerFacts;
  clock: Clock;
  /** Queues and progress of sliced calls. */
  longWork: LongWorks;
  /** The thread for lists and documents. */
  reader: ReadingThread;
  /** The thread for work on whole texts. */
  planner: ReadingThread;
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
  isConnected?: () => boolean;
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
  if (actor.kind === 'user') pipeline.reader.warmUp();
  const when = { now, lock: false };
  const admitted = await checkAccess(pipeline.db, access, actor, given, when).catch((error: unknown) => {
    pipeline.refusals.note({ kind: 'access', call, address: request.address });
    throw error;
  });
  return runAdmitted(pipeline, operation, incoming, { ...admitted, given, now }).catch((error: unknown) => {
    throw hideNames(admitted.shownIn, hideNames(admitted.root, error));
  });
}

async function runAdmitted(
  pipeline: Pipeline,
  operation: AnyOperation,
  incoming: Incoming,
  { input, given, root, shownIn, now }: Admitted & { given: unknown; now: number },
): Promise<Outgoing> {
  const { actor, request, files, isConnected = () => true } = incoming;
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
    isConnected,
    settings: () => loadSettings(pipeline.db),
    asCaller: (part, given) => pipeline.unitOfWork.runAs(part, given, { actor, request, now }),
  };
  if (operation.mode === 'read' && operation.thread !== null) {
    const thread = operation.thread === 'reader' ? pipeline.reader : pipeline.planner;
    const json = await thread.read({ path: operation.contract.path, actor, input, root, now, request });
    const output: unknown = null;
    return { output, json, effects: {} };
  }
  if (operation.mode === 'read') {
    const output = operation.contract.output.parse(await operation.run(context, input as never));
    return { output: showFrom(shownIn, operation.contract.output, output), effects: {} };
  }
  if (operation.mode === 'sliced') {
    const makeContext = (progress: Progress): SlicedContext => ({
      ...progress,
      ...context,
      readCopiedText: (itemId) => pipeline.reader.readCopiedText(itemId),
      newOrderedId: () => pipeline.clock.newOrderedId(),
      step: (part, given) => pipeline.unitOfWork.run(part, given),
    });
    const userId = actor.kind === 'user' ? actor.userId : actor.kind === 'directory' ? actor.directoryId : actor.kind;
    const output = await pipeline.longWork.run({ userId, call: operation.contract.path, isConnected }, (progress) =>
      operation.run(makeContext(progress), input as never),
    );
    const checked = operation.contract.output.parse(output);
    // This may have taken long, and the shared item may have another path by now.
    const place = await findRootAgain(pipeline.db, shownIn);
    return { output: showFrom(place, operation.contract.output, checked), effects: {} };
  }
  let prepared: unknown;
  for (let tries = 1; ; tries += 1) {
    prepared = await operation.prepare?.(context, input as never, prepared as never);
    const call = { actor, input: given, prepared, request, now };
    try {
      const { output } = await pipeline.unitOfWork.runOperation(operation, call);
      return { output, effects: operation.reply?.(output as never, prepared as never) ?? {} };
    } catch (error) {
      if (!(error instanceof Outdated) || tries === MAX_TRIES || !isConnected())
        return await noteRefusal(pipeline, operation, { input, request, prepared }, error);
    }
  }
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
  if (isRefusedOutright(access, asCaller(actor))) fail('not-logged-in');
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
  if (admit === undefined) throw new Error(`${contract.path} takes files but has no \`admit\`.`);
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
  const exhausted = await pipeline.unitOfWork.run(consumeLimits, { call: operation.contract.path, limits });
  if (exhausted === null) return;
  pipeline.refusals.note({ kind: 'limit', call: operation.contract.path, address: incoming.request.address });
  fail('rate-limited', { retryAfter: Math.ceil(exhausted.wait / 1000) });
}
