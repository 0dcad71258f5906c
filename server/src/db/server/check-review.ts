import { Text } from '@codemirror/state';
import { hashReview } from '@scriptorium/contract/review/core/hash.ts';
import type { ReviewState } from '@scriptorium/contract/review/core/state.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { unpackAuthorship } from '../texts/authorship.ts';
import { replayText } from '../texts/documents.ts';
import { readLive, replayLog } from '../texts/live-documents.ts';
import { unpackReview } from '../texts/review-state.ts';
import { findSnapshot } from '../texts/snapshot-text.ts';
import type { Finding } from './finding.ts';

interface Document {
  readonly id: string;
  readonly version: number;
}

/** Checks that the stored comments and suggestions of a document agree with its log. */
export async function* checkReview(db: Kysely<Schema>, document: Document): AsyncGenerator<Finding> {
  const { id } = document;
  const rows = await db
    .selectFrom('review_thread')
    .select(['id', 'kind', 'status', 'first_message'])
    .where('document_id', '=', id)
    .execute();
  const messages = await db
    .selectFrom('review_message')
    .select(['id', 'thread_id'])
    .where('document_id', '=', id)
    .execute();
  const checkpoints = await db
    .selectFrom('review_checkpoint')
    .select(['version', 'packed', 'sha256'])
    .where('document_id', '=', id)
    .orderBy('version')
    .execute();
  if (rows.length + messages.length + checkpoints.length === 0) return;
  const finding = (message: string): Finding => ({ kind: 'review', subject: id, message });
  const threads = new Map(rows.map((row) => [row.id, row]));
  const byThread = Map.groupBy(messages, ({ thread_id: thread }) => thread);
  for (const [thread, list] of byThread)
    if (!threads.has(thread))
      yield finding(`${list.length} messages in ${id} belong to thread ${thread}, which is missing.`);
  for (const row of rows) {
    if (row.first_message === null || byThread.get(row.id)?.some((one) => one.id === row.first_message)) continue;
    yield finding(`The comment ${row.id} in ${id} has lost its first message ${row.first_message}.`);
  }
  if (checkpoints.length === 0) yield finding(`The document ${id} has comments, but no stored state of them.`);
  yield* checkCheckpoints(db, document, checkpoints);
  let head: { text: Text; review: ReviewState | undefined };
  try {
    head = await readLive(db, id, document.version);
  } catch {
    // Unreadable texts are reported by another check.
    return;
  }
  if (!head.review) return;
  yield* checkMarks(finding, id, head.review, head.text.length);
  for (const [thread, { status, kind, messages: known }] of head.review.threads) {
    const row = threads.get(thread);
    if (!row) yield finding(`The thread ${thread} of ${id} is in the history, but its row is missing.`);
    else if (row.status !== status || row.kind !== kind)
      yield finding(
        `The thread ${thread} of ${id} is ${row.kind}, ${row.status}; its history says ${kind}, ${status}.`,
      );
    const stored = new Set(byThread.get(thread)?.map((one) => one.id));
    const missing = known.filter((message) => !stored.has(message.id)).length;
    if (missing > 0) yield finding(`${missing} messages of thread ${thread} in ${id} are missing.`);
    if (stored.size > known.length)
      yield finding(`The thread ${thread} in ${id} has ${stored.size} messages; its history says ${known.length}.`);
  }
  for (const thread of threads.keys())
    if (!head.review.threads.has(thread)) yield finding(`The thread ${thread} of ${id} is not in its history.`);
}

/** Each checkpoint must be readable, and follow from the previous one. */
async function* checkCheckpoints(
  db: Kysely<Schema>,
  { id, version: newest }: Document,
  checkpoints: readonly { version: number; packed: Uint8Array; sha256: string }[],
): AsyncGenerator<Finding> {
  const readable = new Map(checkpoints.map((row) => [row.version, unpackReview(row)]));
  let before: { version: number; state: ReviewState } | null = null;
  for (const [version, state] of readable) {
    const others = [...readable].some(([other, found]) => other !== version && found !== null);
    const finding = (message: string): Finding => ({
      kind: 'review',
      subject: id,
      message,
      // Any other one and the log make up for it. The last one must stay: without any, a document counts as without review.
      ...(others ? { repair: () => dropCheckpoint(db, id, version) } : {}),
    });
    if (state === null) {
      yield finding(`The state of the comments in ${id} at version ${version} does not match its checksum.`);
      continue;
    }
    if (version > newest)
      yield finding(`The state of the comments in ${id} is stored for version ${version}, which is after its newest.`);
    else if (before !== null && hashReview(state) !== (await replayFrom(db, id, before, version)))
      yield finding(
        `Replaying ${id} from version ${before.version} to ${version} gives different comments from those stored.`,
      );
    before = { version, state };
  }
}

