import { createAccount, makeResetLink } from './cli/transactions.ts';
import { admitExport, deliverExport, failExport, noteExportStage, seedProfiles } from './jobs/export-transactions.ts';
import { noteTexts, restIndex, writeIndex } from './jobs/index-texts.ts';
import { prune } from './jobs/prune-rows.ts';
import { beginMail, noteMail, noteQuota, settleMailJob } from './jobs/send-mail.ts';
import { clearSome, dropWorkspace } from './jobs/finish-accounts.ts';
import { forgetBlobs } from './jobs/sweep-blobs.ts';
import { PAGES } from './jobs/page-transactions.ts';
import { TELLING } from './jobs/tell-review.ts';
import { claim, ensureJob, extend, finish, reclaim, requeue } from './jobs/transactions.ts';
import { dropOldSnapshots, keepAuthors, replaceSlice } from './jobs/compact-history.ts';
import { branchOff, endLineageOf, keepSnapshot, redeemTicket } from './live/transactions.ts';
import { REGISTRY } from './operations/index.ts';
import { noteUnchanged, writeSync } from './operations/zotero/write-sync.ts';
import { forgetSome, removeDirectory, silenceDirectory } from './operations/admin/directories/delete.ts';
import { checkDeletion, deleteSome } from './operations/admin/users/delete-many.ts';
import { changeSome, checkChange } from './operations/admin/users/update-many.ts';
import { releaseGroup } from './operations/scim/groups/delete.ts';
import { makeGroup } from './operations/scim/groups/create.ts';
import { nameGroup } from './operations/scim/groups/change.ts';
import { putSomeMembers } from './operations/scim/groups/put-members.ts';
import { noteCall } from './operations/scim/note-call.ts';
import { leaveSomeGroups, removePerson } from './operations/scim/users/delete.ts';
import { restoreSome } from './operations/workspace/restore-items.ts';
import { OBJECTS } from './pipeline/blob-objects.ts';
import { noteStart } from './pipeline/first-start.ts';
import { turnPlace } from './pipeline/place-watch.ts';
import { keepBucket } from './pipeline/hold-bucket.ts';
import { keepFolder } from './pipeline/hold-folder.ts';
import { noteGiven } from './pipeline/note-given.ts';
import type { InternalWork } from './pipeline/operation.ts';
import { recordEvent } from './pipeline/record-event.ts';
import { consumeLimits } from './pipeline/rate-limits.ts';
import { makeServerKeys, rotateServerKeys } from './pipeline/server-keys.ts';
import { touch } from './pipeline/sessions.ts';
import { noteStepUp, useConfirmation } from './pipeline/step-up.ts';
import type { TransactionPart } from './pipeline/transaction.ts';
import { beginTree, buildSome, endTree, placeNewFile } from './pipeline/trees/build.ts';
import { beginCopy, copySome, endCopy } from './pipeline/trees/copy.ts';
import { beginMove, endMove, endMoveBack, leaveInTrash, moveSome, putSomeBack } from './pipeline/trees/move.ts';
import { moveInside } from './pipeline/trees/move-inside.ts';
import { beginEmptying, beginExpiry, beginPurge } from './pipeline/trees/purge.ts';
import { endRemoval, removeSome, turnToRemoval } from './pipeline/trees/remove.ts';

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
  clearSome,
  dropWorkspace,
  checkChange,
  changeSome,
  checkDeletion,
  deleteSome,
  forgetSome,
  removeDirectory,
  silenceDirectory,
  noteGiven,
  beginCopy,
  copySome,
  endCopy,
  beginTree,
  buildSome,
  endTree,
  placeNewFile,
  moveInside,
  beginMove,
  moveSome,
  leaveInTrash,
  endMove,
  putSomeBack,
  endMoveBack,
  beginPurge,
  beginEmptying,
  beginExpiry,
  removeSome,
  restoreSome,
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
  keepAuthors,
  noteTexts,
  restIndex,
  writeIndex,
  createAccount,
  makeResetLink,
  ...TELLING,
  ...PAGES,
  ...OBJECTS,
  keepBucket,
  keepFolder,
  turnPlace,
  writeSync,
  noteUnchanged,
  removePerson,
  leaveSomeGroups,
  makeGroup,
  nameGroup,
  putSomeMembers,
  releaseGroup,
  noteCall,
];

const byName = new Map<string, TransactionPart>();
for (const [path, operation] of REGISTRY) if (operation.mode === 'write') byName.set(path, operation);
for (const part of INTERNAL) byName.set(part.name, part);

export function findTransaction(name: string): TransactionPart | undefined {
  return byName.get(name);
}
