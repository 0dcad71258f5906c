import type { Group } from '@scriptorium/contract/operations/groups.ts';
import type { CurrentUser } from '@scriptorium/contract/operations/user.ts';
import { memberActs } from '../../api/member-acts.ts';
import { t } from '../../lib/texts/groups.ts';
import { MemberRow } from '../../ui/member-row.tsx';
import { AddMembers } from './add-members.tsx';
import style from './groups.module.css';

/** A group's members, and a manager's actions on them. */
export function MembersSection({ group, user }: { group: Group; user: CurrentUser }) {
  return (
    <section className={style['members']} aria-label={t('members')}>
      <header>
        <div>
          <h2>{t('members')}</h2>
          <p>{t('membersHint')}</p>
        </div>
        <AddMembers group={group} />
      </header>
      <ul>
        {group.members.map((member) => (
          <MemberRow
            key={member.uuid}
            group={group}
            member={member}
            isSelf={member.uuid === user.uuid}
            isOwn={group.ownerUUID === user.uuid}
            canHandOver={group.ownerUUID === user.uuid || user.isAdmin}
            acts={memberActs(group.uuid, member.uuid)}
          />
        ))}
      </ul>
    </section>
  );
}
