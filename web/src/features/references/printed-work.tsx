import type { CslItem } from '@scriptorium/bibliography/csl-item.ts';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../lib/texts/reference-form.ts';
import style from './references.module.css';

/** Debounce while typing, ms. */
const PAUSE = 150;

/** A preview of the work as printed in a list of references, while it is being edited. */
export function PrintedWork(props: { source: string; readItem: (source: string) => Promise<CslItem | null> }) {
  const { source, readItem } = props;
  const line = useRef<HTMLDivElement>(null);
  const reader = useRef(readItem);
  reader.current = readItem;
  const [isShown, setShown] = useState(false);
  /** The first preview is rendered without delay. */
  const wasShown = useRef(false);
  useEffect(() => {
    let isOld = false;
    const print = async (): Promise<void> => {
      const [{ printEntry }, item] = await Promise.all([
        import('../../editor/citations/print-entry.ts'),
        reader.current(source),
      ]);
      const nodes = item === null ? null : await printEntry(item);
      if (isOld || nodes === null) return;
      line.current?.replaceChildren(...nodes);
      wasShown.current = true;
      setShown(true);
    };
    const timer = setTimeout(
      () => void print().catch((error: unknown) => console.warn(error)),
      wasShown.current ? PAUSE : 0,
    );
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [source]);
  return (
    <figure className={style['printed']} hidden={!isShown} title={t('printedHint')}>
      <figcaption>{t('printed')}</figcaption>
      <div ref={line} />
    </figure>
  );
}
