import type { EditorState } from '@codemirror/state';
import type { CloseCode } from '@scriptorium/contract/live/limits.ts';
import type { ServerMessage } from '@scriptorium/contract/live/messages.ts';
import { freezeRead } from '../../../web/src/editor/collab/core/peer.ts';
import type { Peer } from '../../../web/src/editor/collab/core/peer.ts';
import { isPending } from '../../../web/src/editor/collab/core/kept-peer.ts';
import type { KeptPeer } from '../../../web/src/editor/collab/core/kept-peer.ts';
import {
  readKept,
  readKeptReview,
  waitLonger,
  writeAfter,
  writeKept,
} from '../../../web/src/editor/collab/core/record.ts';
import type { step } from '../../../web/src/editor/collab/core/session.ts';
import type { Query, SessionEvent, Timer } from '../../../web/src/editor/collab/core/state.ts';
import { HeadlessSession } from '../headless-session.ts';
import type { Random } from './random.ts';
import type { Scheduler } from './scheduler.ts';
import type { Visitor } from './visitor.ts';
import type { Wire } from './wire.ts';

/** What a client needs from the simulation. */
export interface Surroundings {
  readonly time: Scheduler;
  readonly random: Random;
  /** Connects to some server process. */
  connect(visitor: Visitor, listener: WireListener): Wire;
  violate(what: string): void;
}

export interface WireListener {
  readonly message: (message: ServerMessage) => void;
  readonly close: (code: CloseCode | null, reason: string) => void;
}

/** A participant: anything that can be typed into. */
export interface Client {
  readonly name: string;
  readonly state: EditorState | null;
  readonly wire: Wire | null;
  /** A local edit. */
  edit(change: (state: EditorState) => EditorState): void;
  /** Skips the wait for the next attempt to connect. */
  hurry(): void;
  isQuiet(): boolean;
  text(): string;
}

/**
 * A tab of our own browser: the shipped session with simulated network, clock and device. When it is killed, the next
 * tab continues from the record, which may be out of date.
 */
export class SessionClient implements Client {
  readonly name: string;
  readonly #around: Surroundings;
  readonly #faulty: typeof step | undefined;
  #session!: HeadlessSession;
  wire: Wire | null = null;
  #ids = 0;
  /** Number of tabs and connections so far; what belongs to an earlier one is ignored. */
  #tab = 0;
  #call = 0;
  #timers = new Map<Timer, number>();
  #record: KeptPeer | null = null;
  #writesAt = Number.POSITIVE_INFINITY;
  #unwrittenSince: number | null = null;
  #merges = 0;

  constructor(name: string, around: Surroundings, faulty?: typeof step) {
    this.name = name;
    this.#around = around;
    this.#faulty = faulty;
    this.#start();
  }

  get state(): EditorState | null {
    return this.#session.state;
  }

