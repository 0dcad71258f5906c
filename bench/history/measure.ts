import { ChangeSet } from '@codemirror/state';
import type { UpdateJson } from '@scriptorium/contract/live/messages.ts';
import { cpus } from 'node:os';
import { createAccount } from '../../server/src/cli/transactions.ts';
import { packAuthorship } from '../../server/src/db/texts/authorship.ts';
import { packRows, readHistory } from '../../server/src/db/texts/document-history.ts';
import { packUpdates } from '../../server/src/db/texts/documents.ts';
import { planSlices } from '../../server/src/domain/texts/history-slices.ts';
import { storeAuthorship, replaceSlice } from '../../server/src/jobs/compact-history.ts';
import { compareAuthorship, getAuthorship } from '../../server/src/model/texts/authorship.ts';
import { addDocument, epochOf } from '../../tests/repository/add-document.ts';
import { openDatabase, transact } from '../../tests/repository/open-database.ts';
import { seedRandom } from '../../tests/live/simulation/random.ts';
import { startCluster } from '../../tests/_support/postgres.ts';

const STEPS = Number(process.argv[2] ?? 30_000);
const START_LENGTH = 1_000_000;
const ROUNDS = 20;
const DAY = 86_400_000;
const WORDS = ['measure ', 'of ', 'the ', 'result ', 'and ', 'method ', 'we ', 'find ', 'that\n', 'each ', 'sample '];

/** Times who wrote what and comparisons over 30,000 steps by four people on 1 MB, and the size of their rows. */
const onPostgres = process.env['DB'] === 'postgres';
const cluster = onPostgres ? await startCluster() : null;
if (cluster !== null) process.env['TEST_CLUSTER_URL'] = cluster.url;
const database = await openDatabase();
try {
  console.log(
    `${onPostgres ? 'PostgreSQL' : 'SQLite'}, ${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}`,
  );
  const account = { email: 'a@example.org', displayName: 'A', passwordHash: 'none', isAdmin: false, quota: 1e9 };
  await transact(database, createAccount, account);
  const { id: workspaceId } = await database.db.selectFrom('workspace').select('id').executeTakeFirstOrThrow();
  const id = await addDocument(database, workspaceId);
  const written = await write(id);
  const { db } = database;
  await time('who wrote what, rows as pushed', () => getAuthorship(db, id, STEPS));
  await time('comparison of first and last, rows as pushed', () => compareAuthorship(db, id, 1, STEPS));
  const before = await weigh(id);
  const { rows, fixed } = await readHistory(db, id);
  for (const slice of planSlices(rows, fixed, Date.now() + 100 * DAY)) {
    const row = await packRows(db, id, slice[0]?.from ?? 0, slice.at(-1)?.to ?? 0);
    if (row === null || !(await transact(database, replaceSlice, row))) throw new Error('The rows were not packed.');
  }
  const after = await weigh(id);
  await time('who wrote what, rows packed', () => getAuthorship(db, id, STEPS));
  await time('comparison of first and last, rows packed', () => compareAuthorship(db, id, 1, STEPS));
  const kept = packAuthorship(await getAuthorship(db, id, Math.max(1, STEPS - 5000)));
  const { epoch } = await db.selectFrom('document').select('epoch').where('id', '=', id).executeTakeFirstOrThrow();
  await transact(database, storeAuthorship, {
    documentId: id,
    epoch,
    version: Math.max(1, STEPS - 5000),
    packed: kept,
  });
  await time(`who wrote what, kept 5,000 steps ago (${kept.length} bytes)`, () => getAuthorship(db, id, STEPS));
  const each = (after / written).toFixed(2);
  console.log(
    `rows: ${before} bytes as pushed, ${after} packed: ${each} bytes for each of ${written} typed characters`,
  );
} finally {
  await database.dispose();
  await cluster?.stop();
}

/** Types in places that people stay at for a while, undoing some of it; returns how much was written. */
async function write(id: string): Promise<number> {
  const random = seedRandom(1);
  const people = ['Ada', 'Ben', 'Cleo', 'Dora'].map((name, i) => ({
    user: `0a37cfb3-6a0d-4a8c-9b7e-5b6f0a6f3c1${i}`,
    name,
    caret: 0,
  }));
  let length = 0;
  let written = 0;
  let typing = '';
  const now = Date.now() - 200 * DAY;
  for (let from = 0; from < STEPS; from += 1) {
    const person = people[Math.floor(from / 50) % people.length];
    if (person === undefined) continue;
    if (from % 50 === 0 && random.chance(0.3)) person.caret = random.below(length + 1);
    person.caret = Math.min(person.caret, length);
    if (typing === '') typing = WORDS[random.below(WORDS.length)] ?? '';
    const isDeletion = from > 0 && person.caret > 0 && random.chance(0.08);
    const insert = from === 0 ? 'The text as it came. '.repeat(START_LENGTH / 21) : typing.slice(0, 1);
    const changes = isDeletion
      ? ChangeSet.of({ from: person.caret - 1, to: person.caret }, length)
      : ChangeSet.of({ from: person.caret, insert }, length);
    if (!isDeletion) {
      if (from > 0) written += insert.length;
      typing = typing.slice(1);
    }
    person.caret += isDeletion ? -1 : insert.length;
    length = changes.newLength;
    const pushed = await database.unitOfWork.push({
      documentId: id,
      epoch: epochOf(id),
      from,
      to: from + 1,
      changes: packUpdates([
        { clientID: person.name, seq: from + 1, changes: changes.toJSON() as UpdateJson['changes'] },
      ]),
      authors: JSON.stringify([{ user: person.user, name: person.name, from, to: from + 1 }]),
      at: now + from * 400,
      size: length,
      marks: [],
    });
    if (!pushed.ok) throw new Error(`A push was refused: ${pushed.reason}`);
  }
  return written;
}

async function weigh(id: string): Promise<number> {
  const rows = await database.db
    .selectFrom('document_update')
    .select(['changes', 'authors'])
    .where('document_id', '=', id)
    .where('from_version', '>', 0)
    .execute();
  return rows.reduce((sum, { changes, authors }) => sum + changes.length + authors.length, 0);
}

async function time(name: string, run: () => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    await run();
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const at = (share: number): string => (times[Math.ceil(share * ROUNDS) - 1] ?? 0).toFixed(0);
  console.log(`${name}: p50 ${at(0.5)}, p95 ${at(0.95)} ms over ${STEPS} steps (goal 300)`);
}
