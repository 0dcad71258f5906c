import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { t } from '../lib/texts/common.ts';
import { GuestSheet } from './guest-sheet.tsx';
import style from './guest-layout.module.css';
import { PageFooter } from './page-footer.tsx';
import { ProductMark } from './product-mark.tsx';

export interface GuestServer {
  appName: string;
  signupEnabled: boolean;
  homepageUrl: string;
  sourceUrl: string;
}

/** Screens for guests: form on the left, a decorative sheet on the right of wide windows. */
export function GuestLayout(props: {
  server: GuestServer;
  title?: string;
  /** Only if it says more than the title. */
  heading?: string | undefined;
  intro?: string;
  children: ReactNode;
}) {
  const { server, title, heading, intro } = props;
  // On the log-in page, mark and name are the heading.
  const isInside = title !== undefined;
  return (
    <div className={style['layout']}>
      <div className={style['left']}>
        <nav className={style['top']} aria-label={server.appName}>
          <span className={style['page']}>
            {isInside && (
              <>
                <ProductMark />
                {server.appName}
              </>
            )}
          </span>
          <GuestLinks server={server} />
        </nav>
        <main className={style['form']}>
          <div>
            {!isInside && (
              <span className={style['mark']}>
                <ProductMark size={40} />
              </span>
            )}
            <h1>{heading ?? title ?? server.appName}</h1>
            <p className={style['tagline']}>{intro ?? t('tagline')}</p>
          </div>
          {props.children}
        </main>
        <PageFooter {...server} align="start" />
      </div>
      <GuestSheet />
    </div>
  );
}

const LINKS = ['login', 'signup'] as const;

export function GuestLinks({ server }: { server: GuestServer }) {
  return LINKS.slice(0, server.signupEnabled ? 2 : 1).map((to) => (
    <Link key={to} to={`/${to}`} activeProps={{ 'aria-current': 'page' }} activeOptions={{ includeSearch: false }}>
      {t(to)}
    </Link>
  ));
}
