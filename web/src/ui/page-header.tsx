import type { ReactNode } from 'react';
import { usePageTitle } from './page-title.tsx';
import style from './page-header.module.css';

/** Heading and title of a page, with its actions on the right. */
export function PageHeader({ title, hint, children }: { title: string; hint?: string; children?: ReactNode }) {
  usePageTitle(title);
  return (
    <header className={style['head']}>
      <div className={style['words']}>
        <h1>{title}</h1>
        {hint !== undefined && <p>{hint}</p>}
      </div>
      {children}
    </header>
  );
}
