/**
 * Full-text search: what it costs to index 2,000 documents of 10 pages after an upgrade, what someone typing notices of
 * it, and how long searches take afterwards.
 *
 *     node bench/search/measure.ts [documents]          // DB=postgres for PostgreSQL
 */
import { randomUUID } from 'node:crypto';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { deflateSync } from 'node:zlib';
import { sql } from 'kysely';
import { createTextFile, list, searchTexts } from '@scriptorium/contract/operations/workspace.ts';
import { createAccount, findWorkspace } from '../../tests/_support/accounts.ts';
import { CallRefused } from '../../tests/_support/client.ts';
import { fillWorkspace, withDatabase } from '../../tests/_support/fill-workspace.ts';
import { startCluster } from '../../tests/_support/postgres.ts';
import { startAlone } from '../../tests/_support/start-server.ts';
import { typeDuring } from '../../tests/_support/typist.ts';

const DOCUMENTS = Number(process.argv[2] ?? 2000);
/** Ten pages. */
const WORDS = 5000;
const VOCABULARY = 30_000;
const ASKED = 200;

const isPostgres = process.env['DB'] === 'postgres';
const cluster = isPostgres ? await startCluster() : null;
if (cluster !== null) process.env['TEST_CLUSTER_URL'] = cluster.url;
const server = await startAlone();

let seed = 1;
function random(): number {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed / 2_147_483_647;
}

/** As in natural languages (Zipf): the n-th word is an n-th as frequent as the first. */
function chooseWord(): string {
  const rank = Math.floor(Math.exp(random() * Math.log(VOCABULARY)));
  return `w${(rank * 7919).toString(36)}`;
}

function writeText(): string {
  const lines: string[] = ['# A paper', ''];
  for (let count = 0; count < WORDS; count += 100) lines.push(Array.from({ length: 100 }, chooseWord).join(' '), '');
  return lines.join('\n');
}

const MB = 1024 * 1024;
const memory = (): number =>
  (Number(/VmRSS:\s+(\d+)/u.exec(readFileSync(`/proc/${server.pid()}/status`, 'utf8'))?.[1] ?? 0) * 1024) / MB;
const describe = (name: string, times: readonly number[]): void => {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): string => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1);
  console.log(`${name}: p50 ${at(0.5)}, p95 ${at(0.95)}, most ${at(1)} ms`);
};

