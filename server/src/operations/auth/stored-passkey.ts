import type { PasskeyRow } from '../../db/accounts/passkeys.ts';
import type { StoredPasskey } from '../../pipeline/ports.ts';

export function readStored(row: PasskeyRow): StoredPasskey {
  return {
    credentialId: row.credential_id,
    publicKey: row.public_key,
    counter: row.counter,
    transports: JSON.parse(row.transports) as string[],
  };
}
