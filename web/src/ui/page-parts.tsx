import type { Icon } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import style from './page-parts.module.css';

interface PagePart {
  /** What addresses name it. */
  id: string;
  label: string;
  Icon: Icon;
  content: ReactNode;
}

/** A long page in parts, with a list of them. */
export function PageParts({ label, parts }: { label: string; parts: readonly PagePart[] }) {
  const { ref, current } = useCurrentPart(parts.map(({ id }) => id));
  return (
    <div className={style['screen']}>
      <nav className={style['parts']} aria-label={label}>
        {parts.map((part) => (
          <a key={part.id} href={`#${part.id}`} aria-current={part.id === current ? 'location' : undefined}>
            <part.Icon size={18} aria-hidden />
            {part.label}
          </a>
        ))}
      </nav>
      <div ref={ref}>
        {parts.map(({ id, content }) => (
          <div key={id} id={id} className={style['part']}>
            {content}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Which part is being read: the one that was asked for while it is in view, else the topmost. */
function useCurrentPart(ids: readonly string[]) {
  const ref = useRef<HTMLDivElement>(null);
  const asked = useLocation({ select: ({ hash }) => hash });
  const [inView, setInView] = useState<ReadonlySet<string>>(new Set(ids.slice(0, 1)));
  useEffect(() => {
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) seen.add(target.id);
          else seen.delete(target.id);
        setInView(new Set(seen));
      },
      // The upper third of the window is what is read.
      { rootMargin: '0px 0px -66% 0px' },
    );
    for (const part of ref.current?.children ?? []) observer.observe(part);
    return () => observer.disconnect();
  }, []);
  return { ref, current: inView.has(asked) ? asked : ids.find((id) => inView.has(id)) };
}
