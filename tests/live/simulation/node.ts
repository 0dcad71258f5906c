import { hashText } from '@scriptorium/contract/live/limits.ts';
import type { ServerMessage } from '@scriptorium/contract/live/messages.ts';
import type { Batch, Judge, OwnedMark } from '../../../server/src/domain/live-batch.ts';
import { LiveRoom } from '../../../server/src/domain/live-room.ts';
import type { Output } from '../../../server/src/domain/live-room.ts';
import type { SimulatedLog } from './log.ts';
import type { Random } from './random.ts';
import type { Scheduler } from './scheduler.ts';
import type { Visitor } from './visitor.ts';
import type { Wire } from './wire.ts';

export interface NodeOptions {
  readonly judge: Judge | undefined;
  /** Longest time of a commit. */
  readonly commit: number;
  /** Probability that a commit ends with the node's death, half of them after the write. */
  readonly crash: number;
  /** Steps kept in memory; older ones are read from the log. */
  readonly tail: number;
  /** A mutant: tells everybody before it writes. */
  readonly acknowledgeFirst: boolean;
}

/** A server process: the real room over the simulated log. */
export class SimulatedNode {
  readonly #time: Scheduler;
  readonly #random: Random;
  readonly #log: SimulatedLog;
  readonly #options: NodeOptions;
  readonly #wires = new Map<string, Wire>();
  #room: LiveRoom;
  #nextCommit = 0;
  /** Called after each commit: the other nodes hear of it, sooner or later. */
  onAppend: (() => void) | null = null;

  constructor(time: Scheduler, random: Random, log: SimulatedLog, options: NodeOptions) {
    this.#time = time;
    this.#random = random;
    this.#log = log;
    this.#options = options;
    this.#room = new LiveRoom(log.load(), options.judge);
  }

  accept(wire: Wire, visitor: Visitor): void {
    this.refresh();
    const { clientID, resume } = visitor;
    if (clientID !== null && this.#room.isCommittingFor(clientID)) {
      this.#time.after(1, () => {
        if (wire.isOpen) this.accept(wire, visitor);
      });
      return;
    }
    const room = this.#room;
    this.#wires.set(wire.id, wire);
    wire.onServer = (message) => {
      if (message.type === 'push-updates') {
        this.#learnMark(message.updates[0]?.clientID ?? '');
        this.#room.push(wire.id, message);
        this.#pump();
      } else if (message.type === 'pull-updates') {
        if (message.clientVersion > this.#room.durable.version) this.refresh();
        this.#emit(this.#room.pull(wire.id, message.clientVersion));
        this.#answerPulls();
      } else if (message.type === 'check' && message.version === room.durable.version) {
        const matches = message.hash === hashText(room.durable.text.iter());
        wire.sendDown({ type: 'check', version: message.version, matches });
      }
    };
    wire.onServerClose = () => {
      this.#wires.delete(wire.id);
      this.#room.leave(wire.id);
    };
    this.#emit(room.join({ id: wire.id, userId: visitor.userId, clientID }));
    const { durable } = room;
    const continues =
      resume !== null &&
      this.#log.marks.get(resume.clientID)?.userId !== '' &&
      resume.epoch === durable.epoch &&
      resume.version <= durable.version &&
      resume.version >= this.#log.composedUpTo;
    let lastSeq = clientID === null ? 0 : (this.#log.marks.get(clientID)?.lastSeq ?? 0);
    if (resume !== null && !continues) {
      const ended = this.#log.end(resume.clientID);
      lastSeq = ended.lastSeq;
      room.setMark(resume.clientID, ended);
    } else if (clientID !== null) this.#learnMark(clientID);
    wire.sendDown({
      type: 'get-document',
      currentVersion: durable.version,
      epoch: durable.epoch,
      lastSeq,
      ...(continues ? {} : { document: durable.text.toString().split('\n') }),
    });
  }

  /** Reads what others appended. */
  refresh(): void {
    const room = this.#room;
    if (room.isCommitting || this.#options.acknowledgeFirst) return;
    if (room.durable.version < this.#log.version) {
      room.follow(
        { from: room.durable.version, updates: this.#log.updates.slice(room.durable.version) },
        this.#marks(),
      );
      this.#answerPulls();
    }
  }

  crash(): void {
    const wires = [...this.#wires.values()];
    this.#wires.clear();
    this.#room = new LiveRoom(this.#log.load(), this.#options.judge);
    for (const wire of wires) {
      wire.onServer = null;
      wire.onServerClose = null;
      wire.cut();
    }
  }

  #marks(more: Iterable<string> = []): ReadonlyMap<string, OwnedMark> {
    const wanted = new Set(more);
    return new Map([...this.#log.marks].filter(([id]) => this.#room.hasMark(id) || wanted.has(id)));
  }

  #learnMark(clientID: string): void {
    const mark = this.#log.marks.get(clientID);
    if (mark && !this.#room.hasMark(clientID)) this.#room.setMark(clientID, mark);
  }

  #pump(): void {
    const room = this.#room;
    if (room.isCommitting) return;
    const oldest = room.oldestPushed();
    if (!room.reaches(oldest)) room.extendTail(this.#log.read(oldest));
    const batch = room.nextBatch();
    if (!batch) return;
    if (batch.updates.length === 0) {
      this.#finish(room, batch);
      return;
    }
    if (this.#options.acknowledgeFirst) this.#emit(room.confirm(batch));
    this.#nextCommit = Math.max(this.#nextCommit, this.#time.now + this.#random.next() * this.#options.commit);
    this.#time.after(this.#nextCommit - this.#time.now, () => {
      if (room === this.#room) this.#commit(room, batch);
    });
  }

  #commit(room: LiveRoom, batch: Batch): void {
    if (this.#random.chance(this.#options.crash)) {
      if (this.#random.chance(0.5) && this.#log.append(batch)) this.onAppend?.();
      this.crash();
      return;
    }
    if (this.#log.append(batch)) {
      this.onAppend?.();
      if (this.#options.acknowledgeFirst) this.#answerPulls();
      else this.#finish(room, batch);
    } else {
      if (this.#options.acknowledgeFirst) return;
      room.requeue(batch);
      room.follow(
        { from: room.durable.version, updates: this.#log.updates.slice(room.durable.version) },
        this.#marks(),
      );
    }
    this.#answerPulls();
    this.#pump();
  }

  #finish(room: LiveRoom, batch: Batch): void {
    this.#emit(room.confirm(batch));
    room.trim(this.#options.tail, Number.POSITIVE_INFINITY);
    this.#answerPulls();
    this.#time.after(0, () => this.#pump());
  }

  #answerPulls(): void {
    for (const { id } of this.#room.members()) {
      const pull = this.#room.pulled(id);
      if (pull === null) continue;
      if (!this.#room.reaches(pull)) this.#room.extendTail(this.#log.read(pull));
      // Cut at random: it must not matter how updates are packed.
      this.#emit(this.#room.answerPull(id, 1 + this.#random.below(5)));
    }
  }

  #emit(outputs: readonly Output[]): void {
    for (const output of outputs) {
      const wire = this.#wires.get(output.to);
      if (!wire) continue;
      if ('send' in output) wire.sendDown(output.send satisfies ServerMessage);
      else {
        this.#wires.delete(output.to);
        this.#room.leave(output.to);
        wire.close(output.close);
      }
    }
  }
}
