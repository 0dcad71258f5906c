import { Menu } from '@mantine/core';
import { IconAlertTriangle, IconCircleX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { EditorProblem } from '../../editor/options.ts';
import { t } from '../../lib/texts/document.ts';
import style from './problems-menu.module.css';

const SHOWN = 100;

/** What is wrong in the text, in its order; each leads to its place. */
export function ProblemsMenu(props: {
  problems: readonly EditorProblem[];
  position: 'top-start' | 'bottom-end';
  onJump: (at: number) => void;
  /** The button that opens it. */
  children: ReactNode;
}) {
  const { problems } = props;
  return (
    // The editor takes the focus.
    <Menu position={props.position} width="min(400px, calc(100vw - 16px))" returnFocus={false}>
      <Menu.Target>{props.children}</Menu.Target>
      <Menu.Dropdown className={style['list'] ?? ''}>
        {problems.slice(0, SHOWN).map(({ from, line, message, severity }) => (
          <Menu.Item
            key={`${from} ${message}`}
            className={style['problem'] ?? ''}
            data-severity={severity}
            leftSection={severity === 'error' ? <IconCircleX size={16} /> : <IconAlertTriangle size={16} />}
            onClick={() => props.onJump(from)}
          >
            {message}
            <span className={`num ${style['place'] ?? ''}`}>{t('problemPlace', { line })}</span>
          </Menu.Item>
        ))}
        {problems.length > SHOWN && <Menu.Label>{t('moreProblems', { count: problems.length - SHOWN })}</Menu.Label>}
      </Menu.Dropdown>
    </Menu>
  );
}
