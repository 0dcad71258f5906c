import { Menu } from '@mantine/core';
import { markSeen, readWatch, watch } from '@scriptorium/contract/operations/review.ts';
import type { ReviewLevel } from '@scriptorium/contract/operations/user.ts';
import { useQuery } from '@tanstack/react-query';
import { operationQuery, useOperation } from '../../../api/query-client.ts';
import { isLoggedIn } from '../../../api/session.ts';
import { t } from '../../../lib/texts/review.ts';
import { toastError } from '../../../ui/toasts.ts';
import { useBoard, useDesk } from './review-desk.ts';

const CHOICES = [
  { level: null, text: 'watchDefault' },
  { level: 'all', text: 'watchAll' },
  { level: 'mine', text: 'watchMine' },
  { level: 'none', text: 'watchNone' },
] as const satisfies readonly { level: ReviewLevel | null; text: string }[];

/** Menu items for this document's notification level and “mark all as seen”. */
export function WatchItems() {
  const { document } = useDesk();
  const hasUnseen = useBoard((facts) => facts.unseen.size > 0);
  const { data } = useQuery({ ...operationQuery(readWatch, document), staleTime: Infinity, enabled: isLoggedIn() });
  const save = useOperation(watch, [readWatch]);
  const see = useOperation(markSeen, [readWatch]);
  if (data === undefined) return null;
  return (
    <>
      <Menu.Divider />
      <Menu.Label>{t('watchTitle')}</Menu.Label>
      <Menu.RadioGroup
        value={CHOICES.find(({ level }) => level === data.chosen)?.text ?? ''}
        onChange={(chosen) => {
          const choice = CHOICES.find(({ text }) => text === chosen);
          if (!choice) return;
          const { level } = choice;
          save.mutate({ ...document, level }, { onError: (error) => toastError(t('watchFailed'), error) });
        }}
      >
        {CHOICES.map(({ text }) => (
          <Menu.RadioItem key={text} value={text} closeMenuOnClick>
            {t(text)}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
      <Menu.Divider />
      <Menu.Item
        disabled={!hasUnseen}
        onClick={() => see.mutate(document, { onError: (error) => toastError(t('markSeenFailed'), error) })}
      >
        {t('markSeen')}
      </Menu.Item>
    </>
  );
}
