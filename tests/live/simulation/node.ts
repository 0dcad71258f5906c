import { CLOSE, writeBadOperation } from '@scriptorium/contract/live/limits.ts';
import type { SentOperation } from '@scriptorium/contract/live/limits.ts';
import type { ClientMessage, ServerMessage } from '@scriptorium/contract/live/messages.ts';
import { isReviewEffect } from '@scriptorium/contract/review/is-review-effect.ts';
import type { LoadedDocument } from '../../../server/src/db/texts/live-documents.ts';
import { readAnnouncements } from '../../../server/src/domain/nodes/announcement.ts';
import type { Judge } from '../../../server/src/domain/live/batch.ts';
import type { Connection } from '../../../server/src/live/connection.ts';
import { decodePush } from '../../../server/src/live/announcements.ts';
import { Room } from '../../../server/src/live/room.ts';
import type { DocumentStore } from '../../../server/src/live/store.ts';
import type { LivePush, LivePushResult } from '../../../server/src/pipeline/live-commit.ts';
import { isEmptyState } from '@scriptorium/contract/review/core/state.ts';
import { replayReview } from './log.ts';
import type { SimulatedLog } from './log.ts';
import type { Random } from './random.ts';
import { isUnreadable } from './reviewing.ts';
import type { Scheduler } from './scheduler.ts';
import type { Visitor } from './visitor.ts';
import type { Wire } from './wire.ts';

const DOCUMENT = 'document';

export interface NodeOptions {
  readonly judge: Judge | undefined;
  /** Maximum duration of a commit. */
  readonly commit: number;
  /** Probability that a commit ends with the node's death, half of these after the write. */
  readonly crash: number;
  /** Whether the close of a socket for an unreadable operation says which one it was. */
  readonly namesUnreadable: boolean;
  /** Mutant: starts without the comments in the log. */
  readonly forgetsReview?: boolean;
  /** Mutant: skips a step of what came with a refusal. */
  readonly misreadsMissed?: boolean;
  /** Mutant: applies announcements twice. */
  readonly doublesAnnounced?: boolean;
  /** Mutant: acknowledges before it writes. */
  readonly acknowledgeFirst: boolean;
}

/** A server process: the product's room on the simulated log, with simulated sockets. */
export class SimulatedNode {
  readonly #time: Scheduler;
  readonly #random: Random;
  readonly #log: SimulatedLog;
  readonly #options: NodeOptions;
  readonly #wires = new Set<Wire>();
  #room: Room;
  #nextCommit = 0;
  /**
   * Number of processes so far. A room that ended by itself still gets its responses; those of a dead process are
   * dropped.
   */
  #life = 0;
  /** Called after each commit, so that the other nodes learn of it sooner or later. */
  onAppend: ((push: LivePush) => void) | null = null;

  constructor(time: Scheduler, random: Random, log: SimulatedLog, options: NodeOptions) {
    this.#time = time;
    this.#random = random;
    this.#log = log;
    this.#options = options;
    this.#room = this.#load();
  }

