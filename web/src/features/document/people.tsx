import { useId, useLayoutEffect, useRef } from 'react';
import type { OtherEditor } from '../../editor/collab/document-connection.ts';
import { t } from '../../lib/texts/document.ts';
import style from './people.module.css';

/**
 * Who else is in the document, in their cursor colour; click to follow. The line is only there while somebody is, and
 * the text keeps its position on screen when it comes and goes.
 */
export function People(props: {
  people: readonly OtherEditor[];
  scroller: HTMLElement | null;
  onFollow: (id: string | null) => void;
}) {
  const { people, scroller, onFollow } = props;
  const line = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  const label = useId();
  const isAlone = people.length === 0;
  useLayoutEffect(() => {
    const now = line.current?.offsetHeight ?? 0;
    if (scroller !== null) scroller.scrollTop += now - height.current;
    height.current = now;
  }, [isAlone, scroller]);
  if (isAlone) return null;
  return (
    <div ref={line} className={style['line']}>
      <span id={label}>{t('others')}</span>
      <ul aria-labelledby={label}>
        {people.map((person) => {
          const name = person.idle ? t('idle', { name: person.label }) : person.label;
          return (
            <li key={person.id}>
              <button
                type="button"
                aria-pressed={person.followed}
                aria-label={person.followed ? t('unfollow', { name }) : t('follow', { name })}
                title={name}
                data-idle={person.idle || undefined}
                style={{ '--p': `var(--person-${person.color})`, '--op': `var(--on-person-${person.color})` }}
                onClick={() => onFollow(person.followed ? null : person.id)}
              >
                {person.label}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
