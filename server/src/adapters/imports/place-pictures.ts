import { say } from '@scriptorium/contract/said.ts';
import { type FlatLatex, joinPath } from '../../domain/imports/flatten-latex.ts';
import { type Remarks, shorten, type Place } from '../../domain/imports/kinds.ts';

/** The folder into which pandoc extracts images. */
export const MEDIA = 'extracted';

/** Images that neither browsers nor PDFs can show. */
const UNSUPPORTED = /\.(?:emf|wmf|eps|ps|tiff?|pict|emz|wmz|xbm|heic)$/iu;
const PICTURE_EXTENSIONS = [
  '',
  '.pdf',
  '.png',
  '.jpg',
  '.jpeg',
  '.svg',
  '.eps',
  '.PDF',
  '.PNG',
  '.JPG',
  '.gif',
  '.webp',
];

interface PicturesOf {
  /** Path of the source in its project, or its name. */
  readonly path: string;
  readonly flat?: FlatLatex;
  /** All files of the project, by path. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Folder for images that were inside the document. */
  readonly mediaFolder: string;
  readonly remarks: Remarks;
}

/** Finds the images of a document among the project's files or inside it. */
export class Pictures {
  readonly #source: PicturesOf;
  readonly #extracted: ReadonlyMap<string, Uint8Array>;
  readonly #placed: Map<string, Uint8Array>;
  readonly #folder: string;
  readonly #graphics: readonly string[];
  #count = 0;

  constructor(source: PicturesOf, extracted: ReadonlyMap<string, Uint8Array>, placed: Map<string, Uint8Array>) {
    this.#source = source;
    this.#extracted = extracted;
    this.#placed = placed;
    this.#folder = source.path.includes('/') ? source.path.slice(0, source.path.lastIndexOf('/')) : '';
    const named = /\\graphicspath\s*\{((?:\s*\{[^{}]*\})+)\s*\}/u.exec(source.flat?.text ?? '')?.[1] ?? '';
    this.#graphics = ['', ...[...named.matchAll(/\{([^{}]*)\}/gu)].map((match) => match[1] ?? '')];
  }

  /** The address to use in the text; null if there is no such image. */
  place(name: string, where: Place): string | null {
    const { remarks } = this.#source;
    const path = this.#find(name);
    if (path === null)
      remarks.add('lost', say('The image “{name}” is not among the files.', { name: shorten(name, 80) }), where);
    else if (/^https?:/iu.test(path))
      remarks.add('kept', say('The image {address} stays on the web.', { address: shorten(path, 100) }), where);
    else if (UNSUPPORTED.test(path))
      remarks.add('kept', say('The image “{name}” is kept, but its format cannot be shown.', { name: path }), where);
    return path;
  }

  #find(name: string): string | null {
    if (/^https?:\/\//iu.test(name)) return name;
    if (name.startsWith('data:')) return this.#decode(name);
    if (name.startsWith('attachment:')) return this.#take(name.slice('attachment:'.length));
    if (name.startsWith(`${MEDIA}/`)) return this.#take(name.slice(MEDIA.length + 1));
    const plain = decodePath(name);
    for (const graphics of this.#graphics)
      for (const extension of PICTURE_EXTENSIONS) {
        const relative = joinPath('', `${graphics}/${plain}${extension}`);
        const path = joinPath(this.#folder, `${graphics}/${plain}${extension}`);
        if (path === null || !this.#source.files.has(path)) continue;
        return encodePath(relative ?? `${graphics}${plain}${extension}`);
      }
    return null;
  }

  #take(path: string): string | null {
    const bytes = this.#extracted.get(path);
    if (bytes === undefined) return null;
    // Our folder replaces the package's own (“media/”).
    const kept = `${this.#source.mediaFolder}/${path.replace(/^(?:media|Pictures)\//u, '')}`;
    this.#placed.set(kept, bytes);
    return encodePath(kept);
  }

  #decode(address: string): string | null {
    const match = /^data:image\/([\w.+-]+)((?:;[\w=-]+)*),/u.exec(address.slice(0, 200));
    if (match === null) return null;
    const data = address.slice(match[0].length);
    const bytes = match[2]?.includes('base64') === true ? Buffer.from(data, 'base64') : Buffer.from(decodePath(data));
    const extension = { 'svg+xml': 'svg', jpeg: 'jpg', 'x-icon': 'ico' }[match[1] ?? ''] ?? match[1] ?? 'png';
    this.#count += 1;
    const path = `${this.#source.mediaFolder}/picture-${this.#count}.${extension.replaceAll(/\W/gu, '')}`;
    this.#placed.set(path, new Uint8Array(bytes));
    return path;
  }
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function encodePath(path: string): string {
  return path.replaceAll(/[ ()<>]/gu, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
}
