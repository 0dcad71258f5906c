import { applyChanges } from '@scriptorium/bibliography/change-entries.ts';
import {
  type LibraryNews,
  planSync as planLibrary,
  type SyncedItem,
  type SyncReport,
} from '@scriptorium/bibliography/sync-library.ts';
import { ChangeSet, Text } from '@codemirror/state';
import type { Kysely } from 'kysely';
import { deflateSync, inflateSync } from 'node:zlib';
import type { Schema } from '../../db/schema.ts';
import { readText } from '../../db/texts/documents.ts';

export interface SyncPlanInput {
  /** A live text; or the bytes of a file that is too large for that. */
  readonly itemId: string;
  readonly bytes: Uint8Array | null;
  /** Packed. */
  readonly state: Uint8Array | null;
  readonly news: LibraryNews;
  readonly cited: readonly string[];
}

/** What news of a library change in a file. Plain data. */
export interface PlannedSync {
  /** Of a live text: the version it was planned on, by how many bytes it grows, and the changes as JSON. */
  readonly version: number;
  readonly growth: number;
  readonly changes: unknown;
  /** Of any other: the whole new file, if it changes. */
  readonly bytes: Uint8Array | null;
  readonly state: Uint8Array;
  readonly report: SyncReport;
}

export function unpackSyncState(state: Uint8Array | null): readonly SyncedItem[] {
  return state === null ? [] : (JSON.parse(inflateSync(state).toString()) as SyncedItem[]);
}

/** Null if there is no such text, or if the file is not UTF-8. */
export async function planSync(db: Kysely<Schema>, input: SyncPlanInput): Promise<PlannedSync | null> {
  const document = input.bytes === null ? await readText(db, input.itemId) : { text: decode(input.bytes), version: 0 };
  if (document === undefined || document.text === null) return null;
  const { text, version } = document;
  const plan = planLibrary(text, unpackSyncState(input.state), input.news, new Set(input.cited));
  const state = new Uint8Array(deflateSync(JSON.stringify(plan.state)));
  const { report, changes: edits } = plan;
  const isChanged = edits.length > 0;
  if (input.bytes !== null) {
    const bytes = isChanged ? new TextEncoder().encode(applyChanges(text, edits)) : null;
    return { version, growth: 0, changes: null, bytes, state, report };
  }
  const growth = edits.reduce(
    (sum, { from, to, insert }) => sum + Buffer.byteLength(insert) - Buffer.byteLength(text.slice(from, to)),
    0,
  );
  const steps = edits.map(({ from, to, insert }) => ({ from, to, insert: Text.of(insert.split('\n')) }));
  const changes = isChanged ? (ChangeSet.of(steps, text.length).toJSON() as unknown) : null;
  return { version, growth, changes, bytes: null, state, report };
}

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}
