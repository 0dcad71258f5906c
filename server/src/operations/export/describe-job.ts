import type { ExportLogLine, OwnExportJob } from '@scriptorium/contract/operations/export.ts';
import type { Kysely } from 'kysely';
import { readVersions, type ExportRow } from '../../db/exports/jobs.ts';
import { findPresentItem, readNames } from '../../db/items/items.ts';
import type { Schema } from '../../db/schema.ts';

/** An export as its owner sees it. */
export async function describeJob(
  db: Kysely<Schema>,
  row: ExportRow,
  positions: ReadonlyMap<string, number>,
): Promise<OwnExportJob> {
  const position = positions.get(row.id);
  const output = await findOutput(db, row);
  return {
    id: row.id,
    state: row.state,
    ...(row.state === 'queued' && position !== undefined ? { position } : {}),
    ...(row.state === 'running' && row.stage !== null ? { stage: row.stage } : {}),
    createdAt: new Date(row.createdAt).toISOString(),
    ...(row.finishedAt === null ? {} : { finishedAt: new Date(row.finishedAt).toISOString() }),
    profile: { uuid: row.profileId, name: row.profileName },
    workspaceUUID: row.workspaceId,
    inputFiles: row.inputs.map(({ path, version }) => (version === null ? { path } : { path, version })),
    outputName: row.outputName,
    ...countWarnings(row),
    ...(output === undefined
      ? {}
      : {
          outputPath: output.path,
          outdated: await isOutdated(db, row),
          // Equal if untouched since: result and job were written with the same timestamp.
          replaced: output.modifiedAt !== row.finishedAt,
        }),
    ...describeError(row),
  };
}

/** The error message, with template and values from the corresponding line of the log. */
export function describeError(row: ExportRow): Pick<OwnExportJob, 'error' | 'errorSaid'> {
  if (row.error === null) return {};
  const line = readLog(row).find(({ level, message }) => level === 'error' && message === row.error);
  return { error: row.error, errorSaid: line?.said };
}

function countWarnings(row: ExportRow): { warnings?: number } {
  const warnings = row.state === 'done' ? readLog(row).filter(({ level }) => level !== 'info').length : 0;
  return warnings === 0 ? {} : { warnings };
}

async function findOutput(
  db: Kysely<Schema>,
  row: ExportRow,
): Promise<{ path: string; modifiedAt: number } | undefined> {
  if (row.outputItemId === null || row.state !== 'done') return undefined;
  const item = await findPresentItem(db, row.outputItemId);
  // If the result was moved to another workspace, its path must not be shown here.
  if (item === undefined || item.workspace_id !== row.workspaceId) return undefined;
  return { path: (await readNames(db, item.id)).join('/'), modifiedAt: item.modified_at };
}

async function isOutdated(db: Kysely<Schema>, row: ExportRow): Promise<boolean> {
  const versions = await readVersions(
    db,
    row.inputs.map(({ itemId }) => itemId),
    row.workspaceId,
  );
  return row.inputs.some(({ itemId, version }) => version !== null && versions.get(itemId) !== version);
}

export function readLog(row: ExportRow): ExportLogLine[] {
  return row.log === null ? [] : (JSON.parse(row.log) as ExportLogLine[]);
}
