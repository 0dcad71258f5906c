import { SegmentedControl } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { t } from '../../lib/texts/history.ts';
import { CompareVersions } from './compare-versions.tsx';
import style from './history.module.css';
import type { HistoryScreenProps } from './history-screen-props.ts';
import { TextPlayback } from './text-playback.tsx';
import { readShowsSource, writeShowsSource } from './shown-as.ts';
import { useChosenVersions } from './use-chosen-versions.ts';
import type { FileVersion } from './version-words.ts';

/** The history of a text: a comparison of two versions, or a replay of all of them. */
export function TextHistory(props: HistoryScreenProps & { versions: readonly FileVersion[] }) {
  const { workspaceUUID, path } = props;
  const file = { uuid: workspaceUUID, itemPath: path };
  const [isReplay, setReplay] = useState(false);
  const { openAssets: open } = props;
  const openAssets = useCallback(
    (onFound: () => void) => open({ workspaceUUID, path }, onFound),
    [open, workspaceUUID, path],
  );
  const [view, setView] = useState({ source: readShowsSource(), onlyNamed: false });
  const chosen = useChosenVersions(props.versions, props.version);
  const lead = (
    <>
      <h1 className="sr-only">{t('title')}</h1>
      <Link to="/workspace/$uuid/$" params={{ uuid: workspaceUUID, _splat: path }} className={style['back'] ?? ''}>
        <IconArrowLeft size={16} aria-hidden /> <span className={style['backLabel']}>{t('back')}</span>
      </Link>
      <SegmentedControl
        size="xs"
        className={isReplay ? 'slim-switch' : `slim-switch ${style['views']}`}
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
      <CompareVersions
        file={file}
        openAssets={openAssets}
        versions={props.versions}
        chosen={chosen}
        view={view}
        onView={(next) => {
          setView(next);
          writeShowsSource(next.source);
        }}
        lead={lead}
        onReplay={() => setReplay(true)}
      />
    );
  return (
    <div className={style['screen']}>
      <header className={style['bar']}>{lead}</header>
      <TextPlayback
        file={file}
        openAssets={openAssets}
        versions={chosen.versions}
        newest={chosen.newest?.version ?? 0}
      />
    </div>
  );
}
