import { type ReactNode, useId } from 'react';
import style from './card.module.css';

/** A framed section with a heading and at most a few actions. */
export function Card({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={style['card']} aria-labelledby={id}>
      <div className={style['head']}>
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}
