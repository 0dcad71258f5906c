import type { ReactNode } from 'react';
import style from './admin-head.module.css';

/** Heading of an admin screen, with the way back above it and its actions on the right. */
export function AdminHead(props: { title: string; hint?: string; back?: ReactNode; children?: ReactNode }) {
  const { title, hint, back, children } = props;
  return (
    <header className={style['head']}>
      <div>
        {back !== undefined && <p className={style['back']}>{back}</p>}
        <h1>{title}</h1>
        {hint !== undefined && <p>{hint}</p>}
      </div>
      {children}
    </header>
  );
}
