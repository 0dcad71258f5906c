import {
  type LibraryNews,
  planSync as planLibrary,
  type SyncedItem,
  type SyncPlan,
  type SyncReport,
  TooMuchToSync,
} from '@scriptorium/bibliography/sync-library.ts';
import { ChangeSet, Text } from '@codemirror/state';
import { applyChanges, type BibChange } from '@scriptorium/bibliography/edit.ts';
import { fail } from '@scriptorium/contract/errors.ts';
import type { ChangesJson } from '@scriptorium/contract/live/messages.ts';
import type { Kysely } from 'kysely';
import { deflateSync, inflateSync } from 'node:zlib';
import type { Schema } from '../../db/schema.ts';
import { readText } from '../../db/texts/documents.ts';
import { countGrowth, readChanges } from '../../domain/live/changes.ts';
import type { LineEnding } from '../../domain/texts/text-content.ts';

export interface SyncPlanInput {
  /** The live text to change, or the bytes of a file too large to be one. */
  readonly itemId: string;
  readonly bytes: Uint8Array | null;
  /** Packed. */
  readonly state: Uint8Array | null;
  readonly news: LibraryNews;
  readonly cited: readonly string[];
}

/** What changes in the library change in a file. Plain data. */
export interface PlannedSync {
  /** For a live text: the version it was planned on, its growth in bytes, and the changes as JSON. */
  readonly version: number;
  readonly growth: number;
  readonly changes: ChangesJson | null;
  /** For any other file: its whole new content, if it changes. */
  readonly bytes: Uint8Array | null;
  readonly state: Uint8Array;
  readonly report: SyncReport;
}

/** Limit in unpacked bytes for the state kept permanently for a library. */
const MAX_STATE = 32 * 1024 * 1024;
const TOO_LARGE = 'This library has become too large to be kept in sync with this file.';

export function unpackSyncState(state: Uint8Array | null, most = MAX_STATE): readonly SyncedItem[] {
  if (state === null) return [];
  try {
    return JSON.parse(inflateSync(state, { maxOutputLength: most }).toString()) as SyncedItem[];
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ERR_BUFFER_TOO_LARGE') throw cause;
    return fail('too-large', { message: TOO_LARGE, cause });
  }
}

export function packSyncState(items: readonly SyncedItem[], most = MAX_STATE): Uint8Array {
  const bytes = Buffer.from(JSON.stringify(items));
  if (bytes.length > most) fail('too-large', { message: TOO_LARGE });
  return new Uint8Array(deflateSync(bytes));
}

/** Packs edits of a live text for its log, as if they had been typed. */
export function packEdits(
  text: string,
  edits: readonly BibChange[],
  eol: LineEnding,
): { readonly changes: ChangesJson | null; readonly growth: number } {
  if (edits.length === 0) return { changes: null, growth: 0 };
  const steps = edits.map(({ from, to, insert }) => ({ from, to, insert: Text.of(insert.split('\n')) }));
  const changes = ChangeSet.of(steps, text.length);
  const json = changes.toJSON() as ChangesJson;
  if (readChanges(json) === null) fail('conflict', { message: 'Something in this library is not text.' });
  return { changes: json, growth: countGrowth(Text.of(text.split('\n')), changes, eol === 'crlf' ? 2 : 1) };
}

/** Null if there is no such text, or the file is not UTF-8. */
export async function planSync(db: Kysely<Schema>, input: SyncPlanInput): Promise<PlannedSync | null> {
  const { bytes: raw } = input;
  const document =
    raw === null ? await readText(db, input.itemId) : { text: decode(raw), version: 0, eol: 'lf' as const };
  if (document === undefined || document.text === null) return null;
  const { text, version, eol } = document;
  const { report, changes: edits, state: items } = plan(text, input);
  const state = packSyncState(items);
  if (raw === null) return { version, ...packEdits(text, edits, eol), bytes: null, state, report };
  const bytes = edits.length > 0 ? new TextEncoder().encode(applyChanges(text, edits)) : null;
  return { version, growth: 0, changes: null, bytes, state, report };
}

function plan(text: string, { state, news, cited }: SyncPlanInput): SyncPlan {
  try {
    return planLibrary(text, unpackSyncState(state), news, new Set(cited));
  } catch (cause) {
    if (cause instanceof TooMuchToSync) fail('too-large', { message: TOO_LARGE, cause });
    throw cause;
  }
}

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}
