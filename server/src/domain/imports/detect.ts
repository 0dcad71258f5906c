import type { ImportKind } from '@scriptorium/contract/operations/import.ts';
import { extensionOf } from '@scriptorium/contract/rules/file-name.ts';
import { ImportRefused, type SourceFile } from './kinds.ts';

const HEAD = 16 * 1024;
const OLE = [0xd0, 0xcf, 0x11, 0xe0];
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const EMPTY_ZIP = [0x50, 0x4b, 0x05, 0x06];

function startsWith(bytes: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((byte, at) => bytes[at] === byte);
}

export function isZip(bytes: Uint8Array): boolean {
  return startsWith(bytes, ZIP) || startsWith(bytes, EMPTY_ZIP);
}

/** The type of a single file, by its content and, for plain text, its name. `bytes`: the whole file. */
export function detectFile(name: string, bytes: Uint8Array): ImportKind {
  if (startsWith(bytes, OLE)) throw refuseOle(bytes);
  const head = decodeText(bytes.subarray(0, HEAD))
    .text.replace(/^\ufeff/u, '')
    .trimStart();
  if (head.startsWith('%PDF'))
    throw new ImportRefused('This is a PDF, which has no text that could be written on. Upload it as a file instead.');
  if (head.startsWith('{\\rtf')) return 'rtf';
  const extension = extensionOf(name);
  const known = TEXTS[extension];
  const isBinary = bytes.subarray(0, HEAD).includes(0) && !isUtf16(bytes);
  // A text may begin with a tag, or contain code in another format.
  if (known !== undefined && known !== 'html' && !isBinary) return known;
  if (head.startsWith('<')) return detectMarkup(head, bytes);
  if (head.startsWith('{') && (extension === 'ipynb' || /"nbformat"/u.test(decodeText(bytes).text))) return 'ipynb';
  if (isBinary) throw new ImportRefused('This is not a document that can be imported. Upload it as a file instead.');
  if (isLatex(head)) return 'latex';
  if (known !== undefined) return known;
  if (/^#\+(?:title|author|options|startup):/imu.test(head)) return 'org';
  if (/^#(?:set|show|import|let) /mu.test(head)) return 'typst';
  return 'markdown';
}

/** Only at the start of the file: further down, it may be code in a tutorial. */
function isLatex(head: string): boolean {
  const first = head.split('\n').find((line) => !/^\s*(?:%|$)/u.test(line)) ?? '';
  return /^\s*\\/u.test(first) && /\\documentclass|\\documentstyle|\\begin\{document\}/u.test(head);
}

const TEXTS: Readonly<Record<string, ImportKind>> = {
  tex: 'latex',
  latex: 'latex',
  ltx: 'latex',
  typ: 'typst',
  org: 'org',
  md: 'markdown',
  markdown: 'markdown',
  qmd: 'markdown',
  rmd: 'markdown',
  htm: 'html',
  html: 'html',
  xhtml: 'html',
};

function detectMarkup(head: string, bytes: Uint8Array): ImportKind {
  const inside = head.replaceAll(/<\?.*?\?>|<!--.*?-->/gsu, '').trimStart();
  const root = /<([a-z][\w:-]*)/iu.exec(inside.replace(/^<!doctype[^[>]*(?:\[.*?\])?[^>]*>/isu, ''))?.[1] ?? '';
  if (root === 'article' && /<(?:front|body|article-meta|journal-meta)[\s>]/u.test(decodeText(bytes).text))
    return 'jats';
  if (/^<!doctype\s+article/iu.test(inside)) return 'jats';
  if (/^<!doctype\s+html/iu.test(inside) || /<(?:html|body)[\s>]/iu.test(head)) return 'html';
  if (/^(?:p|div|h[1-6]|ul|ol|table|section|main)$/iu.test(root)) return 'html';
  throw new ImportRefused('This is XML of a kind that cannot be imported. Upload it as a file instead.');
}

function refuseOle(bytes: Uint8Array): ImportRefused {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const has = (stream: string): boolean => text.includes(Buffer.from(stream, 'utf16le'));
  if (has('EncryptedPackage'))
    return new ImportRefused('This document is protected by a password. Save it without one first.');
  if (has('WordDocument'))
    return new ImportRefused('This is an old Word document (.doc). Save it as .docx in Word or LibreOffice first.');
  return new ImportRefused('This is not a text document. Upload it as a file instead.');
}

/** The type of an Office or e-book package; null for any other zip. */
export function detectPackage(files: readonly SourceFile[]): ImportKind | null {
  const byPath = new Map(files.map((file) => [file.path, file.bytes]));
  const types = byPath.get('[Content_Types].xml');
  if (types !== undefined) {
    const declared = new TextDecoder().decode(types);
    if (declared.includes('wordprocessingml')) return 'docx';
    if (declared.includes('presentationml'))
      throw new ImportRefused('This is a presentation, not a text. Upload it as a file instead.');
    if (declared.includes('spreadsheetml'))
      throw new ImportRefused('This is a spreadsheet, not a text. Copy a range of it and paste it into a text.');
    throw new ImportRefused('This is an Office file of a kind that cannot be imported. Upload it as a file instead.');
  }
  const declared = new TextDecoder().decode(byPath.get('mimetype')?.subarray(0, 100)).trim();
  if (declared.startsWith('application/vnd.oasis.opendocument.')) {
    if (!/\.text(?:-template)?$/u.test(declared))
      throw new ImportRefused('This is an OpenDocument file, but not a text. Upload it as a file instead.');
    if (new TextDecoder().decode(byPath.get('META-INF/manifest.xml')).includes('encryption-data'))
      throw new ImportRefused('This document is protected by a password. Save it without one first.');
    return 'odt';
  }
  if (declared === 'application/epub+zip') {
    if (byPath.has('META-INF/rights.xml') || byPath.has('META-INF/license.lcpl'))
      throw new ImportRefused('This book is protected against copying.');
    return 'epub';
  }
  return null;
}

const isUtf16 = (bytes: Uint8Array): boolean =>
  (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);

/** Decodes UTF-8, UTF-16 with a byte order mark, or else the encoding of older Windows programs. */
export function decodeText(bytes: Uint8Array): { text: string; encoding: string } {
  if (isUtf16(bytes)) {
    const encoding = bytes[0] === 0xff ? 'utf-16le' : 'utf-16be';
    return { text: new TextDecoder(encoding).decode(bytes), encoding };
  }
  try {
    // The head may end in the middle of a character.
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true }), encoding: 'utf-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' };
  }
}
