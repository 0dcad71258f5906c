import { type LineEnding, readTextContent, textContentSize } from '../../domain/texts/text-content.ts';
import { type PackedText, packTextAside } from './packed-text.ts';

/** Bytes that came as a file, as a live text keeps them. */
export interface PackedContent {
  text: PackedText;
  eol: LineEnding;
  bom: boolean;
  /** Line ends of several sorts: as a text it does not give the same bytes again. */
  mixed: boolean;
  /** Bytes as it would be downloaded. */
  size: number;
}

/** Null when the bytes are no text. */
export async function packContent(bytes: Uint8Array): Promise<PackedContent | null> {
  const content = readTextContent(bytes);
  if (content === null) return null;
  const { eol, bom, mixed } = content;
  return { text: await packTextAside(content.text), eol, bom, mixed, size: textContentSize(content) };
}
