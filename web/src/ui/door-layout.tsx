import type { IconHome } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import style from './door-layout.module.css';
import guest from './guest-layout.module.css';
import { GuestLinks, type GuestServer } from './guest-layout.tsx';
import { PageFooter } from './page-footer.tsx';
import { ProductMark } from './product-mark.tsx';

/**
 * Layout of pages reached by an external link: what happened, and what to do next. In wide windows, beside `aside`;
 * without one, centred.
 */
export function DoorLayout(props: {
  server: GuestServer;
  /** Whether the user is logged in; if so, the guests' links, such as log-in, are left out. */
  inside?: boolean;
  /** Title of the page. */
  title: string;
  icon: typeof IconHome;
  tone?: 'ended' | 'done' | undefined;
  /** Only if it says more than the title. */
  heading?: string | undefined;
  intro?: ReactNode;
  /** What the link leads to, in words; in wide windows `aside` shows it instead. */
  thing?: { title: string; authors: readonly string[] } | undefined;
  aside?: ReactNode;
  children?: ReactNode;
}) {
  const { server, title, icon: Icon, tone, heading = title, intro, aside } = props;
  return (
    <div className={`${guest['layout']} ${aside === undefined ? style['alone'] : ''}`} data-alone={aside === undefined}>
      <div className={guest['left']}>
        <nav className={guest['top']} aria-label={server.appName}>
          <Link to="/" className={style['home']} aria-label={server.appName}>
            <ProductMark />
          </Link>
          <span className={guest['page']}>{title}</span>
          {props.inside !== true && <GuestLinks server={server} />}
        </nav>
        <main className={`${guest['form']} ${style['door']}`}>
          <header>
            <span className={style['medallion']} data-tone={tone} aria-hidden>
              <Icon size={26} />
            </span>
            <h1>{heading}</h1>
            {intro !== undefined && intro !== '' && <p className={guest['tagline']}>{intro}</p>}
          </header>
          {props.thing !== undefined && (
            <div className={style['thing']}>
              <b>{props.thing.title}</b>
              {props.thing.authors.length > 0 && <span>{props.thing.authors.join(', ')}</span>}
            </div>
          )}
          {props.children}
        </main>
        <PageFooter {...server} align="start" />
      </div>
      {aside}
    </div>
  );
}

/** The alternative to the page's main action, below it. */
export function DoorFoot({ children }: { children: ReactNode }) {
  return <p className={style['foot']}>{children}</p>;
}
