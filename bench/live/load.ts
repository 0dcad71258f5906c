import type { ChangesJson, ServerMessage } from '@scriptorium/contract/live/messages.ts';
import { WebSocket } from 'ws';

/**
 * A process of the load generator: clients that know the protocol and keep no text. Each types at the beginning of its
 * document, `rate` edits a second, an edit being a token that says when it was made; what waits goes as one change.
 * Prints the latencies it saw: edit to durable acknowledgement, and edit of somebody to receipt here.
 */
export interface Load {
  addresses: { url: string; clientID: string }[];
  /** Edits a second and client. */
  rate: number;
  warmMs: number;
  measureMs: number;
}

export interface LoadResult {
  acknowledged: number[];
  received: number[];
  edits: number;
  unanswered: number;
}

const DIGITS = 9;

class Typist {
  readonly #socket: WebSocket;
  readonly #clientID: string;
  readonly #result: LoadResult;
  readonly #measuring: () => boolean;
  #length = 0;
  #version = 0;
  #seq = 0;
  #inFlight: { seq: number; text: string; made: number[] } | null = null;
  #waiting: number[] = [];
  readonly opened: Promise<void>;

  constructor({ url, clientID }: Load['addresses'][number], result: LoadResult, measuring: () => boolean) {
    this.#clientID = clientID;
    this.#result = result;
    this.#measuring = measuring;
    this.#socket = new WebSocket(url, { perMessageDeflate: false });
    this.opened = new Promise((resolve, reject) => {
      this.#socket.on('error', reject);
      this.#socket.on('close', (code) => reject(new Error(`closed with ${code}`)));
      this.#socket.on('message', (data: Buffer) => {
        this.#receive(JSON.parse(data.toString()) as ServerMessage);
        resolve();
      });
    });
  }

  get unanswered(): number {
    return this.#waiting.length + (this.#inFlight?.made.length ?? 0);
  }

  edit(): void {
    if (this.#measuring()) this.#result.edits += 1;
    this.#waiting.push(now());
    this.#push();
  }

  end(): void {
    this.#socket.terminate();
  }

  #push(): void {
    if (this.#inFlight || this.#waiting.length === 0) return;
    this.#seq += 1;
    const text = this.#waiting.map((made) => Math.round(made).toString(36).padStart(DIGITS, '0')).join('');
    this.#inFlight = { seq: this.#seq, text, made: this.#waiting };
    this.#waiting = [];
    const changes: ChangesJson = this.#length > 0 ? [[0, text], this.#length] : [[0, text]];
    const updates = [{ clientID: this.#clientID, seq: this.#seq, changes }];
    this.#socket.send(JSON.stringify({ type: 'push-updates', clientVersion: this.#version, updates }));
  }

  #receive(message: ServerMessage): void {
    if (message.type === 'get-document') {
      this.#version = message.currentVersion;
      this.#length = (message.document ?? []).join('\n').length;
      this.#pull();
    } else if (message.type === 'acknowledge') {
      const at = now();
      if (this.#measuring()) for (const made of this.#inFlight?.made ?? []) this.#result.acknowledged.push(at - made);
    } else if (message.type === 'updates') {
      const at = now();
      for (const { clientID, changes } of message.updates) {
        const inserted = changes.find((part) => typeof part !== 'number')?.[1];
        const text = typeof inserted === 'string' ? inserted : '';
        this.#length += text.length;
        if (clientID === this.#clientID) this.#inFlight = null;
        else if (this.#measuring()) {
          for (let i = 0; i < text.length; i += DIGITS) {
            this.#result.received.push(at - Number.parseInt(text.slice(i, i + DIGITS), 36));
          }
        }
      }
      this.#version = message.version;
      this.#pull();
      this.#push();
    } else if (message.type === 'error') throw new Error(message.code);
  }

  #pull(): void {
    this.#socket.send(JSON.stringify({ type: 'pull-updates', clientVersion: this.#version }));
  }
}

/** Milliseconds that mean the same in every process of this machine, with a fraction kept out of the tokens. */
function now(): number {
  return performance.timeOrigin + performance.now();
}

async function run(load: Load): Promise<LoadResult> {
  const result: LoadResult = { acknowledged: [], received: [], edits: 0, unanswered: 0 };
  const phase = { measuring: false };
  const typists = load.addresses.map((address) => new Typist(address, result, () => phase.measuring));
  await Promise.all(typists.map(({ opened }) => opened));
  const started = now();
  const made = typists.map((_, i) => -i / typists.length);
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const elapsed = now() - started;
      phase.measuring = elapsed > load.warmMs && elapsed < load.warmMs + load.measureMs;
      typists.forEach((typist, i) => {
        const due = (elapsed / 1000) * load.rate;
        while ((made[i] ?? 0) + 1 <= due) {
          made[i] = (made[i] ?? 0) + 1;
          typist.edit();
        }
      });
      if (elapsed > load.warmMs + load.measureMs) {
        clearInterval(timer);
        resolve();
      }
    }, 4);
  });
  result.unanswered = typists.reduce((sum, typist) => sum + typist.unanswered, 0);
  for (const typist of typists) typist.end();
  return result;
}

process.on('message', (load: Load) => {
  run(load).then(
    (result) => process.send?.(result, () => process.exit(0)),
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      process.exit(1);
    },
  );
});
