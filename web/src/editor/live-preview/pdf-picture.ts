import { drawFirstPage, type FirstPage, MAX_PIXELS, openPdf } from '../../lib/pdf.ts';

const MAX_KEPT = 30;
/** Do not redraw for every small resize. */
const TOLERANCE = 1.1;

/** By URL, newest last: a figure redrawn beside a moving caret must not flicker. */
const kept = new Map<string, FirstPage>();

export function isPdf(path: string): boolean {
  return /\.pdf(?:$|[?#])/i.test(path);
}

async function draw(address: string, shownWidth: number | null): Promise<FirstPage> {
  const task = await openPdf({ url: address });
  try {
    return await drawFirstPage(task, shownWidth);
  } finally {
    void task.destroy();
  }
}

function keep(address: string, drawn: FirstPage): void {
  kept.delete(address);
  kept.set(address, drawn);
  const [oldest] = kept.keys();
  if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
}

/**
 * The first page of a PDF as an image of its natural size, at the resolution it is displayed in. Calls `loaded` once
 * drawn, `failed` if it cannot be.
 */
export function createPdfPicture(
  address: string,
  size: { readonly width: string | null; readonly height: string | null },
  loaded: (width: number, height: number) => void,
  failed: () => void,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  let drawing = false;
  const take = (drawn: FirstPage): void => {
    canvas.width = drawn.canvas.width;
    canvas.height = drawn.canvas.height;
    canvas.style.width = size.width ?? (size.height === null ? `${drawn.width}px` : '');
    if (size.height !== null) canvas.style.height = size.height;
    canvas.getContext('2d')?.drawImage(drawn.canvas, 0, 0);
    keep(address, drawn);
    loaded(drawn.width, drawn.height);
  };
  const redraw = async (width: number | null): Promise<void> => {
    if (drawing) return;
    drawing = true;
    try {
      take(await draw(address, width));
    } finally {
      drawing = false;
    }
  };
  const known = kept.get(address);
  // After the caller has received the element.
  if (known === undefined) redraw(null).catch(failed);
  else queueMicrotask(() => take(known));
  new ResizeObserver(() => {
    const { clientWidth: width } = canvas;
    const coarse = kept.has(address) && width * devicePixelRatio > canvas.width * TOLERANCE;
    // If it cannot be drawn at a higher resolution, the current image stays.
    if (coarse && canvas.width * canvas.height < MAX_PIXELS * 0.9) redraw(width).catch(() => undefined);
  }).observe(canvas);
  return canvas;
}
