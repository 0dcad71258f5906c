import { Button } from '@mantine/core';
import { createLink, listLinks } from '@scriptorium/contract/operations/links.ts';
import { IconLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { operationQuery, refreshOperations } from '../../api/query-client.ts';
import { t } from '../../lib/texts/links.ts';
import { toastError } from '../../ui/toasts.ts';
import { keepMadeLink } from './made-links.ts';
import style from './sharing.module.css';

interface Making {
  where: { uuid: string; itemPath: string };
  onMade: (link: string) => void;
}

/** Creates a read-only link in one click; its terms can be changed afterwards. Null if links are turned off. */
export function useCreateLink({ where, onMade }: Making): { busy: boolean; create: () => void } | null {
  const { data } = useQuery(operationQuery(listLinks, where));
  const [busy, setBusy] = useState(false);
  if (data?.linksAllowed !== true) return null;
  const create = async (): Promise<void> => {
    setBusy(true);
    try {
      const { link, path } = await call(createLink, {
        ...where,
        label: '',
        role: 'reader',
        accountsOnly: !data.guestsAllowed,
        expiresAt: null,
      });
      keepMadeLink(where.uuid, link, path);
      await refreshOperations([listLinks]);
      onMade(link);
    } catch (error) {
      toastError(t('createFailed'), error);
      setBusy(false);
    }
  };
  return { busy, create: () => void create() };
}

export function CreateLink(props: Making) {
  const making = useCreateLink(props);
  if (making === null) return null;
  return (
    <Button
      className={style['create'] ?? ''}
      variant="default"
      leftSection={<IconLink size={16} />}
      loading={making.busy}
      onClick={making.create}
    >
      {t('make')}
    </Button>
  );
}
