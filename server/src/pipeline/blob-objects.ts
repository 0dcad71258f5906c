import type { Kysely } from 'kysely';
import {
  adoptObject,
  deleteLooseObject,
  findObject,
  dropUnusedObject,
  insertLooseObject,
  listLooseObjects,
  listObjects,
  type PlacedObject,
  placeObject,
  releaseObject,
} from '../db/items/blob-objects.ts';
import type { Schema } from '../db/schema.ts';
import { internal } from './operation.ts';
import type { UnitOfWork } from './unit-of-work.ts';

const adopt = internal('objects/adopt', (tx, input: { hash: string; isUndecided: boolean }) =>
  adoptObject(tx.db, { ...input, now: tx.now }),
);

const begin = internal('objects/begin', async (tx, { name }: { name: string }) => {
  await insertLooseObject(tx.db, name, tx.now);
  return null;
});

const place = internal('objects/place', (tx, input: PlacedObject) => placeObject(tx.db, { ...input, now: tx.now }));

const release = internal('objects/release', (tx, input: { hash: string; calls: number; isWanted: boolean }) =>
  releaseObject(tx.db, { ...input, now: tx.now }),
);

const forget = internal('objects/forget', (tx, input: { hash: string; before: number }) =>
  dropUnusedObject(tx.db, { ...input, now: tx.now }),
);

const removed = internal('objects/removed', (tx, { name }: { name: string }) => deleteLooseObject(tx.db, name));

/** The transactions used below, to be registered for the writer. */
export const OBJECTS = [adopt, begin, place, release, forget, removed];

/** Records for a bucket store which object holds which content. */
export function objectRecords({ db, unitOfWork }: { db: Kysely<Schema>; unitOfWork: UnitOfWork }) {
  return {
    find: (hash: string) => findObject(db, hash),
    adopt: (hash: string, isUndecided: boolean) => unitOfWork.run(adopt, { hash, isUndecided }),
    begin: async (name: string): Promise<void> => void (await unitOfWork.run(begin, { name })),
    place: (object: PlacedObject) => unitOfWork.run(place, object),
    release: (call: { hash: string; calls: number; isWanted: boolean }) => unitOfWork.run(release, call),
    forget: (hash: string, before: number) => unitOfWork.run(forget, { hash, before }),
    removed: async (name: string): Promise<void> => void (await unitOfWork.run(removed, { name })),
    loose: (before: number, most: number) => listLooseObjects(db, before, most),
    list: (after: string, most: number) => listObjects(db, after, most),
  };
}
