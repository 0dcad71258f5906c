import { Menu, UnstyledButton } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import type { EditorProblem } from '../../editor/options.ts';
import { t } from '../../lib/texts/document.ts';
import style from './document-screen.module.css';
import type { HeldStats } from './held-stats.ts';

const SHOWN = 12;

/** Figures of the text, where the caret is, and what is wrong with it. */
export function StatusBar(props: {
  stats: HeldStats;
  problems: readonly EditorProblem[];
  language: string;
  onJump: (at: number) => void;
}) {
  const { problems } = props;
  const stats = useSyncExternalStore(props.stats.subscribe, props.stats.read);
  return (
    <footer className={style['status']} aria-label={t('status')}>
      {stats !== null && (
        <>
          <span className="num">
            {stats.selectedWords === null
              ? t('words', { count: stats.words })
              : t('wordsSelected', { selected: stats.selectedWords, count: stats.words })}
          </span>
          <span className="num">{t('minutes', { count: stats.readingMinutes })}</span>
          <span className="num">{t('place', { line: stats.line, column: stats.column })}</span>
        </>
      )}
      {problems.length === 0 ? (
        <span>
          <IconCircleCheck size={14} aria-hidden />
          {t('noProblems')}
        </span>
      ) : (
        <Menu position="top-start" width={380}>
          <Menu.Target>
            <UnstyledButton className={style['problems'] ?? ''}>
              <IconAlertTriangle size={14} aria-hidden />
              {t('problems', { count: problems.length })}
            </UnstyledButton>
          </Menu.Target>
          <Menu.Dropdown>
            {problems.slice(0, SHOWN).map((problem) => (
              <Menu.Item key={`${problem.from} ${problem.message}`} onClick={() => props.onJump(problem.from)}>
                {t('problemLine', { line: problem.line, message: problem.message })}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      <span className={style['space']} />
      <span>{props.language}</span>
    </footer>
  );
}
