import { fail } from '@scriptorium/contract/errors.ts';
import { updateProvider as contract } from '@scriptorium/contract/operations/admin-providers.ts';
import { findProvider, updateProviderRow } from '../../../db/accounts/identity-providers.ts';
import { write } from '../../../pipeline/operation.ts';
import { describeProvider } from './describe-provider.ts';
import { requireProviderRow, readFields, requireRemainingProvider } from './provider-fields.ts';

export const updateProvider = write(contract, {
  prepare: async (ctx, { providerUUID, ...input }) => {
    const before = await findProvider(ctx.db, providerUUID);
    // The stored secret belongs to one kind of provider and must not be sent to the other.
    if (before !== undefined && (before.preset === 'ldap') !== (input.preset === 'ldap'))
      fail('invalid', {
        field: 'preset',
        message: 'A directory cannot become another provider. Please add a new one.',
      });
    return readFields(ctx, providerUUID, input);
  },
  work: async (tx, { providerUUID: id }, { sealed, ...fields }) => {
    const before = await requireProviderRow(tx.db, id);
    if ((before.preset === 'ldap') !== (fields.preset === 'ldap')) fail('conflict');
    const changed = Object.entries(fields).flatMap(([name, value]) =>
      before[name as keyof typeof fields] === value ? [] : [name],
    );
    if (sealed !== null) changed.push('client_secret');
    await updateProviderRow(tx.db, id, {
      ...fields,
      ...(sealed !== null && { client_secret: sealed }),
      changed_at: tx.now,
    });
    await requireRemainingProvider(tx);
    if (changed.length > 0) tx.record({ type: 'provider.updated', name: fields.name, fields: changed });
    return { provider: await describeProvider(tx, await requireProviderRow(tx.db, id)) };
  },
});
