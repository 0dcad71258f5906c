import websocket from '@fastify/websocket';
import { CLOSE, LIVE_LIMITS } from '@scriptorium/contract/live/limits.ts';
import { clientID as clientIdShape } from '@scriptorium/contract/live/messages.ts';
import type { CloseCode } from '@scriptorium/contract/live/limits.ts';
import type { ServerMessage } from '@scriptorium/contract/live/messages.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { hashToken } from '../adapters/clock.ts';
import type { Clock } from '../adapters/clock.ts';
import type { Meter } from '../adapters/meter.ts';
import type { Schema } from '../db/schema.ts';
import { networkOf } from '../domain/accounts/network-address.ts';
import type { Outbox, Outboxes } from '../domain/limits/outboxes.ts';
import { Pace } from '../domain/limits/pace.ts';
import type { Connection } from '../live/connection.ts';
import { type OpenPermission, mayOpenDocument } from '../live/may-open.ts';
import type { Rooms } from '../live/rooms.ts';
import { Session } from '../live/session.ts';
import { watchExpiry } from '../live/watch-expiry.ts';
import { redeemTicket } from '../live/transactions.ts';
import { readPerson } from '../pipeline/actor.ts';
import { findActor } from '../pipeline/sessions.ts';
import type { RefusalLog } from '../pipeline/refusal-log.ts';
import type { UnitOfWork } from '../pipeline/unit-of-work.ts';
import type { Cookies } from './cookies.ts';
import { SOCKETS_OPENED, SOCKETS_REFUSED } from './metrics.ts';
import type { Origins } from './origins.ts';
import type { SocketLimits } from './socket-limits.ts';
import { Intake, Reader, type TrafficSocket } from './socket-traffic.ts';

/** A socket that does not answer pings for this long is dead. */
const PING_MS = 20_000;
/** Consecutive heartbeats without any buffered data being read. */
const DEAF_BEATS = 2;
/** Messages buffered while ticket and document are looked up. */
const EARLY_MESSAGES = 16;
/** Bytes tolerated after the close; beyond this, the socket is terminated. */
const LATE_BYTES = 4 * 1024 * 1024;
/** Limit for small messages buffered for a stalled reader. */
const SMALL_WAITING_BYTES = 1024 * 1024;
/** Protocol-level pings per second that are tolerated; each is answered. */
const PINGS_PER_SECOND = 50;

export interface DocumentsParts {
  rooms: Rooms;
  unitOfWork: UnitOfWork;
  db: Kysely<Schema>;
  clock: Clock;
  origins: Origins;
  cookies: Cookies;
  sockets: SocketLimits;
  outboxes: Outboxes;
  meter: Meter;
  refusals: Pick<RefusalLog, 'note'>;
  isDraining: () => boolean;
}

/** Bytes per user and direction across all sockets. Traffic beyond that waits, so that others are served. */
const SENDING = { burst: 8 * 1024 * 1024, perSecond: 4 * 1024 * 1024 };
const READING = { burst: 48 * 1024 * 1024, perSecond: 16 * 1024 * 1024 };

const query = z.object({
  ticket: z.string().max(200).optional(),
  protocol: z.literal('1').optional(),
  review: z.literal('1').optional(),
  clientID: clientIdShape.optional(),
  epoch: z.string().max(64).optional(),
  version: z.coerce.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER).optional(),
});

interface Socket extends TrafficSocket {
  close(code: number, reason?: string): void;
  terminate(): void;
  ping(): void;
  readonly readyState: number;
  on(event: 'message', listener: (data: Buffer | ArrayBuffer | Buffer[], isBinary: boolean) => void): void;
  on(event: 'close' | 'ping' | 'pong', listener: () => void): void;
}

/**
 * `/documents?ticket=…&document=…`: one socket per person and document. Only the ticket determines the document; the
 * parameter is for load balancers. A wrong one opens no other text, but may lead to another server.
 */
export async function registerDocuments(app: FastifyInstance, parts: DocumentsParts): Promise<void> {
  await app.register(websocket, {
    options: { maxPayload: LIVE_LIMITS.messageBytes, perMessageDeflate: false },
    // Invalid frames are the client's fault: they end the socket, nothing else.
    errorHandler: (error, socket, request) => {
      request.log.info({ err: error.message }, 'a socket failed');
      socket.terminate();
    },
    // Rooms close their sockets with a code; the plugin would drop them without one.
    preClose: (done) => done(),
  });
  const paces: Paces = { sending: new Pace(SENDING), reading: new Pace(READING) };
  app.get(
    '/documents',
    {
      websocket: true,
      preValidation: async (request, reply) => {
        const { origin } = request.headers;
        // This HTTP version has no upgrade.
        if (request.raw.httpVersion !== '1.1') await reply.code(400).send();
        else if (parts.isDraining()) await reply.code(503).header('retry-after', '1').send();
        else if (origin === undefined ? isBrowser(request) : !parts.origins.isOurs(origin)) {
          note(parts, 'access', request);
          await reply.code(403).send();
        } else if (parts.sockets.isFull(networkOf(request.ip))) {
          note(parts, 'limit', request);
          parts.meter.count(SOCKETS_REFUSED, 'reason="address"');
          await reply.code(429).header('retry-after', '30').send();
        }
      },
    },
    (socket, request) => serve(socket, request, parts, paces),
  );
}

