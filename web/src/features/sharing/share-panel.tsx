import { Anchor, Button } from '@mantine/core';
import { isPublishable } from '@scriptorium/contract/rules/page-name.ts';
import { list, type Sharing } from '@scriptorium/contract/operations/sharing.ts';
import { IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { operationQuery } from '../../api/query-client.ts';
import { closeShareRequest, requestSharing, type ShareRequest } from '../../lib/share-requests.ts';
import { t } from '../../lib/texts/sharing.ts';
import { DialogFoot } from '../../ui/dialog-foot.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { StateBadge } from '../../ui/state-badge.tsx';
import { UserAvatar, UserAvatars } from '../../ui/user-avatar.tsx';
import { AddPeople } from './add-people.tsx';
import { AskerRow } from './asker-row.tsx';
import { ROLE_TEXTS } from '../../lib/share-roles.ts';
import { CreateLink } from './create-link.tsx';
import { InvitationsSection } from './invitations-section.tsx';
import { PublicPageSection } from './public-page-section.tsx';
import { LinksSection } from './links-section.tsx';
import { ShareRow } from './share-row.tsx';
import style from './sharing.module.css';

/** Who can see an item and why; for users who may share it, also with whom else it is shared. */
export function SharePanel(props: {
  item: ShareRequest;
  /** The link whose settings were just closed. */
  leftLink: string | null;
  onLink: (link: string, view: 'new' | 'settings') => void;
}) {
  const { item, leftLink, onLink } = props;
  const where = { uuid: item.workspaceUUID, itemPath: item.path };
  const asked = { ...where, ...(item.asker !== undefined && { asker: item.asker }) };
  const { data, error, refetch } = useQuery({ ...operationQuery(list, asked), staleTime: 0 });
  if (data === undefined)
    return error === null ? (
      <RowsSkeleton rows={4} height={52} />
    ) : (
      <LoadError error={error} prefix={t('loadFailed')} onRetry={() => void refetch()} />
    );
  return (
    <div className={style['panel']}>
      {data.asker !== null && <AskerRow where={where} asker={data.asker} />}
      {data.mayShare ? (
        <AddPeople item={item} sharing={data} takesFocus={leftLink === null && data.asker === null} />
      ) : (
        <p className="muted">{t('onlyManagers')}</p>
      )}
      {data.mayShare && isPublishable(item.path) && <SharedAlone item={item} owner={data.owner.name} />}
      <section aria-label={t('who')}>
        <h3>{t('who')}</h3>
        <ul className={style['list']}>
          <Members sharing={data} />
          {data.shares.map((share) => (
            <ShareRow key={share.uuid} item={item} share={share} mayShare={data.mayShare} />
          ))}
        </ul>
      </section>
      {data.mayShare && <InvitationsSection item={item} />}
      {data.mayShare && <LinksSection item={item} left={leftLink} onEdit={(link) => onLink(link, 'settings')} />}
      {isPublishable(item.path) && <PublicPageSection item={item} mayShare={data.mayShare} />}
      <DialogFoot>
        {data.mayShare && <CreateLink where={where} onMade={(link) => onLink(link, 'new')} />}
        <Button variant={data.mayShare ? 'filled' : 'default'} onClick={closeShareRequest}>
          {t('done')}
        </Button>
      </DialogFoot>
    </div>
  );
}

/** With access to a document but not its folder, people see neither its figures nor its references. */
function SharedAlone({ item: { workspaceUUID, path }, owner }: { item: ShareRequest; owner: string }) {
  const folders = path.split('/').slice(0, -1);
  return (
    <p className={style['hint']}>
      {t('alone')}{' '}
      <Anchor
        component="button"
        type="button"
        inherit
        onClick={() => requestSharing({ workspaceUUID, path: folders.join('/'), name: folders.at(-1) ?? owner })}
      >
        {t(folders.length === 0 ? 'shareWorkspace' : 'shareFolder')}
      </Anchor>
    </p>
  );
}

/** People with access to the whole workspace. */
function Members({ sharing: { owner, members, memberCount } }: { sharing: Sharing }) {
  const [first] = members;
  if (owner.type === 'user' && first !== undefined)
    return (
      <li>
        <UserAvatar person={first.person} size="lg" decorative />
        <span className={style['words']}>
          <b>{first.person.displayName}</b>
          <span>{t('byMembership')}</span>
        </span>
        <StateBadge>{t(ROLE_TEXTS[first.role])}</StateBadge>
      </li>
    );
  return (
    <li>
      <span className={style['sign']} aria-hidden>
        <IconUsers size={18} />
      </span>
      <span className={style['words']}>
        <b>{owner.name}</b>
        <span>
          {t('groupMembers', { count: memberCount })} · {t('byMembership')}
        </span>
      </span>
      <UserAvatars people={members.map(({ person }) => person)} />
    </li>
  );
}
