import type { PDFDocumentLoadingTask } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { drawFirstPage, openPdf } from '../../lib/pdf.ts';
import { t } from '../../lib/texts/workspace.ts';
import style from './preview-pane.module.css';

/** The first page of a PDF, fitted to the available width. */
export function PreviewPdf({ name, url }: { name: string; url: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [pages, setPages] = useState<number | null>(null);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    let task: PDFDocumentLoadingTask | undefined;
    let isOver = false;
    const draw = async (): Promise<void> => {
      task = await openPdf({ url });
      if (isOver) return void task.destroy();
      const width = place.current?.clientWidth;
      const first = await drawFirstPage(task, width === undefined || width === 0 ? null : width);
      if (isOver) return;
      place.current?.replaceChildren(first.canvas);
      setPages(first.pages);
    };
    draw().catch(() => {
      if (!isOver) setBroken(true);
    });
    return () => {
      isOver = true;
      void task?.destroy();
    };
  }, [url]);
  if (isBroken) return <p className={style['note']}>{t('previewFailed')}</p>;
  return (
    <figure className={style['image']}>
      <div ref={place} className={style['pdf']} role="img" aria-label={name} />
      <figcaption className={style['note']}>{pages !== null && t('pages', { count: pages })}</figcaption>
    </figure>
  );
}