  edit(change: (state: EditorState) => EditorState): void {
    if (this.#session.state) this.#session.moveTo(change(this.#session.state));
  }

  hurry(): void {
    this.#session.take({ type: 'look' });
  }

  get merges(): number {
    return this.#merges + this.#session.merges;
  }

  isQuiet(): boolean {
    return this.#session.isSaved;
  }

  text(): string {
    return this.#session.text;
  }

  get version(): number {
    return this.#session.state ? this.#session.peer.version : -1;
  }

  get knowsReview(): boolean {
    return this.#session.state !== null && this.#session.peer.review !== null;
  }

  /** Ends the tab without notice; `inTime` if it could still write its record. */
  kill(inTime: boolean): void {
    if (inTime && this.#session.state) this.#write();
    this.#hangUp();
    this.#merges += this.#session.merges;
    this.#start();
  }

  /** The text with which this device would continue if the tab were killed now. */
  recordedText(): string {
    const { base, inFlight, buffer } = this.#record ?? { base: '', inFlight: [], buffer: null };
    return JSON.stringify([base, inFlight, buffer]);
  }

  #start(): void {
    this.#tab += 1;
    this.#timers = new Map();
    this.#writesAt = Number.POSITIVE_INFINITY;
    this.#unwrittenSince = null;
    const { random } = this.#around;
    this.#session = new HeadlessSession(
      {
        chance: { clientId: () => this.#newId(), fraction: () => random.next() },
        call: (query) => this.#connect(query),
        hangUp: () => this.#hangUp(),
        send: (message) => this.wire?.sendUp(message),
        wait: (timer, ms) => this.#wait(timer, ms),
        cancel: (timer) => void this.#timers.delete(timer),
        keep: (when) => (when === 'now' ? this.#write() : this.#writeSoon()),
        setAside: ({ copy, reason }) => {
          this.#around.violate(`${this.name} had to set its text aside: ${reason}`);
          this.#after(random.next() * 20, { type: 'set-aside', copy, isKept: true });
        },
        received: () => undefined,
      },
      this.#faulty,
    );
    const record = this.#record;
    const pending = record && isPending(record) ? freezeRead(readKept(record)) : null;
    const text = record && !isPending(record) ? readKept(record) : null;
    this.#after(random.next() * 3, {
      type: 'device-read',
      pending,
      text,
      ...(record && { review: readKeptReview(record) }),
    });
  }

  #newId(): string {
    this.#ids += 1;
    return `${this.name}.${this.#ids}`;
  }

  #connect(query: Query): void {
    this.#hangUp();
    const call = this.#call;
    const { clientID = '', epoch, version } = query;
    const resume = epoch === undefined ? null : { clientID, epoch, version: Number(version) };
    const visitor: Visitor = { userId: this.name, clientID, resume };
    this.wire = this.#around.connect(visitor, {
      message: (message) => {
        if (call === this.#call) this.#take({ type: 'message', message });
      },
      close: (code, reason) => {
        if (call !== this.#call) return;
        this.wire = null;
        this.#take({ type: 'closed', code, reason, isSilent: false });
      },
    });
  }

  #hangUp(): void {
    this.#call += 1;
    this.wire?.cut();
    this.wire = null;
  }

  #take(event: SessionEvent): void {
    this.#session.take(event);
  }

  #wait(timer: Timer, ms: number): void {
    const { time } = this.#around;
    const at = time.now + ms;
    this.#timers.set(timer, at);
    const tab = this.#tab;
    time.after(ms, () => {
      if (tab !== this.#tab || this.#timers.get(timer) !== at) return;
      this.#timers.delete(timer);
      this.#take({ type: 'time', timer });
    });
  }

  #after(ms: number, event: SessionEvent): void {
    const tab = this.#tab;
    this.#around.time.after(ms, () => {
      if (tab === this.#tab) this.#take(event);
    });
  }

  #writeSoon(): void {
    const { time } = this.#around;
    this.#unwrittenSince ??= time.now;
    const wait = writeAfter(this.#session.peer, this.#saysUnsent);
    if (this.#writesAt > time.now + wait) this.#writeAfter(wait);
  }

  get #saysUnsent(): boolean {
    return this.#record !== null && isPending(this.#record);
  }

  #writeAfter(wait: number): void {
    const { time } = this.#around;
    const at = time.now + wait;
    this.#writesAt = at;
    const tab = this.#tab;
    time.after(wait, () => {
      if (tab !== this.#tab || this.#writesAt !== at) return;
      const longer = waitLonger(this.#session.peer, this.#saysUnsent, time.now - (this.#unwrittenSince ?? 0));
      if (longer > 0) this.#writeAfter(longer);
      else this.#write();
    });
  }

  #write(): void {
    this.#writesAt = Number.POSITIVE_INFINITY;
    this.#unwrittenSince = null;
    const place = { userId: this.name, workspace: '', item: '', path: '' };
    const peer: Peer = this.#session.peer;
    this.#record = writeKept(peer, place, this.#around.time.now, this.#session.session.review);
  }
}
