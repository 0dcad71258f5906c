import type { Kysely } from 'kysely';
import { loadSecret } from '../db/server/settings.ts';
import type { Schema } from '../db/schema.ts';
import type { Turns } from '../domain/bucket-turns.ts';

/** The record, in a bucket or folder, of the database to which it belongs. */
export interface PlaceMark {
  read(): Promise<Mark | null>;
  write(mark: Mark): Promise<void>;
}

/**
 * The keys under which the database stores the id and turns of its bucket or folder, and the message if another copy of
 * the database uses it.
 */
export interface PlaceKeys {
  readonly id: string;
  readonly turns: string;
  readonly foreign: string;
}

interface Mark {
  readonly id: string;
  /** See domain/bucket-turns.ts; initially empty. */
  readonly turn: string;
}

/** The turns stored under this key; empty strings if there are none yet. */
export async function loadTurns(db: Kysely<Schema>, name: string): Promise<Turns> {
  const [current = '', previous = ''] = ((await loadSecret(db, name)) ?? '').split(' ');
  return { current, previous };
}
