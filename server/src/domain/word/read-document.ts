import { readXml } from '../archives/read-xml.ts';
import { headingOf, readBody, type WordStyle } from './read-body.ts';
import { readComments } from './read-comments.ts';
import { readNumbering } from './read-numbering.ts';
import type { WordDocument } from './word-document.ts';

const PARTS = {
  body: 'word/document.xml',
  styles: 'word/styles.xml',
  numbering: 'word/numbering.xml',
  footnotes: 'word/footnotes.xml',
  endnotes: 'word/endnotes.xml',
  comments: 'word/comments.xml',
  threads: 'word/commentsExtended.xml',
  properties: 'docProps/custom.xml',
} as const;

/** The files of a Word document that are read; pictures and fonts are not. */
export const isRead = (name: string): boolean => Object.values<string>(PARTS).includes(name);

export class NotWord extends Error {}

/** Whether these unpacked files are a Word document. */
export const isWordFile = (files: ReadonlyMap<string, unknown>): boolean => files.has(PARTS.body);

/** Properties are parsed while others wait; no real file has that many. */
const MAX_PROPERTIES = 1024 * 1024;

const OLD_OFFICE = [0xd0, 0xcf, 0x11, 0xe0];
const ENCRYPTED = 'EncryptedPackage';

/** Tells the user what kind of file it is, if it is not a zip; null if it may be a Word document. */
export function whyNotWord(bytes: Uint8Array): string | null {
  if (OLD_OFFICE.every((byte, at) => bytes[at] === byte)) {
    // Part names are in UTF-16.
    const isEncrypted = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(
      Buffer.from(ENCRYPTED, 'utf16le'),
    );
    return isEncrypted
      ? 'This Word document is protected with a password. Save it without one and try again.'
      : 'This is an old Word document (.doc). Save it as .docx and try again.';
  }
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return 'This is not a Word document (.docx).';
  return null;
}

/** Reads an unpacked .docx. Throws `NotWord` if it is another kind of file, `XmlRefused` if it is damaged or hostile. */
export function readDocument(files: ReadonlyMap<string, Uint8Array>): WordDocument {
  const read = (name: string): string | undefined => {
    const bytes = files.get(name);
    return bytes && new TextDecoder().decode(bytes);
  };
  const xml = read(PARTS.body);
  if (xml === undefined) throw new NotWord('This is not a Word document.');
  const design = { styles: readStyles(read(PARTS.styles)), lists: readNumbering(read(PARTS.numbering)) };
  const { blocks, ranges } = readBody(xml, design);
  const notes = [PARTS.footnotes, PARTS.endnotes].flatMap((name) => {
    const part = read(name);
    return part === undefined ? [] : readBody(part, design).blocks;
  });
  return {
    body: blocks,
    notes,
    ranges,
    comments: readComments(read(PARTS.comments), read(PARTS.threads)),
    properties: readProperties(files),
  };
}

function readStyles(xml: string | undefined): Map<string, WordStyle> {
  const styles = new Map<string, WordStyle>();
  let [id, level] = ['', 0];
  if (xml === undefined) return styles;
  readXml(xml, {
    open: (tag, attributes) => {
      const value = attributes['w:val'] ?? '';
      const style = styles.get(id);
      if (tag === 'w:style') [id, level] = [attributes['w:styleId'] ?? '', 0];
      else if (tag === 'w:name' && style === undefined)
        styles.set(id, { name: value, heading: headingOf(value) || headingOf(id), list: null });
      else if (tag === 'w:ilvl') level = Number(value) || 0;
      else if (tag === 'w:numId' && style && value !== '0') styles.set(id, { ...style, list: { id: value, level } });
    },
  });
  return styles;
}

/** The document's own metadata. */
export function readProperties(files: ReadonlyMap<string, Uint8Array>): Map<string, string> {
  const bytes = files.get(PARTS.properties);
  const xml = bytes && bytes.length <= MAX_PROPERTIES ? new TextDecoder().decode(bytes) : undefined;
  const properties = new Map<string, string>();
  let name = '';
  if (xml === undefined) return properties;
  readXml(xml, {
    open: (tag, attributes) => {
      if (tag === 'property') name = attributes['name'] ?? '';
    },
    text: (text) => {
      if (name !== '' && text.trim() !== '') properties.set(name, (properties.get(name) ?? '') + text);
    },
    close: (tag) => {
      if (tag === 'property') name = '';
    },
  });
  return properties;
}
