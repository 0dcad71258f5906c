/**
 * A thread of the converter process that draws pages of PDF files, so that one that takes too long can be terminated. It
 * replies through a port and signals through shared memory, since the main thread blocks while it waits.
 */
import { workerData, type MessagePort } from 'node:worker_threads';
import { ColorSpace, Document, DocumentWriter, Buffer as MuBuffer, Matrix, type Page } from 'mupdf';
import type { DrawnPage, DrawRequest } from './draw-figures.ts';

const { flag, port } = workerData as { flag: Int32Array; port: MessagePort };

const DOTS_PER_INCH = 300;
const POINTS_PER_INCH = 72;
/** An A3 page at full resolution; larger pages get a lower one. */
const MAX_PIXELS = 18_000_000;
/** Larger drawings, such as plots of a hundred thousand points, are better off as pixels. */
const MAX_SVG_BYTES = 2 * 1024 * 1024;

port.on('message', (request: DrawRequest) => {
  port.postMessage(draw(request));
  Atomics.store(flag, 0, 1);
  Atomics.notify(flag, 0);
});

function draw({ bytes, form }: DrawRequest): DrawnPage {
  try {
    const document = Document.openDocument(bytes, 'application/pdf');
    if (document.needsPassword()) return { failed: 'password' };
    const page = document.loadPage(0);
    const pages = document.countPages();
    const svg = form === 'svg' ? drawLines(page) : undefined;
    const drawn: DrawnPage =
      svg === undefined ? { form: 'png', bytes: drawPixels(page), pages } : { form: 'svg', bytes: svg, pages };
    page.destroy();
    document.destroy();
    return drawn;
  } catch {
    return { failed: 'unreadable' };
  }
}

function drawLines(page: Page): Uint8Array | undefined {
  const buffer = new MuBuffer();
  const writer = new DocumentWriter(buffer, 'svg', 'text=path');
  page.run(writer.beginPage(page.getBounds()), Matrix.identity);
  writer.endPage();
  writer.close();
  return buffer.getLength() > MAX_SVG_BYTES ? undefined : buffer.asUint8Array().slice();
}

function drawPixels(page: Page): Uint8Array {
  const [left, top, right, bottom] = page.getBounds();
  const area = (right - left) * (bottom - top);
  if (!(area > 0)) throw new Error('the page has no size');
  const scale = Math.min(DOTS_PER_INCH / POINTS_PER_INCH, Math.sqrt(MAX_PIXELS / area));
  const pixmap = page.toPixmap(Matrix.scale(scale, scale), ColorSpace.DeviceRGB, false, true);
  pixmap.setResolution(scale * POINTS_PER_INCH, scale * POINTS_PER_INCH);
  const png = pixmap.asPNG().slice();
  pixmap.destroy();
  return png;
}
