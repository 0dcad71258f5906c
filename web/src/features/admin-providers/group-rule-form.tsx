import { Button, Select, TextInput } from '@mantine/core';
import { OperationError } from '@scriptorium/contract/errors.ts';
import { addGroupRule, GROUP_RULE_ROLES, listGroupRules } from '@scriptorium/contract/operations/admin-group-rules.ts';
import { listGroups } from '@scriptorium/contract/operations/admin-groups.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { operationQuery, useOperation } from '../../api/query-client.ts';
import { readMessage } from '../../lib/read-message.ts';
import { t } from '../../lib/texts/admin-providers.ts';
import { toastFailure } from '../../ui/toast-failure.ts';
import { toastSuccess } from '../../ui/toasts.ts';
import style from './group-rules.module.css';

type Role = (typeof GROUP_RULE_ROLES)[number];

const GROUPS_SHOWN = 50;

/** Adds a rule; claim and role are kept for the next one. */
export function GroupRuleForm({ providerUUID }: { providerUUID: string }) {
  const [claim, setClaim] = useState('groups');
  const [value, setValue] = useState('');
  const [role, setRole] = useState<Role>('editor');
  const [group, setGroup] = useState<{ uuid: string; name: string } | null>(null);
  const [search, setSearch] = useState('');
  const [error, setError] = useState<unknown>(null);
  const add = useOperation(addGroupRule, [listGroupRules]);
  const found = useQuery({
    ...operationQuery(listGroups, { search: search === group?.name ? '' : search, limit: GROUPS_SHOWN, offset: 0 }),
    placeholderData: keepPreviousData,
  });
  const choices = new Map((found.data?.groups ?? []).map(({ uuid, name }) => [uuid, name]));
  if (group !== null) choices.set(group.uuid, group.name);
  const at = (field: string): string | undefined =>
    error instanceof OperationError && error.field === field ? readMessage(error) : undefined;
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const element = event.currentTarget;
    try {
      await add.mutateAsync({ providerUUID, claim, value, role, groupUUID: group?.uuid ?? '' });
      toastSuccess(t('ruleAdded'));
      setValue('');
      setError(null);
      element.querySelector<HTMLElement>('[name="value"]')?.focus();
    } catch (problem) {
      setError(problem);
      const field = problem instanceof OperationError ? problem.field : undefined;
      const input = field === undefined ? null : element.querySelector<HTMLElement>(`[name="${field}"]`);
      if (input === null) toastFailure(t('addRuleFailed'), problem);
      else input.focus();
    }
  };
  return (
    <form className={style['form']} noValidate aria-label={t('addRule')} onSubmit={(event) => void submit(event)}>
      <TextInput
        name="claim"
        label={t('claim')}
        description={t('claimHint')}
        value={claim}
        error={at('claim')}
        maxLength={300}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setClaim(event.currentTarget.value)}
      />
      <TextInput
        name="value"
        label={t('value')}
        description={t('valueHint')}
        value={value}
        error={at('value')}
        maxLength={500}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setValue(event.currentTarget.value)}
      />
      <Select
        label={t('group')}
        data={[...choices].map(([uuid, name]) => ({ value: uuid, label: name }))}
        value={group?.uuid ?? null}
        error={at('groupUUID')}
        searchable
        searchValue={search}
        onSearchChange={setSearch}
        // The server has filtered already.
        filter={({ options }) => options}
        nothingFoundMessage={t('noGroups')}
        maxDropdownHeight={220}
        onChange={(uuid) => setGroup(uuid === null ? null : { uuid, name: choices.get(uuid) ?? '' })}
      />
      <Select
        label={t('role')}
        data={GROUP_RULE_ROLES.map((each) => ({ value: each, label: t(`role_${each}`) }))}
        value={role}
        allowDeselect={false}
        onChange={(chosen) => chosen !== null && setRole(chosen)}
      />
      <Button type="submit" disabled={group === null} loading={add.isPending}>
        {t('addRule')}
      </Button>
    </form>
  );
}
