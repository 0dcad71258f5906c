import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const pack = { br: promisify(brotliCompress), gzip: promisify(gzip) };

type Encoding = keyof typeof pack;

export interface PackedFile {
  bytes: Uint8Array;
  encoding: Encoding | undefined;
  tag: string;
}

const WORTH_PACKING = /\.(m?js|css|svg|json|wasm|txt|webmanifest|ttf|otf)$/u;
const MIN_BYTES = 1024;
/** Close to the best ratio in a tenth of the time. */
const BROTLI_QUALITY = 9;

/** The bundle's files, compressed on first request and cached, since the bundle is small and fixed. */
export class PackedFiles {
  readonly #root: string;
  readonly #kept = new Map<string, Promise<PackedFile>>();

  constructor(root: string) {
    this.#root = root;
  }

  /** Null if compression does not help this file type. */
  read(file: string, acceptEncoding: string | undefined): Promise<PackedFile> | null {
    if (!WORTH_PACKING.test(file)) return null;
    const encoding = chooseEncoding(acceptEncoding);
    const key = `${encoding ?? 'plain'} ${file}`;
    const known = this.#kept.get(key);
    if (known !== undefined) return known;
    const packed = this.#pack(file, encoding);
    this.#kept.set(key, packed);
    packed.catch(() => this.#kept.delete(key));
    return packed;
  }

  /** Called after a rebuild. */
  forget(): void {
    this.#kept.clear();
  }

  async #pack(file: string, encoding: Encoding | undefined): Promise<PackedFile> {
    const plain = await readFile(join(this.#root, file));
    const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
    if (encoding === undefined || plain.byteLength < MIN_BYTES) {
      return { bytes: plain, encoding: undefined, tag: `"${hash}"` };
    }
    const bytes = encoding === 'br' ? await this.#packBrotli(file, plain) : await pack.gzip(plain);
    return { bytes, encoding, tag: `"${hash}-${encoding}"` };
  }

  /** The build has already compressed what pages load first, with more effort than there is time for here. */
  async #packBrotli(file: string, plain: Uint8Array): Promise<Uint8Array> {
    const packed = `${join(this.#root, file)}.br`;
    if (existsSync(packed)) return readFile(packed);
    return pack.br(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
  }
}

function chooseEncoding(accepted: string | undefined): Encoding | undefined {
  const names = (accepted ?? '').split(',').map((part) => part.trim());
  const takes = (name: string): boolean => names.some((each) => each === name || each.startsWith(`${name};q=1`));
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : undefined;
}
