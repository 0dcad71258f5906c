import { OperationError } from '@scriptorium/contract/errors.ts';
import type { OutputOf } from '@scriptorium/contract/operation.ts';
import { stat, tree, uploadFiles } from '@scriptorium/contract/operations/workspace.ts';
import { call } from '../../api/call.ts';
import { upload } from '../../api/upload.ts';
import { noteFailure } from '../../lib/call-outcomes.ts';
import { createEmitter } from '../../lib/emitter.ts';
import { readMessage } from '../../lib/read-message.ts';
import { t } from '../../lib/texts/workspace.ts';
import { toastError, toastSuccess } from '../../ui/toasts.ts';
import { joinPath, refreshWorkspace } from './workspace-data.ts';

export type ConflictAnswer = 'replace' | 'overwrite' | 'keep-both' | 'skip';
/** The reasons for asking the user. */
type Question = 'name-taken' | 'unknown-base';

/** Result of merging an upload into a text that others had changed. */
export type UploadMerge = OutputOf<typeof uploadFiles>['merges'][number] & { readonly workspaceUUID: string };

export interface Upload {
  id: number;
  workspaceUUID: string;
  folder: string;
  /** Relative to `folder`; for single files, only the name. */
  relativePath: string;
  file: File;
  state: 'waiting' | 'sending' | 'done' | 'failed' | 'cancelled' | 'skipped';
  merges: readonly UploadMerge[];
  sent: number;
  startedAt: number;
  message: string;
}

/** A pending question: a file with this name exists, or the text there cannot be merged with it. */
export interface Conflict {
  about: Question;
  upload: Upload;
  /** How many other files of this batch may have the same conflict. */
  others: number;
  answer: (answer: ConflictAnswer, forAll: boolean) => void;
}

interface Batch {
  forAll: Partial<Record<Question, ConflictAnswer>>;
  uploads: number[];
}

/** Concurrent uploads: more would not be faster, and each takes a place in the queue. */
const AT_ONCE = 2;

let uploads: readonly Upload[] = [];
let conflict: Conflict | null = null;
let merges: readonly UploadMerge[] | null = null;
let nextId = 1;
let running = 0;
const aborts = new Map<number, AbortController>();
const batches = new Map<number, Batch>();
const { emit: tell, subscribe: subscribeUploads } = createEmitter();
export { subscribeUploads };
// Chain of questions, so that only one is asked at a time.
let questions: Promise<unknown> = Promise.resolve();
/** Settles once the name check of every upload begun so far has finished. */
let looked: Promise<unknown> = Promise.resolve();
/** Uploads whose name is not taken. */
const free = new Set<number>();

function set(id: number, change: Partial<Upload>): void {
  uploads = uploads.map((each) => (each.id === id ? { ...each, ...change } : each));
  tell();
}

export const readUploads = (): readonly Upload[] => uploads;
export const readConflict = (): Conflict | null => conflict;
/** Results of the merges in the last batch; null once they have been read. */
export const readMerges = (): readonly UploadMerge[] | null => merges;

export function closeMerges(): void {
  merges = null;
  tell();
}

/** Uploads files into a folder independently of each other, so that a failure affects no other file. */
export function startUploads(
  workspaceUUID: string,
  folder: string,
  files: readonly { file: File; relativePath: string }[],
  maxBytes: number,
): void {
  if (files.length === 0) return;
  const fresh = files.map(({ file, relativePath }): Upload => {
    const id = nextId;
    nextId += 1;
    const tooLarge = file.size > maxBytes;
    const message = tooLarge ? t('uploadTooLarge', { limit: `${Math.round(maxBytes / 1024 / 1024)} MB` }) : '';
    return {
      id,
      workspaceUUID,
      folder,
      relativePath,
      file,
      state: tooLarge ? 'failed' : 'waiting',
      sent: 0,
      startedAt: 0,
      message,
      merges: [],
    };
  });
  const batch: Batch = { forAll: {}, uploads: fresh.map((each) => each.id) };
  for (const each of fresh) batches.set(each.id, batch);
  uploads = [...uploads.filter((each) => each.state === 'waiting' || each.state === 'sending'), ...fresh];
  tell();
  pump();
}

export function cancelUpload(id: number): void {
  const found = uploads.find((each) => each.id === id);
  if (found?.state === 'waiting') set(id, { state: 'cancelled', message: t('uploadCancelled') });
  aborts.get(id)?.abort();
}

export function retryUpload(id: number): void {
  set(id, { state: 'waiting', sent: 0, message: '' });
  pump();
}

/** Clears the list of finished uploads. */
export function closeUploads(): void {
  uploads = uploads.filter((each) => each.state === 'waiting' || each.state === 'sending');
  tell();
}

