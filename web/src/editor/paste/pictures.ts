/** Limit for all images of a paste; a page may contain anything. */
const MAX_BYTES = 40_000_000;
const MAX_PICTURES = 100;
const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
};

/** Placeholder for a picture's URL: one that no page can contain. */
const PLACE = 'pasted-picture:';

/**
 * Pictures within pasted text. Google Docs and LibreOffice put them into the HTML as data; Word refers to local files
 * there, and has the pictures themselves in the accompanying RTF, in the same order.
 */
export class PastedPictures {
  readonly files: File[] = [];
  /** Images on other computers that could not be loaded. */
  lost = 0;
  readonly #fromRtf: readonly File[];
  #next = 0;
  #bytes = 0;

  constructor(rtf: string) {
    this.#fromRtf = rtf === '' ? [] : readRtfPictures(rtf);
  }

  /** A URL for a picture of the page; null if there is none. */
  take(source: string): string | null {
    const file = source.startsWith('data:') ? this.#decode(source) : this.#findFile(source);
    if (file === null || this.files.length >= MAX_PICTURES) {
      this.lost += 1;
      return null;
    }
    this.files.push(file);
    return `${PLACE}${this.files.length - 1}`;
  }

  /** The text with the pictures' final URLs; pictures without one are left out. */
  fill(markdown: string, paths: readonly (string | null)[]): string {
    return markdown.replace(/!\[((?:[^\]\\]|\\.)*)\]\(pasted-picture:(\d+)\)/g, (_all, alt: string, at: string) => {
      const path = paths[Number(at)];
      return path ? `![${alt}](${path.replace(/[ ()<>]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)})` : '';
    });
  }

  #findFile(source: string): File | null {
    return /^file:/i.test(source) ? (this.#fromRtf[this.#next++] ?? null) : null;
  }

  #decode(source: string): File | null {
    const head = /^data:(image\/[\w.+-]+)(?:;[\w=-]+)*;base64,/i.exec(source.slice(0, 200));
    const type = head?.[1]?.toLowerCase() ?? '';
    // Drawings that could run scripts are refused, as everywhere.
    if (!head || !Object.hasOwn(EXTENSIONS, type)) return null;
    const data = source.slice(head[0].length);
    this.#bytes += data.length;
    if (this.#bytes > MAX_BYTES) return null;
    try {
      return makeFile(
        Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0)),
        type,
      );
    } catch {
      return null;
    }
  }
}

function makeFile(bytes: Uint8Array<ArrayBuffer>, type: string): File {
  return new File([bytes], `image.${EXTENSIONS[type]}`, { type });
}

const isHex = (code: number): boolean =>
  (code >= 48 && code <= 57) || (code >= 97 && code <= 102) || (code >= 65 && code <= 70);

/** The PNG and JPEG pictures of RTF, in order. Linear in its length, whatever it holds. */
export function readRtfPictures(rtf: string): File[] {
  const found: File[] = [];
  const marks = [...rtf.matchAll(/\\(png|jpeg)blip/g)];
  for (const [at, mark] of marks.entries()) {
    if (found.length >= MAX_PICTURES) break;
    const bytes = readHex(rtf, mark.index + mark[0].length, marks[at + 1]?.index ?? rtf.length);
    if (bytes !== null) found.push(makeFile(bytes, mark[1] === 'png' ? 'image/png' : 'image/jpeg'));
  }
  return found;
}

/** The identifiers of images have 32 digits. */
const MIN_DIGITS = 64;

/** An image's digits: the first long run of them after its properties. */
function readHex(rtf: string, from: number, to: number): Uint8Array<ArrayBuffer> | null {
  const isDigit = (at: number): boolean => at < to && isHex(rtf.charCodeAt(at));
  const isBlank = (at: number): boolean => at < to && rtf.charCodeAt(at) <= 32;
  for (let start = from; start < to; start++) {
    if (!isDigit(start)) continue;
    let end = start;
    while (isDigit(end) || isBlank(end)) end++;
    if (end - start >= MIN_DIGITS) {
      const digits = rtf.slice(start, Math.min(end, start + MAX_BYTES)).replace(/\s+/g, '');
      const bytes = new Uint8Array(digits.length >> 1);
      for (let i = 0; i < bytes.length; i++) bytes[i] = Number.parseInt(digits.slice(2 * i, 2 * i + 2), 16);
      return isPicture(bytes) ? bytes : null;
    }
    start = end;
  }
  return null;
}

function isPicture(bytes: Uint8Array): boolean {
  return (bytes[0] === 0x89 && bytes[1] === 0x50) || (bytes[0] === 0xff && bytes[1] === 0xd8);
}
