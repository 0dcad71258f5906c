import type { IconHome } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import style from './door-layout.module.css';
import guest from './guest-layout.module.css';
import { GuestLinks, type GuestServer } from './guest-layout.tsx';
import { Sentences } from './email-address.tsx';
import { PageFooter } from './page-footer.tsx';
import { ProductMark } from './product-mark.tsx';

/**
 * Layout of pages reached by an external link: what happened, and what to do next. In wide windows, beside `aside`;
 * without one, centred.
 */
export function DoorLayout(props: {
  server: GuestServer;
  /** Leaves out what guests are offered, such as to log in: for somebody who has, or before there is an account. */
  hideGuestLinks?: boolean;
  /** Title of the page, and its heading unless there is one. */
  title: string;
  icon: typeof IconHome;
  tone?: 'ended' | 'done' | undefined;
  heading?: string | undefined;
  intro?: string | undefined;
  /** An address in it. */
  email?: string;
  /** What the link leads to, in words; `isBeside`: in wide windows, `aside` shows it instead. */
  thing?: { title: string; authors: readonly string[]; isBeside: boolean } | undefined;
  aside?: ReactNode;
  children?: ReactNode;
}) {
  const { server, icon: Icon, tone, heading = props.title, intro, aside } = props;
  return (
    <div className={`${guest['layout']} ${aside === undefined ? style['alone'] : ''}`} data-alone={aside === undefined}>
      <div className={guest['left']}>
        <nav className={guest['top']} aria-label={server.appName}>
          <Link to="/" className={style['home']}>
            <ProductMark />
            {server.appName}
          </Link>
          {props.hideGuestLinks !== true && <GuestLinks server={server} />}
        </nav>
        <main className={`${guest['form']} ${style['door']}`}>
          <header>
            <span className={style['medallion']} data-tone={tone} aria-hidden>
              <Icon size={26} />
            </span>
            <h1>{heading}</h1>
            {intro !== undefined && intro !== '' && (
              <p className={guest['tagline']}>
                <Sentences text={intro} email={props.email} />
              </p>
            )}
          </header>
          {props.thing !== undefined && (
            <div className={style['thing']} data-beside={props.thing.isBeside || undefined}>
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
