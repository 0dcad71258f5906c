import { formatBytes } from '@scriptorium/contract/rules/byte-size.ts';
import type { Kysely } from 'kysely';
import {
  findDuePublication,
  findPublication,
  hasPending,
  makePagesDue,
  lockPublication,
  IDLE_MS,
  type PublicationFile,
  type PublicationRow,
  replacePublicationFiles,
  sumPages,
  updatePublication,
} from '../db/groups/publications.ts';
import { insertBlobRow } from '../db/items/blob-rows.ts';
import type { Schema } from '../db/schema.ts';
import { requeueJob } from '../db/server/jobs.ts';
import { getWorkspace, lockWorkspace } from '../model/groups/workspaces.ts';
import { internal } from '../pipeline/operation.ts';

/** How long the job sleeps if no page follows its text or is waiting; requesting a page wakes it. */
const SLEEP_MS = 60 * 60 * 1000;

/** What was tried: the number of requests so far, the version, and when its files were read. */
interface Attempt {
  id: string;
  asked: number;
  readAt: number;
  version: number | null;
}

/** The time of reading is stored, so that a file that changed while the page was being made counts as changed since. */
const noteAttempt = ({ asked, version, readAt }: Attempt) => ({
  answered: asked,
  tried_version: version,
  tried_at: readAt,
  tries: 0,
});

/** Delay before retrying a page whose attempt ended with the process, or with a temporary failure. */
const RETRY_MS = 5 * 60 * 1000;

/** Called before an attempt, so that whatever happens this page is not first again, and not retried forever. */
export const beginPage = internal('pages/begin', async (tx, input: { id: string; tries: number }): Promise<null> => {
  await updatePublication(tx.db, input.id, { tried_at: tx.now + RETRY_MS, tries: input.tries });
  return null;
});

/** Explains to whoever is waiting for the page why it takes so long. It stays due, as after any temporary failure. */
export const postponePage = internal(
  'pages/postpone',
  async (tx, { id, asked, tries }: { id: string; asked: number; tries: number }): Promise<null> => {
    const page = await lockPublication(tx.db, id);
    if (page === undefined) return null;
    await updatePublication(tx.db, id, {
      tried_at: tx.now + RETRY_MS,
      tries,
      // Nobody is waiting for a page that follows its text.
      ...(asked > page.answered && { fault: 'The server is busy. It will try again in a few minutes.' }),
    });
    return null;
  },
);

/** The reason why a page of this size is too large, if it is. */
export async function findQuotaFault(
  db: Kysely<Schema>,
  page: PublicationRow,
  files: readonly { size: number }[],
): Promise<string | null> {
  const { quota } = await getWorkspace(db, page.workspace_id);
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  // Pages are copies of workspace content and not charged to it: together they may take up as much again.
  if ((await sumPages(db, page.workspace_id, page.id)) + bytes <= quota) return null;
  return `The public pages of this workspace may take ${formatBytes(quota)}, as much as its storage. This one would exceed that.`;
}

/** Stores the files of a page: from here on, visitors see them. */
export const deliverPage = internal(
  'pages/deliver',
  async (
    tx,
    input: Attempt & {
      version: number;
      page: { title: string; lang: string; dir: string };
      files: PublicationFile[];
      sources: string;
      fault: string | null;
    },
  ): Promise<null> => {
    const found = await findPublication(tx.db, input.id);
    if (found === undefined) return null;
    await lockWorkspace(tx.db, found.workspace_id);
    const page = await lockPublication(tx.db, input.id);
    if (page === undefined) return null;
    const fault = await findQuotaFault(tx.db, page, input.files);
    if (fault !== null) {
      await updatePublication(tx.db, page.id, { ...noteAttempt(input), fault });
      return null;
    }
    for (const { blob_hash: hash, size } of input.files) await insertBlobRow(tx.db, { hash, size, now: tx.now });
    await replacePublicationFiles(tx.db, page.id, input.files);
    await updatePublication(tx.db, page.id, {
      ...noteAttempt(input),
      ...input.page,
      fault: input.fault,
      made_version: input.version,
      made_at: tx.now,
      sources: input.sources,
    });
    return null;
  },
);

/** Records a failed attempt; visitors keep seeing the previous page. */
export const failPage = internal('pages/fail', async (tx, input: Attempt & { fault: string }): Promise<null> => {
  const page = await lockPublication(tx.db, input.id);
  if (page !== undefined) await updatePublication(tx.db, page.id, { ...noteAttempt(input), fault: input.fault });
  return null;
});

/** Requeues the job. Its row is written first: a request for a page meanwhile waits, and then finds the job waiting. */
export const settlePages = internal(
  'pages/settle',
  async (tx, { runAfter, ...input }: { id: string; leaseNo: number; runAfter: number | null }): Promise<null> => {
    const pause = runAfter ?? ((await hasPending(tx.db)) ? IDLE_MS : SLEEP_MS);
    const job = { ...input, runAt: tx.now + pause, error: null, countAttempt: false };
    if (!(await requeueJob(tx.db, job)) || runAfter !== null) return null;
    if ((await findDuePublication(tx.db, tx.now)) !== undefined) await makePagesDue(tx.db, tx.now);
    return null;
  },
);

export const PAGES = [beginPage, deliverPage, failPage, postponePage, settlePages] as const;
