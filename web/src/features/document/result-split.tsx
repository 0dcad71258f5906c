import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { t } from '../../lib/texts/document.ts';
import style from './document-screen.module.css';
import { readChoice, writeChoice } from './screen-choices.ts';

const STEP = 5;
const MIN = 25;
const MAX = 75;

const clamp = (share: number): number => Math.min(MAX, Math.max(MIN, share));

/** The text, a draggable divider, and the result; in narrow windows the result covers the text. */
export function ResultSplit({ children, result, wide }: { children: ReactNode; result: ReactNode; wide: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  const [share, setShare] = useState(() => clamp(Number(readChoice('result') ?? 50) || 50));
  const [dragged, setDragged] = useState(false);
  const set = (next: number): void => {
    const kept = clamp(next);
    setShare(kept);
    writeChoice('result', String(Math.round(kept)));
  };
  const onMove = (event: PointerEvent): void => {
    const box = place.current?.getBoundingClientRect();
    if (!dragged || box === undefined || box.width === 0) return;
    set(((box.right - event.clientX) / box.width) * 100);
  };
  const onKey = (event: KeyboardEvent): void => {
    const steps: Record<string, number> = { ArrowLeft: share + STEP, ArrowRight: share - STEP, Home: MAX, End: MIN };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    set(next);
  };
  return (
    <div
      ref={place}
      className={style['split']}
      data-result={result !== null || undefined}
      data-wide={wide || undefined}
      data-dragged={dragged || undefined}
      onPointerMove={onMove}
      onPointerUp={() => setDragged(false)}
      onPointerLeave={() => setDragged(false)}
      style={
        result !== null && wide
          ? { gridTemplateColumns: `minmax(0, ${100 - share}fr) 9px minmax(0, ${share}fr)` }
          : undefined
      }
    >
      <div className={style['canvas']} data-canvas inert={result !== null && !wide}>
        {children}
      </div>
      {result !== null && wide && (
        <div
          className={style['separator']}
          role="separator"
          aria-orientation="vertical"
          aria-label={t('resultWidth')}
          aria-valuenow={Math.round(share)}
          aria-valuemin={MIN}
          aria-valuemax={MAX}
          tabIndex={0}
          onKeyDown={onKey}
          onPointerDown={(event) => {
            event.preventDefault();
            setDragged(true);
          }}
          onDoubleClick={() => set(50)}
        />
      )}
      {result !== null && <div className={style['result']}>{result}</div>}
    </div>
  );
}
