import { useEffect, useRef, useState } from 'react';
import { openPdf } from '../../lib/pdf.ts';
import { Notice } from '../../ui/notice.tsx';
import style from './defaults-editor-screen.module.css';

const MAX_PAGES = 5;
const SCALE = 1.5;

/** The first pages of a PDF as images. pdf.js is loaded on demand. */
export function PdfPages({ bytes, label }: { bytes: Uint8Array<ArrayBuffer>; label: string }) {
  const host = useRef<HTMLDivElement>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const draw = async () => {
      const pdf = await (await openPdf({ data: bytes.slice() })).promise;
      for (let number = 1; number <= Math.min(pdf.numPages, MAX_PAGES) && !controller.signal.aborted; number += 1) {
        const page = await pdf.getPage(number);
        const viewport = page.getViewport({ scale: SCALE });
        const canvas = document.createElement('canvas');
        canvas.width = viewport.width;
        canvas.height = viewport.height;
        await page.render({ canvas, viewport }).promise;
        if (!controller.signal.aborted) host.current?.append(canvas);
      }
    };
    draw().catch((error: unknown) => setFailure(error instanceof Error ? error.message : String(error)));
    return () => controller.abort();
  }, [bytes]);
  if (failure !== null) return <Notice kind="danger">{failure}</Notice>;
  return <div ref={host} className={style['pages']} role="img" aria-label={label} />;
}
