import { orderProviders as contract } from '@scriptorium/contract/operations/admin-providers.ts';
import { listProviderRows, updateProviderRow } from '../../../db/accounts/identity-providers.ts';
import { write } from '../../../pipeline/operation.ts';
import { describeProviders } from './describe-provider.ts';

/** Providers not named, because they have just been added, come last. */
export const orderProviders = write(contract, {
  work: async (tx, { providerUUIDs }) => {
    const rows = await listProviderRows(tx.db);
    const rank = (id: string): number => (providerUUIDs.includes(id) ? providerUUIDs.indexOf(id) : rows.length);
    const ordered = rows.toSorted((one, other) => rank(one.id) - rank(other.id));
    for (const [position, { id }] of ordered.entries()) await updateProviderRow(tx.db, id, { position });
    return describeProviders(tx);
  },
});
