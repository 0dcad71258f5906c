import { IconBookmark } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { groupByDay } from '../../lib/describe-day.ts';
import { colorInText } from '../../lib/person-color.ts';
import { t } from '../../lib/texts/history.ts';
import { ByteSize } from '../../ui/byte-size.tsx';
import { UserAvatar } from '../../ui/user-avatar.tsx';
import style from './history.module.css';
import { KeptActions } from './kept-actions.tsx';
import { listOnce } from './lay-track.ts';
import { describeChanged, describeSpan, type FileVersion } from './version-words.ts';

/** Versions by day, newest first. */
export function VersionList(props: {
  file: { uuid: string; itemPath: string };
  versions: readonly FileVersion[];
  chosen: string | null;
  /** The version identical to the current text. */
  newest: string | null;
  /** Actions for the chosen version. */
  actions?: ReactNode;
  onChoose: (version: FileVersion) => void;
}) {
  const { actions } = props;
  return (
    <div>
      {groupByDay(props.versions, ({ to }) => to).map(([day, versions]) => (
        <section key={day} aria-label={day}>
          <h2 className={style['day']}>{day}</h2>
          <ul>
            {versions.map((version) => (
              <li
                key={`${version.id} ${version.labelUUID ?? ''}`}
                data-chosen={(version.version !== undefined && version.id === props.chosen) || undefined}
              >
                {version.version === undefined ? (
                  <KeptEntry file={props.file} version={version} />
                ) : (
                  <Entry
                    version={version}
                    isNewest={version.id === props.newest}
                    chosen={version.id === props.chosen}
                    onChoose={() => props.onChoose(version)}
                  />
                )}
                {version.version !== undefined && version.id === props.chosen && actions && (
                  <div className={style['actions']}>{actions}</div>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** A binary file from before this was a text: it can be restored but not compared. */
function KeptEntry(props: { file: { uuid: string; itemPath: string }; version: FileVersion }) {
  const { version } = props;
  return (
    <div className={style['kept']}>
      <span className={style['words']}>
        <b>{t('kept')}</b>
        <span>
          {describeSpan(version)} · {version.authors.map((author) => author.displayName).join(', ')} ·{' '}
          <ByteSize bytes={version.size ?? 0} />
        </span>
      </span>
      <KeptActions {...props} />
    </div>
  );
}

function Entry(props: { version: FileVersion; isNewest: boolean; chosen: boolean; onChoose: () => void }) {
  const { version, isNewest, chosen, onChoose } = props;
  const { label, authors, wordsAdded, wordsRemoved } = version;
  // A name stands in the place of the times.
  const changed = [label === undefined ? '' : describeSpan(version), describeChanged(version)].filter(Boolean);
  const names = authors
    .map(({ displayName: name, acceptedBy: by }) => (by === undefined ? name : t('acceptedFrom', { name, by })))
    .join(', ');
  return (
    <button type="button" className={style['version']} aria-current={chosen || undefined} onClick={onChoose}>
      {label === undefined ? <span className={style['dot']} /> : <IconBookmark size={16} aria-hidden />}
      <span className={style['name']}>
        {label ?? describeSpan(version)}
        {isNewest && (
          <>
            {' '}
            <span className={style['now']}>{t('current')}</span>
          </>
        )}
      </span>
      <span className={style['figures']}>
        {wordsAdded !== undefined && wordsAdded > 0 && (
          <span className={style['added']} title={t('addedWords', { count: wordsAdded })}>
            {t('added', { count: wordsAdded })}
          </span>
        )}{' '}
        {wordsRemoved !== undefined && wordsRemoved > 0 && (
          <span className={style['removed']} title={t('removedWords', { count: wordsRemoved })}>
            {t('removed', { count: wordsRemoved })}
          </span>
        )}
        {(wordsAdded ?? 0) + (wordsRemoved ?? 0) > 0 && ` ${t('words')}`}
      </span>
      {changed.length > 0 && <span className={style['changed']}>{changed.join(' · ')}</span>}
      <span className={style['people']}>
        {listOnce(authors)
          .slice(0, 3)
          .map((author) => (
            <UserAvatar
              key={author.uuid ?? author.displayName}
              size="sm"
              decorative
              color={colorInText(author.uuid ?? author.displayName)}
              person={{ uuid: author.uuid ?? author.displayName, displayName: author.displayName }}
            />
          ))}
        <span title={names}>{names}</span>
      </span>
      {version.note !== undefined && <span className={style['note']}>{version.note}</span>}
    </button>
  );
}
