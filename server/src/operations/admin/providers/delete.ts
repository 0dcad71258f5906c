import { deleteProvider as contract } from '@scriptorium/contract/operations/admin-providers.ts';
import { deleteProviderRow } from '../../../db/accounts/identity-providers.ts';
import { write } from '../../../pipeline/operation.ts';
import { requireProviderRow, requireRemainingProvider } from './provider-fields.ts';

export const deleteProvider = write(contract, {
  work: async (tx, { providerUUID: id }) => {
    const { name } = await requireProviderRow(tx.db, id);
    await deleteProviderRow(tx.db, id);
    await requireRemainingProvider(tx);
    tx.record({ type: 'provider.deleted', name });
    return {};
  },
});
