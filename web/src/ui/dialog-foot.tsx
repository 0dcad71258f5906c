import type { ReactNode } from 'react';
import { DialogActions } from './dialog-actions.tsx';
import style from './dialog-foot.module.css';

/** The button row of a long dialog, which stays visible while the rest scrolls. */
export function DialogFoot({ children }: { children: ReactNode }) {
  return (
    <div className={style['foot']}>
      <DialogActions>{children}</DialogActions>
    </div>
  );
}