try {
  console.log(
    `${isPostgres ? 'PostgreSQL' : 'SQLite'}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? '?'}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}`,
  );
  const ada = await createAccount(server, 'Ada');
  const uuid = await findWorkspace(ada);
  await ada.client.call(createTextFile, { uuid, parentItem: '', name: 'typed.md', content: 'x\n' });
  const typed = { workspace: uuid, path: 'typed.md' };
  const quiet = await typeDuring(ada.client, typed, () => new Promise((resolve) => setTimeout(resolve, 10_000)));
  const tell = ({ count, p50, p99, max }: typeof quiet.acknowledged): string =>
    `p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)}, most ${max.toFixed(1)} ms of ${count} keys`;
  console.log(`typing before: ${tell(quiet.acknowledged)}`);

  await fillWorkspace(server, uuid, { folders: 1, files: DOCUMENTS, text: 'x' });
  let bytes = 0;
  await withDatabase(server, async (db) => {
    const texts = await db.selectFrom('item').select('id').where('name', 'like', 'file-%').execute();
    for (const { id } of texts) {
      const text = writeText();
      bytes += text.length;
      const sha256 = createHash('sha256').update(text).digest('hex');
      await db
        .updateTable('document_snapshot')
        .set({ text: deflateSync(Buffer.from(text)), sha256 })
        .where('document_id', '=', id)
        .execute();
      await db.updateTable('item').set({ size: text.length }).where('id', '=', id).execute();
      // Invalidates what may have been indexed of the former text.
      await db.updateTable('document').set({ epoch: randomUUID() }).where('id', '=', id).execute();
    }
  });
  // On restart, as after an upgrade, it indexes what is missing.
  await server.stop();
  await server.start();
  const before = memory();
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, memory())), 200);
  const countLeft = (): Promise<number> =>
    withDatabase(server, async (db) => {
      const { rows } = await sql<{ count: number }>`select count(*) as count from document as d
        left join document_searched as s on s.document_id = d.id and s.epoch = d.epoch and s.version = d.version
        join item on item.id = d.id where s.document_id is null and item.name like 'file-%'`.execute(db);
      return Number(rows[0]?.count);
    });
  const building = await typeDuring(ada.client, typed, async () => {
    const began = performance.now();
    while ((await countLeft()) > 0) {
      if (performance.now() - began > 1_200_000) throw new Error('The index is not complete after 20 minutes.');
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  });
  clearInterval(watch);
  console.log(
    `indexing ${DOCUMENTS} documents of ${(bytes / DOCUMENTS / 1024).toFixed(0)} KB: ${(building.took / 1000).toFixed(1)} s, memory ${before.toFixed(0)} to ${most.toFixed(0)} MB`,
  );
  console.log(`typing meanwhile: ${tell(building.acknowledged)}`);
  await withDatabase(server, async (db) => {
    const { rows } = isPostgres
      ? await sql<{ size: number }>`select pg_total_relation_size('document_words') as size`.execute(db)
      : await sql<{
          size: number;
        }>`select sum(pgsize) as size from dbstat where name like 'word_index%' or name like '%document_words%'`
          .execute(db)
          .catch(() => sql<{ size: number }>`select sum(length(block)) as size from word_index_data`.execute(db));
    const size = Number(rows[0]?.size);
    console.log(`index: ${(size / MB).toFixed(1)} MB for ${(bytes / MB).toFixed(1)} MB of text`);
  });

  const word = (rank: number): string => `w${(rank * 7919).toString(36)}`;
  const kinds: Record<string, () => string> = {
    'a rare word': () => word(5000 + Math.floor(random() * 20_000)),
    'a word of every document': () => word(1 + Math.floor(random() * 20)),
    'three words': () => [30, 300, 1000].map((most) => word(1 + Math.floor(random() * most))).join(' '),
    'a prefix of three letters': () => word(Math.floor(random() * 20_000)).slice(0, 3),
    'no such word': () => `nowhere${Math.floor(random() * 1e6)}`,
  };
  const all: number[] = [];
  for (const [name, ask] of Object.entries(kinds)) {
    const times: number[] = [];
    for (let at = 0; at < ASKED / 5; at += 1) {
      const began = performance.now();
      await ada.client.call(searchTexts, { query: ask() });
      times.push(performance.now() - began);
    }
    describe(name, times);
    all.push(...times);
  }
  describe('all searches', all);

  // Someone in none of these workspaces, searching for what is in all of them.
  const eve = await createAccount(server, 'Eve');
  const common = [1, 2, 3, 4, 5, 6, 7, 8].map(word);
  const strange: Record<string, string> = {
    'a stranger, a word of every document': word(1),
    'a stranger, eight of them': common.join(' '),
    'a stranger, a prefix of two letters': word(1).slice(0, 2),
    'a stranger, no such word': 'nowhere',
  };
  const measureCalls = async (name: string, call: () => Promise<unknown>): Promise<void> => {
    const times: number[] = [];
    for (let at = 0; at < ASKED / 5; at += 1) {
      const began = performance.now();
      await call();
      times.push(performance.now() - began);
    }
    describe(name, times);
  };
  for (const [name, query] of Object.entries(strange))
    await measureCalls(name, () => eve.client.call(searchTexts, { query, limit: 20 }));

  // Someone with as many words as texts can hold, who searches as fast as they can.
  const own = await findWorkspace(eve);
  const large = Array.from({ length: 150 }, writeText).join('\n').slice(0, 1_000_000);
  await fillWorkspace(server, own, { folders: 1, files: 40, name: 'large', text: large });
  await withDatabase(server, (db) =>
    sql`insert into document_changed select document.id, item.workspace_id from document
      join item on item.id = document.id where item.workspace_id = ${own} on conflict do nothing`.execute(db),
  );
  // Makes the indexing job due.
  await eve.client.call(createTextFile, { uuid: own, parentItem: '', name: 'small.md', content: 'x\n' });
  const isDone = (): Promise<boolean> =>
    withDatabase(server, async (db) => (await sql`select 1 from document_changed`.execute(db)).rows.length === 0);
  while (!(await isDone())) await new Promise((resolve) => setTimeout(resolve, 500));
  const open = (): Promise<unknown> => ada.client.call(list, {});
  await measureCalls('another one, listing workspaces, before', open);
  const over = new AbortController();
  const attacks: number[] = [];
  let refused = 0;
  const attack = async (): Promise<void> => {
    while (!over.signal.aborted) {
      const began = performance.now();
      const query =
        [common.join(' '), word(1).slice(0, 2), `"${common.slice(0, 2).join(' ')}"`][attacks.length % 3] ?? '';
      await eve.client.call(searchTexts, { query, limit: 20 }).catch((error: unknown) => {
        if (!(error instanceof CallRefused)) throw error;
        refused += 1;
      });
      attacks.push(performance.now() - began);
    }
  };
  const attackers = Array.from({ length: 8 }, attack);
  await measureCalls('another one, while eight searches in 40 MB are under way', open);
  const attacked = await typeDuring(ada.client, typed, () => new Promise((resolve) => setTimeout(resolve, 10_000)));
  over.abort();
  await Promise.all(attackers);
  describe(`one of these searches (${refused} of ${attacks.length} refused)`, attacks);
  console.log(`typing meanwhile: ${tell(attacked.acknowledged)}`);
  console.log(`load at the end ${loadavg()[0]?.toFixed(1)}`);
} finally {
  await server.dispose();
  await cluster?.stop();
}
