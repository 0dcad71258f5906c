import type { DefaultsSummary } from '@scriptorium/contract/operations/export.ts';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { t } from '../../lib/texts/admin-exports.ts';
import style from './defaults-list-screen.module.css';
import { ProfileMenu } from './profile-menu.tsx';

export function ProfileTable({ profiles }: { profiles: readonly DefaultsSummary[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('name')}</th>
          <th scope="col" className={style['format']}>
            {t('format')}
          </th>
          <th scope="col">
            <span className="sr-only">{t('edit')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {profiles.map((profile) => (
          <ProfileRow key={profile.uuid} profile={profile} />
        ))}
      </tbody>
    </table>
  );
}

/** A profile's description: the first sentence of its opening comment, without the name before a colon. */
function readRemark({ name, content = '' }: DefaultsSummary): string {
  const [remark = ''] = /^(?:#.*\n?)+/u.exec(content) ?? [];
  const [sentence = ''] = remark
    .replaceAll(/^#+\s*/gmu, '')
    .replaceAll('\n', ' ')
    .split(/(?<=\.)\s/u);
  const [before = '', rest] = sentence.split(/:\s(.*)/su);
  if (rest === undefined || !name.startsWith(before)) return sentence;
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

function ProfileRow({ profile }: { profile: DefaultsSummary }) {
  return (
    <tr>
      <td className={style['cell']}>
        <div className={style['what']}>
          <span>
            <Link to="/admin/defaults/edit/{-$uuid}" params={{ uuid: profile.uuid }}>
              {profile.name}
            </Link>
            <code className={style['extension']}>.{profile.extension}</code>
          </span>
          <span className={style['about']}>{readRemark(profile)}</span>
        </div>
      </td>
      <td className={style['format']}>
        <code>.{profile.extension}</code>
      </td>
      <td className={style['actions']}>
        <Button
          className={style['edit']}
          size="xs"
          variant="default"
          renderRoot={(props) => <Link to="/admin/defaults/edit/{-$uuid}" params={{ uuid: profile.uuid }} {...props} />}
          aria-label={`${t('edit')}: ${profile.name}`}
        >
          {t('edit')}
        </Button>
        <ProfileMenu profile={profile} />
      </td>
    </tr>
  );
}
