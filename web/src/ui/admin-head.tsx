import type { ReactNode } from 'react';
import style from './admin-head.module.css';

/** Heading of an admin screen, with its actions on the right. */
export function AdminHead({ title, hint, children }: { title: string; hint?: string; children?: ReactNode }) {
  return (
    <header className={style['head']}>
      <div>
        <h1>{title}</h1>
        {hint !== undefined && <p>{hint}</p>}
      </div>
      {children}
    </header>
  );
}
