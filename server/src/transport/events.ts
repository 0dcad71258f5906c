import { fail } from '@scriptorium/contract/errors.ts';
import type { FastifyInstance } from 'fastify';
import type { Outboxes } from '../domain/limits/outboxes.ts';
import { type BrowserChannel, sessionChannel, userChannel } from '../subscribers/push-to-browsers.ts';
import { EventStream } from './event-stream.ts';
import { type HttpParts, identify, note } from './http.ts';

/** Tabs share one stream; several browsers are normal, a thousand are not. */
const STREAMS_PER_USER = 30;

/** `GET /api/events`: tells this user what changed, as server-sent events. */
export function registerEvents(
  app: FastifyInstance,
  parts: HttpParts,
  channel: BrowserChannel,
  outboxes: Outboxes,
): void {
  const streams = new Map<string, Set<EventStream>>();

  app.get('/api/events', async (request, reply) => {
    const site = request.headers['sec-fetch-site'];
    if (site !== undefined && site !== 'same-origin' && site !== 'none') {
      note(parts, 'access', request);
      fail('forbidden');
    }
    const actor = await identify(parts, request);
    if (actor.kind !== 'user') fail('not-logged-in');
    // It disconnected meanwhile; its close event has passed.
    if (reply.raw.destroyed) return reply.hijack();
    const { userId, sessionId } = actor;
    const mine = streams.get(userId) ?? new Set();
    streams.set(userId, mine);
    // Close the oldest: its browser may be long gone.
    if (mine.size >= STREAMS_PER_USER) {
      note(parts, 'limit', request);
      [...mine][0]?.end();
    }

    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value);
    }
    const stream = new EventStream(reply.raw, outboxes.open(userId), () => note(parts, 'limit', request));
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
    // A session that ended between check and subscription must not receive events.
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
