export type LineEnding = 'lf' | 'crlf' | 'cr';

/** A text as held by the editor (LF, no byte order mark) and how to restore its bytes. */
export interface TextContent {
  text: string;
  eol: LineEnding;
  bom: boolean;
  /** The bytes contained several kinds of line endings, so writing the text changes them. */
  mixed: boolean;
}

const SEQUENCE = { lf: '\n', crlf: '\r\n', cr: '\r' } as const;

/** Reads bytes as text; null if they are not UTF-8 or contain NUL, which no text has. */
export function readTextContent(bytes: Uint8Array): TextContent | null {
  const bom = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  let raw: string;
  try {
    raw = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bom ? bytes.subarray(3) : bytes);
  } catch {
    return null;
  }
  if (raw.includes('\0')) return null;
  return { ...unifyLines(raw), bom };
}

function unifyLines(raw: string): { text: string; eol: LineEnding; mixed: boolean } {
  if (!raw.includes('\r')) return { text: raw, eol: 'lf', mixed: false };
  const counts = { lf: 0, crlf: 0, cr: 0 };
  for (const [end] of raw.matchAll(/\r\n|\r|\n/gu)) counts[end === '\r\n' ? 'crlf' : end === '\r' ? 'cr' : 'lf'] += 1;
  const eol = (['lf', 'crlf', 'cr'] as const).reduce((best, kind) => (counts[kind] > counts[best] ? kind : best));
  return {
    text: raw.replaceAll(/\r\n?/gu, '\n'),
    eol,
    mixed: Object.values(counts).filter((count) => count > 0).length > 1,
  };
}

/** A text's bytes as downloaded and exported. */
export function writeTextContent(content: { text: string; eol: LineEnding; bom: boolean }): Uint8Array {
  const body = content.eol === 'lf' ? content.text : content.text.replaceAll('\n', SEQUENCE[content.eol]);
  return new TextEncoder().encode(content.bom ? `\ufeff${body}` : body);
}

/** The number of bytes `writeTextContent` returns: a text's share of the quota. */
export function textContentSize(content: { text: string; eol: LineEnding; bom: boolean }): number {
  let bytes = Buffer.byteLength(content.text) + (content.bom ? 3 : 0);
  if (content.eol === 'crlf') for (let at = -1; (at = content.text.indexOf('\n', at + 1)) !== -1;) bytes += 1;
  return bytes;
}
