import { systemClock } from './adapters/clock.ts';
import { KeyRing } from './adapters/key-ring.ts';
import { SealRing } from './adapters/seal-ring.ts';
import { isKeyPurpose, type KeyPurpose, type ServerKey } from './domain/accounts/server-keys.ts';
import { loadServerKeys, makeServerKeys } from './pipeline/server-keys.ts';
import type { CommitListener } from './pipeline/unit-of-work.ts';
import type { Storage } from './storage.ts';
import { eventsFor } from './subscribers/routes.ts';

export interface Rings extends Record<KeyPurpose, KeyRing | SealRing> {
  csrf: KeyRing;
  'asset-links': KeyRing;
  devices: KeyRing;
  secrets: SealRing;
}

/** Signing keys are in the database, shared by all nodes and kept across restarts; created at the first start. */
export async function openRings(storage: Storage): Promise<Rings> {
  const open = async (purpose: KeyPurpose): Promise<KeyRing> =>
    new KeyRing(await openKeys(storage, purpose), () => systemClock.now());
  return {
    csrf: await open('csrf'),
    'asset-links': await open('asset-links'),
    devices: await open('devices'),
    secrets: new SealRing(await openKeys(storage, 'secrets')),
  };
}

/** Adopts keys that were rotated, here or on another node. */
export function followRenewals(storage: Storage, rings: Rings, onDeath: (error: Error) => void): CommitListener {
  const renew = async (purpose: KeyPurpose): Promise<void> => {
    const keys = await loadServerKeys(storage.db, purpose);
    if (keys !== undefined) rings[purpose].replace(keys);
  };
  return ({ events }) => {
    for (const event of eventsFor('keys', events)) {
      if (!isKeyPurpose(event.purpose)) continue;
      // Continuing with a key that may have leaked would be worse than a restart, which reads the new one.
      renew(event.purpose).catch((cause: unknown) => {
        onDeath(new Error('The new signing key could not be read.', { cause }));
      });
    }
  };
}

async function openKeys(storage: Storage, purpose: KeyPurpose): Promise<readonly ServerKey[]> {
  return (await loadServerKeys(storage.db, purpose)) ?? storage.unitOfWork.run(makeServerKeys, { purpose });
}
