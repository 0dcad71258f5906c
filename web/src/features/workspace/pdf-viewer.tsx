import { ActionIcon, Button } from '@mantine/core';
import { IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import type { PDFDocumentLoadingTask, PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { openPdf } from '../../lib/pdf.ts';
import { t } from '../../lib/texts/workspace.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import style from './file-viewer.module.css';

const STEP = 1.25;
const MARGIN = 48;

/** A PDF rendered by pdf.js, page by page as they come into view. */
export function PdfViewer({ url }: { url: string }) {
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null);
  const [sizes, setSizes] = useState<readonly { width: number; height: number }[]>([]);
  const [error, setError] = useState<unknown>(null);
  const [zoom, setZoom] = useState<number | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [page, setPage] = useState(1);
  const area = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);

  useEffect(() => {
    let task: PDFDocumentLoadingTask | undefined;
    let left = false;
    let shown = false;
    const load = async (): Promise<void> => {
      task = await openPdf({ url });
      if (left) return void task.destroy();
      const loaded = await task.promise;
      const found = [];
      for (let n = 1; n <= loaded.numPages; n += 1) {
        const { width: w, height: h } = (await loaded.getPage(n)).getViewport({ scale: 1 });
        found.push({ width: w, height: h });
      }
      if (left) return;
      shown = true;
      setPdf(loaded);
      setSizes(found);
    };
    load().catch((failure: unknown) => {
      if (!left) setError(failure);
    });
    return () => {
      left = true;
      if (!shown) void task?.destroy();
    };
  }, [url, attempt]);
  // Keep showing the current document until the next is ready.
  useEffect(() => () => void pdf?.loadingTask.destroy(), [pdf]);

  useEffect(() => {
    const element = area.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [pdf]);

  if (error !== null) {
    const retry = (): void => {
      setError(null);
      setAttempt(attempt + 1);
    };
    return <LoadError prefix={t('pdfFailed')} error={error} onRetry={retry} />;
  }
  if (pdf === null) return <RowsSkeleton rows={6} />;
  const widest = Math.max(...sizes.map((size) => size.width));
  const fitting = Math.min(2, Math.max(0.2, (width - MARGIN) / widest));
  const scale = zoom ?? fitting;
  return (
    <div className={style['image']}>
      <div
        ref={area}
        className={style['pdf']}
        role="document"
        aria-label={t('page', { page, pages: sizes.length })}
        tabIndex={0}
        onScroll={({ currentTarget }) => {
          const middle = currentTarget.scrollTop + currentTarget.clientHeight / 2;
          const sheets = [...currentTarget.children] as HTMLElement[];
          setPage(Math.max(1, sheets.filter((sheet) => sheet.offsetTop <= middle).length));
        }}
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
            />
          ))}
      </div>
      <div className={style['tools']}>
        <ActionIcon aria-label={t('zoomOut')} onClick={() => setZoom(Math.max(0.2, scale / STEP))}>
          <IconZoomOut size={18} />
        </ActionIcon>
        <Button variant="subtle" color="gray" size="xs" aria-pressed={zoom === null} onClick={() => setZoom(null)}>
          {t('fit')}
        </Button>
        <ActionIcon aria-label={t('zoomIn')} onClick={() => setZoom(Math.min(6, scale * STEP))}>
          <IconZoomIn size={18} />
        </ActionIcon>
        <span className="num">{t('page', { page, pages: sizes.length })}</span>
      </div>
    </div>
  );
}

function Sheet(props: { pdf: PDFDocumentProxy; number: number; width: number; height: number; scale: number }) {
  const { pdf, number, scale } = props;
  const place = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? false), {
      rootMargin: '100%',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    const element = place.current;
    if (!seen || element === null) return undefined;
    const canvas = document.createElement('canvas');
    let cancel = (): void => undefined;
    const draw = async (): Promise<void> => {
      const page = await pdf.getPage(number);
      const viewport = page.getViewport({ scale: scale * devicePixelRatio });
      canvas.width = Math.floor(viewport.width);
      canvas.height = Math.floor(viewport.height);
      const task = page.render({ canvas, viewport });
      cancel = () => task.cancel();
      await task.promise;
      element.replaceChildren(canvas);
    };
    draw().catch((error: unknown) => {
      if (!(error instanceof Error) || error.name !== 'RenderingCancelledException') console.error(error);
    });
    return () => cancel();
  }, [pdf, number, scale, seen]);
  return <div ref={place} className={style['sheet']} style={{ width: props.width, height: props.height }} />;
}
