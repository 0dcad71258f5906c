import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

/**
 * The object of a bucket that holds a content. Names are never reused, so that deleting a content's object, however
 * late the request arrives, cannot hit a newer upload.
 */
export async function findObject(
  db: Kysely<Schema>,
  hash: string,
): Promise<{ name: string; size: number } | undefined> {
  return db.selectFrom('blob_object').select(['name', 'size']).where('hash', '=', hash).executeTakeFirst();
}

/** Reuses an existing object and resets its age, so that no sweep deletes it. False if there is none. */
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

/** Upper limit for the duration of an upload. */
const PLACED_WITHIN_MS = 5 * 60 * 60 * 1000;

/** Adds a name that may be in the bucket without holding a content, because it is being uploaded or deleted. */
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

/** An object that has been uploaded for a content. */
export interface PlacedObject {
  hash: string;
  size: number;
  name: string;
  isUndecided: boolean;
  /** The content's previous name, whose object is no longer in the bucket. */
  lost: string | null;
}

/**
 * Makes an uploaded object the one of its content, unless another upload was first. Returns the name the content has
 * now, or null if the upload took so long that it was given up.
 */
export async function placeObject(db: Kysely<Schema>, object: PlacedObject & { now: number }): Promise<string | null> {
  const { hash, size, name, isUndecided, lost, now } = object;
  // Older names may already be in the hands of the sweeper, which deletes those over six hours old.
  const [own] = await db
    .deleteFrom('blob_loose')
    .where('name', '=', name)
    .where('created_at', '>', now - PLACED_WITHIN_MS)
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
  // The object may reappear, if the store was only lagging.
  else if (lost !== null) await insertLooseObject(db, lost, now);
  return row?.name ?? null;
}

/**
 * Called when calls have decided about a content. If it is new and all of them refused it, it is given up; returns the
 * name to delete, which is loose now.
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

/** Gives up an old content that has no row; returns the name to delete, which is loose now. */
export async function forgetObject(
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

/** Ordered by hash, starting after `after`. */
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

/** Rows of a restored database refer to objects of another bucket, or of an earlier time. */
export async function forgetObjects(db: Kysely<Schema>): Promise<void> {
  const tables = await db.introspection.getTables();
  // Backups of older releases do not have these tables.
  if (!tables.some(({ name }) => name === 'blob_object')) return;
  await db.deleteFrom('blob_object').execute();
  await db.deleteFrom('blob_loose').execute();
}
