import { setImmediate as pause } from 'node:timers/promises';
import { Text } from '@codemirror/state';

/** Characters processed before yielding: a few milliseconds. */
const PIECE = 512 * 1024;

/** Builds a text from a string in pieces, yielding in between. */
export async function buildText(text: string): Promise<Text> {
  let built = Text.empty;
  for (let from = 0; ;) {
    const newline = from + PIECE < text.length ? text.indexOf('\n', from + PIECE) : -1;
    const piece = Text.of(text.slice(from, newline === -1 ? undefined : newline + 1).split('\n'));
    built = from === 0 ? piece : built.append(piece);
    if (newline === -1) return built;
    from = newline + 1;
    await pause();
  }
}

/** Serializes a text's lines as JSON, followed by `after`, yielding in between. */
export async function writeLines(text: Text, after = ''): Promise<Uint8Array> {
  const written: Buffer[] = [];
  let lines: string[] = [];
  let length = 0;
  const write = (): void => {
    written.push(Buffer.from(`${written.length === 0 ? '[' : ','}${JSON.stringify(lines).slice(1, -1)}`));
    lines = [];
    length = 0;
  };
  for (const line of text.iterLines()) {
    lines.push(line);
    length += line.length + 1;
    if (length < PIECE) continue;
    write();
    await pause();
  }
  if (lines.length > 0 || written.length === 0) write();
  return Buffer.concat([...written, Buffer.from(`]${after}`)]);
}

/** A text in pieces, yielding in between. */
export async function* cutText(text: Text): AsyncGenerator<string> {
  let piece: string[] = [];
  let length = 0;
  for (const part of text.iter()) {
    piece.push(part);
    length += part.length;
    if (length < PIECE) continue;
    yield piece.join('');
    piece = [];
    length = 0;
    await pause();
  }
  if (piece.length > 0) yield piece.join('');
}
