import { isGuestName, nameGuest } from '@scriptorium/contract/rules/guest-name.ts';
import { ChangeSet, Text } from '@codemirror/state';
import type { Kysely } from 'kysely';
import { readSteps, readTextAt, unpackUpdates, type AuthorSpan } from './documents.ts';
import type { ChangesJson, EffectJson } from '@scriptorium/contract/live/messages.ts';
import { listChangedSections } from '../../domain/texts/changed-sections.ts';
import { compareWords, countWords } from '../../domain/texts/count-words.ts';
import { findSuggesters } from '../../domain/texts/suggesters.ts';
import type { ItemRow } from '../items/items.ts';
import { listGuestNames } from '../groups/guests.ts';
import type { Schema } from '../schema.ts';
import { shownName } from '../../domain/accounts/shown-name.ts';

/** A longer pause between two changes starts a new session. */
const PAUSE_MS = 30 * 60 * 1000;
/** Words are not counted in texts with more steps, to keep the list fast. */
const MAX_COUNTED_STEPS = 30_000;
const NAMES_AT_ONCE = 500;
/** Characters searched for headings in total, latest versions first. */
const MAX_SECTION_CHARACTERS = 4_000_000;
const MARKDOWN = /\.(?:md|markdown|qmd|rmd)$/iu;

/** A stretch of changes, by one or more people, without a long pause. */
export interface Session {
  /** Versions (from, to]; a document's first session is version 0 itself. */
  from: number;
  to: number;
  startedAt: number;
  endedAt: number;
  authors: { user: string | null; name: string }[];
  /** Whose suggestions were accepted, and by whom. */
  accepted: { user: string | null; name: string; by: string }[];
  wordsAdded?: number;
  wordsRemoved?: number;
  /** For Markdown: the headings under which something changed, "" for the part before the first. */
  sections?: string[];
}

export interface Label {
  id: string;
  version: number;
  name: string;
  note: string;
  createdAt: number;
  createdBy: { user: string | null; name: string };
}

export interface BlobVersion {
  id: string;
  hash: string;
  size: number;
  mediaType: string | null;
  createdAt: number;
  author: { user: string | null; name: string };
}

/**
 * A live document's editing sessions, oldest first. A labelled version ends a session; so does what precedes a replacement
 * of the whole text, so that it can be found again.
 */
export async function listSessions(db: Kysely<Schema>, item: ItemRow, labels: readonly Label[]): Promise<Session[]> {
  const rows = await db
    .selectFrom('document_update')
    .selectAll()
    .where('document_id', '=', item.id)
    .orderBy('from_version')
    .execute();
  const ends = new Set(labels.map((label) => label.version));
  const first: Session = {
    from: 0,
    to: 0,
    startedAt: item.created_at,
    endedAt: item.created_at,
    authors: [await readCreator(db, item)],
    accepted: [],
  };
  const steps = rows.reduce((sum, row) => sum + row.to_version - row.from_version, 0);
  const start = steps > MAX_COUNTED_STEPS ? undefined : await readTextAt(db, item.id, 0);
  let text = start === undefined ? null : Text.of(start.split('\n'));
  if (text !== null) Object.assign(first, { wordsAdded: countWords(text.toString()), wordsRemoved: 0 });
  const sessions = [first];
  const changed: { session: Session; after: Text; changes: ChangeSet }[] = [];
  let open: { session: Session; changes: ChangeSet | null } | null = null;
  const close = (): void => {
    if (open?.changes && text !== null) {
      Object.assign(open.session, countChangedWords(text, open.changes));
      text = open.changes.apply(text);
      changed.push({ session: open.session, after: text, changes: open.changes });
    }
    // There were only comments and suggestions.
    if (open?.session.authors.length === 0) sessions.pop();
    open = null;
  };
  for (const row of rows) {
    if (open !== null && (row.form === 'replaced' || row.started_at - open.session.endedAt > PAUSE_MS)) close();
    if (open === null) {
      const session = { from: row.from_version, to: row.to_version, startedAt: row.started_at, endedAt: row.ended_at };
      open = { session: { ...session, authors: [], accepted: [] }, changes: null };
      sessions.push(open.session);
    }
    const { session } = open;
    session.to = row.to_version;
    session.endedAt = Math.max(session.endedAt, row.ended_at);
    const read = text === null ? null : readSteps(row);
    const writers = read?.filter(({ changes }) => writes(changes)).map(({ by }) => by);
    for (const { user, name } of writers ?? (JSON.parse(row.authors) as AuthorSpan[])) {
      if (!session.authors.some((author) => author.user === user && author.name === name))
        session.authors.push({ user, name });
    }
    if (text !== null) {
      for (const update of read ?? unpackUpdates(row.changes)) {
        noteAccepted(session, update.effects);
        const changes: ChangeSet = ChangeSet.fromJSON(update.changes);
        open.changes = open.changes === null ? changes : open.changes.compose(changes);
      }
    }
    if (ends.has(row.to_version)) close();
  }
  close();
  if (MARKDOWN.test(item.name)) nameSections(changed);
  return sessions;
}

/** Newest first, up to the limit: a text of a hundred pages takes less than a millisecond. */
function nameSections(changed: readonly { session: Session; after: Text; changes: ChangeSet }[]): void {
  let left = MAX_SECTION_CHARACTERS;
  for (const { session, after, changes } of changed.toReversed()) {
    left -= after.length;
    if (left < 0) return;
    session.sections = listChangedSections(after, changes);
  }
}

