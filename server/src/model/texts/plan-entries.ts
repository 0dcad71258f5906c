import { type EntryChange, type EntryPlan, planEntryChanges } from '@scriptorium/bibliography/change-entries.ts';
import type { ChangesJson } from '@scriptorium/contract/live/messages.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { readText } from '../../db/texts/documents.ts';
import { packEdits } from './plan-sync.ts';

/** What changing entries would change in a live .bib file, at this version. Plain data. */
export interface PlannedEntries {
  readonly plan: EntryPlan;
  readonly version: number;
  readonly changes: ChangesJson | null;
  readonly growth: number;
}

/** Null if there is no such text. */
export async function planEntries(
  db: Kysely<Schema>,
  { itemId, changes }: { itemId: string; changes: readonly EntryChange[] },
): Promise<PlannedEntries | null> {
  const document = await readText(db, itemId);
  if (document === undefined) return null;
  const { text, version, eol } = document;
  const plan = planEntryChanges(text, changes);
  return { plan, version, ...packEdits(text, plan.ok ? plan.changes : [], eol) };
}
