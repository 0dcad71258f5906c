import { create, list } from '@scriptorium/contract/operations/groups.ts';
import { list as listWorkspaces } from '@scriptorium/contract/operations/workspace.ts';
import { Button, TextInput } from '@mantine/core';
import { IconUsersGroup } from '@tabler/icons-react';
import { Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useOperation } from '../../api/query-client.ts';
import { useCapabilities } from '../../api/session.ts';
import { withNewGroup } from '../../lib/new-group.ts';
import { t } from '../../lib/texts/groups.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { toastError, toastSuccess } from '../../ui/toasts.ts';
import style from './groups.module.css';

/** Asks for the new group's name only. */
export function NewGroupScreen() {
  const router = useRouter();
  const { groupCreationEnabled } = useCapabilities();
  const createGroup = useOperation(create, [list, listWorkspaces]);
  const [name, setName] = useState('');
  const [missing, setMissing] = useState(false);

  const submit = (): void => {
    const groupName = name.trim();
    if (groupName === '') {
      setMissing(true);
      return;
    }
    createGroup.mutate(
      { groupName },
      {
        onSuccess: ({ group }) => {
          toastSuccess(t('created', { group: groupName }));
          router.history.push('/', withNewGroup(group.uuid));
        },
        onError: (error) => void toastError(t('createFailed'), error),
      },
    );
  };

  if (!groupCreationEnabled) {
    return (
      <EmptyState title={t('creationOff')} text={t('creationOffHint')}>
        <Button component={Link} to="/">
          {t('backToDashboard')}
        </Button>
      </EmptyState>
    );
  }
  return (
    <div className={style['narrow']}>
      <PageHeader title={t('newTitle')} hint={t('newHint')} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextInput
          label={t('name')}
          placeholder={t('namePlaceholder')}
          maxLength={200}
          data-autofocus
          autoFocus
          value={name}
          error={missing && t('nameNeeded')}
          onChange={(event) => {
            setName(event.currentTarget.value);
            setMissing(false);
          }}
        />
        <div className={style['buttons']}>
          <Button type="submit" loading={createGroup.isPending} leftSection={<IconUsersGroup size={16} />}>
            {t('create')}
          </Button>
          <Button component={Link} to="/" variant="default">
            {t('cancel')}
          </Button>
        </div>
      </form>
    </div>
  );
}