function writes(changes: ChangesJson): boolean {
  return changes.some((section) => typeof section !== 'number');
}

function noteAccepted({ accepted }: Session, effects: readonly EffectJson[] | undefined): void {
  const decision = effects?.find((effect) => effect.type === 'decide');
  if (!decision || !('by' in decision)) return;
  const by = decision.name;
  for (const { user, name } of findSuggesters(effects) ?? [])
    if (user !== decision.by && !accepted.some((known) => known.user === user && known.by === by))
      accepted.push({ user, name, by });
}

function countChangedWords(before: Text, changes: ChangeSet): { wordsAdded: number; wordsRemoved: number } {
  let wordsAdded = 0;
  let wordsRemoved = 0;
  changes.iterChanges((from, to, _fromB, _toB, inserted) => {
    const { added, removed } = compareWords(before.sliceString(from, to), inserted.toString());
    wordsAdded += added;
    wordsRemoved += removed;
  });
  return { wordsAdded, wordsRemoved };
}

async function readCreator(db: Kysely<Schema>, item: ItemRow): Promise<{ user: string | null; name: string }> {
  if (item.created_by === null) return { user: null, name: 'Deleted account' };
  return readPerson(db, item.created_by);
}

/** A user's or guest's name as others see it now, or "Deleted account". */
export async function readPerson(
  db: Kysely<Schema>,
  userId: string | null,
): Promise<{ user: string | null; name: string }> {
  const [person] = await readPeople(db, [{ user: userId, name: '' }]);
  return person ?? { user: null, name: 'Deleted account' };
}

/** Like {@link readPeople}, but keeps the stored name of authors without an id, such as the server itself. */
export async function renewNames(
  db: Kysely<Schema>,
  authors: readonly { user: string | null; name: string }[],
): Promise<{ user: string | null; name: string }[]> {
  const known = await readPeople(db, authors);
  return authors.map((author, i) => (author.user === null ? author : (known[i] ?? author)));
}

/** Current names of users and guests, in the given order. Deleted guests keep their last name. */
export async function readPeople(
  db: Kysely<Schema>,
  writers: readonly { user: string | null; name: string }[],
): Promise<{ user: string | null; name: string }[]> {
  const ids = writers.flatMap(({ user }) => user ?? []);
  const names = new Map<string, string>();
  for (let at = 0; at < ids.length; at += NAMES_AT_ONCE) {
    const rows = await db
      .selectFrom('user')
      .select(['id', 'display_name'])
      .where('id', 'in', ids.slice(at, at + NAMES_AT_ONCE))
      .where('deleted_at', 'is', null)
      .execute();
    for (const row of rows) names.set(row.id, shownName(row.display_name));
    const others = ids.slice(at, at + NAMES_AT_ONCE).filter((id) => !names.has(id));
    for (const [id, name] of await listGuestNames(db, others)) names.set(id, nameGuest(name));
  }
  return writers.map(({ user, name }) => {
    const known = user === null ? undefined : names.get(user);
    if (known !== undefined) return { user, name: known };
    const isKept = name !== '' && (user === null || isGuestName(name));
    return { user: null, name: isKept ? name : 'Deleted account' };
  });
}

export async function listLabels(db: Kysely<Schema>, itemId: string): Promise<Label[]> {
  const rows = await db
    .selectFrom('document_label')
    .selectAll()
    .where('document_id', '=', itemId)
    .orderBy('version')
    .execute();
  const labels: Label[] = [];
  for (const row of rows) {
    const createdBy = await readPerson(db, row.created_by);
    const { id, version, name, note } = row;
    labels.push({ id, version, name, note, createdAt: row.created_at, createdBy });
  }
  return labels;
}

/** Names a version, replacing its previous name; an empty name removes it. */
export async function setLabel(
  db: Kysely<Schema>,
  label: {
    id: string;
    itemId: string;
    version: number;
    name: string;
    note: string;
    userId: string | null;
    now: number;
  },
): Promise<void> {
  await db
    .deleteFrom('document_label')
    .where('document_id', '=', label.itemId)
    .where('version', '=', label.version)
    .execute();
  if (label.name === '') return;
  await db
    .insertInto('document_label')
    .values({
      id: label.id,
      document_id: label.itemId,
      version: label.version,
      name: label.name,
      note: label.note,
      created_by: label.userId,
      created_at: label.now,
    })
    .execute();
}

/** Deletes a previous content of a file. Returns its size in bytes; undefined if there is no such content. */
export async function deleteBlobVersion(db: Kysely<Schema>, itemId: string, id: string): Promise<number | undefined> {
  const row = await db
    .deleteFrom('blob_version')
    .where('item_id', '=', itemId)
    .where('id', '=', id)
    .returning('size')
    .executeTakeFirst();
  return row?.size;
}

/** Previous contents of a file that are stored as bytes, newest first. */
export async function listBlobVersions(db: Kysely<Schema>, itemId: string): Promise<BlobVersion[]> {
  const rows = await db
    .selectFrom('blob_version')
    .selectAll()
    .where('item_id', '=', itemId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    hash: row.blob_hash,
    size: row.size,
    mediaType: row.media_type,
    createdAt: row.created_at,
    author: { user: row.author_id, name: row.author_name },
  }));
}
