import { fail } from '@scriptorium/contract/errors.ts';
import { addGroupRule as contract } from '@scriptorium/contract/operations/admin-group-rules.ts';
import { say } from '@scriptorium/contract/said.ts';
import { insertGroupRule, listGroupRules } from '../../../db/accounts/group-rules.ts';
import { findGroup } from '../../../db/groups/groups.ts';
import { RULES_PER_PROVIDER } from '../../../domain/accounts/group-rules.ts';
import { write } from '../../../pipeline/operation.ts';
import { describeRules } from './list-group-rules.ts';
import { requireProviderRow } from './provider-fields.ts';

export const addGroupRule = write(contract, {
  work: async (tx, { providerUUID, groupUUID, role, ...input }) => {
    const need = (field: 'claim' | 'value', what: 'the name of a claim' | 'a value'): string =>
      input[field].trim() || fail('invalid', { field, ...say(`Please provide ${what}.`, {}) });
    const claim = need('claim', 'the name of a claim');
    const value = need('value', 'a value');
    const provider = await requireProviderRow(tx.db, providerUUID);
    const group =
      (await findGroup(tx.db, groupUUID)) ??
      fail('not-found', { field: 'groupUUID', message: 'There is no such group.' });
    const others = await listGroupRules(tx.db, provider.id);
    if (others.length >= RULES_PER_PROVIDER)
      fail('item-limit', say('A provider can have {most} rules at most.', { most: RULES_PER_PROVIDER }));
    const isSame = others.some(
      (other) => other.claim === claim && other.value === value && other.group_id === group.id,
    );
    if (isSame) fail('conflict', { field: 'value', message: 'There is a rule for this value and this group already.' });
    await insertGroupRule(tx.db, {
      id: tx.newId(),
      provider_id: provider.id,
      claim,
      value,
      group_id: group.id,
      role,
      made_at: tx.now,
    });
    tx.record({ type: 'provider.rule-added', provider: provider.name, claim, value, group: group.name, role });
    return describeRules(tx, provider.id);
  },
});
