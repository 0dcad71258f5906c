import type { ExportReview } from '@scriptorium/contract/operations/export.ts';
import { sql, type Kysely } from 'kysely';
import { isSqlite } from '../engine/lock-rows.ts';
import type { Schema } from '../schema.ts';
import type { ExportJobTable } from '../schema/exports.ts';
import type { JobTable } from '../schema/server.ts';

/** An input as it was when scheduled. */
export interface ExportInputRow {
  itemId: string;
  path: string;
  version: number | null;
}

export interface ExportRow {
  id: string;
  number: number;
  userId: string;
  workspaceId: string;
  profileId: string;
  profileName: string;
  profileContent: string;
  inputs: ExportInputRow[];
  outputName: string;
  outputFolder: string;
  review: ExportReview;
  outputItemId: string | null;
  stage: string | null;
  log: string | null;
  state: JobTable['state'];
  error: string | null;
  createdAt: number;
  finishedAt: number | null;
}

function selectExports(db: Kysely<Schema>) {
  return db
    .selectFrom('export_job')
    .innerJoin('job', 'job.id', 'export_job.id')
    .selectAll('export_job')
    .select(['job.state', 'job.error', 'job.created_at', 'job.finished_at']);
}

type Selected = ExportJobTable & Pick<JobTable, 'state' | 'error' | 'created_at' | 'finished_at'>;

function toExport(row: Selected): ExportRow {
  return {
    id: row.id,
    number: row.number,
    userId: row.user_id,
    workspaceId: row.workspace_id,
    profileId: row.profile_id,
    profileName: row.profile_name,
    profileContent: row.profile_content,
    inputs: JSON.parse(row.inputs) as ExportInputRow[],
    outputName: row.output_name,
    outputFolder: row.output_folder,
    review: row.review,
    outputItemId: row.output_item_id,
    stage: row.stage,
    log: row.log,
    state: row.state,
    error: row.error,
    createdAt: row.created_at,
    finishedAt: row.finished_at,
  };
}

export async function findExport(db: Kysely<Schema>, id: string): Promise<ExportRow | undefined> {
  const row = await selectExports(db).where('export_job.id', '=', id).executeTakeFirst();
  return row === undefined ? undefined : toExport(row);
}

/** The last successful export that wrote this file. */
export async function findLastResult(
  db: Kysely<Schema>,
  itemId: string,
): Promise<{ inputIds: string[]; profileId: string; finishedAt: number | null } | undefined> {
  const row = await db
    .selectFrom('export_job')
    .innerJoin('job', 'job.id', 'export_job.id')
    .select(['export_job.inputs', 'export_job.profile_id', 'job.finished_at'])
    .where('export_job.output_item_id', '=', itemId)
    .where('job.state', '=', 'done')
    .orderBy('export_job.number', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const inputIds = (JSON.parse(row.inputs) as ExportInputRow[]).map(({ itemId }) => itemId);
  return { inputIds, profileId: row.profile_id, finishedAt: row.finished_at };
}

/** The last few files exported from an item, newest first, whoever requested them. */
export async function listResultsOf(
  db: Kysely<Schema>,
  item: { id: string; workspace_id: string },
): Promise<{ outputItemId: string | null; inputs: ExportInputRow[]; finishedAt: number }[]> {
  const rows = await selectExports(db)
    .where('export_job.workspace_id', '=', item.workspace_id)
    .where('export_job.inputs', 'like', `%"${item.id}"%`)
    .where('job.state', '=', 'done')
    .where('export_job.output_item_id', 'is not', null)
    .orderBy('export_job.number', 'desc')
    .limit(10)
    .execute();
  return rows.map(toExport).map(({ outputItemId, inputs, finishedAt }) => ({
    outputItemId,
    inputs,
    finishedAt: finishedAt ?? 0,
  }));
}

/** Exports of these workspaces, newest first; with `itemId`, only those in which the item is an input. */
export async function listExportsOf(
  db: Kysely<Schema>,
  filter: { userId: string; workspaceIds: readonly string[]; itemId?: string | undefined; limit: number },
): Promise<ExportRow[]> {
  if (filter.workspaceIds.length === 0) return [];
  let query = selectExports(db)
    .where('export_job.user_id', '=', filter.userId)
    .where('export_job.workspace_id', 'in', filter.workspaceIds);
  // Ids contain no wildcards, and the list contains no other item ids.
  if (filter.itemId !== undefined) query = query.where('export_job.inputs', 'like', `%"${filter.itemId}"%`);
  const rows = await query.orderBy('export_job.number', 'desc').limit(filter.limit).execute();
  return rows.map(toExport);
}

/** Running exports, then the queue in order, then (if requested) finished ones, newest first. */
export async function listExportQueue(
  db: Kysely<Schema>,
  options: { ended: boolean; limit: number },
): Promise<ExportRow[]> {
  const waiting = await selectExports(db)
    .where('job.state', 'in', ['queued', 'running'])
    .orderBy(sql`case job.state when 'running' then 0 else 1 end`)
    .orderBy('job.run_at')
    .orderBy('job.created_at')
    .limit(options.limit)
    .execute();
  const ended = options.ended
    ? await selectExports(db)
        .where('job.state', 'not in', ['queued', 'running'])
        .orderBy('export_job.number', 'desc')
        .limit(options.limit)
        .execute()
    : [];
  return [...waiting, ...ended].slice(0, options.limit).map(toExport);
}

/** Positions in the queue, starting from 1. */
export async function readPositions(db: Kysely<Schema>): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('job')
    .select('id')
    .where('kind', '=', 'run-export')
    .where('state', '=', 'queued')
    .orderBy('run_at')
    .orderBy('created_at')
    .execute();
  return new Map(rows.map(({ id }, index) => [id, index + 1]));
}