interface Paces {
  readonly sending: Pace;
  readonly reading: Pace;
}

function serve(socket: Socket, request: FastifyRequest, parts: DocumentsParts, paces: Paces): void {
  const early: string[] = [];
  let earlyLength = 0;
  let session: Session | null = null;
  let intake: Intake | null = null;
  let outbox: Outbox | null = null;
  let isOpen = true;
  /** Bytes received after the close; null before it. */
  let late: number | null = null;
  /** Called when the socket has closed. */
  const leavings = [parts.sockets.enterFrom(networkOf(request.ip))];
  const close = (code: CloseCode, reason?: string): void => {
    if (isOpen) socket.close(code, reason);
    if (code === CLOSE.abuse) note(parts, 'limit', request);
    late ??= 0;
    early.length = 0;
  };
  const send = (text: string): void => {
    if (!isOpen) return;
    if (socket.bufferedAmount - (outbox?.bytes ?? 0) > SMALL_WAITING_BYTES) socket.terminate();
    else socket.send(text, { binary: false });
  };
  const pulse = watchPulse(socket, request);
  leavings.push(() => pulse.end());
  socket.on('close', () => {
    isOpen = false;
    for (const leave of leavings) leave();
    outbox?.close();
    intake?.close();
    session?.end();
  });
  socket.on('message', (data, isBinary) => {
    // The client may keep sending without acknowledging the close: discard it, but not for long.
    if (late !== null) {
      late += countBytes(data);
      if (late > LATE_BYTES) socket.terminate();
      return;
    }
    pulse.note();
    const text = isBinary ? null : toText(data);
    if (text === null) return close(CLOSE.badMessage);
    if (intake) return intake.take(text);
    earlyLength += text.length;
    // The sender has not been identified yet.
    if (early.push(text) > EARLY_MESSAGES || earlyLength > LIVE_LIMITS.messageBytes) close(CLOSE.badMessage);
  });

  const enter = async (): Promise<void> => {
    const admission = await admit(request, parts);
    if ('code' in admission) return close(admission.code);
    const { itemId, sessionId, userId, countsAs, permission, clientID, isReviewing, resume } = admission;
    if (!isOpen) return;
    const leaveUser = parts.sockets.enterAs(countsAs);
    if (leaveUser === null) {
      parts.meter.count(SOCKETS_REFUSED, 'reason="user"');
      return close(CLOSE.abuse, 'Too many open documents.');
    }
    leavings.push(leaveUser);
    parts.meter.count(SOCKETS_OPENED);
    const box = parts.outboxes.open(countsAs);
    outbox = box;
    const reader = new Reader(socket, box, { userId: countsAs, pace: paces.reading, isOpen: () => isOpen });
    const arriving = new Intake(socket, { userId: countsAs, pace: paces.sending });
    const line: Connection = {
      id: parts.clock.newId(),
      userId,
      sessionId,
      label: permission.label,
      clientID,
      role: permission.role,
      until: permission.until,
      isReviewing,
      send: (message: ServerMessage) => send(JSON.stringify(message)),
      sendFrame: (frame) => reader.send(frame),
      sendParts: (first, shared) => reader.sendParts(first, shared),
      together: (work) => {
        const { socket: stream } = request.raw;
        stream.cork();
        try {
          work();
        } finally {
          stream.uncork();
        }
      },
      waiting: () => socket.bufferedAmount,
      mayTake: (bytes) => reader.mayTake(bytes),
      makeRoom: (bytes) => reader.makeRoom(bytes),
      hold: (held) => arriving.hold(held),
      close,
    };
    const entering = new Session(parts.rooms, line);
    await entering.start(itemId, resume);
    if (!isOpen) return entering.end();
    // Access may have been withdrawn while the document was opening.
    const recheck = () => mayOpenDocument(parts.db, { itemId, sessionId, now: parts.clock.now() });
    const still = await recheck();
    // A socket that has closed meanwhile would otherwise stay in the document forever.
    if (!isOpen) return entering.end();
    if (!still.allowed || still.role !== permission.role) {
      close(still.allowed ? CLOSE.restarting : still.code);
      return entering.end();
    }
    leavings.push(
      watchExpiry(still.until, {
        now: () => parts.clock.now(),
        recheck,
        onResult: (now) => {
          if (!now.allowed) close(now.code);
          else if (now.role !== permission.role) close(CLOSE.restarting, 'role');
        },
        onError: (error) => {
          request.log.error({ err: error }, 'access to an open document could not be checked again');
          close(CLOSE.restarting);
        },
      }),
    );
    session = entering;
    arriving.begin((text) => entering.receive(text));
    intake = arriving;
    for (const text of early) arriving.take(text);
  };
  enter().catch((error: unknown) => {
    request.log.error({ err: error }, 'a document could not be opened');
    close(CLOSE.restarting, 'cannot-open');
  });
}

