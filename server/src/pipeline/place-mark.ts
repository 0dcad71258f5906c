import type { Kysely } from 'kysely';
import { loadSecret } from '../db/server/settings.ts';
import type { Schema } from '../db/schema.ts';
import type { Turns } from '../domain/bucket-turns.ts';

/** The record, in a bucket or folder, of the database to which it belongs. */
export interface PlaceMark {
  read(): Promise<Mark | null>;
  write(mark: Mark): Promise<void>;
}

/** The database's keys for a place's id and turns, and the error if another copy uses the place. */
export interface Known {
  readonly id: string;
  readonly turns: string;
  readonly foreign: string;
}

interface Mark {
  readonly id: string;
  /** See domain/bucket-turns.ts; initially empty. */
  readonly turn: string;
}

export async function loadTurns(db: Kysely<Schema>, name: string): Promise<Turns> {
  const [current = '', previous = ''] = ((await loadSecret(db, name)) ?? '').split(' ');
  return { current, previous };
}
