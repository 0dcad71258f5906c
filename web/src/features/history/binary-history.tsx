import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { t } from '../../lib/texts/history.ts';
import { ByteSize } from '../../ui/byte-size.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import style from './history.module.css';
import type { HistoryScreenProps } from './history-screen-props.ts';
import { KeptActions } from './kept-actions.tsx';
import type { FileVersion } from './version-words.ts';

/** The versions of a binary file, one for each upload. */
export function BinaryHistory({
  workspaceUUID,
  path,
  versions,
}: HistoryScreenProps & { versions: readonly FileVersion[] }) {
  const file = { uuid: workspaceUUID, itemPath: path };
  return (
    <div className={style['plain']}>
      <header className={style['bar']}>
        <Link to="/workspace/$uuid/$" params={{ uuid: workspaceUUID, _splat: path }} className={style['back'] ?? ''}>
          <IconArrowLeft size={16} aria-hidden /> {t('backToFile')}
        </Link>
        <h1>{t('title')}</h1>
      </header>
      {versions.length <= 1 && <EmptyState title={t('onlyOne')} />}
      <ul className={style['uploads']}>
        {versions.map((version) => (
          <li key={version.id}>
            <span className={style['words']}>
              <b>{version.id === 'current' ? t('current') : <RelativeTime time={version.to} />}</b>
              <span>
                <ByteSize bytes={version.size ?? 0} /> ·{' '}
                {version.authors.map((author) => author.displayName).join(', ')}
              </span>
            </span>
            {version.id !== 'current' && <KeptActions file={file} version={version} />}
          </li>
        ))}
      </ul>
    </div>
  );
}
