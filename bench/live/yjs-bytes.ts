/** Numbers, strings and messages as encoded by Yjs and Hocuspocus. */
export const SYNC = 0;
const AUTH = 2;
export const SYNC_STATUS = 8;
/** Sync step 2 carries the text, an update carries a change. */
export const CONTENT = 1;
export const UPDATE = 2;

/** A client's first messages: an empty token, and an empty state vector. */
export function greet(document: string): Buffer[] {
  return [
    writeMessage(document, [...writeNumber(AUTH), ...writeNumber(0), ...writeText('')]),
    writeMessage(document, [...writeNumber(SYNC), ...writeNumber(0), ...writeBytes([0])]),
  ];
}

/** An update that inserts characters after this client's previous ones, or as the first in the shared type "text". */
export function writeInsert(document: string, client: number, clock: number, text: string): Buffer {
  const id = writeNumber(client);
  const item =
    clock === 0
      ? [0x04, ...writeNumber(1), ...writeText('text'), ...writeText(text)]
      : [0x84, ...id, ...writeNumber(clock - 1), ...writeText(text)];
  // One client with one item, and no deletions.
  const update = [1, 1, ...id, ...writeNumber(clock), ...item, 0];
  return writeMessage(document, [...writeNumber(SYNC), ...writeNumber(UPDATE), ...writeBytes(update)]);
}

/** The kind of a message. `detail`: its step for sync, whether the update was accepted for a status. */
export function readKind(data: Buffer): { kind: number; detail: number } {
  const [nameLength, start] = readNumber(data, 0);
  const [kind, next] = readNumber(data, start + nameLength);
  return { kind, detail: readNumber(data, next)[0] };
}

function writeMessage(document: string, body: readonly number[]): Buffer {
  return Buffer.from([...writeText(document), ...body]);
}

function writeNumber(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  while (rest > 127) {
    bytes.push((rest % 128) | 128);
    rest = Math.floor(rest / 128);
  }
  return [...bytes, rest];
}

function writeBytes(bytes: readonly number[]): number[] {
  return [...writeNumber(bytes.length), ...bytes];
}

function writeText(text: string): number[] {
  return writeBytes([...Buffer.from(text)]);
}

/** Reads a varint; returns it and the offset after it. */
function readNumber(data: Buffer, from: number): [number, number] {
  let value = 0;
  let scale = 1;
  for (let at = from; ; at += 1) {
    const byte = data[at] ?? 0;
    value += (byte & 127) * scale;
    if (byte < 128) return [value, at + 1];
    scale *= 128;
  }
}
