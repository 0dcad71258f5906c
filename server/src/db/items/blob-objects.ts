import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

/**
 * The object in the bucket that holds a content. Object names are never reused, so that a deletion, however late it
 * arrives, cannot hit a newer upload.
 */
export async function findObject(
  db: Kysely<Schema>,
  hash: string,
): Promise<{ name: string; size: number } | undefined> {
  return db.selectFrom('blob_object').select(['name', 'size']).where('hash', '=', hash).executeTakeFirst();
}

/**
 * Uses the existing object of a content and resets its age, so that no sweep deletes it. False if there is none.
 * `isUndecided`: the call that received the content may still refuse it, see {@link releaseObject}.
 */
export async function adoptObject(
  db: Kysely<Schema>,
  { hash, isUndecided, now }: { hash: string; isUndecided: boolean; now: number },
): Promise<boolean> {
  const rows = await db
    .updateTable('blob_object')
    .set((eb) => ({
      touched_at: now,
      holders: eb('holders', '+', isUndecided ? 1 : 0),
      ...(isUndecided ? {} : { is_new: 0 as const }),
    }))
    .where('hash', '=', hash)
    .returning('hash')
    .execute();
  return rows.length > 0;
}

/** Longer uploads are given up, an hour before the sweeper deletes their names. */
const MAX_UPLOAD_MS = 5 * 60 * 60 * 1000;

/** Records a name that may be in the bucket without belonging to a content: it is being uploaded or deleted. */
export async function insertLooseObject(db: Kysely<Schema>, name: string, now: number): Promise<void> {
  await db
    .insertInto('blob_loose')
    .values({ name, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteLooseObject(db: Kysely<Schema>, name: string): Promise<boolean> {
  const rows = await db.deleteFrom('blob_loose').where('name', '=', name).returning('name').execute();
  return rows.length > 0;
}

export async function listLooseObjects(db: Kysely<Schema>, before: number, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('blob_loose')
    .select('name')
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(most)
    .execute();
  return rows.map(({ name }) => name);
}

/** A freshly uploaded object. */
export interface PlacedObject {
  hash: string;
  size: number;
  name: string;
  isUndecided: boolean;
  /** The content's previous object name, if that object has vanished from the bucket. */
  lost: string | null;
}

/**
 * Assigns an uploaded object to its content, unless another upload was faster. Returns the name of the content's object
 * now; null if the upload took too long and was given up.
 */
export async function placeObject(db: Kysely<Schema>, object: PlacedObject & { now: number }): Promise<string | null> {
  const { hash, size, name, isUndecided, lost, now } = object;
  // The sweeper may already be deleting older names.
  const [own] = await db
    .deleteFrom('blob_loose')
    .where('name', '=', name)
    .where('created_at', '>', now - MAX_UPLOAD_MS)
    .returning('name')
    .execute();
  if (own === undefined) return null;
  const [row] = await db
    .insertInto('blob_object')
    .values({ hash, size, name, holders: isUndecided ? 1 : 0, is_new: isUndecided ? 1 : 0, touched_at: now })
    .onConflict((conflict) =>
      conflict.column('hash').doUpdateSet((eb) => ({
        name: eb
          .case()
          .when('blob_object.name', '=', lost ?? '')
          .then(name)
          .else(eb.ref('blob_object.name'))
          .end(),
        touched_at: now,
        holders: eb('blob_object.holders', '+', isUndecided ? 1 : 0),
        ...(isUndecided ? {} : { is_new: 0 as const }),
      })),
    )
    .returning('name')
    .execute();
  if (row?.name !== name) await insertLooseObject(db, name, now);
  // If the store was only lagging, the object may reappear.
  else if (lost !== null) await insertLooseObject(db, lost, now);
  return row?.name ?? null;
}

/**
 * Ends the claims of `calls` calls on a content. If it is new, and no call wanted it or is still undecided, deletes its
 * row and returns the object's name, for the caller to delete; otherwise null.
 */
export async function releaseObject(
  db: Kysely<Schema>,
  call: { hash: string; calls: number; isWanted: boolean; now: number },
): Promise<string | null> {
  const { hash, calls, isWanted, now } = call;
  await db
    .updateTable('blob_object')
    .set((eb) => ({ holders: eb('holders', '-', calls), ...(isWanted ? { is_new: 0 as const } : {}) }))
    .where('hash', '=', hash)
    .where('holders', '>=', calls)
    .execute();
  if (isWanted) return null;
  const [gone] = await db
    .deleteFrom('blob_object')
    .where('hash', '=', hash)
    .where('holders', '=', 0)
    .where('is_new', '=', 1)
    .where('hash', 'not in', (eb) => eb.selectFrom('blob').select('blob.hash').where('blob.hash', '=', hash))
    .returning('name')
    .execute();
  if (gone === undefined) return null;
  await insertLooseObject(db, gone.name, now);
  return gone.name;
}

/** Deletes the row of an object older than `before` whose content nothing refers to; returns its name, for deletion. */
export async function dropUnusedObject(
  db: Kysely<Schema>,
  { hash, before, now }: { hash: string; before: number; now: number },
): Promise<string | null> {
  const [gone] = await db
    .deleteFrom('blob_object')
    .where('hash', '=', hash)
    .where('touched_at', '<', before)
    .where('hash', 'not in', (eb) => eb.selectFrom('blob').select('blob.hash').where('blob.hash', '=', hash))
    .returning('name')
    .execute();
  if (gone === undefined) return null;
  await insertLooseObject(db, gone.name, now);
  return gone.name;
}

/** By hash, starting after `after`. */
export async function listObjects(
  db: Kysely<Schema>,
  after: string,
  most: number,
): Promise<{ hash: string; size: number; touched_at: number }[]> {
  return db
    .selectFrom('blob_object')
    .select(['hash', 'size', 'touched_at'])
    .where('hash', '>', after)
    .orderBy('hash')
    .limit(most)
    .execute();
}

/** For a restored database, whose rows refer to another bucket, or to its state at an earlier time. */
export async function deleteObjectRows(db: Kysely<Schema>): Promise<void> {
  const tables = await db.introspection.getTables();
  // Backups from older releases lack these tables.
  if (!tables.some(({ name }) => name === 'blob_object')) return;
  await db.deleteFrom('blob_object').execute();
  await db.deleteFrom('blob_loose').execute();
}
