import { createHash } from 'node:crypto';

export interface Figure {
  /** Derived from the content, so that a page being read keeps its pictures while it is updated. */
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/svg+xml': 'svg',
};

/**
 * Stands for the folder of the page's pictures, whose URL may change. Removed from documents first, so it never occurs
 * in one.
 */
export const FIGURE_MARK = '\uE000';

const PARTS = /<svg(?=[\s>])|<\/svg>|\ssrc="data:([a-z]{1,20}\/[a-z0-9.+-]{1,60});base64,([A-Za-z0-9+/=]*)"/gu;

/** Extracts the pictures from pandoc's page, whether they are data URLs or inline drawings. */
export function liftFigures(page: string): { html: string; figures: Figure[] } {
  const html = page.replaceAll(FIGURE_MARK, '');
  const figures = new Map<string, Figure>();
  const keep = (mediaType: string, bytes: Uint8Array): string | null => {
    const extension = EXTENSIONS[mediaType];
    if (extension === undefined) return null;
    const kind = extension === 'svg' && hasPhotograph(bytes) ? 'mixed.svg' : extension;
    const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 24)}.${kind}`;
    figures.set(name, { name, mediaType, bytes });
    return ` src="${FIGURE_MARK}${name}"`;
  };
  let out = '';
  let done = 0;
  let depth = 0;
  for (const match of html.matchAll(PARTS)) {
    const { index, 0: all, 1: mediaType, 2: content } = match;
    if (mediaType !== undefined && content !== undefined) {
      // Pictures inside a drawing stay in it.
      if (depth > 0) continue;
      out += html.slice(done, index) + (keep(mediaType, Buffer.from(content, 'base64')) ?? '');
      done = index + all.length;
    } else if (all === '</svg>') {
      if (depth === 0) continue;
      depth -= 1;
      if (depth > 0) continue;
      const end = index + all.length;
      out += drawnAs(html.slice(done, end), keep);
      done = end;
    } else {
      if (depth === 0) {
        out += html.slice(done, index);
        done = index;
      }
      depth += 1;
    }
  }
  // An unclosed drawing is left as it is.
  return { html: depth === 0 ? out + html.slice(done) : out, figures: [...figures.values()] };
}

/** Whether a drawing contains a bitmap, so that its colours must not be inverted. */
const hasPhotograph = (svg: Uint8Array): boolean =>
  /<(?:\w+:)?(?:image|feImage)\b/u.test(new TextDecoder().decode(svg));

function drawnAs(svg: string, keep: (mediaType: string, bytes: Uint8Array) => string | null): string {
  const tag = svg.slice(0, svg.indexOf('>') + 1);
  const own = (name: string): string => new RegExp(`\\s${name}="([^"]{0,2000})"`, 'u').exec(tag)?.[1] ?? '';
  const whole = tag.includes('xmlns=') ? svg : svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
  const src = keep('image/svg+xml', Buffer.from(whole)) ?? '';
  return `<img${src} alt="${own('aria-label')}" width="${own('width')}" height="${own('height')}">`;
}