/** Ends a socket whose peer is gone, sends without ever reading, or pings endlessly. */
function watchPulse(socket: Socket, request: FastifyRequest): { note(): void; end(): void } {
  /** Bytes accepted so far by the peer's TCP stack. */
  const countTaken = (): number => request.raw.socket.bytesWritten - request.raw.socket.writableLength;
  let alive = true;
  let taken = -1;
  let deafBeats = 0;
  let pings = 0;
  const heartbeat = setInterval(() => {
    // It may keep sending without reading, and what is buffered would wait forever.
    deafBeats = socket.bufferedAmount > 0 && countTaken() === taken ? deafBeats + 1 : 0;
    taken = countTaken();
    if (!alive || deafBeats >= DEAF_BEATS) socket.terminate();
    alive = false;
    pings = 0;
    socket.ping();
  }, PING_MS);
  socket.on('ping', () => {
    pings += 1;
    if (pings > (PINGS_PER_SECOND * PING_MS) / 1000) socket.terminate();
  });
  const note = (): void => {
    alive = true;
  };
  socket.on('pong', note);
  return { note, end: () => clearInterval(heartbeat) };
}

/** Who may open which document, and how. */
interface Admitted {
  itemId: string;
  sessionId: string;
  userId: string;
  /** The person to whose limits it counts. */
  countsAs: string;
  permission: Extract<OpenPermission, { allowed: true }>;
  /** Null for a basic client. */
  clientID: string | null;
  isReviewing: boolean;
  /** The point at which the client left off. */
  resume: { epoch: string; version: number } | null;
}

async function admit(request: FastifyRequest, parts: DocumentsParts): Promise<Admitted | { code: CloseCode }> {
  const read = query.safeParse(request.query);
  if (!read.success) return { code: CLOSE.badMessage };
  const { ticket, protocol, clientID, epoch, version, review } = read.data;
  // A ticket is part of a URL, which may leak, so it is useless without the session that requested it.
  if (ticket === undefined) return { code: CLOSE.notLoggedIn };
  const redeemed = await parts.unitOfWork.run(redeemTicket, { tokenHash: hashToken(ticket) });
  if (!redeemed) return { code: CLOSE.notLoggedIn };
  const { itemId, sessionId, userId } = redeemed;
  const { actor } = await findActor(parts.db, parts.cookies.readCredentials(request), parts.clock.now());
  const person = readPerson(actor);
  if (person?.id !== userId) {
    note(parts, 'access', request);
    return { code: CLOSE.notLoggedIn };
  }
  const permission = await mayOpenDocument(parts.db, { itemId, sessionId, now: parts.clock.now() });
  if (!permission.allowed) {
    note(parts, 'access', request);
    return { code: permission.code };
  }
  const ours = protocol !== undefined && clientID !== undefined;
  return {
    itemId,
    sessionId,
    userId,
    countsAs: person.countsAs,
    permission,
    clientID: ours ? clientID : null,
    isReviewing: ours && review !== undefined,
    resume: ours && epoch !== undefined && version !== undefined ? { epoch, version } : null,
  };
}

function note({ refusals }: DocumentsParts, kind: 'access' | 'limit', { ip: address }: FastifyRequest): void {
  refusals.note({ kind, call: '/documents', address });
}

/** Sec-Fetch-* without Origin: the header was stripped, so refuse. */
function isBrowser({ headers }: FastifyRequest): boolean {
  return Object.keys(headers).some((name) => name.startsWith('sec-fetch-'));
}

function countBytes(data: Buffer | ArrayBuffer | Buffer[]): number {
  return Array.isArray(data) ? data.reduce((sum, part) => sum + part.byteLength, 0) : data.byteLength;
}

function toText(data: Buffer | ArrayBuffer | Buffer[]): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString();
  return (Buffer.isBuffer(data) ? data : Buffer.from(data)).toString();
}
