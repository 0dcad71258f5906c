import { Menu } from '@mantine/core';
import { IconAlertTriangle, IconCircleX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { EditorProblem } from '../../editor/options.ts';
import { t } from '../../lib/texts/document.ts';
import style from './problems-menu.module.css';

const SHOWN = 100;

/** Icon for a problem, or for the worst of several. */
export function ProblemIcon({ of, size }: { of: readonly EditorProblem[]; size: number }) {
  return isSevere(of) ? <IconCircleX size={size} aria-hidden /> : <IconAlertTriangle size={size} aria-hidden />;
}

export function isSevere(problems: readonly EditorProblem[]): boolean {
  return problems.some(({ severity }) => severity === 'error');
}

/** The words in question with the rest of their line, since Preview has no line numbers. */
function Excerpt({ of: [before, wrong, after] }: { of: EditorProblem['excerpt'] }) {
  if (wrong.trim() === '') return null;
  return (
    <code className={style['excerpt']} dir="auto">
      {before}
      <mark>{wrong}</mark>
      {after}
    </code>
  );
}

/** The problems in the text, in text order; each item jumps to its position. */
export function ProblemsMenu(props: {
  problems: readonly EditorProblem[];
  /** sheet: at the bottom of a phone, where it does not cover the lines it names. */
  position: 'top-start' | 'sheet';
  onJump: (at: number) => void;
  /** The button that opens it. */
  children: ReactNode;
}) {
  const { problems } = props;
  return (
    // The editor takes the focus instead.
    <Menu
      position="top-start"
      width="max-content"
      middlewares={{ flip: true, shift: { padding: 8 } }}
      returnFocus={false}
    >
      <Menu.Target>{props.children}</Menu.Target>
      <Menu.Dropdown className={style['list'] ?? ''} data-sheet={props.position === 'sheet' || undefined}>
        {props.position === 'sheet' && <Menu.Label>{t('problems', { count: problems.length })}</Menu.Label>}
        {problems.slice(0, SHOWN).map((problem) => (
          <Menu.Item
            key={`${problem.from} ${problem.message}`}
            className={style['problem'] ?? ''}
            data-severity={problem.severity}
            leftSection={<ProblemIcon of={[problem]} size={16} />}
            onClick={() => props.onJump(problem.from)}
          >
            {problem.message}
            <span className={style['place']}>
              <span className="num">{t('problemPlace', { line: problem.line })}</span>
              <Excerpt of={problem.excerpt} />
            </span>
          </Menu.Item>
        ))}
        {problems.length > SHOWN && <Menu.Label>{t('moreProblems', { count: problems.length - SHOWN })}</Menu.Label>}
      </Menu.Dropdown>
    </Menu>
  );
}
