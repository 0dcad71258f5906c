import { type Kysely, type RawBuilder, sql, type SqlBool } from 'kysely';
import { keyOfWorkspace, type SearchPart } from '../../domain/texts/search-parts.ts';
import type { Term } from '../../domain/texts/text-query.ts';
import { listSharedWith } from '../groups/item-shares.ts';
import { nameWorkspacesOf } from '../groups/workspaces.ts';
import { selectBelow } from '../items/search.ts';
import { isSqlite } from '../engine/lock-rows.ts';
import type { Schema } from '../schema.ts';
import { settleChange } from './search-changes.ts';

export interface TextPoint {
  documentId: string;
  epoch: string;
  version: number;
  workspaceId: string;
}

/** Hashes of the parts of a text that are in the index. */
export async function listKnownParts(db: Kysely<Schema>, documentId: string): Promise<Set<string>> {
  const rows = await db.selectFrom('document_words').select('hash').where('document_id', '=', documentId).execute();
  return new Set(rows.map(({ hash }) => hash));
}

/** Does nothing if the text is gone or the part is there. */
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

/** Removes the parts a text no longer has, and notes the version it is in the index with, unless that is newer. */
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
  await settleChange(db, documentId);
}

/** PostgreSQL keeps positions up to this one, and so many of a word. */
const MAX_POSITION = 16_383;
const MAX_PLACES = 250;

function writeVector(words: string, isTitle: boolean): string {
  const places = new Map<string, number[]>();
  for (const [at, word] of words.split(' ').entries()) {
    const known = places.get(word);
    if (known === undefined) places.set(word, [at + 1]);
    else if (known.length < MAX_PLACES) known.push(at + 1);
  }
  return [...places]
    .map(([word, at]) => `'${word}':${at.map((each) => `${Math.min(each, MAX_POSITION)}${isTitle ? 'A' : ''}`).join()}`)
    .join(' ');
}

interface Candidate {
  id: string;
  name: string;
  workspace_id: string;
  modified_at: number;
}

/** In one query, for all workspaces: somebody may be in hundreds. */
const MOST_WORDS = 5000;
/** Parts that are ranked, of those changed last: enough for rare words, few enough for common ones. */
const RANKED = { sqlite: 4000, postgres: 400 };

/**
 * Texts somebody may read that have all terms, best first, with all that is needed to say where they are: own ones,
 * those of groups, and what is shared. Folders above them may be in the trash.
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
  // Own ones first.
  const places = [...new Set([...names.keys(), ...shared.map(({ workspaceId }) => workspaceId)])];
  const count = terms.reduce((sum, { words }) => sum + words.length, 0);
  const keys = places.slice(0, Math.floor(MOST_WORDS / count)).map(keyOfWorkspace);
  const write = (term: Term): string =>
    keys.map((key) => (onSqlite ? writeMatch : writeTsquery)(term, key)).join(onSqlite ? ' OR ' : ' | ');
  const any = terms.map(write).join(onSqlite ? ' OR ' : ' | ');
  const all = terms.length === 1 ? [] : terms.map((term) => sql`and item.id in (${selectWith(write(term), onSqlite)})`);
  const open = sql`item.trashed_at is null and item.kind = 'live' and (${sql.join(visible, sql` or `)}) ${sql.join(all, sql` `)}`;
  const hits = onSqlite
    ? sql`select item.id, bm25(word_index, 10.0, 1.0) as rank from word_index
        cross join document_words as part on part.number = word_index.rowid
        cross join item on item.id = part.document_id
        where word_index match ${any} and ${open} order by word_index.rowid desc limit ${sql.raw(String(RANKED.sqlite))}`
    : sql`select id, -ts_rank(words, ${any}::tsquery) as rank from (
        select item.id, part.words from document_words as part join item on item.id = part.document_id
        where part.words @@ ${any}::tsquery and ${open}
        order by item.modified_at desc limit ${sql.raw(String(RANKED.postgres))}) as newest`;
  const { rows } = await sql<Candidate>`with hits as materialized (${hits})
    select item.id, item.name, item.workspace_id, item.modified_at
    from (select id, sum(rank) as rank from hits group by id) as found join item on item.id = found.id
    order by found.rank, item.modified_at desc limit ${sql.raw(String(limit))}`.execute(db);
  return { candidates: rows, names, shared };
}

function selectWith(term: string, onSqlite: boolean): RawBuilder<unknown> {
  return onSqlite
    ? sql`select other.document_id from word_index cross join document_words as other on other.number = word_index.rowid
        where word_index match ${term}`
    : sql`select other.document_id from document_words as other where other.words @@ ${term}::tsquery`;
}

/** In the languages of both databases. A word holds only letters, digits and marks, so no query is an error. */
const writeMatch = ({ words, isPrefix }: Term, key: string): string =>
  `"${words.map((word) => key + word).join(' ')}"${isPrefix ? ' *' : ''}`;
const writeTsquery = ({ words, isPrefix }: Term, key: string): string =>
  `(${words.map((word, at) => `'${key}${word}'${isPrefix && at === words.length - 1 ? ':*' : ''}`).join(' <-> ')})`;
