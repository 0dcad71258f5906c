import type { ReactNode } from 'react';
import { usePageTitle } from './page-title.tsx';
import style from './admin-head.module.css';

/**
 * Heading and title of an admin screen, with the way back above it and its actions on the right. `shortTitle`: for the
 * bar and the browser's tab.
 */
export function AdminHead(props: {
  title: string;
  shortTitle?: string | undefined;
  hint?: string;
  back?: ReactNode;
  children?: ReactNode;
}) {
  const { title, shortTitle = title, hint, back, children } = props;
  usePageTitle(shortTitle);
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
