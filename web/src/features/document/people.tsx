import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { OtherEditor } from '../../editor/collab/document-connection.ts';
import { t } from '../../lib/texts/document.ts';
import { useTopBarSide } from '../../ui/top-bar-slot.tsx';
import style from './people.module.css';

/** In narrower windows, the top bar has no room for names. */
const HAS_ROOM = '(min-width: 1280px)';

/**
 * Other people in the document, in their cursor colour; click to follow. In the top bar if there is room; otherwise in
 * a line above the text, which keeps its position on screen as the line appears and disappears.
 */
export function People(props: {
  people: readonly OtherEditor[];
  scroller: HTMLElement | null;
  onFollow: (id: string | null) => void;
}) {
  const { people, scroller, onFollow } = props;
  const label = useId();
  const hasRoom = useMediaQuery(HAS_ROOM, false, { getInitialValueInEffect: false });
  const side = useTopBarSide();
  const bar = hasRoom ? side : null;
  const isAlone = people.length === 0;
  const line = useSteadyLine(isAlone || bar !== null, scroller);
  const list = !isAlone && (
    <>
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
    </>
  );
  return (
    <>
      {bar !== null && list && createPortal(<div className={`${style['line']} ${style['inBar']}`}>{list}</div>, bar)}
      <div ref={line} className={style['line']}>
        {bar === null && list}
      </div>
    </>
  );
}

/**
 * Scrolls the text by as much as the line above it grows or shrinks. `--line-above` adds that much scroll range to
 * texts that would otherwise fit the window. If the text is not scrolled far enough to compensate for the line's
 * removal, its space stays empty until the user scrolls past it.
 */
function useSteadyLine(isAlone: boolean, scroller: HTMLElement | null) {
  const line = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  useLayoutEffect(() => {
    const element = line.current;
    if (element === null) return;
    // A CSV table hides the text, so there is no scroll position to preserve.
    const top = scroller !== null && scroller.clientHeight > 0 ? scroller.scrollTop : Infinity;
    setHeight(element, isAlone ? Math.max(0, height.current - top) : null);
    const change = element.offsetHeight - height.current;
    height.current += change;
    if (scroller === null) return;
    scroller.style.setProperty('--line-above', `${height.current}px`);
    if (change !== 0 && top !== Infinity) scroller.scrollTop = top + change;
  }, [isAlone, scroller]);
  useEffect(() => {
    if (!isAlone || scroller === null) return undefined;
    const giveBack = (): void => {
      const room = height.current;
      const top = scroller.scrollTop;
      if (line.current === null || room === 0 || top < room) return;
      height.current = 0;
      setHeight(line.current, 0);
      scroller.style.setProperty('--line-above', '0px');
      scroller.scrollTop = top - room;
    };
    scroller.addEventListener('scrollend', giveBack);
    return () => scroller.removeEventListener('scrollend', giveBack);
  }, [isAlone, scroller]);
  return line;
}

/** Null restores the natural height. */
function setHeight(line: HTMLElement, pixels: number | null): void {
  line.toggleAttribute('data-empty', pixels !== null);
  line.style.height = pixels === null ? '' : `${pixels}px`;
}
