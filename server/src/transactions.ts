import { createAccount, makeResetLink } from './cli/transactions.ts';
import { admitExport, deliverExport, failExport, noteExportStage, seedProfiles } from './jobs/export-transactions.ts';
import { noteTexts, settleIndexJob, writeIndex } from './jobs/index-texts.ts';
import { prune } from './jobs/prune-rows.ts';
import { beginMail, noteMail, noteQuota, settleMailJob } from './jobs/send-mail.ts';
import { clearAccountPart, dropWorkspace } from './jobs/finish-accounts.ts';
import { forgetBlobs } from './jobs/sweep-blobs.ts';
import { PAGES } from './jobs/page-transactions.ts';
import { NOTIFY_REVIEW } from './jobs/notify-review.ts';
import { claim, ensureJob, extend, finish, reclaim, requeue } from './jobs/transactions.ts';
import { dropOldSnapshots, storeAuthorship, replaceSlice } from './jobs/compact-history.ts';
import { branchOff, endLineageOf, keepSnapshot, redeemTicket } from './live/transactions.ts';
import { REGISTRY } from './operations/index.ts';
import { noteUnchanged, writeSync } from './operations/zotero/write-sync.ts';
import { deleteDirectoryRows, removeDirectory, revokeDirectoryAccess } from './operations/admin/directories/delete.ts';
import { checkDeletion, deleteStep } from './operations/admin/users/delete-many.ts';
import { updateStep, checkChange } from './operations/admin/users/update-many.ts';
import { releaseGroup } from './operations/scim/groups/delete.ts';
import { makeGroup } from './operations/scim/groups/create.ts';
import { nameGroup } from './operations/scim/groups/change.ts';
import { putMembersStep } from './operations/scim/groups/put-members.ts';
import { noteCall } from './operations/scim/note-call.ts';
import { leaveGroupsStep, removePerson } from './operations/scim/users/delete.ts';
import { restoreStep } from './operations/workspace/restore-items.ts';
import { OBJECTS } from './pipeline/blob-objects.ts';
import { noteStart } from './pipeline/first-start.ts';
import { beginTurn } from './pipeline/place-watch.ts';
import { adoptBucket } from './pipeline/hold-bucket.ts';
import { adoptFolder } from './pipeline/hold-folder.ts';
import { noteDownloads } from './pipeline/note-given.ts';
import type { InternalWork } from './pipeline/operation.ts';
import { recordEvent } from './pipeline/record-event.ts';
import { consumeLimits } from './pipeline/rate-limits.ts';
import { makeServerKeys, rotateServerKeys } from './pipeline/server-keys.ts';
import { touch } from './pipeline/sessions.ts';
import { noteStepUp, useConfirmation } from './pipeline/step-up.ts';
import type { TransactionPart } from './pipeline/transaction.ts';
import { addSomeOfWord, beginWordSteps, giveUpWord, refuseWord, takeOverWord } from './pipeline/word-steps.ts';
import { beginTree, writeTreePart, endTree, placeNewFile } from './pipeline/trees/build.ts';
import { beginCopy, copyPart, endCopy } from './pipeline/trees/copy.ts';
import { beginMove, endMove, endUndoneMove, leaveInTrash, movePart, restoreRoots } from './pipeline/trees/move.ts';
import { moveInside } from './pipeline/trees/move-inside.ts';
import { beginEmptying, beginExpiry, beginPurge } from './pipeline/trees/purge.ts';
import { endRemoval, removePart, turnToRemoval } from './pipeline/trees/remove.ts';

/**
 * The server's own transactions, for jobs and the pipeline. New ones must be listed here so that the writer finds them.
 */
const INTERNAL: readonly InternalWork[] = [
  admitExport,
  deliverExport,
  failExport,
  noteExportStage,
  seedProfiles,
  claim,
  ensureJob,
  extend,
  finish,
  reclaim,
  requeue,
  forgetBlobs,
  beginMail,
  noteMail,
  noteQuota,
  settleMailJob,
  prune,
  clearAccountPart,
  dropWorkspace,
  checkChange,
  updateStep,
  checkDeletion,
  deleteStep,
  deleteDirectoryRows,
  removeDirectory,
  revokeDirectoryAccess,
  noteDownloads,
  beginCopy,
  copyPart,
  endCopy,
  beginTree,
  writeTreePart,
  endTree,
  placeNewFile,
  moveInside,
  beginMove,
  movePart,
  leaveInTrash,
  endMove,
  restoreRoots,
  endUndoneMove,
  beginPurge,
  beginEmptying,
  beginExpiry,
  removePart,
  restoreStep,
  turnToRemoval,
  endRemoval,
  consumeLimits,
  recordEvent,
  touch,
  noteStepUp,
  useConfirmation,
  noteStart,
  makeServerKeys,
  rotateServerKeys,
  redeemTicket,
  endLineageOf,
  keepSnapshot,
  branchOff,
  replaceSlice,
  dropOldSnapshots,
  storeAuthorship,
  noteTexts,
  settleIndexJob,
  writeIndex,
  createAccount,
  makeResetLink,
  ...NOTIFY_REVIEW,
  ...PAGES,
  ...OBJECTS,
  adoptBucket,
  adoptFolder,
  beginTurn,
  writeSync,
  noteUnchanged,
  removePerson,
  leaveGroupsStep,
  makeGroup,
  nameGroup,
  putMembersStep,
  releaseGroup,
  noteCall,
  beginWordSteps,
  addSomeOfWord,
  takeOverWord,
  giveUpWord,
  refuseWord,
];

const byName = new Map<string, TransactionPart>();
for (const [path, operation] of REGISTRY) if (operation.mode === 'write') byName.set(path, operation);
for (const part of INTERNAL) byName.set(part.name, part);

export function findTransaction(name: string): TransactionPart | undefined {
  return byName.get(name);
}
