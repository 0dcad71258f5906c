import { Menu, UnstyledButton } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import type { EditorProblem, EditorStats } from '../../editor/options.ts';
import { t } from '../../lib/texts/document.ts';
import style from './document-screen.module.css';

const SHOWN = 12;

/** Figures of the text, where the caret is, and what is wrong with it. */
export function StatusBar(props: {
  stats: EditorStats | null;
  problems: readonly EditorProblem[];
  language: string;
  onJump: (at: number) => void;
}) {
  const { stats, problems } = props;
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