/** Current versions of these texts in a workspace; others are left out. */
export async function readVersions(
  db: Kysely<Schema>,
  itemIds: readonly string[],
  workspaceId: string,
): Promise<Map<string, number>> {
  if (itemIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('document')
    .innerJoin('item', 'item.id', 'document.id')
    .select(['document.id', 'document.version'])
    .where('document.id', 'in', itemIds)
    .where('item.workspace_id', '=', workspaceId)
    .execute();
  return new Map(rows.map(({ id, version }) => [id, Number(version)]));
}

export async function countQueued(db: Kysely<Schema>, userId: string): Promise<number> {
  const row = await db
    .selectFrom('export_job')
    .innerJoin('job', 'job.id', 'export_job.id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('export_job.user_id', '=', userId)
    .where('job.state', '=', 'queued')
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/**
 * Queues an export. `run_at` orders the queue: for exports it is not a time but a turn, one more than the last turn
 * started and than the user's own last one. So everyone's first export precedes anyone's second, and nobody starves.
 */
export async function insertExport(
  tx: {
    db: Kysely<Schema>;
    enqueueJob(job: {
      id: string;
      kind: 'run-export';
      payload: unknown;
      runAt: number;
      maxAttempts: number;
    }): Promise<unknown>;
  },
  facts: Pick<
    ExportRow,
    | 'id'
    | 'userId'
    | 'workspaceId'
    | 'profileId'
    | 'profileName'
    | 'profileContent'
    | 'inputs'
    | 'outputName'
    | 'outputFolder'
    | 'review'
  >,
): Promise<void> {
  const { db } = tx;
  await tx.enqueueJob({
    id: facts.id,
    kind: 'run-export',
    payload: {},
    runAt: await nextTurn(db, facts.userId),
    maxAttempts: 2,
  });
  await db
    .insertInto('export_job')
    .values({
      id: facts.id,
      number: await nextNumber(db),
      user_id: facts.userId,
      workspace_id: facts.workspaceId,
      profile_id: facts.profileId,
      profile_name: facts.profileName,
      profile_content: facts.profileContent,
      inputs: JSON.stringify(facts.inputs),
      output_name: facts.outputName,
      output_folder: facts.outputFolder,
      review: facts.review,
      output_item_id: null,
      stage: null,
      log: null,
    })
    .execute();
}

async function nextNumber(db: Kysely<Schema>): Promise<number> {
  const next = isSqlite(db)
    ? sql<{ number: number }>`select coalesce(max(number), 0) + 1 as number from export_job`
    : sql<{ number: number }>`select nextval('export_job_number') as number`;
  return (await next.execute(db)).rows[0]?.number ?? 1;
}

/** Turns are small numbers; jobs retried after a crash have a time instead. */
const TURNS_END = 1_000_000_000_000;

async function nextTurn(db: Kysely<Schema>, userId: string): Promise<number> {
  const exports = db.selectFrom('job').where('kind', '=', 'run-export').where('run_at', '<', TURNS_END);
  const begun = await exports
    .select((eb) => eb.fn.max('run_at').as('turn'))
    .where('state', '!=', 'queued')
    .executeTakeFirst();
  const own = await exports
    .select((eb) => eb.fn.max('run_at').as('turn'))
    .where('state', 'in', ['queued', 'running'])
    .where('created_by', '=', userId)
    .executeTakeFirst();
  return Math.max(Number(begun?.turn ?? 0), Number(own?.turn ?? 0)) + 1;
}

/** False if it has already ended. */
export async function cancelExport(db: Kysely<Schema>, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('job')
    .set({ state: 'cancelled', finished_at: now, lease_until: null, error: null })
    .where('id', '=', id)
    .where('kind', '=', 'run-export')
    .where('state', 'in', ['queued', 'running'])
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Cancels all waiting and running exports of a user; returns them. */
export async function cancelExportsOf(
  db: Kysely<Schema>,
  userId: string,
  now: number,
): Promise<{ id: string; outputName: string }[]> {
  const ended = [];
  const rows = await selectExports(db)
    .where('export_job.user_id', '=', userId)
    .where('job.state', 'in', ['queued', 'running'])
    .execute();
  for (const { id, output_name: outputName } of rows)
    if (await cancelExport(db, id, now)) ended.push({ id, outputName });
  return ended;
}

export async function noteExport(
  db: Kysely<Schema>,
  id: string,
  facts: { stage?: string | null; log?: string; outputItemId?: string; outputName?: string },
): Promise<void> {
  const change = {
    ...(facts.stage === undefined ? {} : { stage: facts.stage }),
    ...(facts.log === undefined ? {} : { log: facts.log }),
    ...(facts.outputItemId === undefined ? {} : { output_item_id: facts.outputItemId }),
    ...(facts.outputName === undefined ? {} : { output_name: facts.outputName }),
  };
  if (Object.keys(change).length > 0) await db.updateTable('export_job').set(change).where('id', '=', id).execute();
}

/** Requeues a failed or cancelled export as originally scheduled. */
export async function requeueExport(db: Kysely<Schema>, job: { id: string; userId: string }): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('job')
    .set({
      state: 'queued',
      run_at: await nextTurn(db, job.userId),
      attempts: 0,
      finished_at: null,
      error: null,
      lease_until: null,
    })
    .where('id', '=', job.id)
    .where('state', 'in', ['failed', 'cancelled'])
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  await db.updateTable('export_job').set({ stage: null, log: null }).where('id', '=', job.id).execute();
  return true;
}
