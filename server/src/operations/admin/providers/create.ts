import { fail } from '@scriptorium/contract/errors.ts';
import { createProvider as contract } from '@scriptorium/contract/operations/admin-providers.ts';
import { say } from '@scriptorium/contract/said.ts';
import { insertProvider, listProviderRows } from '../../../db/accounts/identity-providers.ts';
import { PROVIDERS } from '../../../domain/accounts/providers.ts';
import { write } from '../../../pipeline/operation.ts';
import { describeProvider } from './describe-provider.ts';
import { requireProviderRow, readFields } from './provider-fields.ts';

export const createProvider = write(contract, {
  prepare: async (ctx, { providerUUID, ...input }) => readFields(ctx, providerUUID, input),
  work: async (tx, { providerUUID: id }, { sealed, ...fields }) => {
    const others = await listProviderRows(tx.db);
    if (others.length >= PROVIDERS)
      fail('item-limit', say('There can be {most} providers at most.', { most: PROVIDERS }));
    if (others.some((other) => other.id === id)) fail('conflict');
    const position = Math.max(0, ...others.map((other) => other.position + 1));
    await insertProvider(tx.db, { ...fields, id, client_secret: sealed, position, changed_at: tx.now });
    tx.record({ type: 'provider.created', name: fields.name });
    return { provider: await describeProvider(tx, await requireProviderRow(tx.db, id)) };
  },
});
