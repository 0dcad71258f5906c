import { parseDocument, type ParsedNode, type LineCounter, type Document } from 'yaml';

/** Maximum length in UTF-16 units that may be parsed while others wait: a tenth of a second, whatever it contains. */
export const MAX_YAML = 32_768;

/**
 * Parses untrusted YAML. Keys are not checked for duplicates, and errors have neither stack nor excerpt: both would
 * take minutes for text that was made to be slow.
 */
export function parseYaml(text: string, lineCounter?: LineCounter): Document.Parsed<ParsedNode> {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return parseDocument(text, {
      logLevel: 'silent',
      prettyErrors: false,
      uniqueKeys: false,
      ...(lineCounter && { lineCounter }),
    });
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}
