import { fail } from '@scriptorium/contract/errors.ts';
import type { FastifyInstance } from 'fastify';
import { type LinkGuestActor, readPerson } from '../pipeline/actor.ts';
import { findLinkGuest } from '../pipeline/link-guests.ts';
import type { Outboxes } from '../domain/limits/outboxes.ts';
import { Seats } from '../domain/limits/seats.ts';
import { type BrowserChannel, GUESTS_CHANNEL, sessionChannel, userChannel } from '../subscribers/push-to-browsers.ts';
import { EventStream } from './event-stream.ts';
import { type HttpParts, identify, note } from './http.ts';

/** Tabs share one stream; several browsers are normal, a thousand are not. */
const STREAMS_PER_USER = 30;
/** For all guests of a link: a lecture may look at one text. */
const STREAMS_PER_LINK = 300;

/** `GET /api/events`: tells this user what changed, as server-sent events. */
export function registerEvents(
  app: FastifyInstance,
  parts: HttpParts,
  channel: BrowserChannel,
  outboxes: Outboxes,
): void {
  const streams = new Seats<EventStream>({ each: STREAMS_PER_USER, crowd: STREAMS_PER_LINK });

  app.get('/api/events', async (request, reply) => {
    const site = request.headers['sec-fetch-site'];
    if (site !== undefined && site !== 'same-origin' && site !== 'none') {
      note(parts, 'access', request);
      fail('forbidden');
    }
    const actor = await identify(parts, request);
    const person = readPerson(actor) ?? fail('not-logged-in');
    // It disconnected meanwhile; its close event has passed.
    if (reply.raw.destroyed) return reply.hijack();
    const { id: userId, countsAs, sessionId } = person;
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value);
    }
    const stream = new EventStream(reply.raw, outboxes.open(countsAs), () => note(parts, 'limit', request));
    const { vacated, leave } = streams.take(countsAs, userId, stream);
    if (vacated !== null) {
      note(parts, 'limit', request);
      vacated.end();
    }
    const stops = [
      channel.subscribe(userChannel(userId), (event) => stream.send(event)),
      channel.subscribe(sessionChannel(sessionId), (event) => {
        stream.send(event);
        stream.end();
      }),
    ];
    if (actor.kind === 'link-guest') stops.push(watchGuest(parts, channel, stream, actor));
    stream.onEnd(() => {
      for (const stop of stops) stop();
      leave();
    });
    stream.send({ topic: 'hello' });
    // A session that ended between check and subscription must not receive events.
    identify(parts, request).then(
      (still) => (readPerson(still)?.id === userId ? undefined : stream.end()),
      () => stream.end(),
    );
    return reply;
  });

  app.addHook('preClose', (done) => {
    for (const stream of streams.all()) stream.end();
    done();
  });
}

/** The longest delay of a timer. */
const MAX_MS = 2 ** 31 - 1;

/** A guest has access to one thing: when that ends, so does their stream. */
function watchGuest(
  { pipeline }: HttpParts,
  channel: BrowserChannel,
  stream: EventStream,
  { guestId, until }: LinkGuestActor,
): () => void {
  let isWatching = true;
  const judge = (): void => {
    findLinkGuest(pipeline.db, { id: guestId }, pipeline.clock.now()).then(
      (still) => {
        if (still !== undefined) return wait(still.until);
        stream.send({ topic: 'session-ended' });
        stream.end();
      },
      () => stream.end(),
    );
  };
  let timer: NodeJS.Timeout | undefined;
  const wait = (moment: number): void => {
    clearTimeout(timer);
    if (!isWatching) return;
    timer = setTimeout(judge, Math.min(moment - pipeline.clock.now(), MAX_MS));
    timer.unref();
  };
  wait(until);
  const stops = [
    channel.subscribe(userChannel(guestId), ({ topic }) => topic === 'groups' && judge()),
    channel.subscribe(GUESTS_CHANNEL, judge),
  ];
  return () => {
    isWatching = false;
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}
