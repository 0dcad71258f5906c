import type { PDFDocumentLoadingTask, PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { openPdf } from '../../lib/pdf.ts';

export type PdfSource = { readonly url: string } | { readonly data: Uint8Array };

/** The part of the pages' width that text covers, in points. */
export interface TextBlock {
  readonly left: number;
  readonly right: number;
}

/** As many pages tell where a document's text is. */
const TELLING_PAGES = 8;
/** On narrower text, such as a list of single words, pages would be magnified out of all proportion. */
const MIN_SHARE = 0.5;

async function findTextBlock(pages: readonly PDFPageProxy[]): Promise<TextBlock | null> {
  let left = Infinity;
  let right = -Infinity;
  let width = 0;
  for (const page of pages) {
    if (page.rotate !== 0) return null;
    const [start = 0, , end = 0] = page.view;
    width = Math.max(width, end - start);
    for (const item of (await page.getTextContent()).items) {
      // Words upright in a margin are stamps.
      if (!('str' in item) || item.str.trim() === '' || item.transform[1] !== 0) continue;
      left = Math.min(left, item.transform[4] - start);
      right = Math.max(right, item.transform[4] - start + item.width);
    }
  }
  const isPlausible = left >= 0 && right <= width && right - left >= width * MIN_SHARE;
  return isPlausible ? { left, right } : null;
}

/**
 * A PDF and the sizes of its pages, in points, and the block of its text where that is wanted. The previous one is kept
 * until the next has loaded.
 */
export function usePdf(source: PdfSource, isBlockWanted: boolean) {
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null);
  const [sizes, setSizes] = useState<readonly { width: number; height: number }[]>([]);
  const [block, setBlock] = useState<TextBlock | null>(null);
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
      const telling = [];
      for (let n = 1; n <= loaded.numPages; n += 1) {
        const page = await loaded.getPage(n);
        const { width, height } = page.getViewport({ scale: 1 });
        found.push({ width, height });
        if (n <= TELLING_PAGES) telling.push(page);
      }
      const text = isBlockWanted ? await findTextBlock(telling) : null;
      if (left) return;
      shown = true;
      setPdf(loaded);
      setSizes(found);
      setBlock(text);
    };
    load().catch((failure: unknown) => {
      if (!left) setError(failure);
    });
    return () => {
      left = true;
      if (!shown) void task?.destroy();
    };
  }, [key, attempt, isBlockWanted]);
  useEffect(() => () => void pdf?.loadingTask.destroy(), [pdf]);
  const retry = (): void => {
    setError(null);
    setAttempt(attempt + 1);
  };
  return { pdf, sizes, block, error, retry };
}
