import type { ReactNode } from 'react';
import style from './profile-screen.module.css';

/** One way to log in, with its state and what can be done. */
export function FactorRow(props: { icon: ReactNode; name: string; state: ReactNode; children: ReactNode }) {
  return (
    <li className={style['item']}>
      {props.icon}
      <div className={style['grow']}>
        <div className="strong">{props.name}</div>
        <div className="tiny muted">{props.state}</div>
      </div>
      <div className={style['deeds']}>{props.children}</div>
    </li>
  );
}
