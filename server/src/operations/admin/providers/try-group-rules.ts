import { fail } from '@scriptorium/contract/errors.ts';
import { tryGroupRules as contract } from '@scriptorium/contract/operations/admin-group-rules.ts';
import { isObject } from '../../../domain/is-object.ts';
import { read } from '../../../pipeline/operation.ts';
import { findGrants } from '../../auth/group-grants.ts';
import { requireProviderRow } from './provider-fields.ts';

export const tryGroupRules = read(contract, async (ctx, { providerUUID, claims: text }) => {
  await requireProviderRow(ctx.db, providerUUID);
  const claims = parse(text);
  if (!isObject(claims))
    return fail('invalid', {
      field: 'claims',
      message: 'The claims must be a JSON object, like {"groups": ["staff"]}.',
    });
  const { grants, missing } = await findGrants(ctx.db, providerUUID, claims);
  return { groups: grants.map(({ name, role }) => ({ name, role })), missing };
});

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
