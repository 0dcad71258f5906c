import { readFileSync } from 'node:fs';
import { WebSocket } from 'ws';
import { noteFigure } from './goals.ts';
import { measureTyping, quantile } from './measure.ts';
import type { StartTarget } from './targets.ts';
import { headersOf, type Seat } from './typist.ts';
import { CONTENT, greet, readKind, SYNC } from './yjs-bytes.ts';

const DOCUMENTS = 500;
const SOCKETS = 500;
const CYCLED = 50;
/** Samples of resident memory per figure. */
const LOOKS = 5;
/** An empty document is unloaded after half a minute. */
const REST_MS = 35_000;
const LISTENING = /ws:\/\/127\.0\.0\.1:\d+\/[0-9a-f-]+/u;

/** Reads the used heap after a garbage collection, over Node's inspector. */
class Inspector {
  readonly #socket: WebSocket;
  #id = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
  }

  static async open(url: string): Promise<Inspector> {
    const socket = new WebSocket(url, { perMessageDeflate: false });
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    return new Inspector(socket);
  }

  async used(): Promise<number> {
    await this.#call('HeapProfiler.collectGarbage', {});
    await this.#call('HeapProfiler.collectGarbage', {});
    const expression = '(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())';
    const answer = (await this.#call('Runtime.evaluate', { expression })) as { result: { value: number } };
    return answer.result.value;
  }

  close(): void {
    this.#socket.terminate();
  }

  #call(method: string, params: object): Promise<unknown> {
    const id = (this.#id += 1);
    return new Promise((resolve) => {
      const listen = (data: Buffer): void => {
        const message = JSON.parse(data.toString()) as { id?: number; result?: unknown };
        if (message.id !== id) return;
        this.#socket.off('message', listen);
        resolve(message.result);
      };
      this.#socket.on('message', listen);
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
  }
}

/** The cost of an open idle document, and of a socket. */
export async function measureMemory(system: string, start: StartTarget): Promise<void> {
  let written = '';
  const target = await start({ flags: '--inspect=127.0.0.1:0', onErrorText: (text) => (written += text) });
  const open: WebSocket[] = [];
  try {
    const url = LISTENING.exec(written)?.[0];
    if (url === undefined) throw new Error('The inspector does not listen.');
    const inspector = await Inspector.open(url);
    const documents = await target.make(DOCUMENTS);
    const [one] = await target.make(1);
    // Code loaded by the first document does not count.
    await openAll(await target.seat([one ?? ''], 2), open);
    const empty = await settle(inspector);
    await openAll(await target.seat([one ?? ''], SOCKETS), open);
    const sockets = await settle(inspector);
    await openAll(await target.seat(documents, 1), open);
    const opened = await settle(inspector);
    const perSocket = (sockets - empty) / SOCKETS;
    const perDocument = (opened - sockets) / DOCUMENTS - perSocket;
    noteFigure(system, 'KB per document', perDocument / 1024);
    const kb = (bytes: number): string => (bytes / 1024).toFixed(1);
    console.log(`${target.name}: ${kb(perDocument)} KB per open idle document, ${kb(perSocket)} KB per socket`);
    inspector.close();
  } finally {
    for (const socket of open) socket.terminate();
    await target.stop();
  }
}

/** What a thousand openings and closings leave behind after the documents are unloaded. */
export async function measureCycles(system: string, start: StartTarget): Promise<void> {
  let written = '';
  const target = await start({ flags: '--inspect=127.0.0.1:0', onErrorText: (text) => (written += text) });
  try {
    const inspector = await Inspector.open(LISTENING.exec(written)?.[0] ?? '');
    const documents = await target.make(CYCLED);
    const cycle = async (times: number): Promise<number> => {
      for (let i = 0; i < times; i += 1) {
        const open: WebSocket[] = [];
        await openAll(await target.seat(documents, 1), open);
        for (const socket of open) socket.terminate();
      }
      await new Promise((resolve) => setTimeout(resolve, REST_MS));
      return settle(inspector);
    };
    // What the first cycles load stays for good.
    const before = await cycle(10);
    const left = (await cycle(1000 / CYCLED)) - before;
    noteFigure(system, 'MB after a thousand openings', left / 1024 / 1024);
    console.log(`${target.name}: 1,000 openings and closings leave ${Math.round(left / 1024)} KB`);
    inspector.close();
  } finally {
    await target.stop();
  }
}

/** Time from connecting to receiving a 1 MB text. */
export async function measureOpening(start: StartTarget, runs: number): Promise<void> {
  const target = await start();
  try {
    const line = `${'a sentence of a text that is long enough to be measured '.repeat(2).trim()}\n`;
    const text = line.repeat(Math.floor(1_000_000 / line.length));
    const [document] = await target.make(1, text);
    const times: number[] = [];
    for (let i = 0; i < runs * 20; i += 1) {
      const [seat] = await target.seat([document ?? ''], 1);
      if (seat) times.push(await openOne(seat, text.length));
    }
    const at = (q: number): string => quantile(times, q).toFixed(1);
    console.log(`${target.name}: opening 1 MB ${at(0.5)}/${at(0.99)} ms`);
  } finally {
    await target.stop();
  }
}

/** Resident memory over a million edits, as it is and after garbage collections. */
export async function watchMemory(system: string, start: StartTarget): Promise<void> {
  let written = '';
  const target = await start({ flags: '--inspect=127.0.0.1:0', onErrorText: (text) => (written += text) });
  try {
    const inspector = await Inspector.open(LISTENING.exec(written)?.[0] ?? '');
    const round = { documents: 20, each: 2, rate: 100, warmMs: 1000, drainMs: 10_000, generators: 2 };
    await measureTyping(target, { ...round, measureMs: 10_000 });
    const met: number[] = [];
    const collected: number[] = [];
    let edits = 0;
    const look = async (): Promise<void> => {
      met.push(residentMb(target.pid));
      await settle(inspector);
      collected.push(residentMb(target.pid));
      console.log(`  ${edits} edits, resident ${met.at(-1)} MB, ${collected.at(-1)} MB without garbage`);
    };
    await look();
    while (edits < 1_000_000) {
      const seen = await measureTyping(target, { ...round, measureMs: 20_000 });
      edits += seen.made - seen.unanswered;
      await look();
    }
    // When V8 collects moves a single sample by 150 MB; real growth remains.
    const before = quantile(collected.slice(0, LOOKS), 0.5);
    const after = quantile(collected.slice(-LOOKS), 0.5);
    noteFigure(system, 'MB over a million', after - before);
    console.log(
      `${target.name}: ${edits} edits, without garbage ${before} MB at first, ${after} MB at last; ` +
        `as met ${Math.min(...met)} to ${Math.max(...met)} MB`,
    );
    inspector.close();
  } finally {
    await target.stop();
  }
}

function residentMb(pid: number): number {
  const line = /VmRSS:\s+(\d+)/u.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Math.round(Number(line?.[1] ?? 0) / 1024);
}

async function settle(inspector: Inspector): Promise<number> {
  let last = await inspector.used();
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    const now = await inspector.used();
    if (Math.abs(now - last) < 64 * 1024) return now;
    last = now;
  }
}

async function openAll(seats: readonly Seat[], open: WebSocket[]): Promise<void> {
  for (const seat of seats) open.push(await connect(seat, () => true));
}

async function openOne(seat: Seat, length: number): Promise<number> {
  const started = performance.now();
  let bytes = 0;
  const socket = await connect(seat, (data) => (bytes += data.length) > length);
  const took = performance.now() - started;
  socket.terminate();
  return took;
}

/** Joins a document with its protocol and waits for a matching message. */
async function connect(seat: Seat, satisfies: (data: Buffer) => boolean): Promise<WebSocket> {
  const socket = new WebSocket(seat.url, {
    perMessageDeflate: false,
    maxPayload: 64 * 1024 * 1024,
    headers: headersOf(seat),
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.once('open', () => greetOf(seat).forEach((message) => socket.send(message)));
    socket.on('message', (data: Buffer) => {
      if (isContent(seat, data) && satisfies(data)) resolve();
    });
  });
  return socket;
}

function greetOf(seat: Seat): readonly (string | Buffer)[] {
  if (seat.dialect === 'wire') return [];
  if (seat.dialect === 'hocuspocus') return greet(seat.document);
  return [
    JSON.stringify({ a: 'hs', id: null, protocol: 1, protocolMinor: 1 }),
    JSON.stringify({ a: 's', c: 'documents', d: seat.document, v: null }),
  ];
}

function isContent(seat: Seat, data: Buffer): boolean {
  if (seat.dialect === 'wire') return true;
  if (seat.dialect === 'sharedb') return (JSON.parse(data.toString()) as { a: string }).a === 's';
  const { kind, detail } = readKind(data);
  return kind === SYNC && detail === CONTENT;
}
