import type { ReactNode } from 'react';
import style from './dialog-actions.module.css';

/** The row of buttons at the foot of a dialog. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={style['actions']}>{children}</div>;
}
