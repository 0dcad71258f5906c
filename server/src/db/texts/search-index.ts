import { type Kysely, type RawBuilder, sql, type SqlBool } from 'kysely';
import { keyOfWorkspace, type SearchPart } from '../../domain/texts/search-parts.ts';
import type { Term } from '../../domain/texts/text-query.ts';
import { listSharedWith } from '../groups/item-shares.ts';
import { nameWorkspacesOf } from '../groups/workspaces.ts';
import { selectBelow } from '../items/search.ts';
import { isSqlite } from '../engine/lock-rows.ts';
import type { Schema } from '../schema.ts';
import { clearChange } from './search-changes.ts';

/** A text at a version, in the workspace it was in. */
export interface TextPoint {
  documentId: string;
  epoch: string;
  version: number;
  workspaceId: string;
}

/** Hashes of a text's parts that are in the index. */
export async function listKnownParts(db: Kysely<Schema>, documentId: string): Promise<Set<string>> {
  const rows = await db.selectFrom('document_words').select('hash').where('document_id', '=', documentId).execute();
  return new Set(rows.map(({ hash }) => hash));
}

/** Does nothing if the text is gone, or the part is in the index already. */
export async function insertPart(db: Kysely<Schema>, documentId: string, part: SearchPart): Promise<void> {
  const { hash, isTitle, words } = part;
  if (!isSqlite(db)) {
    await sql`insert into document_words (document_id, hash, words)
      select id, ${hash}, ${writeVector(words, isTitle)}::tsvector from document where id = ${documentId}
      on conflict do nothing`.execute(db);
    return;
  }
  const { rows } = await sql<{ number: number }>`insert into document_words (document_id, hash)
    select id, ${hash} from document where id = ${documentId} on conflict do nothing returning number`.execute(db);
  const [row] = rows;
  if (row === undefined) return;
  await sql`insert into word_index (rowid, title, words)
    values (${row.number}, ${isTitle ? words : ''}, ${isTitle ? '' : words})`.execute(db);
}

/** Records which version is indexed, and removes the parts it does not have. Does nothing if a newer one is recorded. */
export async function noteIndexed(
  db: Kysely<Schema>,
  point: TextPoint,
  hashes: readonly string[],
  now: number,
): Promise<void> {
  const { documentId, epoch, version, workspaceId } = point;
  const { rows } = await sql<{
    version: number;
  }>`insert into document_searched (document_id, epoch, version, workspace_id, searched_at)
    select id, ${epoch}, ${sql.raw(String(version))}, ${workspaceId}, ${sql.raw(String(now))} from document where id = ${documentId}
    on conflict (document_id) do update set epoch = excluded.epoch, version = excluded.version,
      workspace_id = excluded.workspace_id, searched_at = excluded.searched_at
    where document_searched.epoch <> excluded.epoch or document_searched.version <= excluded.version
    returning version`.execute(db);
  if (rows.length === 0) return;
  let gone = db.deleteFrom('document_words').where('document_id', '=', documentId);
  if (hashes.length > 0) gone = gone.where('hash', 'not in', hashes);
  await gone.execute();
  await clearChange(db, documentId);
}

/** PostgreSQL's limits for a tsvector: the highest position, and (255) the number of positions per word. */
const MAX_POSITION = 16_383;
const MAX_POSITIONS = 250;

function writeVector(words: string, isTitle: boolean): string {
  const positions = new Map<string, number[]>();
  for (const [at, word] of words.split(' ').entries()) {
    const known = positions.get(word);
    if (known === undefined) positions.set(word, [at + 1]);
    else if (known.length < MAX_POSITIONS) known.push(at + 1);
  }
  return [...positions]
    .map(([word, at]) => `'${word}':${at.map((each) => `${Math.min(each, MAX_POSITION)}${isTitle ? 'A' : ''}`).join()}`)
    .join(' ');
}

interface Candidate {
  id: string;
  name: string;
  workspace_id: string;
  modified_at: number;
}

/** Words in a query, which has those of each term once per workspace; a person may have hundreds. */
const MAX_WORDS = 5000;
/** How many parts are ranked, the last changed: enough for rare words, few enough for common ones. */
const MAX_RANKED = { sqlite: 4000, postgres: 400 };

/**
 * Texts that a person may read and that contain all terms, best first: in their own workspace, in those of their groups,
 * and in what is shared with them. Also returns what is needed to say where they are. Folders above a text may be in the
 * trash, which the caller has to check.
 */
