import { fail } from '@scriptorium/contract/errors.ts';
import { endTrustedDevice as contract } from '@scriptorium/contract/operations/factors.ts';
import { deleteTrusted } from '../../db/accounts/trusted-devices.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { write } from '../../pipeline/operation.ts';

/** Needs no password, since it only makes logging in harder. */
export const endTrustedDevice = write(contract, {
  work: async (tx, { deviceUUID }) => {
    if (!(await deleteTrusted(tx.db, requireUser(tx.actor).userId, deviceUUID)))
      fail('not-found', { message: 'This browser is not trusted any more.' });
    return {};
  },
});
