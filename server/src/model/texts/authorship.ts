import { fail } from '@scriptorium/contract/errors.ts';
import type { Kysely } from 'kysely';
import { pause } from '../../db/items/walk-tree.ts';
import type { Schema } from '../../db/schema.ts';
import { type AuthoredRow, findAuthorship, listAuthoredRows, readCreatorOf } from '../../db/texts/authorship.ts';
import { type AuthorSpan, readSteps, unpackUpdates } from '../../db/texts/documents.ts';
import { findSuggesters } from '../../domain/texts/suggesters.ts';
import { DamagedText } from '../../domain/damage.ts';
import {
  type AuthoredStep,
  type Authorship,
  AuthorshipFold,
  notYetChanged,
  ofOneAuthor,
} from '../../domain/texts/authorship.ts';
import { getTextAt } from './read-text.ts';

/** Log rows read and folded before yielding to others. */
const ROWS_AT_ONCE = 300;
/** Limit of steps folded per response: several years of writing, a second or two of work. */
const MAX_STEPS = 500_000;

/** The log's steps in (after, upTo], in pages. `not-found` if one of the versions is inside composed history. */
export async function* readAuthoredSteps(
  db: Kysely<Schema>,
  itemId: string,
  after: number,
  until: number,
  /**
   * Awaited between pages so that others can use this thread, since the database may answer synchronously. Never use it
   * inside a transaction.
   */
  rest: () => Promise<void> = () => Promise.resolve(),
): AsyncGenerator<AuthoredStep[]> {
  let reached = after;
  let count = 0;
  while (reached < until) {
    const rows = await listAuthoredRows(db, itemId, { after: reached, until, limit: ROWS_AT_ONCE });
    const steps = rows.flatMap(describeSteps).filter(({ from, to }) => from >= after && to <= until);
    if (steps[0]?.from !== reached) return fail('not-found');
    reached = steps.at(-1)?.to ?? reached;
    count += steps.length;
    if (count > MAX_STEPS) fail('too-large', { message: 'There is too much history here to tell who wrote what.' });
    yield steps;
    await rest();
  }
}

function describeSteps(row: AuthoredRow): AuthoredStep[] {
  const steps = readSteps(row);
  if (steps !== null) {
    return steps.map(({ changes, by, at, effects }, i) => ({
      changes,
      by: findSuggesters(effects) ?? [by],
      at,
      from: row.from_version + i,
      to: row.from_version + i + 1,
    }));
  }
  // Composed by an earlier release: each part may be by any of the row's authors.
  const by = (JSON.parse(row.authors) as AuthorSpan[]).map(({ user, name }) => ({ user, name }));
  const { from_version: from, to_version: to, started_at: at } = row;
  return unpackUpdates(row.changes).map(({ changes }) => ({ changes, by, at, from, to }));
}

/** Who wrote which part of the text at a version. Version 0 is by the file's creator. */
export async function getAuthorship(db: Kysely<Schema>, itemId: string, version: number): Promise<Authorship> {
  const start = (await findAuthorship(db, itemId, version)) ?? {
    version: 0,
    authorship: ofOneAuthor(await readCreatorOf(db, itemId), (await getTextAt(db, itemId, 0)).length),
  };
  return fold(db, itemId, { start: start.authorship, after: start.version, until: version });
}

/** What became of one version's text in another version. */
export async function compareAuthorship(
  db: Kysely<Schema>,
  itemId: string,
  from: number,
  to: number,
): Promise<Authorship> {
  const { length } = await getTextAt(db, itemId, from);
  return fold(db, itemId, { start: notYetChanged(length), after: from, until: to });
}

async function fold(
  db: Kysely<Schema>,
  itemId: string,
  { start, after, until }: { start: Authorship; after: number; until: number },
): Promise<Authorship> {
  const folded = new AuthorshipFold(start);
  for await (const steps of readAuthoredSteps(db, itemId, after, until, pause)) {
    if (!folded.apply(steps)) throw new DamagedText(itemId, `The history of ${itemId} does not fit its text.`);
  }
  return folded.result;
}
