import type { PDFDocumentLoadingTask, PDFWorker } from 'pdfjs-dist';
import { trustWorkerUrl } from './trusted-types.ts';

let worker: PDFWorker | undefined;

/**
 * Opens a PDF with pdf.js, which comes when there is one to show. One worker for all documents: one that belonged to a
 * document would go with it, and the next could not begin before. By port: with an address pdf.js would quietly work in
 * the page itself where the policy refuses it.
 */
export async function openPdf(source: { url: string } | { data: Uint8Array }): Promise<PDFDocumentLoadingTask> {
  const [pdfjs, { default: workerUrl }] = await Promise.all([
    import('pdfjs-dist'),
    import('pdfjs-dist/build/pdf.worker.min.mjs?url'),
  ]);
  worker ??= pdfjs.PDFWorker.create({ port: new Worker(trustWorkerUrl(workerUrl), { type: 'module' }) });
  return pdfjs.getDocument({ ...source, worker });
}
