import type { BellNotice } from '@scriptorium/contract/notices.ts';
import { fail, OperationError } from '@scriptorium/contract/errors.ts';
import { resolveOutputFolder, USUAL_OUTPUT_FOLDER } from '@scriptorium/contract/rules/output-folder.ts';
import { quote, say } from '@scriptorium/contract/said.ts';
import { findLogin } from '../db/accounts/users.ts';
import { cancelExport, findExport, noteExport, type ExportRow } from '../db/exports/jobs.ts';
import { chooseOutput } from '../model/exports/output.ts';
import { freeProfileName } from '../db/exports/profiles.ts';
import { findPresentItem, readNames, type ItemRow } from '../db/items/items.ts';
import { createProfile } from '../model/exports/profiles.ts';
import { getRoot } from '../model/items/find-items.ts';
import { finishJob } from '../db/server/jobs.ts';
import { moveMarksOutOfSecrets, setMark } from '../db/server/marks.ts';
import { settleChange } from '../model/items/settle.ts';
import type { ExportLine } from '../domain/exports/line.ts';
import { exportFinishedMail } from '../domain/mail/account-mails.ts';
import type { ReadyProfile } from '../domain/exports/ready-profiles.ts';
import { startChange, type TreeChange } from '../domain/items/tree-change.ts';
import { readMailFrame } from '../pipeline/mail-frame.ts';
import { workspacePath } from '../domain/items/workspace-path.ts';
import { mayUseItem, mayUseWorkspace } from '../pipeline/item-access.ts';
import { internal, type Tx } from '../pipeline/operation.ts';
import { enqueueOptionalMail } from '../pipeline/optional-mail.ts';
import { ensureFolder } from '../model/items/folders.ts';
import { placeFile, replaceContent, type FileContent } from '../model/items/write-file.ts';
import type { Writer } from '../model/items/writer.ts';
import { lockWorkspace } from '../model/groups/workspaces.ts';
import { shownName } from '../domain/accounts/shown-name.ts';

interface JobLease {
  jobId: string;
  leaseNo: number;
}

export const noteExportStage = internal('export.note-stage', async (tx, input: JobLease & { stage: string }) => {
  const job = await findExport(tx.db, input.jobId);
  if (job === undefined || job.state !== 'running') return {};
  await noteExport(tx.db, job.id, { stage: input.stage });
  tx.record({ type: 'export.changed', jobId: job.id, userId: job.userId });
  return {};
});

/** Whether the export may still run for its owner. If not, it is cancelled with a notification. */
export const admitExport = internal('export.admit', async (tx, input: JobLease) => {
  const job = await findExport(tx.db, input.jobId);
  if (job === undefined || job.state !== 'running') return { admitted: false };
  const refusal = await findRefusal(tx, job);
  if (refusal === undefined) {
    tx.record({ type: 'export.changed', jobId: job.id, userId: job.userId });
    return { admitted: true };
  }
  await cancelWithNotice(tx, job, refusal);
  return { admitted: false };
});

/**
 * Completes a successful export in one transaction: file, quota, log, state, notification. Does nothing if another
 * worker holds the job by now, or it was cancelled.
 */
export const deliverExport = internal(
  'export.deliver',
  async (
    tx,
    input: JobLease & { name: string; content: FileContent; log: string },
  ): Promise<{ delivered: boolean }> => {
    const job = await findExport(tx.db, input.jobId);
    if (job === undefined || job.state !== 'running') return { delivered: false };
    const refusal = await findRefusal(tx, job);
    if (refusal !== undefined) {
      await cancelWithNotice(tx, job, refusal);
      return { delivered: false };
    }
    const done = await finishJob(tx.db, {
      id: job.id,
      leaseNo: input.leaseNo,
      state: 'done',
      error: null,
      now: tx.now,
    });
    if (!done) return { delivered: false };
    await lockWorkspace(tx.db, job.workspaceId);
    const user = await findLogin(tx.db, job.userId);
    const writer = {
      db: tx.db,
      now: tx.now,
      newId: () => tx.newId(),
      author: { id: job.userId, name: shownName(user?.display_name ?? '') },
    };
    const change = startChange();
    const parent = await openOutputFolder(tx, job, writer, change);
    const output = await chooseOutput(tx.db, {
      folderId: parent.id,
      name: input.name,
      inputIds: job.inputs.map(({ itemId }) => itemId),
      profileId: job.profileId,
    });
    const item =
      output.replaces === undefined
        ? await placeFile(writer, change, { parent, name: output.name, content: input.content, onConflict: 'fail' })
        : await replaceContent(writer, change, output.replaces, input.content);
    await settleChange(tx, job.workspaceId, change);
    await noteExport(tx.db, job.id, { stage: null, log: input.log, outputItemId: item.id, outputName: item.name });
    tx.record({ type: 'export.finished', jobId: job.id, userId: job.userId, outputName: item.name, state: 'done' });
    const path = workspacePath(job.workspaceId, await readNames(tx.db, item.id));
    const warnings = (JSON.parse(input.log) as ExportLine[]).filter(({ level }) => level !== 'info').length;
    await tx.notify([job.userId], { ...noticeOf(item.name, warnings), actionUrl: path });
    await mailResult(tx, job.userId, { outputName: item.name, state: 'done', path });
    return { delivered: true };
  },
);

