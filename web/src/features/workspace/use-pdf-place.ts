import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { PdfPoint } from '../../lib/proof-places.ts';

export interface PdfPlaceFacts {
  /** Stores the point at the top, so that it can be restored when the PDF is shown again. */
  place?: { read: () => PdfPoint | null; write: (top: PdfPoint) => void };
  /** Maps that point to the next version of the PDF. */
  carry?: (top: PdfPoint) => PdfPoint;
  /** A point to scroll to; a new object for each request. */
  target?: PdfPoint | null;
}

/** Where a target is placed in the viewport, as a fraction of its height from the top. */
const ABOVE = 0.25;

/** Keeps the same content at the top when the document, the zoom or the width changes. */
export function usePdfPlace(
  area: RefObject<HTMLDivElement | null>,
  facts: PdfPlaceFacts & { pdf: PDFDocumentProxy | null; scale: number; isLaidOut: boolean },
) {
  const { pdf, scale, isLaidOut, target } = facts;
  const [page, setPage] = useState(1);
  const top = useRef<PdfPoint | null>(null);
  const shown = useRef<PDFDocumentProxy | null>(null);

  const sheets = (): HTMLElement[] => [...(area.current?.children ?? [])] as HTMLElement[];
  const scrollTo = (point: PdfPoint, above: number): void => {
    const all = sheets();
    const sheet = all[Math.min(point.page, all.length) - 1];
    if (sheet === undefined) return;
    const start = sheet.offsetTop - (all[0]?.offsetTop ?? 0);
    area.current?.scrollTo({ top: start + point.y * scale - above });
  };
  const restore = useEffectEvent((): void => {
    const before = top.current ?? facts.place?.read() ?? null;
    const isNext = shown.current !== null && shown.current !== pdf;
    shown.current = pdf;
    if (before !== null) scrollTo(isNext && facts.carry ? facts.carry(before) : before, 0);
  });
  useLayoutEffect(() => {
    if (pdf !== null && isLaidOut) restore();
  }, [pdf, scale, isLaidOut]);
  const sought = useRef<PdfPoint | null>(null);
  const showTarget = useEffectEvent((point: PdfPoint): void => {
    // Only once per target: afterwards, the user may have scrolled away.
    if (sought.current === point) return;
    sought.current = point;
    scrollTo(point, (area.current?.clientHeight ?? 0) * ABOVE);
  });
  const isReady = pdf !== null && isLaidOut;
  useLayoutEffect(() => {
    if (target && isReady) showTarget(target);
  }, [target, isReady]);

  const onScroll = (): void => {
    const element = area.current;
    const all = sheets();
    const first = all[0];
    if (element === null || first === undefined) return;
    const from = first.offsetTop;
    const middle = element.scrollTop + element.clientHeight / 2;
    setPage(Math.max(1, all.filter((sheet) => sheet.offsetTop - from <= middle).length));
    const at = Math.max(
      0,
      all.findLastIndex((sheet) => sheet.offsetTop - from <= element.scrollTop),
    );
    const y = (element.scrollTop - ((all[at]?.offsetTop ?? from) - from)) / scale;
    top.current = { page: at + 1, x: 0, y };
    facts.place?.write(top.current);
  };
  return {
    page,
    onScroll,
    goTo: (next: number): void => scrollTo({ page: next, x: 0, y: 0 }, 0),
    top: (): PdfPoint | null => top.current ?? { page: 1, x: 0, y: 0 },
  };
}
