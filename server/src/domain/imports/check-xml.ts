import { say } from '@scriptorium/contract/said.ts';
import { SaxesParser } from 'saxes';
import { ImportRefused } from './kinds.ts';

/** Deeper than any document, and shallow enough for every reader: 5,000 nested tables kept pandoc busy for minutes. */
const MAX_XML_DEPTH = 256;
const SLICE = 64 * 1024;

interface XmlListener {
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  close?(name: string): void;
  text?(text: string): void;
}

/**
 * Parses untrusted XML: no entities of its own, no endless nesting. Other faults are left to the reader of the format,
 * since web pages in e-books are often not quite XML. Names come without their prefix.
 */
export function readXml(
  bytes: Uint8Array,
  name: string,
  options: { doctype: 'refused' | 'plain'; listener?: XmlListener },
): void {
  const text = decodeXml(bytes);
  const { listener = {} } = options;
  const parser = new SaxesParser({ xmlns: false, position: false });
  let depth = 0;
  parser.on('error', () => undefined);
  parser.on('doctype', (declared) => {
    if (options.doctype === 'refused' || declared.includes('[') || /<!ENTITY/iu.test(declared))
      throw new ImportRefused(
        say('“{name}” declares entities of its own, which could read or fill the server.', { name }),
      );
  });
  parser.on('opentag', ({ name: tag, attributes }) => {
    depth += 1;
    if (depth > MAX_XML_DEPTH)
      throw new ImportRefused(
        say('“{name}” is nested more than {most} levels deep, which no text is.', { name, most: MAX_XML_DEPTH }),
      );
    listener.open?.(withoutPrefix(tag), attributes);
  });
  parser.on('closetag', ({ name: tag }) => {
    depth -= 1;
    listener.close?.(withoutPrefix(tag));
  });
  if (listener.text !== undefined) parser.on('text', (found) => listener.text?.(found));
  for (let at = 0; at < text.length; at += SLICE) parser.write(text.slice(at, at + SLICE));
  parser.close();
}

function withoutPrefix(tag: string): string {
  return tag.slice(tag.indexOf(':') + 1);
}

export function decodeXml(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder().decode(bytes);
}

/** Elements that are not self-closing, whose nesting HTML readers follow. */
const NESTING =
  /<(\/?)(table|tr|td|th|div|ul|ol|li|dl|dd|blockquote|span|section|article|b|i|em|strong|font|a|sup|sub)\b/giu;

/** The same for HTML, where tags may stay open: counts how many can be open at once. */
export function checkHtmlDepth(text: string, name: string): void {
  if (/<!ENTITY/iu.test(text))
    throw new ImportRefused(
      say('“{name}” declares entities of its own, which could read or fill the server.', { name }),
    );
  const open = new Map<string, number>();
  for (const [, slash, tag = ''] of text.matchAll(NESTING)) {
    const key = tag.toLowerCase();
    const depth = Math.max(0, (open.get(key) ?? 0) + (slash === '' ? 1 : -1));
    open.set(key, key === 'li' || key === 'dd' ? 0 : depth);
    if (depth > MAX_XML_DEPTH)
      throw new ImportRefused(
        say('“{name}” is nested more than {most} levels deep, which no text is.', { name, most: MAX_XML_DEPTH }),
      );
  }
}
