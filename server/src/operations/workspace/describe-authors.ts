import { fail } from '@scriptorium/contract/errors.ts';
import type { readAuthors } from '@scriptorium/contract/operations/workspace-authors.ts';
import type { OutputOf } from '@scriptorium/contract/operation.ts';
import type { Kysely } from 'kysely';
import { getItem, parsePath } from '../../model/items/find-items.ts';
import type { Schema } from '../../db/schema.ts';
import { readNewestVersion } from '../../db/texts/documents.ts';
import { readPeople } from '../../db/texts/versions.ts';
import type { Authorship } from '../../domain/texts/authorship.ts';
import type { Writer } from '../../domain/texts/packed-steps.ts';

type Coloured = Omit<OutputOf<typeof readAuthors>, 'version'>;

/** As many runs as a browser can reasonably show. */
const MAX_RUNS = 200_000;

/** The text at a path, and its newest version. */
export async function findText(
  db: Kysely<Schema>,
  input: { uuid: string; itemPath: string },
): Promise<{ id: string; version: number }> {
  const { id, kind } = await getItem(db, input.uuid, parsePath(input.itemPath));
  const version = kind === 'live' ? await readNewestVersion(db, id) : undefined;
  return version === undefined ? fail('not-found') : { id, version };
}

export async function describeAuthorship(db: Kysely<Schema>, authorship: Authorship): Promise<Coloured> {
  const { people, authors, runs } = authorship;
  if (runs.length > MAX_RUNS)
    fail('too-large', { message: 'This text has too many separate edits to show who wrote what.' });
  const flat: number[] = [];
  for (const { length, mark } of runs) flat.push(length, mark);
  return { people: await describePeople(db, people), authors: authors.map((numbers) => [...numbers]), runs: flat };
}

/** Current names; deleted accounts are labelled as such. */
export async function describePeople(db: Kysely<Schema>, people: readonly Writer[]): Promise<Coloured['people']> {
  return (await readPeople(db, people)).map(({ user, name }) => ({ uuid: user, displayName: name }));
}
