import type { ServerEvent } from '@scriptorium/contract/live/server-events.ts';
import { fail } from '@scriptorium/contract/errors.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type BrowserChannel, sessionChannel, userChannel } from '../subscribers/push-to-browsers.ts';
import { type HttpParts, identify } from './http.ts';

const KEEP_OPEN_MS = 20_000;
/** Tabs of a browser share one stream; several browsers are normal, a thousand are not. */
const STREAMS_PER_USER = 30;
/** What a reader that does not read may let wait. */
const WAITING_BYTES = 64 * 1024;
/** Between two messages of one kind to one stream: a busy workspace is told once, not a hundred times. */
const SETTLE_MS = 150;

/** `GET /api/events`: says what changed for this user as server-sent events. */
export function registerEvents(app: FastifyInstance, parts: HttpParts, channel: BrowserChannel): void {
  const streams = new Map<string, Set<Stream>>();

  app.get('/api/events', async (request, reply) => {
    const site = request.headers['sec-fetch-site'];
    if (site !== undefined && site !== 'same-origin' && site !== 'none') fail('forbidden');
    const actor = await identify(parts, request);
    if (actor.kind !== 'user') fail('not-logged-in');
    // It went away while this was asked: its end was told already, to nobody.
    if (reply.raw.destroyed) return reply.hijack();
    const { userId, sessionId } = actor;
    const mine = streams.get(userId) ?? new Set();
    streams.set(userId, mine);
    // The oldest makes room: it may well be of a browser that went away without a word.
    if (mine.size >= STREAMS_PER_USER) [...mine][0]?.end();

    const stream = new Stream(reply);
    mine.add(stream);
    const stops = [
      channel.subscribe(userChannel(userId), (event) => stream.send(event)),
      channel.subscribe(sessionChannel(sessionId), (event) => {
        stream.send(event);
        stream.end();
      }),
    ];
    stream.onEnd(() => {
      for (const stop of stops) stop();
      mine.delete(stream);
      if (mine.size === 0) streams.delete(userId);
    });
    stream.send({ topic: 'hello' });
    // A session that ended between the look and the subscription would otherwise be told of what it may not see.
    identify(parts, request).then(
      (still) => (still.kind === 'user' ? undefined : stream.end()),
      () => stream.end(),
    );
    return reply;
  });

  app.addHook('preClose', (done) => {
    for (const mine of streams.values()) for (const stream of mine) stream.end();
    done();
  });
}

class Stream {
  readonly #raw: FastifyReply['raw'];
  readonly #timer: NodeJS.Timeout;
  #pending = new Map<string, ServerEvent>();
  #settle: NodeJS.Timeout | undefined;
  #whenEnded: () => void = () => undefined;

  constructor(reply: FastifyReply) {
    reply.hijack();
    this.#raw = reply.raw;
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) this.#raw.setHeader(name, value);
    }
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
    if (this.#raw.writableLength > WAITING_BYTES) this.#raw.destroy();
    else this.#raw.write(text);
  }

  #finish(): void {
    clearInterval(this.#timer);
    clearTimeout(this.#settle);
    this.#whenEnded();
  }
}
