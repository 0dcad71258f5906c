import type { ReactNode } from 'react';
import style from './dialog-actions.module.css';

/** The button row at the bottom of a dialog. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={style['actions']}>{children}</div>;
}
