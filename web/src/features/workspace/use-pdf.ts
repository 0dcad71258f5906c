import type { PDFDocumentLoadingTask, PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { openPdf } from '../../lib/pdf.ts';

export type PdfSource = { readonly url: string } | { readonly data: Uint8Array };

/** A PDF and the sizes of its pages, in points. The previous one is kept until the next has loaded. */
export function usePdf(source: PdfSource) {
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null);
  const [sizes, setSizes] = useState<readonly { width: number; height: number }[]>([]);
  const [error, setError] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  const key = 'url' in source ? source.url : source.data;
  useEffect(() => {
    let task: PDFDocumentLoadingTask | undefined;
    let left = false;
    let shown = false;
    const load = async (): Promise<void> => {
      // Copied, because the bytes passed are transferred to the worker.
      task = await openPdf(typeof key === 'string' ? { url: key } : { data: key.slice() });
      if (left) return void task.destroy();
      const loaded = await task.promise;
      const found = [];
      for (let n = 1; n <= loaded.numPages; n += 1) {
        const { width, height } = (await loaded.getPage(n)).getViewport({ scale: 1 });
        found.push({ width, height });
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
  }, [key, attempt]);
  useEffect(() => () => void pdf?.loadingTask.destroy(), [pdf]);
  const retry = (): void => {
    setError(null);
    setAttempt(attempt + 1);
  };
  return { pdf, sizes, error, retry };
}
