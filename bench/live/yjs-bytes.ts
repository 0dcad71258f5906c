/** Numbers, texts and messages as Yjs and Hocuspocus write them. */
export const SYNC = 0;
const AUTH = 2;
export const SYNC_STATUS = 8;
/** The second step of the synchronization brings the text; an update brings a change. */
export const CONTENT = 1;
export const UPDATE = 2;

/** What a client says first: its (empty) token, and that it has nothing yet. */
export function greet(document: string): Buffer[] {
  return [
    writeMessage(document, [...writeNumber(AUTH), ...writeNumber(0), ...writeText('')]),
    writeMessage(document, [...writeNumber(SYNC), ...writeNumber(0), ...writeBytes([0])]),
  ];
}

/** A run of characters behind the ones this client typed before, or the first of the type named "text". */
export function writeInsert(document: string, client: number, clock: number, text: string): Buffer {
  const id = writeNumber(client);
  const item =
    clock === 0
      ? [0x04, ...writeNumber(1), ...writeText('text'), ...writeText(text)]
      : [0x84, ...id, ...writeNumber(clock - 1), ...writeText(text)];
  // One client with one item, and nothing deleted.
  const update = [1, 1, ...id, ...writeNumber(clock), ...item, 0];
  return writeMessage(document, [...writeNumber(SYNC), ...writeNumber(UPDATE), ...writeBytes(update)]);
}

/** Kind of a message, and for the synchronization its step; for a status whether the update was taken. */
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

/** A number of variable length, and where the next thing begins. */
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