export async function findTextsWith(
  db: Kysely<Schema>,
  userId: string,
  terms: readonly Term[],
  { limit, now }: { limit: number; now: number },
) {
  const names = await nameWorkspacesOf(db, userId);
  const shared = await listSharedWith(db, userId, now);
  const visible: RawBuilder<SqlBool>[] = [
    ...(names.size === 0 ? [] : [sql<SqlBool>`item.workspace_id in (${sql.join([...names.keys()])})`]),
    ...(shared.length === 0 ? [] : [sql<SqlBool>`item.id in ${selectBelow(db, shared)}`]),
  ];
  if (terms.length === 0 || visible.length === 0) return { candidates: [], names, shared };
  const onSqlite = isSqlite(db);
  // Their own workspaces come first, in case the limit cuts some off.
  const workspaces = [...new Set([...names.keys(), ...shared.map(({ workspaceId }) => workspaceId)])];
  const count = terms.reduce((sum, { words }) => sum + words.length, 0);
  const keys = workspaces.slice(0, Math.floor(MAX_WORDS / count)).map(keyOfWorkspace);
  const write = (term: Term): string =>
    keys.map((key) => (onSqlite ? writeMatch : writeTsquery)(term, key)).join(onSqlite ? ' OR ' : ' | ');
  const written = terms.map(write);
  const open = sql`item.trashed_at is null and item.kind = 'live'`;
  const seen = sql`(${sql.join(visible, sql` or `)})`;
  const hits = onSqlite ? selectHitsOnSqlite(written, open, seen) : selectHitsOnPostgres(written, open, seen);
  const found = sql<Candidate>`with hits as materialized (${hits})
    select item.id, item.name, item.workspace_id, item.modified_at
    from (select id, sum(rank) as rank from hits group by id) as found join item on item.id = found.id
    order by found.rank, item.modified_at desc limit ${sql.raw(String(limit))}`;
  const { rows } = onSqlite ? await found.execute(db) : await withoutSeqScans(db, found);
  return { candidates: rows, names, shared };
}

function selectHitsOnSqlite(terms: readonly string[], open: RawBuilder<unknown>, seen: RawBuilder<unknown>) {
  const selectWith = (term: string): RawBuilder<unknown> =>
    sql`and item.id in (select other.document_id from word_index
      cross join document_words as other on other.number = word_index.rowid where word_index match ${term})`;
  const all = terms.length === 1 ? [] : terms.map(selectWith);
  return sql`select item.id, bm25(word_index, 10.0, 1.0) as rank from word_index
    cross join document_words as part on part.number = word_index.rowid
    cross join item on item.id = part.document_id
    where word_index match ${terms.join(' OR ')} and ${open} and ${seen} ${sql.join(all, sql` `)}
    order by word_index.rowid desc limit ${sql.raw(String(MAX_RANKED.sqlite))}`;
}

/**
 * Depends little on estimates, which are wrong until a new index has been analysed: each term is one index scan, items are
 * looked up one by one, and only the parts that are ranked are read.
 */
function selectHitsOnPostgres(terms: readonly string[], open: RawBuilder<unknown>, seen: RawBuilder<unknown>) {
  const parts = terms.map(
    (term, at) => sql`select ${sql.raw(String(1 << at))} as term, number, document_id
      from document_words where words @@ ${term}::tsquery`,
  );
  // Otherwise PostgreSQL would scan another index instead, for its order by document.
  return sql`with matched as materialized (${sql.join(parts, sql` union all `)})
    select newest.id, -ts_rank(part.words, ${terms.join(' | ')}::tsquery) as rank from (
      select item.id, unnest(matching.numbers) as number from (
        select document_id, array_agg(distinct number) as numbers from matched
        group by document_id having bit_or(term) = ${sql.raw(String((1 << terms.length) - 1))}) as matching
      join lateral (select id, workspace_id, modified_at from item
        where item.id = matching.document_id and ${open} limit 1) as item on ${seen}
      order by item.modified_at desc limit ${sql.raw(String(MAX_RANKED.postgres))}) as newest
    join document_words as part on part.number = newest.number`;
}

/**
 * The planner overlooks that vectors are stored out of line, and considers a sequential scan cheaper than the index,
 * although it takes ten times as long.
 */
function withoutSeqScans<T>(db: Kysely<Schema>, query: RawBuilder<T>) {
  return db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    return query.execute(tx);
  });
}

/** Terms in the syntax of each database. Words have only letters, digits and marks, so nothing needs escaping. */
const writeMatch = ({ words, isPrefix }: Term, key: string): string =>
  `"${words.map((word) => key + word).join(' ')}"${isPrefix ? ' *' : ''}`;
const writeTsquery = ({ words, isPrefix }: Term, key: string): string =>
  `(${words.map((word, at) => `'${key}${word}'${isPrefix && at === words.length - 1 ? ':*' : ''}`).join(' <-> ')})`;
