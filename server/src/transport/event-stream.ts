import type { ServerResponse } from 'node:http';
import type { ServerEvent } from '@scriptorium/contract/live/server-events.ts';
import type { Outbox } from '../domain/limits/outboxes.ts';

const KEEP_OPEN_MS = 20_000;
/** Bytes one stream may buffer; all of a person's streams also count towards their socket budget. */
const WAITING_BYTES = 64 * 1024;
/** Minimum interval between messages of one kind: a busy workspace is reported once, not a hundred times. */
const SETTLE_MS = 150;

/** One stream of server-sent events. A client that stops reading is disconnected; it reconnects and reloads everything. */
export class EventStream {
  readonly #raw: ServerResponse;
  readonly #outbox: Outbox;
  readonly #onOverflow: () => void;
  readonly #timer: NodeJS.Timeout;
  #pending = new Map<string, ServerEvent>();
  #settle: NodeJS.Timeout | undefined;
  #whenEnded: () => void = () => undefined;

  constructor(raw: ServerResponse, outbox: Outbox, onOverflow: () => void) {
    this.#raw = raw;
    this.#outbox = outbox;
    this.#onOverflow = onOverflow;
    this.#raw.setHeader('content-type', 'text/event-stream; charset=utf-8');
    this.#raw.setHeader('x-accel-buffering', 'no');
    this.#raw.writeHead(200);
    this.#timer = setInterval(() => this.#write(':\n\n'), KEEP_OPEN_MS);
    this.#raw.on('close', () => this.#finish());
  }

  onEnd(listener: () => void): void {
    this.#whenEnded = listener;
  }

  send(event: ServerEvent): void {
    if (event.topic === 'hello' || event.topic === 'session-ended') {
      this.#write(`data: ${JSON.stringify(event)}\n\n`);
      return;
    }
    this.#pending.set(event.topic === 'workspace' ? `workspace ${event.workspaceUUID}` : event.topic, event);
    this.#settle ??= setTimeout(() => this.#flush(), SETTLE_MS);
  }

  end(): void {
    if (!this.#raw.writableEnded) this.#raw.end();
    this.#finish();
  }

  #flush(): void {
    this.#settle = undefined;
    const events = [...this.#pending.values()];
    this.#pending = new Map();
    this.#write(events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''));
  }

  #write(text: string): void {
    if (this.#raw.writableEnded || this.#raw.destroyed) return;
    const bytes = Buffer.from(text);
    const waiting = this.#raw.writableLength;
    if (waiting > WAITING_BYTES || (waiting > 0 && !this.#outbox.fits(bytes.byteLength))) {
      this.#onOverflow();
      this.#raw.destroy();
    } else this.#raw.write(bytes, this.#outbox.hold(bytes));
  }

  #finish(): void {
    clearInterval(this.#timer);
    clearTimeout(this.#settle);
    this.#outbox.close();
    this.#whenEnded();
  }
}
