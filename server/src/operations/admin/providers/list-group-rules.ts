import { type AdminGroupRule, listGroupRules as contract } from '@scriptorium/contract/operations/admin-group-rules.ts';
import { listGroupRules as listRows } from '../../../db/accounts/group-rules.ts';
import { read, type ReadContext } from '../../../pipeline/operation.ts';
import { requireProviderRow } from './provider-fields.ts';

export const listGroupRules = read(contract, async (ctx, { providerUUID }) => {
  await requireProviderRow(ctx.db, providerUUID);
  return describeRules(ctx, providerUUID);
});

export async function describeRules(
  { db }: Pick<ReadContext, 'db'>,
  providerId: string,
): Promise<{ rules: AdminGroupRule[] }> {
  const rows = await listRows(db, providerId);
  return {
    rules: rows.map(({ id: uuid, claim, value, group_id: groupId, group_name: name, role }) => ({
      uuid,
      claim,
      value,
      group: { uuid: groupId, name },
      role,
    })),
  };
}
