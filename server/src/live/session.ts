import { CLOSE } from '@scriptorium/contract/live/limits.ts';
import { explainBadMessage, readClientMessage } from '@scriptorium/contract/live/messages.ts';
import type { ClientMessage, EffectJson } from '@scriptorium/contract/live/messages.ts';
import { isReviewEffect } from '@scriptorium/contract/review/is-review-effect.ts';
import { REVIEW_LIMITS } from '@scriptorium/contract/review/limits.ts';
import type { Connection } from './connection.ts';
import type { Resume } from './log-reader.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';

/** Pushes are slowed rather than counted; no honest client sends this many other messages per second. */
const SMALL_MESSAGES_PER_SECOND = 200;

/** One socket's session: reads messages and passes them to the room. */
export class Session {
  readonly #rooms: Rooms;
  readonly #connection: Connection;
  #room: Room | null = null;
  #ended = false;
  #hasCursor = false;
  #clientID: string | null = null;
  #smallMessages = 0;
  #second = 0;

  constructor(rooms: Rooms, connection: Connection) {
    this.#rooms = rooms;
    this.#connection = connection;
  }

  async start(documentId: string, resume: Resume | null): Promise<void> {
    const room = await this.#rooms.enter(documentId, this.#connection, resume);
    if (this.#ended) {
      if (room) this.#rooms.leave(room, this.#connection);
    } else this.#room = room;
  }

  receive(text: string): void {
    if (this.#ended) return;
    const json = parse(text);
    const message = readClientMessage(json);
    if (!message || !this.#room) {
      this.#connection.close(CLOSE.badMessage, message ? '' : explainBadMessage(json));
      this.end();
      return;
    }
    this.#handle(this.#room, message, text.length);
  }

  end(): void {
    if (this.#ended) return;
    this.#ended = true;
    const room = this.#room;
    if (!room) return;
    this.#leaveCursors(room);
    this.#rooms.leave(room, this.#connection);
  }

  #handle(room: Room, message: ClientMessage, bytes: number): void {
    switch (message.type) {
      case 'push-updates':
        if (!this.#mayPush(message.updates) || !this.#mayReview(message.updates)) break;
        room.push(
          this.#connection,
          { ...message, updates: message.updates.map((update) => this.#relabel(update)) },
          bytes,
        );
        this.#rooms.noteActivity(room);
        break;
      case 'pull-updates':
        room.pull(this.#connection, message.clientVersion);
        break;
      case 'ping':
        if (this.#isTooMany()) return;
        this.#connection.send({ type: 'pong', id: message.id });
        break;
      case 'presence':
        if (this.#isTooMany()) return;
        room.notePresence(this.#connection, message);
        break;
      case 'check':
        if (this.#isTooMany()) return;
        room.check(this.#connection, message);
        break;
      case 'get-review':
        if (this.#isTooMany()) return;
        room.review.send(this.#connection);
        break;
    }
  }

  /** Sockets of our own client push only under the clientID with which they were opened. */
  #mayPush(updates: readonly { clientID: string }[]): boolean {
    const own = this.#connection.clientID ?? this.#clientID ?? updates[0]?.clientID;
    if (own !== undefined && updates.every(({ clientID }) => clientID === own)) {
      this.#clientID = own;
      return true;
    }
    this.#connection.close(CLOSE.badMessage, 'One clientID a socket.');
    this.end();
    return false;
  }

  /**
   * Review operations are accepted only from sockets opened for them, and only as many at once as can be judged
   * quickly.
   */
  #mayReview(updates: readonly { effects?: EffectJson[] | undefined }[]): boolean {
    const { operations, hunks } = countOperations(updates);
    if (operations === 0) return true;
    const isTooMuch = operations > REVIEW_LIMITS.operationsPerPush || hunks > REVIEW_LIMITS.hunksPerPush;
    if (this.#connection.isReviewing && !isTooMuch) return true;
    const reason = isTooMuch ? 'Too many review operations.' : 'This socket was not opened for review.';
    this.#connection.close(CLOSE.badMessage, reason);
    this.end();
    return false;
  }

  /** Labels are set by the server, so that clients cannot impersonate others. */
  #relabel<Update extends { effects?: EffectJson[] | undefined }>(update: Update): Update {
    if (!update.effects || update.effects.length === 0) return update;
    const { label } = this.#connection;
    this.#hasCursor = update.effects.at(-1)?.type === 'cursor';
    return {
      ...update,
      effects: update.effects.map((effect) => (isReviewEffect(effect) ? effect : { ...effect, label })),
    };
  }

  /** Basic clients learn through the log that this one has left. */
  #leaveCursors(room: Room): void {
    if (this.#hasCursor) room.appendLeave(this.#connection);
  }

  #isTooMany(): boolean {
    const second = Math.floor(performance.now() / 1000);
    if (second !== this.#second) this.#smallMessages = 0;
    this.#second = second;
    this.#smallMessages += 1;
    if (this.#smallMessages <= SMALL_MESSAGES_PER_SECOND) return false;
    this.#connection.close(CLOSE.abuse);
    this.end();
    return true;
  }
}

function countOperations(updates: readonly { effects?: EffectJson[] | undefined }[]): {
  operations: number;
  hunks: number;
} {
  const count = { operations: 0, hunks: 0 };
  for (const { effects } of updates)
    for (const effect of effects ?? []) {
      if (!isReviewEffect(effect)) continue;
      count.operations += 1;
      if (effect.type === 'suggest') count.hunks += effect.hunks.length + effect.drop.length;
    }
  return count;
}

/** Returns `undefined`, which is not a valid message, if it is not JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
