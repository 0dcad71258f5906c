import type { Text } from '@codemirror/state';
import type { ServerMessage, UpdateJson } from '@scriptorium/contract/live/messages.ts';
import { CLOSE, PUSH_ERRORS } from '@scriptorium/contract/live/limits.ts';
import type { CloseCode, PushErrorCode } from '@scriptorium/contract/live/limits.ts';
import { isReviewEffect } from '@scriptorium/contract/review/is-review-effect.ts';
import { followLog, receivePush, trimTail, weighUpdate } from './authority.ts';
import type { Authority, LoggedUpdate, Push } from './authority.ts';
import { judgeBatch } from './batch.ts';
import { weighOperations } from './reviewing.ts';
import type { Batch, Judge, OwnedMark, QueuedEffects, QueuedPush } from './batch.ts';

/** More than the number of people ever in one document at a time. */
const MARKS_KEPT = 500;

export interface Member {
  readonly id: string;
  readonly userId: string;
  /** The clientID given when the socket was opened; null for clients that only know the basic messages. */
  readonly clientID: string | null;
  /** Whether it was opened for comments and suggestions; other sockets get updates without them. */
  readonly isReviewing?: boolean;
}

export type Output =
  | { readonly to: string; readonly send: ServerMessage }
  | { readonly to: string; readonly close: CloseCode };

interface Seat extends Member {
  /** Version of the outstanding pull. */
  pull: number | null;
}

/** Steps read from the log; `from` is the version before the first. */
export interface LogSlice {
  readonly from: number;
  readonly updates: readonly LoggedUpdate[];
}

/**
 * The state of an open document, without socket, clock or disk: who is present, which pushes wait, which batch is being
 * committed. Only durable updates are ever sent; an acknowledgement follows the updates it confirms.
 */
export class DocumentState {
  #durable: Authority;
  readonly #marks: Map<string, OwnedMark>;
  readonly #judge: Judge;
  /** The highest version up to which a mark counts updates. */
  #marked = 0;
  /** Clients looked up in the log without success. */
  readonly #looked = new Set<string>();
  readonly #seats = new Map<string, Seat>();
  #queue: QueuedPush[] = [];
  #effects: QueuedEffects[] = [];
  #committing: Batch | null = null;
  #trimmedAt = 0;
  /** Bytes by which the tail has grown since the last trim. */
  #untrimmed = 0;

  constructor(durable: Authority, judge: Judge = receivePush) {
    this.#durable = durable;
    this.#marks = new Map();
    this.#judge = judge;
  }

  get durable(): Authority {
    return this.#durable;
  }

  get waiting(): number {
    return this.#queue.length + this.#effects.length;
  }

  get isCommitting(): boolean {
    return this.#committing !== null;
  }

