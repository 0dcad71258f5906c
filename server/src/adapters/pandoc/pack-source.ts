import { isUtf8 } from 'node:buffer';
import { buffer } from 'node:stream/consumers';
import { toBibtex } from '@scriptorium/bibliography/to-bibtex.ts';
import { ZipFile } from 'yazl';

/** How our filter reports a file to which the source refers: its name beside the source, and its path in the workspace. */
const PACKED = /^scriptorium:package-(file|works):([^\t]*)\t(.*)$/su;

/** Already compressed. */
const COMPRESSED = /\.(?:png|jpe?g|pdf)$/iu;

export interface Packing {
  /** Name of the source in the zip file. */
  readonly main: string;
  readonly source: Uint8Array;
  readonly lines: readonly string[];
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly sourceDate: number;
  /** Converts an image that TeX does not accept to PDF; undefined if it cannot be read. */
  readonly toPdf: (path: string) => Uint8Array | undefined;
  /** Converts a bibliography in another format to BibTeX; undefined if it cannot be read. */
  readonly toBibtex: (path: string) => Uint8Array | undefined;
}

/** Packs LaTeX source into a zip with everything it refers to; also returns the log lines that are left. */
export async function packSource(packing: Packing): Promise<{ bytes: Uint8Array; lines: string[] }> {
  const lines: string[] = [];
  const zip = new ZipFile();
  const mtime = new Date(packing.sourceDate * 1000);
  const add = (name: string, bytes: Uint8Array): void =>
    zip.addBuffer(Buffer.from(bytes), name, {
      mtime,
      mode: 0o100644,
      compress: !COMPRESSED.test(name),
      forceDosTimestamp: true,
    });
  add(packing.main, packing.source);
  for (const line of packing.lines) {
    const [, kind, name = '', path = ''] = PACKED.exec(line) ?? [];
    if (kind === undefined) {
      lines.push(line);
      continue;
    }
    const bytes = readPacked(packing, kind, name, path);
    if (bytes === undefined)
      lines.push(`scriptorium:${kind === 'works' ? 'works-unreadable' : 'image-broken'}:${path}`);
    else add(name, bytes);
  }
  zip.end();
  return { bytes: await buffer(zip.outputStream), lines };
}

function readPacked(packing: Packing, kind: string, name: string, path: string): Uint8Array | undefined {
  const extension = (file: string) => file.slice(file.lastIndexOf('.')).toLowerCase();
  if (extension(name) === extension(path)) {
    const bytes = packing.files.get(path);
    return kind === 'works' && bytes !== undefined && isForBibtex(packing.source) ? rewriteBib(bytes) : bytes;
  }
  return kind === 'works' ? packing.toBibtex(path) : packing.toPdf(path);
}

/** The source of natbib names its bibliography in this way, that of biblatex in another. */
const isForBibtex = (source: Uint8Array): boolean => Buffer.from(source).includes('\\bibliography{');

function rewriteBib(bytes: Uint8Array): Uint8Array {
  const text = Buffer.from(bytes);
  return isUtf8(text) ? new TextEncoder().encode(toBibtex(text.toString())) : bytes;
}