function noticeOf(file: string, count: number): BellNotice {
  if (count === 0) return { code: 'export-ready', values: { file } };
  return count === 1
    ? { code: 'export-warning', values: { file } }
    : { code: 'export-warnings', values: { file, count } };
}

async function mailResult(tx: Tx, userId: string, facts: Parameters<typeof exportFinishedMail>[1]): Promise<void> {
  await enqueueOptionalMail(tx, userId, exportFinishedMail(await readMailFrame(tx, userId), facts));
}

export const failExport = internal('export.fail', async (tx, input: JobLease & { cause: string; log: string }) => {
  const job = await findExport(tx.db, input.jobId);
  if (job === undefined) return {};
  // The cause quotes file contents, so access is checked here too.
  const refusal = await findRefusal(tx, job);
  if (refusal !== undefined) {
    await cancelWithNotice(tx, job, refusal);
    return {};
  }
  const ended = await finishJob(tx.db, {
    id: job.id,
    leaseNo: input.leaseNo,
    state: 'failed',
    error: input.cause,
    now: tx.now,
  });
  if (!ended) return {};
  await noteExport(tx.db, job.id, { stage: null, log: input.log });
  tx.record({
    type: 'export.finished',
    jobId: job.id,
    userId: job.userId,
    outputName: job.outputName,
    state: 'failed',
  });
  const said = (JSON.parse(input.log) as ExportLine[]).find(({ message }) => message === input.cause)?.said;
  const names = job.inputs[0]?.path.split('/') ?? [];
  const path = `${workspacePath(job.workspaceId, names)}?view=export&job=${job.id}`;
  await tx.notify([job.userId], {
    code: 'export-failed',
    values: {
      file: names.at(-1) ?? job.outputName,
      cause: input.cause,
      ...(said && { causeSaid: JSON.stringify(said) }),
    },
    actionUrl: path,
  });
  await mailResult(tx, job.userId, { outputName: job.outputName, state: 'failed', path });
  return {};
});

/** Creates built-in profiles that this server never had; deleted ones stay deleted. */
export const seedProfiles = internal(
  'export.seed-profiles',
  async (tx, input: { profiles: readonly ReadyProfile[] }) => {
    let made = 0;
    await moveMarksOutOfSecrets(tx.db);
    for (const profile of input.profiles) {
      if (!(await setMark(tx.db, `seeded-profile:${profile.key}`))) continue;
      const name = await freeProfileName(tx.db, profile.name);
      await createProfile(tx.db, { id: tx.newId(), name, content: profile.content, builtin: profile.key, now: tx.now });
      made += 1;
    }
    return { made };
  },
);

type Refusal = 'export-off' | 'export-suspended' | 'export-no-access';

async function findRefusal(tx: Tx, job: ExportRow): Promise<Refusal | undefined> {
  if ((await tx.settings()).exports_enabled !== '1') return 'export-off';
  const user = await findLogin(tx.db, job.userId);
  if (user === undefined || user.suspended === 1) return 'export-suspended';
  // Exports read the whole workspace, so they are for members; whether it may be changed depends on the document.
  const first = await findPresentItem(tx.db, job.inputs[0]?.itemId ?? '');
  const mayChange = first === undefined || (await mayUseItem(tx.db, first, job.userId, 'edit', tx.now));
  if (!mayChange || !(await mayUseWorkspace(tx.db, job.workspaceId, job.userId, 'view'))) return 'export-no-access';
  return undefined;
}

async function cancelWithNotice(tx: Tx, job: ExportRow, code: Refusal): Promise<void> {
  if (!(await cancelExport(tx.db, job.id, tx.now))) return;
  tx.record({
    type: 'export.finished',
    jobId: job.id,
    userId: job.userId,
    outputName: job.outputName,
    state: 'cancelled',
  });
  await tx.notify([job.userId], { code, values: { file: job.outputName } });
}

/** The output folder, relative to the document's current place; created if missing. */
async function openOutputFolder(tx: Tx, job: ExportRow, writer: Writer, change: TreeChange): Promise<ItemRow> {
  const first = await findPresentItem(tx.db, job.inputs[0]?.itemId ?? '');
  if (first === undefined || first.workspace_id !== job.workspaceId) {
    return fail('not-found', { message: 'The file was deleted or moved before its export was done.' });
  }
  const path = (await readNames(tx.db, first.id)).join('/');
  const names = resolveOutputFolder(path, job.outputFolder) ?? resolveOutputFolder(path, USUAL_OUTPUT_FOLDER) ?? [];
  try {
    return await ensureFolder(writer, change, await getRoot(tx.db, job.workspaceId), names);
  } catch (error) {
    if (!(error instanceof OperationError)) throw error;
    const values = { path: names.join('/'), why: quote(error) };
    return fail(error.code, say('The folder “{path}” for the result could not be created: {why}', values));
  }
}
