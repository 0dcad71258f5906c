import type { Kysely } from 'kysely';
import { seal, unseal } from '../adapters/seal-ring.ts';
import type { Schema } from '../db/schema.ts';
import { listTotpSecrets, replaceTotpSecret } from '../db/accounts/factors.ts';
import { listClientSecrets, updateProviderRow } from '../db/accounts/identity-providers.ts';
import { listZoteroSecrets, replaceZoteroSecret } from '../db/accounts/zotero-keys.ts';
import { storeSecretOnce, loadSecret, replaceSecret } from '../db/server/settings.ts';
import {
  KEY_PURPOSES,
  type KeyPurpose,
  parseKeys,
  rotateKeys,
  type ServerKey,
} from '../domain/accounts/server-keys.ts';
import { aboutProvider } from '../domain/accounts/providers.ts';
import { aboutTotp } from '../domain/accounts/second-factor.ts';
import { aboutZoteroKey } from '../domain/zotero/libraries.ts';
import { internal, type Tx } from './operation.ts';

/** The keys for a purpose; undefined if none exist yet. */
export async function loadServerKeys(db: Kysely<Schema>, purpose: KeyPurpose): Promise<ServerKey[] | undefined> {
  const stored = await loadSecret(db, purpose);
  return stored === undefined ? undefined : parseKeys(stored);
}

/** Creates the first key for a purpose and returns the stored keys; of two concurrent processes, one wins. */
export const makeServerKeys = internal(
  'server/make-keys',
  async (tx, { purpose }: { purpose: KeyPurpose }): Promise<ServerKey[]> => {
    const first = [{ ...makeKey(tx), madeAt: tx.now, goodUntil: null }];
    await storeSecretOnce(tx.db, purpose, JSON.stringify(first));
    return (await loadServerKeys(tx.db, purpose)) ?? first;
  },
);

/** Replaces the signing key. `atOnce`: signatures of the old one become invalid immediately. */
export const rotateServerKeys = internal(
  'server/rotate-keys',
  async (tx, { purpose, atOnce }: { purpose: KeyPurpose; atOnce: boolean }): Promise<ServerKey[]> => {
    const before = (await loadServerKeys(tx.db, purpose)) ?? [];
    const keys = rotateKeys(before, makeKey(tx), tx.now, atOnce ? 0 : KEY_PURPOSES[purpose].graceMs);
    await replaceSecret(tx.db, purpose, JSON.stringify(keys));
    if (purpose === 'secrets') await resealAll(tx, before, keys);
    tx.record({ type: 'keys.rotated', purpose, atOnce });
    return keys;
  },
);

/**
 * The old key may have leaked, so nothing permanent stays sealed with it: the secrets of authenticator apps, log-in
 * providers and Zotero.
 */
async function resealAll(tx: Tx, before: readonly ServerKey[], keys: readonly ServerKey[]): Promise<void> {
  for (const { user_id: userId, secret } of await listTotpSecrets(tx.db)) {
    const about = aboutTotp(userId);
    await replaceTotpSecret(tx.db, userId, seal(keys, unseal(before, secret, about), about));
  }
  for (const { id, client_secret: secret } of await listClientSecrets(tx.db)) {
    const about = aboutProvider(id);
    await updateProviderRow(tx.db, id, { client_secret: seal(keys, unseal(before, secret, about), about) });
  }
  for (const { user_id: userId, secret } of await listZoteroSecrets(tx.db)) {
    const about = aboutZoteroKey(userId);
    await replaceZoteroSecret(tx.db, userId, seal(keys, unseal(before, secret, about), about));
  }
}

function makeKey(tx: Tx): Pick<ServerKey, 'id' | 'key'> {
  return { id: tx.newId().slice(0, 8), key: Buffer.from(tx.newToken().token, 'base64url').toString('base64') };
}
