import type { PDFDocumentLoadingTask, PDFWorker } from 'pdfjs-dist';
import { trustWorkerUrl } from './trusted-types.ts';

let worker: PDFWorker | undefined;

/**
 * Opens a PDF with pdf.js, loaded on demand. One worker for all documents: a document's own worker would be destroyed
 * with it, and the next could not start before that. Passed by port: given a URL, pdf.js would silently fall back to
 * the main thread where the policy forbids it.
 */
export async function openPdf(source: { url: string } | { data: Uint8Array }): Promise<PDFDocumentLoadingTask> {
  const [pdfjs, { default: workerUrl }] = await Promise.all([
    import('pdfjs-dist'),
    import('pdfjs-dist/build/pdf.worker.min.mjs?url'),
  ]);
  worker ??= pdfjs.PDFWorker.create({ port: new Worker(trustWorkerUrl(workerUrl), { type: 'module' }) });
  return pdfjs.getDocument({ ...source, worker });
}
