import type { ReactNode } from 'react';
import style from './state-badge.module.css';

/** A state in one or two words. The word carries the meaning, not the colour. */
export function StateBadge(props: {
  kind?: 'accent' | 'success' | 'warning' | 'danger';
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <span className={style['badge']} data-kind={props.kind}>
      {props.icon}
      {props.children}
    </span>
  );
}
