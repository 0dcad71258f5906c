import { type ReactNode, useId } from 'react';
import style from './section.module.css';

/** A section of a settings page: description on the left, form on the right. */
export function Section(props: {
  title: string;
  hint?: ReactNode;
  danger?: boolean;
  wide?: boolean;
  /** Result of the user's latest choice, shown in the head. */
  status?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={style['section']} aria-labelledby={id}>
      <header>
        <h2 id={id} data-danger={props.danger || undefined}>
          {props.title}
        </h2>
        {props.hint !== undefined && <p>{props.hint}</p>}
        {props.status !== undefined && (
          <p role="status" data-status>
            {props.status}
          </p>
        )}
      </header>
      <div className={props.wide ? undefined : style['form']}>{props.children}</div>
    </section>
  );
}
