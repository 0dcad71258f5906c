import type { Icon } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import style from './page-parts.module.css';

/** Height of what stays at the top of the window, in pixels. */
const BARS = 64;

interface PagePart {
  /** Its name in URLs. */
  id: string;
  label: string;
  Icon: Icon;
  content: ReactNode;
}

/** A long page in parts, with a list of them. In narrow windows, each part is a page of its own. */
export function PageParts({ label, parts }: { label: string; parts: readonly PagePart[] }) {
  const ids = parts.map(({ id }) => id);
  const { ref, current, asked } = useCurrentPart(ids);
  const shown = ids.includes(asked) ? asked : ids[0];
  useEffect(() => {
    const part = document.getElementById(asked);
    if (part !== null && part.getBoundingClientRect().top < 0) part.scrollIntoView();
  }, [asked]);
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    // If the list is one scrolling line, keep the previous part partly visible as a hint that there is more.
    const scroll = (): void => {
      const link = list.current?.querySelector<HTMLElement>('[data-shown]');
      if (link) list.current?.scrollTo({ left: link.offsetLeft - 64 });
    };
    scroll();
    // The interface font may be wider than the one shown first.
    void document.fonts.ready.then(scroll);
  }, [shown]);
  return (
    <div className={style['screen']}>
      <nav ref={list} className={style['parts']} aria-label={label}>
        {parts.map((part) => (
          <a
            key={part.id}
            href={`#${part.id}`}
            aria-current={part.id === current ? 'location' : undefined}
            data-shown={part.id === shown || undefined}
          >
            <part.Icon size={18} aria-hidden />
            {part.label}
          </a>
        ))}
      </nav>
      <div ref={ref}>
        {parts.map(({ id, content }) => (
          <div key={id} id={id} className={style['part']} data-shown={id === shown || undefined}>
            {content}
          </div>
        ))}
      </div>
    </div>
  );
}

/**
 * The part being read: the one asked for while it is visible, else the topmost. At the end of the page, where the last
 * parts cannot reach the top, the last one. `key`: changes when the parts are rendered anew.
 */
export function useCurrentPart(ids: readonly string[], key?: unknown) {
  const ref = useRef<HTMLDivElement>(null);
  const asked = useLocation({ select: ({ hash }) => hash });
  const [current, setCurrent] = useState(ids[0]);
  const look = useEffectEvent(() => {
    const scroller = ref.current?.closest('[data-scrolls]') ?? document.documentElement;
    const isMoved = scroller.scrollTop > 0;
    const isAtEnd = scroller.clientHeight + scroller.scrollTop >= scroller.scrollHeight - 2;
    // The part being read reaches into the upper third of the window.
    const end = isAtEnd ? innerHeight : innerHeight / 3;
    const inView = [...(ref.current?.children ?? [])].filter((part) => {
      const { top, bottom } = part.getBoundingClientRect();
      return bottom > BARS && top < end;
    });
    const seen = inView.map(({ id }) => id);
    const first = seen[0] ?? ids[0];
    setCurrent(seen.includes(asked) ? asked : isAtEnd && isMoved ? (seen.at(-1) ?? first) : first);
  });
  useEffect(() => {
    look();
    // Scrolling does not bubble, but can be captured, whatever scrolls.
    addEventListener('scroll', look, { passive: true, capture: true });
    addEventListener('resize', look);
    return () => {
      removeEventListener('scroll', look, { capture: true });
      removeEventListener('resize', look);
    };
  }, [key, asked]);
  return { ref, asked, current };
}