async function replayFrom(
  db: Kysely<Schema>,
  id: string,
  reviewed: { version: number; state: ReviewState },
  to: number,
): Promise<string | null> {
  try {
    const { snapshot } = await findSnapshot(db, id, reviewed.version);
    if (snapshot === null) return null;
    const start = { version: snapshot.version, text: Text.of(snapshot.text.split('\n')), reviewed };
    const { review } = await replayLog(db, id, start, to);
    return review ? hashReview(review) : null;
  } catch {
    return null;
  }
}

async function dropCheckpoint(db: Kysely<Schema>, id: string, version: number): Promise<void> {
  await db.deleteFrom('review_checkpoint').where('document_id', '=', id).where('version', '=', version).execute();
}

function* checkMarks(
  finding: (message: string) => Finding,
  id: string,
  { marks, threads }: ReviewState,
  length: number,
): Generator<Finding> {
  let reached = 0;
  for (const { thread, from, to } of marks) {
    if (from < 0 || to < from || to > length)
      yield finding(`The thread ${thread} of ${id} is anchored at ${from} to ${to} of ${length} characters.`);
    if (from < reached) yield finding(`The anchors of ${id} are not in the order of the text at ${from}.`);
    if (!threads.has(thread)) yield finding(`An anchor of ${id} belongs to thread ${thread}, which is missing.`);
    reached = Math.max(reached, from);
  }
}

/** An authorship record must cover the text of its version, and refer only to people it lists. */
export async function* checkAuthors(db: Kysely<Schema>, { id, version: newest }: Document): AsyncGenerator<Finding> {
  const rows = await db
    .selectFrom('document_authors')
    .select(['version', 'packed'])
    .where('document_id', '=', id)
    .orderBy('version')
    .execute();
  for (const { version, packed } of rows) {
    const finding = (message: string): Finding => ({
      kind: 'authors',
      subject: id,
      message,
      // Recomputed from the history when needed; but the author of version 0 is stored nowhere else.
      ...(version > 0 ? { repair: () => dropAuthors(db, id, version) } : {}),
    });
    const authorship = unpackAuthorship(packed);
    if (authorship === null) {
      yield finding(`The authors of ${id} at version ${version} cannot be read.`);
      continue;
    }
    if (version > newest) {
      yield finding(`The authors of ${id} are stored for version ${version}, which is after its newest.`);
      continue;
    }
    const { authors, people, runs } = authorship;
    const isNamed = ({ mark }: { mark: number }): boolean =>
      mark > 0 && mark <= authors.length && (authors[mark - 1] ?? []).every((number) => people[number] !== undefined);
    if (!runs.every((run) => run.length > 0 && isNamed(run)))
      yield finding(`The authors of ${id} at version ${version} include somebody who is not listed.`);
    const covered = runs.reduce((sum, { length }) => sum + length, 0);
    const length = await measureText(db, id, version);
    if (length !== null && covered !== length)
      yield finding(`The authors of ${id} at version ${version} cover ${covered} of ${length} characters.`);
  }
}

/** Length in UTF-16 code units; null if unreadable, which another check reports. */
async function measureText(db: Kysely<Schema>, id: string, version: number): Promise<number | null> {
  try {
    const { snapshot } = await findSnapshot(db, id, version);
    return snapshot === null ? null : ((await replayText(db, id, snapshot, version))?.length ?? null);
  } catch {
    return null;
  }
}

async function dropAuthors(db: Kysely<Schema>, id: string, version: number): Promise<void> {
  await db.deleteFrom('document_authors').where('document_id', '=', id).where('version', '=', version).execute();
}
