import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type BarFit, fitBar } from './fit-bar.ts';

/** Marks the measured parts of the bar, whose buttons belong to several features. */
const PART = 'data-bar-part';
/** “Heading” and “More formatting” are always shown. */
const FIXED_TOOLS = 2;
/** Total width of the separators between groups of formatting buttons, px. */
const LINES = 26;

/** Measures the bar before it is painted, and whenever its parts change. */
export function useBarFit(bar: RefObject<HTMLElement | null>, tools: number): BarFit {
  const [fit, setFit] = useState<BarFit>({ tools, isCompact: false, isSaveBelow: false });
  const widths = useRef<{ worded: number; signs: number | null }>({ worded: 0, signs: null });
  const measure = useEffectEvent((): void => {
    const element = bar.current;
    if (element === null || element.offsetWidth === 0) return;
    const width = (part: string): number => element.querySelector<HTMLElement>(`[${PART}="${part}"]`)?.offsetWidth ?? 0;
    const tool = element.querySelector<HTMLElement>('[role="toolbar"] button')?.offsetWidth ?? 30;
    const { paddingLeft, paddingRight, columnGap } = getComputedStyle(element);
    const fixed = parseFloat(paddingLeft) + parseFloat(paddingRight) + 4 * parseFloat(columnGap);
    const formatting = tools === 0 ? 0 : FIXED_TOOLS * tool + LINES;
    const others = fixed + formatting + width('lead') + width('actions');
    widths.current[fit.isCompact ? 'signs' : 'worded'] = others;
    const next = fitBar({ bar: element.clientWidth, save: width('save'), ...widths.current, tool }, tools);
    if (next.tools !== fit.tools || next.isCompact !== fit.isCompact || next.isSaveBelow !== fit.isSaveBelow)
      setFit(next);
  });
  useLayoutEffect(() => {
    const element = bar.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => measure());
    for (const part of [element, ...element.querySelectorAll(`[${PART}]`)]) observer.observe(part);
    return () => observer.disconnect();
  }, [bar, tools]);
  // Measure again once icons replace labels: only then are their widths known.
  useLayoutEffect(() => measure(), [bar, tools, fit.isCompact]);
  return fit;
}
