import { SaxesParser } from 'saxes';

/** Deeper than any document written by a person. */
export const MAX_XML_DEPTH = 256;

export class XmlRefused extends Error {}

/**
 * All optional: even without any, `readXml` refuses what no file of an archive may contain, whatever parses it later.
 */
export interface XmlHandlers {
  readonly open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly close?: (name: string) => void;
  readonly text?: (text: string) => void;
}

/**
 * Parses XML as a stream. Refuses document types, which could define endlessly growing entities or refer to other
 * files, and nesting that would exhaust code that builds a tree.
 */
export function readXml(xml: string, handlers: XmlHandlers = {}): void {
  const parser = new SaxesParser();
  let depth = 0;
  parser.on('doctype', () => {
    throw new XmlRefused('This file contains a document type definition, so it was not read.');
  });
  parser.on('error', () => {
    throw new XmlRefused('This file is damaged: part of it is not valid XML.');
  });
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    if (depth > MAX_XML_DEPTH) throw new XmlRefused('This file is nested too deeply, so it was not read.');
    handlers.open?.(name, attributes);
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    handlers.close?.(name);
  });
  if (handlers.text) parser.on('text', handlers.text);
  parser.write(xml).close();
}
