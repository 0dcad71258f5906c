import { SegmentedControl } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { t } from '../../lib/texts/history.ts';
import { CompareVersions } from './compare-versions.tsx';
import style from './history.module.css';
import type { HistoryScreenProps } from './history-screen-props.ts';
import { TextPlayback } from './text-playback.tsx';
import { useChosenVersions } from './use-chosen-versions.ts';
import type { FileVersion } from './version-words.ts';

/** The history of a text: two versions compared, or all of it replayed. */
export function TextHistory(props: HistoryScreenProps & { versions: readonly FileVersion[] }) {
  const { workspaceUUID, path } = props;
  const file = { uuid: workspaceUUID, itemPath: path };
  const [isReplay, setReplay] = useState(false);
  const [view, setView] = useState({ source: false, onlyNamed: false });
  const chosen = useChosenVersions(props.versions, props.version);
  const lead = (
    <>
      <h1 className="sr-only">{t('title')}</h1>
      <Link to="/workspace/$uuid/$" params={{ uuid: workspaceUUID, _splat: path }} className={style['back'] ?? ''}>
        <IconArrowLeft size={16} aria-hidden /> {t('back')}
      </Link>
      <SegmentedControl
        size="xs"
        aria-label={t('view')}
        value={isReplay ? 'replay' : 'compare'}
        onChange={(value) => setReplay(value === 'replay')}
        data={[
          { value: 'compare', label: t('compare') },
          { value: 'replay', label: t('replay') },
        ]}
      />
    </>
  );
  if (!isReplay)
    return (
      <CompareVersions file={file} versions={props.versions} chosen={chosen} view={view} onView={setView} lead={lead} />
    );
  return (
    <div className={style['screen']}>
      <header className={style['bar']}>{lead}</header>
      <TextPlayback file={file} versions={chosen.versions} newest={chosen.newest?.version ?? 0} />
    </div>
  );
}
