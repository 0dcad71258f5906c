import { Button } from '@mantine/core';
import { list, type WorkspaceDescriptor } from '@scriptorium/contract/operations/workspace.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { operationQuery } from '../../api/query-client.ts';
import { useCapabilities } from '../../api/session.ts';
import { useWriter } from '../../api/writer.ts';
import { t } from '../../lib/texts/guests.ts';
import { ProductMark } from '../../ui/product-mark.tsx';
import { CutInMiddle } from '../../ui/cut-in-middle.tsx';
import { setTopBarSide } from '../../ui/top-bar-slot.tsx';
import style from './guests.module.css';

const HOW = {
  reader: 'youMayRead',
  commenter: 'howToComment',
  editor: 'howToEdit',
  manager: 'howToEdit',
  owner: 'howToEdit',
} as const;

/** What each role may do, in a few words; catalogue keys. */
const MAY = {
  reader: 'mayRead',
  commenter: 'maySuggest',
  editor: 'mayEdit',
  manager: 'mayEdit',
  owner: 'mayEdit',
} as const;

/** Who shared it and what the guest may do, in a few words. */
export function sayRights({ shared, role }: WorkspaceDescriptor): string {
  return [...(shared ? [t('sharedByShort', { user: shared.sharedBy })] : []), t(MAY[role])].join(' ');
}

/**
 * The guests' counterpart of the account menus: whose text it is, what they may do and how, their name, and the way
 * out.
 */
export function GuestBar({
  uuid,
  onLeave,
}: {
  /** The open workspace; null for the list of shared items, which shows this information itself. */
  uuid: string | null;
  onLeave: () => void;
}) {
  const { appName } = useCapabilities();
  const { displayName } = useWriter();
  const { data } = useQuery(operationQuery(list, {}));
  const place = data?.workspaces.find((each) => each.uuid === uuid);
  return (
    <header className={style['bar']}>
      <span className={style['mark']}>
        <ProductMark />
        <b>{appName}</b>
        {place?.shared != null && (
          <span className={style['from']}>
            <span className={style['long']}>
              {t('sharedBy', { user: place.shared.sharedBy })} {t(HOW[place.role])}
            </span>
            <span className={style['short']}>{sayRights(place)}</span>
          </span>
        )}
      </span>
      <div ref={setTopBarSide} data-stays />
      <span className={style['who']} title={t('youAre', { name: displayName })}>
        <CutInMiddle text={displayName} end={/ \([^()]*\)$/u.exec(displayName)?.[0] ?? ''} />
      </span>
      <Button component={Link} to="/login" size="xs" variant="subtle" color="gray">
        {t('logIn')}
      </Button>
      <Button size="xs" variant="default" onClick={onLeave}>
        {t('leave')}
      </Button>
    </header>
  );
}