  /** Members in order of arrival. */
  members(): readonly Member[] {
    return [...this.#seats.values()];
  }

  /** Whether a socket is still a member: another socket of its client may have replaced it. */
  isHere(id: string): boolean {
    return this.#seats.has(id);
  }

  hasMark(clientID: string): boolean {
    return this.#marks.has(clientID);
  }

  mark(clientID: string): OwnedMark | undefined {
    return this.#marks.get(clientID);
  }

  /** Sets a client's mark, loaded before its first push is accepted. */
  setMark(clientID: string, mark: OwnedMark): void {
    this.#looked.delete(clientID);
    this.#marks.set(clientID, mark);
    this.#marked = Math.max(this.#marked, mark.lastVersion);
  }

  /**
   * True if a mark counts updates that we have not followed yet, since another node wrote them. It must not be used for
   * judging pushes: its client's next push would not fit the text, and a returning client would believe that a log
   * without these updates contains them.
   */
  get isBehindMarks(): boolean {
    return this.#marked > this.#durable.version;
  }

  /** True while a batch with updates of this client is being committed. */
  isCommittingFor(clientID: string): boolean {
    return this.#committing?.updates.some(({ update }) => update.clientID === clientID) ?? false;
  }

  /** Admits a socket. An older socket of the same client is closed and its waiting pushes dropped. */
  join(member: Member): Output[] {
    const outputs: Output[] = [];
    for (const seat of this.#seats.values()) {
      if (member.clientID !== null && seat.clientID === member.clientID) {
        outputs.push({ to: seat.id, close: CLOSE.outOfDate });
        this.leave(seat.id);
      }
    }
    this.#seats.set(member.id, { ...member, pull: null });
    return outputs;
  }

  leave(id: string): void {
    const clientID = this.#seats.get(id)?.clientID ?? null;
    this.#seats.delete(id);
    if (clientID !== null && !this.isCommittingFor(clientID)) this.#marks.delete(clientID);
    this.#queue = this.#queue.filter(({ sender }) => sender !== id);
  }

  push(id: string, push: Push, bytes = 0): void {
    const seat = this.#seats.get(id);
    if (seat) this.#queue.push({ sender: id, userId: seat.userId, push, bytes });
  }

  /** Queues the room's own effects for the next batch. */
  addEffects(step: QueuedEffects): void {
    this.#effects.push(step);
  }

  /** Records that a socket waits for everything after `version`. */
  pull(id: string, version: number): Output[] {
    const seat = this.#seats.get(id);
    if (!seat) return [];
    if (version > this.#durable.version) return [{ to: id, close: CLOSE.outOfDate }];
    seat.pull = version;
    return [];
  }

  /** A socket's outstanding pull, if it can be answered now. */
  pulled(id: string): number | null {
    const pull = this.#seats.get(id)?.pull ?? null;
    return pull !== null && pull < this.#durable.version ? pull : null;
  }

  /** The version from which steps are in memory. */
  get start(): number {
    return this.#durable.version - this.#durable.tail.length;
  }

  /** True if steps from `version` on are in memory. */
  reaches(version: number): boolean {
    return version >= this.start;
  }

  /** The oldest base version of a waiting push; log rows older than the tail must be read first. */
  oldestPushed(): number {
    let oldest = this.#durable.version;
    for (const { push } of this.#queue) oldest = Math.min(oldest, push.clientVersion);
    return oldest;
  }

  /** Clients present or with waiting pushes whose mark is loaded. */
  knownClients(): readonly string[] {
    return [...this.#marks.keys()];
  }

  /** Clients with waiting pushes whose mark is not loaded. */
  unknownClients(): readonly string[] {
    const ids = new Set<string>();
    for (const { push } of this.#queue) {
      const id = push.updates[0]?.clientID;
      if (id !== undefined && !this.#marks.has(id) && !this.#looked.has(id)) ids.add(id);
    }
    if (this.#looked.size > 10_000) this.#looked.clear();
    for (const id of ids) this.#looked.add(id);
    return [...ids];
  }

  /** Answers a pull with at most `limit` updates of about `bytes` in total, at least one. */
  answerPull(id: string, limit = Number.POSITIVE_INFINITY, bytes = Number.POSITIVE_INFINITY): Output[] {
    const pull = this.pulled(id);
    if (pull === null) return [];
    const start = this.#durable.version - this.#durable.tail.length;
    return this.answerFrom(id, { from: start, updates: this.#durable.tail }, limit, bytes);
  }

  /**
   * The same from steps read from the log. Steps that another node has written and this one has not followed are held
   * back: a client that knew them would push on top of them.
   */
  answerFrom(id: string, slice: LogSlice, limit: number, bytes: number): Output[] {
    const pull = this.notePulled(id);
    if (pull === null) return [];
    if (pull < slice.from) return [{ to: id, close: CLOSE.outOfDate }];
    const updates: UpdateJson[] = [];
    const isReviewing = this.#seats.get(id)?.isReviewing ?? false;
    let held = 0;
    const end = Math.min(slice.updates.length, this.#durable.version - slice.from);
    for (let at = pull - slice.from; at < end && updates.length < limit; at += 1) {
      const update = slice.updates[at] as LoggedUpdate;
      held += weighUpdate(update);
      if (held > bytes && updates.length > 0) break;
      updates.push(isReviewing ? writeUpdate(update) : withoutReview(writeUpdate(update)));
    }
    return [{ to: id, send: { type: 'updates', updates, version: pull + updates.length } }];
  }

  /** Marks a pull as answered, by a message shared with another socket or supplied by the caller. */
  notePulled(id: string): number | null {
    const seat = this.#seats.get(id);
    const pull = this.pulled(id);
    if (seat) seat.pull = pull === null ? seat.pull : null;
    return pull;
  }

  /**
   * Takes up to `limit` waiting pushes of about `bytes` together, unless a batch is under way. Judging review
   * operations takes longer than text: at most `operations` of them are taken, and others' text goes first.
   */
  nextBatch(
    limit = Number.POSITIVE_INFINITY,
    bytes = Number.POSITIVE_INFINITY,
    operations = Number.POSITIVE_INFINITY,
  ): Batch | null {
    if (this.#committing || this.waiting === 0) return null;
    const pushes: QueuedPush[] = [];
    const left: QueuedPush[] = [];
    const behind = new Set<string>();
    let held = 0;
    let judged = 0;
    for (const [at, push] of this.#queue.entries()) {
      if (pushes.length >= limit || (held + push.bytes > bytes && pushes.length > 0)) {
        left.push(...this.#queue.slice(at));
        break;
      }
      const weight = weighOperations(push.push.updates);
      const isTooMuch = weight > 0 && judged + weight > operations && (judged > 0 || operations <= 0);
      if (isTooMuch || behind.has(push.sender)) {
        // The sender's later pushes build on this one.
        behind.add(push.sender);
        left.push(push);
        continue;
      }
      judged += weight;
      held += push.bytes;
      pushes.push(push);
    }
    if (pushes.length === 0 && this.#effects.length === 0) return null;
    this.#queue = left;
    const effects = this.#effects;
    this.#effects = [];
    this.#committing = judgeBatch(this.#durable, this.#marks, pushes, this.#judge, effects);
    return this.#committing;
  }

  /** Computes the text after the batch in flight; not visible until confirmed. */
  prepare(batch: Batch): Text {
    void batch.after.review;
    return batch.after.text;
  }

  /** The batch is durable (or had nothing to write): broadcast it and answer its senders. */
  confirm(batch: Batch): Output[] {
    this.#committing = null;
    // Copied to release the previous text: a document may stay idle for long after all of it was replaced.
    this.#durable = { ...batch.after };
    for (const { bytes } of batch.pushes) this.#untrimmed += bytes;
    for (const [clientID, { after }] of batch.marks) this.setMark(clientID, after);
    if (this.#marks.size > MARKS_KEPT) this.#forgetMarks();
    return batch.replies.flatMap((reply): Output[] => {
      if (!this.#seats.has(reply.to)) return [];
      if (reply.kind === 'acknowledge')
        return [{ to: reply.to, send: { type: 'acknowledge', version: reply.version } }];
      if (reply.kind === 'error') return [{ to: reply.to, send: writeError(reply.code) }];
      return [{ to: reply.to, close: CLOSE.outOfDate }];
    });
  }

  /**
   * Drops marks of departed clients, and of clients using a new clientID per push, which would accumulate while the
   * document is open. Returning clients are looked up again.
   */
  #forgetMarks(): void {
    const needed = new Set<string | null | undefined>([
      ...[...this.#seats.values()].map(({ clientID }) => clientID),
      ...this.#queue.map(({ push }) => push.updates[0]?.clientID),
    ]);
    for (const clientID of this.#marks.keys()) if (!needed.has(clientID)) this.#marks.delete(clientID);
  }

  /** The batch was not written: its pushes wait again, ahead of newer ones. */
  requeue(batch: Batch): void {
    this.#committing = null;
    const present = batch.pushes.filter(({ sender }) => this.#seats.has(sender));
    this.#queue = [...present, ...this.#queue];
    this.#effects = [...batch.effects, ...this.#effects];
  }

  /** The batch was not written: pushes that contained anything new are answered with an error. */
  refuse(batch: Batch, code: PushErrorCode): Output[] {
    this.#committing = null;
    return batch.replies.flatMap((reply): Output[] => {
      if (!this.#seats.has(reply.to)) return [];
      if (reply.kind === 'resync') return [{ to: reply.to, close: CLOSE.outOfDate }];
      return [{ to: reply.to, send: writeError(reply.kind === 'error' ? reply.code : code) }];
    });
  }

  /** Applies steps that others wrote to the log, and current marks of present clients. */
  follow(slice: LogSlice, marks: ReadonlyMap<string, OwnedMark>): void {
    const fresh = slice.updates.slice(Math.max(0, this.#durable.version - slice.from));
    if (slice.from > this.#durable.version) throw new Error('The log has a gap.');
    this.#durable = followLog(this.#durable, fresh);
    for (const [clientID, mark] of marks) this.setMark(clientID, mark);
  }

  /** Prepends older steps to the tail. */
  extendTail(slice: LogSlice): void {
    const start = this.#durable.version - this.#durable.tail.length;
    if (slice.from >= start || slice.from + slice.updates.length < start) return;
    const older = slice.updates.slice(0, start - slice.from);
    this.#durable = { ...this.#durable, tail: [...older, ...this.#durable.tail] };
  }

  /**
   * Drops the oldest steps; not before `patience` new ones, or a quarter of the bytes, since it scans everything kept.
   */
  trim(count: number, bytes: number, patience = 0): void {
    const isSoon = this.#durable.version - this.#trimmedAt < patience && this.#untrimmed < bytes / 4;
    if (this.#committing || isSoon) return;
    this.#untrimmed = 0;
    this.#trimmedAt = this.#durable.version;
    this.#durable = trimTail(this.#durable, count, bytes);
  }
}

export function writeUpdate(update: LoggedUpdate): UpdateJson {
  return {
    clientID: update.clientID,
    changes: update.changes.toJSON() as UpdateJson['changes'],
    ...(update.seq === undefined ? {} : { seq: update.seq }),
    ...(update.effects ? { effects: [...update.effects] } : {}),
  };
}

/** The update as sent to a client without review: a step that may have no text changes. */
function withoutReview(update: UpdateJson): UpdateJson {
  if (!update.effects?.some(isReviewEffect)) return update;
  const { effects, ...bare } = update;
  const others = effects.filter((effect) => !isReviewEffect(effect));
  return others.length > 0 ? { ...bare, effects: others } : bare;
}

function writeError(code: PushErrorCode): ServerMessage {
  return { type: 'error', code, message: PUSH_ERRORS[code] };
}
