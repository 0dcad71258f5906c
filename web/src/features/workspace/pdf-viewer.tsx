import { ActionIcon, Button } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type KeyboardEvent, type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PdfPoint } from '../../lib/proof-places.ts';
import { t } from '../../lib/texts/workspace.ts';
import { BlankPage } from '../../ui/blank-page.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import style from './file-viewer.module.css';
import { type PdfSource, usePdf } from './use-pdf.ts';
import { type PdfPlaceFacts, usePdfPlace } from './use-pdf-place.ts';

const STEP = 1.25;
const MARGIN = 48;
/** Below this width (phones), the margins are reduced to leave more room for the page. */
const NARROW = 480;
const NARROW_MARGIN = 16;
/** Such a screen shows the text without the white margins of its pages, which are a pan away. */
const isNarrowScreen = (): boolean => innerWidth < NARROW;
/** Pages are fitted to at most this width; longer lines would be hard to read. */
const MAX_FITTING = 880;

export interface PdfViewerProps extends PdfPlaceFacts {
  source: PdfSource;
  /** Called with the point clicked, or on Enter with the point at the top; `width` is that of the page, in points. */
  onPick?: (point: PdfPoint, width: number) => void;
}

/** A PDF rendered by pdf.js, each page as it comes into view. */
export function PdfViewer(props: PdfViewerProps) {
  const [isNarrow] = useState(isNarrowScreen);
  const { pdf, sizes, block, error, retry } = usePdf(props.source, isNarrow);
  const [zoom, setZoom] = useState<number | null>(null);
  const area = useRef<HTMLDivElement>(null);
  const width = useWidth(area, pdf);
  const widest = Math.max(...sizes.map((size) => size.width));
  const fitted = width < NARROW ? block : null;
  const fitting = Math.min(
    2,
    Math.max(
      0.2,
      Math.min(width - (width < NARROW ? NARROW_MARGIN : MARGIN), MAX_FITTING) /
        (fitted === null ? widest : fitted.right - fitted.left),
    ),
  );
  const scale = zoom ?? fitting;
  const start = fitted === null || zoom !== null ? null : fitted.left * scale - NARROW_MARGIN / 2;
  useLayoutEffect(() => {
    if (start !== null) area.current?.scrollTo({ left: start });
  }, [start, width]);
  const place = usePdfPlace(area, { pdf, scale, isLaidOut: width > 0, ...props });
  if (error !== null) return <LoadError prefix={t('pdfFailed')} error={error} onRetry={retry} />;
  if (pdf === null) return <BlankPage />;
  const { onPick } = props;
  const pickAt = (event: MouseEvent<HTMLElement>, at: number): void => {
    const box = event.currentTarget.getBoundingClientRect();
    const point = { page: at + 1, x: (event.clientX - box.left) / scale, y: (event.clientY - box.top) / scale };
    onPick?.(point, sizes[at]?.width ?? widest);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const top = place.top();
    if (event.key !== 'Enter' || top === null || onPick === undefined) return;
    event.preventDefault();
    onPick(top, sizes[top.page - 1]?.width ?? widest);
  };
  return (
    <div className={style['image']}>
      <div
        ref={area}
        className={style['pdf']}
        role="document"
        aria-label={t('page', { page: place.page, pages: sizes.length })}
        tabIndex={0}
        data-pick={onPick !== undefined || undefined}
        onScroll={place.onScroll}
        onKeyDown={onKeyDown}
      >
        {width > 0 &&
          sizes.map((size, at) => (
            <Sheet
              key={at}
              pdf={pdf}
              number={at + 1}
              width={size.width * scale}
              height={size.height * scale}
              scale={scale}
              mark={props.target?.page === at + 1 ? props.target : null}
              onClick={(event) => pickAt(event, at)}
            />
          ))}
      </div>
      <div className={style['tools']}>
        <span className={style['group']}>
          <ActionIcon
            aria-label={t('previousPage')}
            disabled={place.page <= 1}
            onClick={() => place.goTo(place.page - 1)}
          >
            <IconChevronUp size={18} />
          </ActionIcon>
          <span className={style['number']}>{t('page', { page: place.page, pages: sizes.length })}</span>
          <ActionIcon
            aria-label={t('nextPage')}
            disabled={place.page >= sizes.length}
            onClick={() => place.goTo(place.page + 1)}
          >
            <IconChevronDown size={18} />
          </ActionIcon>
        </span>
        <span className={style['group']}>
          <ActionIcon aria-label={t('zoomOut')} onClick={() => setZoom(Math.max(0.2, scale / STEP))}>
            <IconZoomOut size={18} />
          </ActionIcon>
          <ActionIcon aria-label={t('zoomIn')} onClick={() => setZoom(Math.min(6, scale * STEP))}>
            <IconZoomIn size={18} />
          </ActionIcon>
          <Button variant="subtle" color="gray" size="xs" aria-pressed={zoom === null} onClick={() => setZoom(null)}>
            {t('fitWidth')}
          </Button>
        </span>
      </div>
    </div>
  );
}

function useWidth(area: { readonly current: HTMLElement | null }, pdf: PDFDocumentProxy | null): number {
  const [width, setWidth] = useState(0);
  const isShown = pdf !== null;
  useEffect(() => {
    const element = area.current;
    if (element === null || !isShown) return undefined;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [area, isShown]);
  return width;
}

interface SheetProps {
  pdf: PDFDocumentProxy;
  number: number;
  width: number;
  height: number;
  scale: number;
  /** A point to highlight briefly. */
  mark: PdfPoint | null;
  onClick: (event: MouseEvent<HTMLElement>) => void;
}

function Sheet({ pdf, number, scale, width, height, mark, onClick }: SheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  const [shownMark, setShownMark] = useState<PdfPoint | null>(null);
  const drawn = useRef<{ pdf: PDFDocumentProxy; scale: number } | null>(null);
  useEffect(() => {
    const element = sheet.current;
    if (element === null) return undefined;
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? false), {
      rootMargin: '100%',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    const element = place.current;
    // Already rendered; it has only come into view again.
    const isDrawn = drawn.current?.pdf === pdf && drawn.current.scale === scale;
    if (!seen || isDrawn || element === null) return undefined;
    const canvas = document.createElement('canvas');
    let cancel = (): void => undefined;
    const draw = async (): Promise<void> => {
      const page = await pdf.getPage(number);
      // Letters snap to whole pixels; drawn at the size they are shown in, words of small print run together.
      const viewport = page.getViewport({ scale: Math.max(scale * devicePixelRatio, Math.min(scale * 2, 3)) });
      canvas.width = Math.floor(viewport.width);
      canvas.height = Math.floor(viewport.height);
      const task = page.render({ canvas, viewport });
      cancel = () => task.cancel();
      await task.promise;
      element.replaceChildren(canvas);
      drawn.current = { pdf, scale };
    };
    draw().catch((error: unknown) => {
      if (!(error instanceof Error) || error.name !== 'RenderingCancelledException') console.error(error);
    });
    return () => cancel();
  }, [pdf, number, scale, seen]);
  return (
    <div ref={sheet} className={style['sheet']} style={{ width, height }} onClick={onClick}>
      <div ref={place} className={style['paper']} />
      {mark !== null && mark !== shownMark && (
        <div
          className={style['mark']}
          aria-hidden
          style={{ top: mark.y * scale }}
          onAnimationEnd={() => setShownMark(mark)}
        />
      )}
    </div>
  );
}
