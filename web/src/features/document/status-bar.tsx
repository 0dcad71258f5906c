import { UnstyledButton } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useRef, useState, useSyncExternalStore } from 'react';
import type { EditorMode, EditorProblem, EditorStats } from '../../editor/options.ts';
import { openShortcuts } from '../../lib/open-shortcuts.ts';
import { showKeys } from '../../lib/show-keys.ts';
import { t } from '../../lib/texts/document.ts';
import { usePageMark } from '../../ui/use-page-mark.ts';
import { type Counted, describeCount } from './describe-count.ts';
import style from './document-screen.module.css';
import { isFinding } from './is-finding.ts';
import { isSevere, ProblemIcon, ProblemsMenu } from './problems-menu.tsx';
import { readChoice, writeChoice } from './screen-choices.ts';
import type { StatsStore } from './use-editor.ts';

/** Statistics, caret position, and problems. */
export function StatusBar(props: {
  stats: StatsStore;
  problems: readonly EditorProblem[];
  language: string;
  /** Line and column are shown in Source only. */
  mode: EditorMode;
  onJump: (at: number) => void;
}) {
  const { problems } = props;
  usePageMark('bottom-bar');
  const [counted, setCounted] = useState<Counted>(() =>
    readChoice('count') === 'characters' ? 'characters' : 'words',
  );
  const stats = useShownStats(props.stats, props.mode === 'source');
  return (
    <footer className={style['status']} aria-label={t('status')}>
      {stats !== null && (
        <>
          {['CSV', 'TSV'].includes(props.language) ? (
            // The first line holds the column names.
            <span className="num">{t('rows', { count: Math.max(0, stats.rows - 1) })}</span>
          ) : ['JSON', 'YAML', 'CSL', 'BibTeX'].includes(props.language) ? (
            // A word count says nothing about these.
            <span className="num">{t('lines', { count: stats.lines })}</span>
          ) : (
            <>
              <UnstyledButton
                className={`num ${style['count'] ?? ''}`}
                title={t(counted === 'words' ? 'showCharacters' : 'showWords')}
                onClick={() => {
                  const next = counted === 'words' ? 'characters' : 'words';
                  writeChoice('count', next);
                  setCounted(next);
                }}
              >
                {describeCount(stats, counted)}
              </UnstyledButton>
              <span className="num">{t('minutes', { count: stats.readingMinutes })}</span>
            </>
          )}
          {props.mode === 'source' && (
            <span className="num">{t('place', { line: stats.line, column: stats.column })}</span>
          )}
        </>
      )}
      {stats === null ? null : problems.length === 0 ? (
        <span>
          <IconCircleCheck size={14} aria-hidden />
          {t('noProblems')}
        </span>
      ) : (
        <ProblemsMenu problems={problems} position="top-start" onJump={props.onJump}>
          <UnstyledButton className={style['problems'] ?? ''} data-severe={isSevere(problems) || undefined}>
            <ProblemIcon of={problems} size={14} />
            {t('problems', { count: problems.length })}
          </UnstyledButton>
        </ProblemsMenu>
      )}
      <span className={style['space']} />
      <span>{props.language}</span>
      <UnstyledButton className={style['shortcuts'] ?? ''} onClick={openShortcuts}>
        <kbd>{showKeys('Mod-/')}</kbd>
        {t('shortcuts')}
      </UnstyledButton>
    </footer>
  );
}

/** The statistics; a new object only when something shown has changed, because each key moves the caret. */
function useShownStats(stats: StatsStore, showsPlace: boolean): EditorStats | null {
  const shown = useRef<EditorStats | null>(null);
  return useSyncExternalStore(stats.subscribe, () => {
    const all = stats.read();
    const next = all !== null && isFinding() ? { ...all, selectedWords: null, selectedCharacters: null } : all;
    const { current } = shown;
    const isSame =
      next !== null &&
      current !== null &&
      (Object.keys(next) as (keyof EditorStats)[]).every(
        (key) => current[key] === next[key] || (!showsPlace && (key === 'line' || key === 'column')),
      );
    if (!isSame) shown.current = next;
    return shown.current;
  });
}
