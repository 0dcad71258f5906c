import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { promisify } from 'node:util';

/**
 * The keyboard of a screen: keys reach the browser as a person's do, through the X server, the layout and the toolkit's
 * input method. WebDriver only sends characters, so it has no dead keys.
 */
export interface Keyboard {
  /** Presses these keys in turn and releases each; those in a list are held together. */
  strike(keys: readonly (KeyName | readonly KeyName[])[]): Promise<void>;
  /** Clicks with the mouse that goes with it; the window in front then receives the keys. */
  click(x: number, y: number): Promise<void>;
  close(): void;
}

/** X key codes, by position; what they produce depends on the layout (US international). */
const CODES = {
  /** Dead acute accent. */
  acute: 48,
  /** Dead grave accent. */
  grave: 49,
  a: 38,
  e: 26,
  o: 32,
  x: 53,
  u: 30,
  f: 41,
  two: 11,
  six: 15,
  Control: 37,
  Shift: 50,
  Space: 65,
  Backspace: 22,
  Enter: 36,
} as const;
export type KeyName = keyof typeof CODES;

/** Pause between keys, so that each is handled before the next, as with a person typing. */
const PAUSE_MS = 60;
const LIMIT_MS = 5000;

/** https://www.x.org/releases/current/doc/xproto/x11protocol.html#Encoding */
const Request = { GetWindowAttributes: 3, QueryTree: 15, SetInputFocus: 42, QueryExtension: 98 } as const;
/** https://www.x.org/releases/current/doc/xextproto/xtest.html */
const Action = { KeyDown: 2, KeyUp: 3, ButtonDown: 4, ButtonUp: 5, Move: 6 } as const;
type Action = (typeof Action)[keyof typeof Action];

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}

export async function plugIn(display: string, setLayout: string): Promise<Keyboard> {
  await promisify(execFile)(setLayout, ['-display', `:${display}`, '-layout', 'us', '-variant', 'intl']);
  const socket = connect(`/tmp/.X11-unix/X${display}`);
  await once(socket, 'connect');
  // The screen ends together with its browser.
  socket.on('error', () => socket.destroy());
  const read = startReading(socket);
  // Little-endian, protocol version 11, no authorisation.
  socket.write(Buffer.from([0x6c, 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0]));
  const head = await read(8);
  if (head[0] !== 1) throw new Error('The screen does not let its keyboard in.');
  const about = await read(head.readUInt16LE(6) * 4);
  const root = about.subarray(32 + Math.ceil(about.readUInt16LE(16) / 4) * 4 + about.readUInt8(21) * 8).subarray(0, 4);

  const send = (request: Buffer): void => {
    request.writeUInt16LE(request.length / 4, 2);
    socket.write(request);
  };
  const ask = async (request: Buffer): Promise<Buffer> => {
    send(request);
    for (;;) {
      const answer = await read(32);
      if (answer[0] === 0) throw new Error('The screen refuses a request of its keyboard.');
      // Other messages, such as a new layout, are events or errors of fixed length.
      if (answer[0] === 1) return Buffer.concat([answer, await read(answer.readUInt32LE(4) * 4)]);
    }
  };
  const extension = await ask(
    Buffer.from([Request.QueryExtension, 0, 0, 0, 5, 0, 0, 0, ...Buffer.from('XTEST\0\0\0')]),
  );
  if (extension[8] !== 1) throw new Error('The screen takes no keys from programs.');
  const act = (type: Action, detail: number, x = 0, y = 0): void => {
    const request = Buffer.alloc(36);
    request.set([extension[9] ?? 0, 2, 0, 0, type, detail]);
    request.writeInt16LE(x, 24);
    request.writeInt16LE(y, 26);
    send(request);
  };
  /** Focuses the window in front, as a desktop would. */
  const focus = async (): Promise<void> => {
    const tree = await ask(Buffer.from([Request.QueryTree, 0, 0, 0, ...root]));
    for (let at = tree.length - 4; at >= 32; at -= 4) {
      const window = tree.subarray(at, at + 4);
      const isVisible = (await ask(Buffer.from([Request.GetWindowAttributes, 0, 0, 0, ...window])))[26] === 2;
      if (!isVisible) continue;
      send(Buffer.from([Request.SetInputFocus, 1, 0, 0, ...window, 0, 0, 0, 0]));
      return;
    }
  };
  return {
    async click(x, y) {
      await focus();
      act(Action.Move, 0, x, y);
      await pause();
      act(Action.ButtonDown, 1);
      act(Action.ButtonUp, 1);
      await pause();
    },
    async strike(keys) {
      for (const key of keys) {
        const held = (Array.isArray(key) ? key : [key]) as readonly KeyName[];
        for (const name of held) act(Action.KeyDown, CODES[name]);
        for (const name of held.toReversed()) act(Action.KeyUp, CODES[name]);
        await pause();
      }
    },
    close: () => socket.destroy(),
  };
}

/** Reads this many bytes from the X server, which answers at once or has ended. */
function startReading(socket: Socket): (length: number) => Promise<Buffer> {
  let kept = Buffer.alloc(0);
  let wake = (): void => undefined;
  socket.on('data', (bytes) => {
    kept = Buffer.concat([kept, bytes]);
    wake();
  });
  return async (length) => {
    const limit = performance.now() + LIMIT_MS;
    while (kept.length < length) {
      const left = limit - performance.now();
      if (left <= 0 || socket.destroyed) throw new Error('The screen does not answer.');
      await new Promise<void>((resolve) => {
        wake = resolve;
        setTimeout(resolve, left);
      });
    }
    const bytes = kept.subarray(0, length);
    kept = kept.subarray(length);
    return bytes;
  };
}
