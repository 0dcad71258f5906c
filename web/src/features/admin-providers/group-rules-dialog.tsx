import { Button, Modal } from '@mantine/core';
import {
  type AdminGroupRule,
  listGroupRules,
  removeGroupRule,
} from '@scriptorium/contract/operations/admin-group-rules.ts';
import type { AdminProvider } from '@scriptorium/contract/operations/admin-providers.ts';
import { useQuery } from '@tanstack/react-query';
import { operationQuery, useOperation } from '../../api/query-client.ts';
import { t } from '../../lib/texts/admin-providers.ts';
import { confirm } from '../../ui/confirm.ts';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { toastFailure } from '../../ui/toast-failure.ts';
import { toastSuccess } from '../../ui/toasts.ts';
import { GroupRuleForm } from './group-rule-form.tsx';
import { GroupRulesTrial } from './group-rules-trial.tsx';
import style from './group-rules.module.css';
import { t as common } from '../../lib/texts/common.ts';

/** Rules by which a provider's claims assign users to groups. */
export function GroupRulesDialog({ provider, onClose }: { provider: AdminProvider; onClose: () => void }) {
  const { uuid: providerUUID, name } = provider;
  const query = useQuery(operationQuery(listGroupRules, { providerUUID }));
  const rules = query.data?.rules;
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('rulesTitle', { name })}
      size={640}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      <p className={style['hint']}>{t('rulesHint', { name })}</p>
      {query.error !== null && (
        <LoadError prefix={t('rulesFailed')} error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.isPending && <RowsSkeleton rows={2} />}
      {rules?.length === 0 && <EmptyState title={t('noRules')} text={t('noRulesHint', { name })} />}
      {rules !== undefined && rules.length > 0 && (
        <ul className={style['rules']}>
          {rules.map((rule) => (
            <Rule key={rule.uuid} rule={rule} />
          ))}
        </ul>
      )}
      {rules !== undefined && <GroupRuleForm providerUUID={providerUUID} />}
      {rules !== undefined && rules.length > 0 && <GroupRulesTrial providerUUID={providerUUID} />}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('close')}
        </Button>
      </DialogActions>
    </Modal>
  );
}

function Rule({ rule }: { rule: AdminGroupRule }) {
  const { claim, value, group, role } = rule;
  const remove = useOperation(removeGroupRule, [listGroupRules]);
  const ask = async (): Promise<void> => {
    const text = t('removeRuleText', { group: group.name });
    if (!(await confirm({ title: t('removeRuleTitle'), text, yes: t('removeRuleYes') }))) return;
    remove.mutate(
      { ruleUUID: rule.uuid },
      {
        onSuccess: () => void toastSuccess(t('ruleRemoved')),
        onError: (error) => toastFailure(t('removeRuleFailed'), error),
      },
    );
  };
  return (
    <li>
      <span className={style['rule']}>
        <span className="strong">{t('ruleSays', { claim, value })}</span>
        <span className="tiny muted">{t('ruleGives', { group: group.name, role: t(`role_${role}`) })}</span>
      </span>
      <Button
        size="xs"
        variant="default"
        loading={remove.isPending}
        aria-label={t('removeRuleNamed', { claim, value })}
        onClick={() => void ask()}
      >
        {t('removeRule')}
      </Button>
    </li>
  );
}
