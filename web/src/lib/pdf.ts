import type { PDFDocumentLoadingTask, PDFWorker } from 'pdfjs-dist';
import { trustWorkerUrl } from './trusted-types.ts';

let worker: PDFWorker | undefined;

/**
 * Opens a PDF with pdf.js, loaded on demand. All documents share one worker: a document's own worker would be destroyed
 * with it, and the next could not start before that. Passed by port: given a URL, pdf.js would silently fall back to
 * the main thread where the CSP forbids it.
 */
export async function openPdf(source: { url: string } | { data: Uint8Array }): Promise<PDFDocumentLoadingTask> {
  const [pdfjs, { default: workerUrl }] = await Promise.all([
    import('pdfjs-dist'),
    import('pdfjs-dist/build/pdf.worker.min.mjs?url'),
  ]);
  worker ??= pdfjs.PDFWorker.create({ port: new Worker(trustWorkerUrl(workerUrl), { type: 'module' }) });
  return pdfjs.getDocument({ ...source, worker });
}

/** PDF pages are measured in points, screens in CSS pixels at 96 per inch. */
const PIXELS_PER_POINT = 96 / 72;
/** Larger canvases cannot be displayed, and a hostile page size would exhaust memory. */
export const MAX_PIXELS = 16_000_000;

export interface FirstPage {
  readonly canvas: HTMLCanvasElement;
  /** Natural size on screen. */
  readonly width: number;
  readonly height: number;
  readonly pages: number;
}

/** Draws the first page for display at this width, at the resolution of the screen; null: at its natural size. */
export async function drawFirstPage(task: PDFDocumentLoadingTask, shownWidth: number | null): Promise<FirstPage> {
  const pdf = await task.promise;
  const page = await pdf.getPage(1);
  const natural = page.getViewport({ scale: PIXELS_PER_POINT });
  const wanted = ((shownWidth ?? natural.width) / natural.width) * devicePixelRatio;
  const scale = Math.min(wanted, Math.sqrt(MAX_PIXELS / (natural.width * natural.height)));
  const viewport = page.getViewport({ scale: PIXELS_PER_POINT * scale });
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(viewport.width));
  canvas.height = Math.max(1, Math.round(viewport.height));
  await page.render({ canvas, viewport }).promise;
  return { canvas, width: Math.round(natural.width), height: Math.round(natural.height), pages: pdf.numPages };
}
