import type { ReactNode } from 'react';
import style from './profile-screen.module.css';

/** A login method, with its state and actions. */
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