function pump(): void {
  while (running < AT_ONCE) {
    const next = uploads.find((each) => each.state === 'waiting');
    if (next === undefined) return;
    running += 1;
    set(next.id, { state: 'sending', startedAt: performance.now() });
    void send(next).finally(() => {
      running -= 1;
      finish(next.id);
      pump();
    });
  }
}

async function send(entry: Upload): Promise<void> {
  const abort = new AbortController();
  aborts.set(entry.id, abort);
  try {
    const taken = isTaken(entry, abort.signal).then((isName) => {
      if (!isName) free.add(entry.id);
      return isName;
    });
    const before = looked;
    looked = Promise.allSettled([before, taken]);
    // Asks in the order of the files, not of the server's answers.
    await before;
    const answer = (await taken) ? await askAbout(entry, 'name-taken') : 'replace';
    await sendAs(entry, answer, abort.signal);
  } catch (error) {
    if (abort.signal.aborted) set(entry.id, { state: 'cancelled', message: t('uploadCancelled') });
    else set(entry.id, { state: 'failed', message: t('uploadNothingStored', { message: readMessage(error) }) });
  } finally {
    aborts.delete(entry.id);
  }
}

async function sendAs(entry: Upload, answer: ConflictAnswer, signal: AbortSignal): Promise<void> {
  if (answer === 'skip') {
    set(entry.id, { state: 'skipped', message: t('uploadSkipped') });
    return;
  }
  const form = new FormData();
  // Fields come before the file, so that the server knows the destination before the first byte.
  form.append('uuid', entry.workspaceUUID);
  form.append('itemPath', entry.folder);
  form.append('conflict', answer);
  form.append('relativePaths', JSON.stringify([entry.relativePath]));
  form.append('file', entry.file);
  try {
    const stored = await upload(uploadFiles, form, {
      signal,
      onProgress: (sent) => set(entry.id, { sent: Math.min(sent, entry.file.size) }),
    });
    const merged = stored.merges.map((merge) => ({ ...merge, workspaceUUID: entry.workspaceUUID }));
    set(entry.id, { state: 'done', sent: entry.file.size, merges: merged });
  } catch (error) {
    if (!(error instanceof OperationError) || error.code !== 'unknown-base') throw error;
    set(entry.id, { sent: 0 });
    await sendAs(entry, await askAbout(entry, 'unknown-base'), signal);
  }
}

async function isTaken(entry: Upload, signal: AbortSignal): Promise<boolean> {
  const { workspaceUUID: uuid, folder, relativePath } = entry;
  try {
    if (relativePath.includes('/')) {
      await call(stat, { uuid, itemPath: joinPath(folder, relativePath) }, { signal });
      return true;
    }
    const { contents } = await call(tree, { uuid, folder }, { signal });
    return contents.some((item) => item.name === relativePath.normalize('NFC'));
  } catch (error) {
    if (error instanceof OperationError && error.code === 'not-found') return false;
    throw error;
  }
}

function askAbout(entry: Upload, about: Question): Promise<ConflictAnswer> {
  const batch = batches.get(entry.id);
  const asked = questions.then(async () => {
    // Files whose name turns out to be free are not asked about.
    await looked;
    const known = batch?.forAll[about];
    if (known) return known;
    // Several uploads run at once; only those that have not sent anything yet can still conflict.
    const open = uploads.filter((each) => batch?.uploads.includes(each.id) === true && each.id !== entry.id);
    const others = open.filter(
      ({ id, state, sent }) =>
        state === 'waiting' || (state === 'sending' && sent === 0 && !(about === 'name-taken' && free.has(id))),
    );
    return new Promise<ConflictAnswer>((resolve) => {
      conflict = {
        about,
        upload: entry,
        others: others.length,
        answer: (answer, forAll) => {
          if (forAll && batch) batch.forAll[about] = answer;
          conflict = null;
          tell();
          resolve(answer);
        },
      };
      tell();
    });
  });
  questions = asked;
  return asked;
}

function finish(id: number): void {
  const batch = batches.get(id);
  if (batch === undefined) return;
  batches.delete(id);
  free.delete(id);
  void refreshWorkspace();
  const all = uploads.filter((each) => batch.uploads.includes(each.id));
  if (all.some((each) => each.state === 'waiting' || each.state === 'sending')) return;
  const merged = all.flatMap((each) => each.merges);
  if (merged.length > 0) {
    merges = merged;
    tell();
  }
  const failed = all.find((each) => each.state === 'failed');
  if (failed) {
    const error = new Error(failed.message);
    noteFailure(error, uploadFiles.path);
    toastError(t('uploadFailed'), error);
  } else if (all.some((each) => each.state === 'done')) toastSuccess(t('uploaded'));
}
