import type { ReactNode } from 'react';
import style from './empty-state.module.css';

/**
 * Says what a list is for and offers the first action. `picture` is decorative. With `alone` it fills the page and has
 * its h1, or an h2 if it is `under` one.
 */
export function EmptyState(props: {
  title: string;
  text?: ReactNode;
  picture?: ReactNode;
  alone?: boolean;
  under?: boolean;
  children?: ReactNode;
}) {
  const Title = props.alone ? (props.under ? 'h2' : 'h1') : 'p';
  return (
    <div className={style['empty']} data-alone={props.alone || undefined}>
      {props.picture !== undefined && (
        <div aria-hidden className={style['picture']}>
          {props.picture}
        </div>
      )}
      <Title className={style['title']}>{props.title}</Title>
      {props.text !== undefined && <p className={style['text']}>{props.text}</p>}
      {props.children !== undefined && <div className={style['actions']}>{props.children}</div>}
    </div>
  );
}
