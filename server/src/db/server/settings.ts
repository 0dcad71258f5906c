import type { Kysely } from 'kysely';
import { parseSettings } from '../../domain/settings/settings.ts';
import type { Schema } from '../schema.ts';
import { SETTING_KEYS, type SettingKey, type Settings } from '@scriptorium/contract/settings.ts';

export async function loadSettings(db: Kysely<Schema>): Promise<Settings> {
  return parseSettings(await db.selectFrom('setting').selectAll().where('key', 'in', SETTING_KEYS).execute());
}

export async function storeSetting(db: Kysely<Schema>, key: SettingKey, value: string): Promise<void> {
  await db
    .insertInto('setting')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** Signing keys and the like, which are never shown or read as settings. */
export async function loadSecret(db: Kysely<Schema>, name: string): Promise<string | undefined> {
  const row = await db.selectFrom('setting').select('value').where('key', '=', `secret:${name}`).executeTakeFirst();
  return row?.value;
}

export async function replaceSecret(db: Kysely<Schema>, name: string, value: string): Promise<void> {
  await db
    .insertInto('setting')
    .values({ key: `secret:${name}`, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

export async function forgetSecret(db: Kysely<Schema>, name: string): Promise<void> {
  await db.deleteFrom('setting').where('key', '=', `secret:${name}`).execute();
}

/** Keeps a value stored earlier, so that concurrent processes end up with the same. */
export async function storeSecretOnce(db: Kysely<Schema>, name: string, value: string): Promise<void> {
  await db
    .insertInto('setting')
    .values({ key: `secret:${name}`, value })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

/** Stores a setting unless it already has a value. */
export async function storeSettingOnce(db: Kysely<Schema>, key: SettingKey, value: string): Promise<void> {
  await db
    .insertInto('setting')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}
