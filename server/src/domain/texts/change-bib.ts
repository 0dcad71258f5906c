import { type EntryChange, type EntryPlan, planEntryChanges } from '@scriptorium/bibliography/change-entries.ts';
import { applyChanges } from '@scriptorium/bibliography/edit.ts';

/** Changes entries of a .bib file that is not live; all other bytes stay the same. Null if it is not UTF-8. */
export function changeBib({
  bytes,
  changes,
}: {
  bytes: Uint8Array;
  changes: readonly EntryChange[];
}): { plan: EntryPlan; bytes: Uint8Array } | null {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
  const plan = planEntryChanges(text, changes);
  if (!plan.ok) return { plan, bytes: new Uint8Array() };
  return { plan: { ...plan, changes: [] }, bytes: new TextEncoder().encode(applyChanges(text, plan.changes)) };
}
