import { foundWork, type FoundWork, type LookupKind } from '@scriptorium/contract/operations/references.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Works hardly ever change, but an identifier that is unknown today may be registered tomorrow. */
const TTL_MS = { known: 30 * DAY_MS, unknown: DAY_MS };
/** Beyond this, the oldest rows are deleted. */
const MAX_ROWS = 20_000;

interface Answer {
  readonly work: FoundWork | null;
  readonly service: string;
}

export async function findLookupAnswer(
  db: Kysely<Schema>,
  { kind, value, now }: { kind: LookupKind; value: string; now: number },
): Promise<Answer | null> {
  const row = await db
    .selectFrom('lookup_answer')
    .select(['service', 'work'])
    .where('kind', '=', kind)
    .where('value', '=', value)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (row === undefined) return null;
  if (row.work === null) return { work: null, service: row.service };
  // An earlier release may have stored another format.
  const read = foundWork.safeParse(JSON.parse(row.work));
  return read.success ? { work: read.data, service: row.service } : null;
}

export async function storeLookupAnswer(
  db: Kysely<Schema>,
  { kind, value, answer, now }: { kind: LookupKind; value: string; answer: Answer; now: number },
  maxRows = MAX_ROWS,
): Promise<void> {
  const row = {
    service: answer.service,
    work: answer.work && JSON.stringify(answer.work),
    asked_at: now,
    expires_at: now + TTL_MS[answer.work ? 'known' : 'unknown'],
  };
  await db
    .insertInto('lookup_answer')
    .values({ kind, value, ...row })
    .onConflict((conflict) => conflict.columns(['kind', 'value']).doUpdateSet(row))
    .execute();
  const last = await db
    .selectFrom('lookup_answer')
    .select('asked_at')
    .orderBy('asked_at', 'desc')
    .offset(maxRows)
    .limit(1)
    .executeTakeFirst();
  if (last) await db.deleteFrom('lookup_answer').where('asked_at', '<=', last.asked_at).execute();
}

export async function deleteExpiredLookups(db: Kysely<Schema>, now: number): Promise<void> {
  await db.deleteFrom('lookup_answer').where('expires_at', '<', now).execute();
}