  accept(wire: Wire, { userId, clientID, resume }: Visitor): void {
    const room = this.#room.hasEnded ? this.#load() : this.#room;
    this.#room = room;
    const line = makeLine(wire, userId, clientID);
    this.#wires.add(wire);
    const early: (() => void)[] = [];
    let isIn = false;
    wire.onServer = (message) => {
      const unreadable = findUnreadable(message);
      if (unreadable) {
        wire.close(CLOSE.badMessage, this.#options.namesUnreadable ? writeBadOperation(unreadable) : '');
        wire.onServerClose?.();
        return;
      }
      const take = (): void => {
        if (message.type === 'push-updates') room.push(line, message, JSON.stringify(message).length);
        else if (message.type === 'pull-updates') room.pull(line, message.clientVersion);
        else if (message.type === 'check') room.check(line, message);
        else if (message.type === 'get-review') room.review.send(line);
      };
      if (isIn) take();
      else early.push(take);
    };
    wire.onServerClose = () => {
      this.#wires.delete(wire);
      room.leave(line.id);
    };
    void room.join(line, resume).then(() => {
      isIn = true;
      for (const take of early) take();
    });
  }

  /** Others have written to the log. */
  refresh(): void {
    if (!this.#options.acknowledgeFirst) this.#room.appended();
  }

  /** Another node announces a commit. */
  hear(payload: string): void {
    if (this.#options.acknowledgeFirst) return;
    for (const one of readAnnouncements(payload)?.said ?? []) {
      if (one.kind !== 'pushed') continue;
      const commit = decodePush(one);
      if (commit.steps && this.#options.doublesAnnounced) {
        const { from, updates } = commit.steps.slice;
        const doubled = { from, updates: [...updates, ...updates] };
        this.#room.addRemoteCommit({ ...commit, steps: { ...commit.steps, slice: doubled } });
      } else this.#room.addRemoteCommit(commit);
    }
  }

  /** The process dies; whatever its room was doing is lost. */
  crash(): void {
    for (const wire of this.#wires) {
      wire.onServer = null;
      wire.onServerClose = null;
      wire.cut();
    }
    this.#wires.clear();
    const dead = this.#room;
    this.#life += 1;
    this.#room = this.#load();
    void dead.end(1012);
  }

  #load(): Room {
    const { version, text, epoch } = this.#log;
    const review = replayReview(this.#log);
    const loaded: LoadedDocument = {
      workspaceId: 'workspace',
      epoch,
      version,
      text,
      eol: 'lf',
      size: text.length,
      snapshot: version,
      review: isEmptyState(review) || this.#options.forgetsReview ? undefined : review,
      damaged: [],
    };
    const life = this.#life;
    return new Room(
      DOCUMENT,
      loaded,
      this.#open(() => life === this.#life),
      () => undefined,
      this.#options.judge,
    );
  }

  /** The database as seen by one room; a dead process gets no responses. */
  #open(isAlive: () => boolean): DocumentStore {
    const log = this.#log;
    const answer = <T>(read: () => T): Promise<T> =>
      new Promise((resolve) => {
        this.#time.after(this.#random.next() * 2, () => {
          if (isAlive()) resolve(read());
        });
      });
    return {
      load: () => Promise.resolve(null),
      changesSince: (_id, from) =>
        answer(() => ({
          head: { version: log.version, epoch: log.epoch, eol: 'lf', size: log.text.length },
          slice: log.read(from),
        })),
      log: (_id, from) => answer(() => log.read(from)),
      marks: (_id, ids) => answer(() => log.findMarks(ids)),
      push: (push) => this.#commit(push, isAlive),
      endLineage: ({ clientId }) => answer(() => log.end(clientId)),
      keepSnapshot: () => Promise.resolve(true),
      branchOff: () => Promise.reject(new Error('The log does not go back.')),
      contents: () => Promise.resolve([]),
      now: () => this.#time.now,
    };
  }

  #commit(push: LivePush, isAlive: () => boolean): Promise<LivePushResult> {
    this.#nextCommit = Math.max(this.#nextCommit, this.#time.now + this.#random.next() * this.#options.commit);
    return new Promise((resolve) => {
      if (this.#options.acknowledgeFirst) resolve({ ok: true });
      this.#time.after(this.#nextCommit - this.#time.now, () => {
        if (!isAlive()) return;
        if (this.#random.chance(this.#options.crash)) {
          if (this.#random.chance(0.5) && this.#log.append(push)) this.onAppend?.(push);
          this.crash();
          return;
        }
        const isWritten = this.#log.append(push);
        if (isWritten) this.onAppend?.(push);
        resolve(isWritten ? { ok: true } : this.#refuse(push));
      });
    });
  }

  /** Most refusals include what was missed, except when that is a lot or a mark does not match. */
  #refuse({ from, marks }: LivePush): LivePushResult {
    const log = this.#log;
    if (from === log.version || this.#random.chance(0.3)) return { ok: false, reason: 'stale' };
    const slice = log.read(this.#options.misreadsMissed ? from + 1 : from);
    const missed = {
      head: { version: log.version, epoch: log.epoch, eol: 'lf', size: log.text.length },
      slice: { ...slice, from: this.#options.misreadsMissed ? slice.from - 1 : slice.from },
      marks: log.findMarks(marks.map(({ clientId }) => clientId)),
    } as const;
    return { ok: false, reason: 'stale', missed };
  }
}

/** Does what the wire's schema does in the server, which is not used here. */
function findUnreadable(message: ClientMessage): SentOperation | null {
  if (message.type !== 'push-updates') return null;
  for (const { seq, effects = [] } of message.updates) {
    const index = effects.findIndex((effect) => isReviewEffect(effect) && isUnreadable(effect));
    if (index >= 0) return { seq: seq ?? 0, index };
  }
  return null;
}

function makeLine(wire: Wire, userId: string, clientID: string | null): Connection {
  const send = (message: ServerMessage): void => wire.sendDown(message);
  return {
    id: wire.id,
    userId,
    sessionId: '',
    label: userId,
    clientID,
    until: null,
    role: 'editor',
    isReviewing: clientID !== null,
    send,
    sendFrame: (frame) => send(JSON.parse(Buffer.from(frame).toString()) as ServerMessage),
    sendParts: () => {
      throw new Error('No text of a simulation is so long.');
    },
    together: (all) => all(),
    waiting: () => 0,
    mayTake: () => true,
    makeRoom: () => Promise.resolve(true),
    hold: () => undefined,
    close: (code) => wire.close(code),
  };
}
