import { type LineEnding, readTextContent, textContentSize } from '../../domain/texts/text-content.ts';
import { type PackedText, packTextAsync } from './packed-text.ts';

/** A file's content packed for a live text. */
export interface PackedContent {
  text: PackedText;
  eol: LineEnding;
  bom: boolean;
  /** Whether line endings are mixed: then a download would differ from the original file. */
  mixed: boolean;
  /** Bytes of the file as downloaded. */
  size: number;
}

/** Null if the bytes are not text. */
export async function packContent(bytes: Uint8Array): Promise<PackedContent | null> {
  const content = readTextContent(bytes);
  if (content === null) return null;
  const { eol, bom, mixed } = content;
  return { text: await packTextAsync(content.text), eol, bom, mixed, size: textContentSize(content) };
}
