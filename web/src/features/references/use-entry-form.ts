import type { ReferenceEntry } from '@scriptorium/bibliography/catalogue.ts';
import { rewriteEntry, type Rewritten, showFields } from '@scriptorium/bibliography/rewrite-entry.ts';
import { useState } from 'react';

export interface EntryDraft {
  /** Only edited fields, by name; fields emptied here are removed. */
  readonly fields: ReadonlyMap<string, string>;
  readonly type: string | null;
  readonly key: string | null;
}

export const NO_DRAFT: EntryDraft = { fields: new Map(), type: null, key: null };

/** Fields edited both here and by another user, with the other user's values. */
export type Overlap = ReadonlyMap<string, string>;

export interface EntryForm {
  readonly entry: ReferenceEntry;
  readonly draft: EntryDraft;
  readonly isChanged: boolean;
  /** Null unless another user changed the entry while it was being edited here. */
  readonly overlap: Overlap | null;
  readonly set: (change: Partial<EntryDraft>) => void;
  readonly setField: (name: string, value: string) => void;
  readonly reset: () => void;
  readonly rewrite: () => Rewritten;
}

function valuesOf(entry: ReferenceEntry): ReadonlyMap<string, string> {
  return new Map([
    ...showFields(entry.source).map(({ name, value }) => [name, value] as const),
    ['type', entry.type] as const,
    ['key', entry.key] as const,
  ]);
}

/** The part of a draft that another user has changed too. */
export function findOverlap(before: ReferenceEntry, now: ReferenceEntry, draft: EntryDraft): Overlap {
  const [old, current] = [valuesOf(before), valuesOf(now)];
  const typed = [
    ...draft.fields.keys(),
    ...(draft.type === null ? [] : ['type']),
    ...(draft.key === null ? [] : ['key']),
  ];
  return new Map(
    typed
      .filter((name) => (old.get(name) ?? '') !== (current.get(name) ?? ''))
      .map((name) => [name, current.get(name) ?? '']),
  );
}

/**
 * Form state of an entry. When another user changes the entry, unedited fields follow and edits stay: saving then
 * changes only the edited fields.
 */
export function useEntryForm(entry: ReferenceEntry): EntryForm {
  const [base, setBase] = useState(entry);
  const [draft, setDraft] = useState<EntryDraft>(NO_DRAFT);
  const [overlap, setOverlap] = useState<Overlap | null>(null);
  const isChanged = draft.fields.size > 0 || draft.type !== null || draft.key !== null;
  if (entry !== base) {
    setBase(entry);
    if (entry.source !== base.source) {
      const both = findOverlap(base, entry, draft);
      setOverlap(isChanged ? new Map([...(overlap ?? []), ...both]) : null);
    }
  }
  const set = (change: Partial<EntryDraft>): void => {
    const next = { ...draft, ...change };
    setDraft({
      ...next,
      type: next.type === entry.type ? null : next.type,
      key: next.key === entry.key ? null : next.key,
    });
  };
  return {
    entry,
    draft,
    isChanged,
    overlap,
    set,
    setField: (name, value) => {
      const fields = new Map(draft.fields);
      const before = showFields(entry.source).find((field) => field.name === name)?.value ?? '';
      if (value === before) fields.delete(name);
      else fields.set(name, value);
      setDraft({ ...draft, fields });
    },
    reset: () => {
      setDraft(NO_DRAFT);
      setOverlap(null);
    },
    rewrite: () =>
      rewriteEntry(entry.source, { fields: draft.fields, ...(draft.type !== null && { type: draft.type }) }),
  };
}
