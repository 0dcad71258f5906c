import { fileURLToPath } from 'node:url';
import { dirname, join } from 'node:path';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fromBuffer, type Entry, type ZipFile } from 'yauzl';
import { compilePandoc, startPandoc, type Pandoc } from '../../../server/src/adapters/pandoc/wasm-pandoc.ts';

let reader: Promise<Pandoc> | undefined;

/** Text of a result, read back by pandoc's reader for its format, one long line per paragraph. */
export async function readBack(
  format: string,
  bytes: Uint8Array,
  more: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  reader ??= compilePandoc(join(dirname(fileURLToPath(import.meta.resolve('pandoc-wasm'))), 'pandoc.wasm')).then(
    startPandoc,
  );
  const options = { from: format, to: 'plain', wrap: 'none', 'input-files': ['result'], ...more };
  const { output, stderr } = (await reader).convert(options, new Map([['result', bytes]]), 0);
  if (output.length === 0) throw new Error(`pandoc could not read ${format}: ${stderr}`);
  return new TextDecoder().decode(output).replaceAll('\u00a0', ' ');
}

export interface ReadPdf {
  text: string;
  pictures: number;
  pages: number;
  tagged: boolean;
  title: string;
  language: string;
}

/** Reads a PDF with a library unrelated to the one that made it. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const loading = getDocument({ data: Uint8Array.from(bytes), useSystemFonts: true, verbosity: 0 });
  const document = await loading.promise;
  let text = '';
  let pictures = 0;
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const content = await page.getTextContent();
    for (const item of content.items) if ('str' in item) text += item.str + (item.hasEOL ? ' ' : '');
    const { fnArray } = await page.getOperatorList();
    pictures += fnArray.filter((operation) => operation === OPS.paintImageXObject).length;
  }
  const { info } = (await document.getMetadata()) as { info: { Title?: string; Language?: string } };
  const tree = await (await document.getPage(1)).getStructTree();
  const result = {
    // A word hyphenated at the end of a line has a soft hyphen.
    text: text.replaceAll(/\u00ad\s?/gu, '').replaceAll(/\s+/gu, ' '),
    pictures,
    pages: document.numPages,
    tagged: tree !== null && tree.children.length > 0,
    title: info.Title ?? '',
    language: info.Language ?? '',
  };
  await loading.destroy();
  return result;
}

interface PlacedText {
  text: string;
  /** In points, from the lower left corner of the page. */
  x: number;
  y: number;
  size: number;
}

/** The pieces of text of the first page, with their places. */
export async function readPlaces(bytes: Uint8Array): Promise<PlacedText[]> {
  const loading = getDocument({ data: Uint8Array.from(bytes), useSystemFonts: true, verbosity: 0 });
  const { items } = await (await (await loading.promise).getPage(1)).getTextContent();
  await loading.destroy();
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [, , , size, x, y] = item.transform as [number, number, number, number, number, number];
    return [{ text: item.str, x, y, size }];
  });
}

/** Text of one entry of a zip file. */
export async function readZipEntry(bytes: Uint8Array, name: string): Promise<string> {
  const zip = await openZip(bytes);
  const stream = await new Promise<Readable>((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      if (entry.fileName !== name) zip.readEntry();
      else zip.openReadStream(entry, (error, opened) => (error === null ? resolve(opened) : reject(error)));
    });
    zip.once('end', () => reject(new Error(`no entry ${name}`)));
    zip.once('error', reject);
    zip.readEntry();
  });
  return text(stream);
}

function openZip(bytes: Uint8Array): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    fromBuffer(Buffer.from(bytes), { lazyEntries: true }, (error, opened) =>
      error === null ? resolve(opened) : reject(error),
    );
  });
}

/** Names of the entries of a zip file; throws if it is damaged. */
export async function listZip(bytes: Uint8Array): Promise<string[]> {
  const zip = await openZip(bytes);
  return new Promise((resolve, reject) => {
    const names: string[] = [];
    zip.on('entry', (entry: { fileName: string }) => {
      names.push(entry.fileName);
      zip.readEntry();
    });
    zip.once('end', () => resolve(names));
    zip.once('error', reject);
    zip.readEntry();
  });
}
