import { WebSocket } from 'ws';
import { now, readAges, writeToken } from './tokens.ts';

export type Dialect = 'wire' | 'hocuspocus' | 'sharedb';

/** A generator client's place: server, document and number. */
export interface Seat {
  dialect: Dialect;
  url: string;
  document: string;
  /** For systems that identify users by cookie. */
  cookie?: string;
  clientID: string;
  /** Unique within a measurement. */
  number: number;
}

/** Handshake headers of a seat. */
export function headersOf({ cookie }: Seat): Record<string, string> {
  return cookie === undefined ? {} : { cookie };
}

/** What a generator saw, in milliseconds. */
export interface Seen {
  acknowledged: number[];
  received: number[];
  /** Acknowledged edits by server (host and port). */
  served: Record<string, number>;
  /** Number of edits made, measured or not. */
  made: number;
  unanswered: number;
}

/** A client that speaks a protocol but keeps no text: it inserts tokens and times acknowledgements and receipts. */
export abstract class Typist {
  protected readonly socket: WebSocket;
  protected readonly seat: Seat;
  readonly #host: string;
  readonly #seen: Seen;
  readonly #measuring: () => boolean;
  /** Send times of unacknowledged edits, one list per message. */
  readonly #sent: number[][] = [];
  #waiting: number[] = [];
  #last = 0;
  #heard = 0;
  readonly opened: Promise<void>;
  protected ready: () => void = () => undefined;

  constructor(seat: Seat, seen: Seen, measuring: () => boolean) {
    this.seat = seat;
    this.#host = new URL(seat.url).host;
    this.#seen = seen;
    this.#measuring = measuring;
    this.socket = new WebSocket(seat.url, { perMessageDeflate: false, headers: headersOf(seat) });
    this.opened = new Promise((resolve, reject) => {
      this.ready = resolve;
      this.socket.on('error', reject);
      this.socket.on('close', (code) => reject(new Error(`closed with ${code}`)));
    });
    this.socket.on('open', () => this.begin());
    // When the bytes arrived, not when earlier messages had been processed.
    this.socket.on('upgrade', ({ socket }) => socket.prependListener('data', () => (this.#heard = now())));
    this.socket.on('message', (data: Buffer) => this.receive(data));
  }

  /** Number of edits not yet acknowledged. */
  get unanswered(): number {
    return this.#sent.reduce((sum, { length }) => sum + length, this.#waiting.length);
  }

  edit(): void {
    this.#last = Math.max(now(), this.#last + 1);
    this.#seen.made += 1;
    this.#waiting.push(this.#last);
    this.push();
  }

  end(): void {
    this.socket.terminate();
  }

  protected abstract begin(): void;
  protected abstract receive(data: Buffer): void;
  /** Sends pending edits if the protocol allows it now. */
  protected abstract push(): void;

  /** Takes the pending edits as one newline-terminated text; null if there are none. */
  protected take(): string | null {
    if (this.#waiting.length === 0) return null;
    const text = this.#waiting.map((made) => writeToken(made, this.seat.number)).join('');
    this.#sent.push(this.#waiting);
    this.#waiting = [];
    return `${text}\n`;
  }

  /** Called when the oldest message sent has been acknowledged. */
  protected acknowledged(): void {
    const at = this.#heard;
    const edits = this.#sent.shift() ?? [];
    if (!this.#measuring()) return;
    for (const made of edits) this.#seen.acknowledged.push((at - made) / 1000);
    this.#seen.served[this.#host] = (this.#seen.served[this.#host] ?? 0) + edits.length;
  }

  /** Called with a message that contains others' edits, in whatever form. */
  protected received(text: string): void {
    if (this.#measuring()) readAges(text, now(), this.seat.number, (age) => this.#seen.received.push(age));
  }
}
