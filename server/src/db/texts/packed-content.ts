import { type LineEnding, readTextContent, textContentSize } from '../../domain/texts/text-content.ts';
import { type PackedText, packTextAside } from './packed-text.ts';

/** A file's bytes as stored for a live text. */
export interface PackedContent {
  text: PackedText;
  eol: LineEnding;
  bom: boolean;
  /** Mixed line endings: if stored as text, the file would not be restored byte for byte. */
  mixed: boolean;
  /** Size of the downloaded file in bytes. */
  size: number;
}

/** Null if the bytes are not text. */
export async function packContent(bytes: Uint8Array): Promise<PackedContent | null> {
  const content = readTextContent(bytes);
  if (content === null) return null;
  const { eol, bom, mixed } = content;
  return { text: await packTextAside(content.text), eol, bom, mixed, size: textContentSize(content) };
}
