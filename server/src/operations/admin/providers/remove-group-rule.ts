import { fail } from '@scriptorium/contract/errors.ts';
import { removeGroupRule as contract } from '@scriptorium/contract/operations/admin-group-rules.ts';
import { deleteGroupRule, findGroupRule } from '../../../db/accounts/group-rules.ts';
import { write } from '../../../pipeline/operation.ts';
import { describeRules } from './list-group-rules.ts';
import { requireProviderRow } from './provider-fields.ts';

export const removeGroupRule = write(contract, {
  work: async (tx, { ruleUUID }) => {
    const rule =
      (await findGroupRule(tx.db, ruleUUID)) ?? fail('not-found', { message: 'This rule has been removed already.' });
    const provider = await requireProviderRow(tx.db, rule.provider_id);
    await deleteGroupRule(tx.db, rule);
    tx.record({ type: 'provider.rule-removed', provider: provider.name, claim: rule.claim, value: rule.value });
    return describeRules(tx, provider.id);
  },
});
