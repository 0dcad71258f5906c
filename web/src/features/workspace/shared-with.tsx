import { list } from '@scriptorium/contract/operations/sharing.ts';
import { useQuery } from '@tanstack/react-query';
import { operationQuery } from '../../api/query-client.ts';
import { useCurrentUser } from '../../api/session.ts';
import { locale } from '../../lib/language.ts';
import { t } from '../../lib/texts/workspace.ts';
import { UserAvatars } from '../../ui/user-avatar.tsx';
import style from './shared-with.module.css';

/** How many members of a group are named. */
const NAMED = 3;

/** Who else sees what is put into a group's workspace, while there is nothing in it. */
export function SharedWith({ uuid }: { uuid: string }) {
  const { uuid: me } = useCurrentUser();
  const { data } = useQuery({ ...operationQuery(list, { uuid, itemPath: '' }), staleTime: 30_000 });
  const others = data?.members.map(({ person }) => person).filter((person) => person.uuid !== me) ?? [];
  if (data === undefined || others.length === 0) return null;
  const named = others.slice(0, others.length > NAMED + 1 ? NAMED : NAMED + 1);
  const rest = data.memberCount - (data.members.length - others.length) - named.length;
  const names = named.map((person) => person.displayName);
  return (
    <span className={style['with']}>
      <UserAvatars people={others} />
      {t('sharedWith', {
        names: new Intl.ListFormat(locale).format(rest > 0 ? [...names, t('othersCount', { count: rest })] : names),
      })}
    </span>
  );
}
