import { ChangeSet } from '@codemirror/state';
import { findCitations, planKeyChanges, type TextLanguage } from '@scriptorium/bibliography/find-citations.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { readText } from '../../db/texts/documents.ts';

export interface KeyPlanInput {
  readonly itemId: string;
  readonly language: TextLanguage;
  /** Pairs of old and new keys. */
  readonly keys: readonly (readonly [from: string, to: string])[];
}

/** What renaming keys changes in one version of a text. Plain data. */
export interface KeyPlan {
  readonly version: number;
  readonly places: number;
  /** Growth of the text in bytes. */
  readonly growth: number;
  /** As JSON; null if there is nothing to change. */
  readonly changes: unknown;
}

/** Plans what renaming keys changes in a text; null if there is no such text. */
export async function planKeys(db: Kysely<Schema>, { itemId, language, keys }: KeyPlanInput): Promise<KeyPlan | null> {
  const document = await readText(db, itemId);
  if (document === undefined) return null;
  const { text, version } = document;
  const edits = planKeyChanges(text, language, new Map(keys));
  const growth = edits.reduce(
    (sum, { from, to, insert }) => sum + Buffer.byteLength(insert) - Buffer.byteLength(text.slice(from, to)),
    0,
  );
  const changes = edits.length === 0 ? null : (ChangeSet.of([...edits], text.length).toJSON() as unknown);
  return { version, places: edits.length, growth, changes };
}

export interface CitedInput {
  readonly itemId: string;
  readonly language: TextLanguage;
  readonly keys: readonly string[];
}

/** Those of the keys that a text cites. */
export async function findCited(db: Kysely<Schema>, { itemId, language, keys }: CitedInput): Promise<string[]> {
  const document = await readText(db, itemId);
  if (document === undefined) return [];
  const cited = new Set(findCitations(document.text, language).map(({ key }) => key));
  return keys.filter((key) => cited.has(key));
}
