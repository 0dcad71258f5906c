import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { findFreePort } from './start-server.ts';

/** A Redis for announcements, with the faults a real one has. */
export interface TestRedis {
  readonly url: string;
  /** `redis-server`, `valkey-server`, or `stand-in`. */
  readonly source: string;
  /** Process ID; for a stand-in, that of the tests. */
  readonly pid: number;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Keeps accepting data, but answers nothing until `goOn`. */
  pause(): void;
  goOn(): void;
}

const INSTALLED = ['redis-server', 'valkey-server'].find((name) => spawnSync(name, ['--version']).status === 0);

/** The installed Redis or Valkey; otherwise a stand-in that implements what announcements need. */
export async function startRedis(): Promise<TestRedis> {
  const port = await findFreePort();
  const redis = INSTALLED === undefined ? new StandIn(port) : new Installed(INSTALLED, port);
  await redis.start();
  return redis;
}

class Installed implements TestRedis {
  readonly url: string;
  readonly source: string;
  readonly #port: number;
  #child: ChildProcess | null = null;

  constructor(source: string, port: number) {
    this.source = source;
    this.#port = port;
    this.url = `redis://127.0.0.1:${port}`;
  }

  get pid(): number {
    return this.#child?.pid ?? -1;
  }

  async start(): Promise<void> {
    const flags = ['--port', String(this.#port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    const child = spawn(this.source, flags, { stdio: ['ignore', 'pipe', 'ignore'] });
    this.#child = child;
    process.once('exit', () => child.kill('SIGKILL'));
    let said = '';
    for await (const chunk of child.stdout) {
      said += String(chunk);
      if (said.includes('Ready to accept connections')) break;
    }
  }

  async stop(): Promise<void> {
    const child = this.#child;
    if (child === null) return;
    this.#child = null;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  pause(): void {
    this.#child?.kill('SIGSTOP');
  }

  goOn(): void {
    this.#child?.kill('SIGCONT');
  }
}

class StandIn implements TestRedis {
  readonly url: string;
  readonly source = 'stand-in';
  readonly pid = process.pid;
  readonly #port: number;
  readonly #sockets = new Map<Socket, { channels: Set<string>; text: Buffer }>();
  #server: Server | null = null;
  #isPaused = false;

  constructor(port: number) {
    this.#port = port;
    this.url = `redis://127.0.0.1:${port}`;
  }

  async start(): Promise<void> {
    this.#isPaused = false;
    const server = createServer((socket) => {
      this.#sockets.set(socket, { channels: new Set(), text: Buffer.alloc(0) });
      socket.on('data', (chunk: Buffer) => this.#take(socket, chunk));
      socket.on('error', () => socket.destroy());
      socket.on('close', () => this.#sockets.delete(socket));
    });
    this.#server = server;
    server.listen(this.#port, '127.0.0.1');
    await once(server, 'listening');
  }

  async stop(): Promise<void> {
    const server = this.#server;
    if (server === null) return;
    this.#server = null;
    const closed = once(server, 'close');
    server.close();
    for (const socket of this.#sockets.keys()) socket.destroy();
    await closed;
  }

  pause(): void {
    this.#isPaused = true;
  }

  goOn(): void {
    this.#isPaused = false;
    for (const socket of this.#sockets.keys()) this.#take(socket, Buffer.alloc(0));
  }

  #take(socket: Socket, chunk: Buffer): void {
    const line = this.#sockets.get(socket);
    if (line === undefined) return;
    line.text = Buffer.concat([line.text, chunk]);
    while (!this.#isPaused) {
      const read = readCommand(line.text);
      if (read === null) return;
      line.text = line.text.subarray(read.length);
      this.#answer(socket, line.channels, read.words);
    }
  }

  #answer(socket: Socket, channels: Set<string>, [name = '', ...words]: readonly string[]): void {
    switch (name.toUpperCase()) {
      case 'PING':
        socket.write(channels.size > 0 ? writeList(['pong', '']) : '+PONG\r\n');
        break;
      case 'SUBSCRIBE':
        for (const channel of words) socket.write(writeList(['subscribe', channel, channels.add(channel).size]));
        break;
      case 'UNSUBSCRIBE':
        for (const channel of words) {
          channels.delete(channel);
          socket.write(writeList(['unsubscribe', channel, channels.size]));
        }
        break;
      case 'PUBLISH': {
        const [channel = '', payload = ''] = words;
        const heard = [...this.#sockets].filter(([, line]) => line.channels.has(channel));
        for (const [other] of heard) other.write(writeList(['message', channel, payload]));
        socket.write(`:${heard.length}\r\n`);
        break;
      }
      default:
        socket.write('+OK\r\n');
    }
  }
}

/** Parses a command, a list of length-prefixed strings; null while it is incomplete. */
function readCommand(text: Buffer): { words: string[]; length: number } | null {
  let at = 0;
  const readNumber = (): number | null => {
    const end = text.indexOf('\r\n', at);
    if (end < 0) return null;
    const value = Number(text.toString('latin1', at + 1, end));
    at = end + 2;
    return value;
  };
  const count = readNumber();
  if (count === null) return null;
  const words: string[] = [];
  while (words.length < count) {
    const length = readNumber();
    if (length === null || text.length < at + length + 2) return null;
    words.push(text.toString('utf8', at, at + length));
    at += length + 2;
  }
  return { words, length: at };
}

function writeList(items: readonly (string | number)[]): string {
  const write = (item: string | number): string =>
    typeof item === 'number' ? `:${item}\r\n` : `$${Buffer.byteLength(item)}\r\n${item}\r\n`;
  return `*${items.length}\r\n${items.map(write).join('')}`;
}
