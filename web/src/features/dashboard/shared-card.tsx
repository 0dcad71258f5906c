import { list } from '@scriptorium/contract/operations/workspace.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { operationQuery } from '../../api/query-client.ts';
import { ROLE_TEXTS } from '../../lib/share-roles.ts';
import { t } from '../../lib/texts/sharing.ts';
import { Card } from '../../ui/card.tsx';
import { ItemIcon } from '../../ui/item-icon.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { StateBadge } from '../../ui/state-badge.tsx';
import style from './side-cards.module.css';

/** Files and folders that others shared with the user. Hidden while there are none. */
export function SharedCard() {
  const { data } = useQuery(operationQuery(list, {}));
  const items = data?.workspaces.filter(({ shared }) => shared !== undefined) ?? [];
  if (items.length === 0) return null;
  return (
    <Card title={t('withMe')}>
      <ul className={style['list']}>
        {items.map(({ uuid, ownerName: name, role, shared }) => (
          <li key={uuid}>
            <Link
              className={style['file']}
              to="/workspace/$uuid/$"
              params={{ uuid, _splat: shared?.type === 'file' ? name : '' }}
            >
              <ItemIcon item={{ name, type: shared?.type ?? 'directory' }} size={20} />
              <span className={style['name']}>{name}</span>
              <StateBadge>{t(ROLE_TEXTS[role])}</StateBadge>
              <span className={style['where']}>
                {t('sharedBy', { user: shared?.sharedBy ?? '' })} · <RelativeTime time={shared?.sharedAt ?? ''} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
