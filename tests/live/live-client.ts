import { redo, undo } from '@codemirror/commands';
import { ChangeSet, Text } from '@codemirror/state';
import type { EditorState } from '@codemirror/state';
import { randomBytes } from 'node:crypto';
import { CLOSE } from '@scriptorium/contract/live/limits.ts';
import { requestWsTicket } from '@scriptorium/contract/operations/live.ts';
import type { ClientMessage, EffectJson, ServerMessage } from '@scriptorium/contract/live/messages.ts';
import { WebSocket } from 'ws';
import type { ReviewEffect } from '@scriptorium/contract/review/effects.ts';
import type { ThreadContent } from '@scriptorium/contract/review/messages.ts';
import type { KeptPeer } from '../../web/src/editor/collab/core/kept-peer.ts';
import { freezeRead } from '../../web/src/editor/collab/core/peer.ts';
import type { Peer } from '../../web/src/editor/collab/core/peer.ts';
import { readKept } from '../../web/src/editor/collab/core/record.ts';
import type { Query, SessionEvent, Timer } from '../../web/src/editor/collab/core/state.ts';
import { operation } from '../../web/src/editor/collab/view/peer-field.ts';
import type { Client } from '../_support/client.ts';
import { HeadlessSession } from './headless-session.ts';

export function newClientId(): string {
  return randomBytes(16).toString('hex');
}

/** Opens a socket with a fresh ticket. Messages are queued until read. */
export async function openSocket(
  client: Client,
  document: { workspace: string; path: string },
  query: Record<string, string> = {},
  port?: number,
): Promise<LiveSocket> {
  const { ticket } = await client.call(requestWsTicket, { uuid: document.workspace, docPath: document.path });
  return connectSocket(client, { ticket, ...query }, port);
}

/** `port`: of a proxy in between. */
export function connectSocket(client: Client, query: Record<string, string>, port?: number): LiveSocket {
  const { origin } = client;
  const base = port === undefined ? origin.replace('http', 'ws') : `ws://127.0.0.1:${port}`;
  const address = `${base}/documents?${new URLSearchParams(query).toString()}`;
  return new LiveSocket(
    new WebSocket(address, { origin, headers: { cookie: client.cookieHeader() }, perMessageDeflate: false }),
  );
}

/** A socket for tests: its messages in order, and how it closed. */
export class LiveSocket {
  readonly raw: WebSocket;
  readonly received: ServerMessage[] = [];
  closed: { code: number; reason: string } | null = null;
  onMessage: ((message: ServerMessage) => void) | null = null;
  onClose: (() => void) | null = null;
  #waiting: (() => void)[] = [];
  #taken = 0;

  constructor(raw: WebSocket) {
    this.raw = raw;
    raw.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as ServerMessage;
      if (this.onMessage) this.onMessage(message);
      else this.received.push(message);
      this.#wake();
    });
    raw.on('close', (code, reason) => {
      this.closed = { code, reason: reason.toString() };
      this.onClose?.();
      this.#wake();
    });
    raw.on('error', () => undefined);
  }

  send(message: ClientMessage): void {
    this.raw.send(JSON.stringify(message));
  }

  /** The next unread message of this type. */
  next<T extends ServerMessage['type']>(type: T): Promise<Extract<ServerMessage, { type: T }>> {
    return this.nextOf(type);
  }

  /** The next unread message of one of these types. */
  async nextOf<T extends ServerMessage['type']>(...types: T[]): Promise<Extract<ServerMessage, { type: T }>> {
    for (;;) {
      const at = this.received.findIndex(({ type }, i) => i >= this.#taken && types.some((one) => one === type));
      if (at >= 0) {
        const [message] = this.received.splice(at, 1);
        return message as Extract<ServerMessage, { type: T }>;
      }
      if (this.closed)
        throw new Error(`The socket closed with ${this.closed.code} instead of sending ${types.join()}.`);
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  async ending(): Promise<number> {
    while (!this.closed) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    return this.closed.code;
  }

  #wake(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const resolve of waiting) resolve();
  }
}

/** Waiters for conditions that may depend on several editors; any editor's activity wakes them all. */
let waitingForAny: (() => void)[] = [];

function wakeAll(): void {
  const waiting = waitingForAny;
  waitingForAny = [];
  for (const resolve of waiting) resolve();
}

/** Divides delays, as the server is nearby. */
const HURRY = 10;
/** Poll interval for a document that has ended; a browser is notified instead. */
const COME_BACK_MS = 50;

/** The browser's own session over a real socket; reconnects by itself until stopped. */
export class LiveEditor {
  readonly #client: Client;
  readonly #document: { workspace: string; path: string };
  readonly #port: number | undefined;
  readonly #session: HeadlessSession;
  readonly #timers = new Map<Timer, NodeJS.Timeout>();
  #socket: LiveSocket | null = null;
  #calls = 0;
  #stopped = false;
  /** Updates that came back from the log, and hence are on the server's disk. */
  confirmed = 0;
  /** The last sequence number seen from each client. */
  readonly heard = new Map<string, number>();
  /** Operations on comments and suggestions that came from the log. */
  readonly said: EffectJson[] = [];
  errors: string[] = [];
  /** Why it last failed to connect. */
  lastRefusal = '';

  constructor(client: Client, document: { workspace: string; path: string }, port?: number) {
    this.#client = client;
    this.#document = document;
    this.#port = port;
    this.#session = new HeadlessSession({
      chance: { clientId: newClientId, fraction: Math.random },
      call: (query) => void this.#call(query),
      hangUp: () => this.#hangUp(),
      send: (message) => {
        if (this.#socket?.raw.readyState === WebSocket.OPEN) this.#socket.send(message);
      },
      wait: (timer, ms) => this.#wait(timer, ms),
      cancel: (timer) => clearTimeout(this.#timers.get(timer)),
      keep: () => undefined,
      setAside: ({ copy }) => queueMicrotask(() => this.#take({ type: 'set-aside', copy, isKept: true })),
      received: (updates) => {
        for (const { clientID, seq, effects = [] } of updates) {
          if (seq !== undefined) this.heard.set(clientID, seq);
          this.said.push(...effects);
        }
        this.confirmed += updates.filter(({ clientID }) => clientID === this.peer.clientID).length;
      },
    });
  }

  /** `port`: of a proxy in between. */
  static async open(client: Client, document: { workspace: string; path: string }, port?: number): Promise<LiveEditor> {
    const editor = new LiveEditor(client, document, port);
    editor.connect();
    await editor.until(() => editor.state !== null);
    return editor;
  }

  /** A page that comes back and finds what an earlier one left on the device. */
  static reopen(client: Client, document: { workspace: string; path: string }, left: KeptPeer): LiveEditor {
    const editor = new LiveEditor(client, document);
    editor.connect(freezeRead(readKept(left)));
    return editor;
  }

  get state(): EditorState | null {
    return this.#session.state;
  }

  get phase(): string {
    return this.#session.session.phase.is;
  }

  get peer(): Peer {
    return this.#session.peer;
  }

  get text(): string {
    return this.#session.text;
  }

  get length(): number {
    return this.state?.doc.length ?? 0;
  }

  get content(): ReadonlyMap<string, ThreadContent> {
    return this.#session.session.review.threads;
  }

  get merges(): number {
    return this.#session.merges;
  }

  /** The sequence number of the latest edit, sent or not. */
  get lastSeq(): number {
    const { buffer, lastSeq } = this.peer;
    return buffer ? lastSeq + 1 : lastSeq;
  }

  get isSaved(): boolean {
    return this.#session.isSaved;
  }

  type(from: number, insert: string, to = from): void {
    this.#session.edit({ changes: { from, to, insert: Text.of(insert.split('\n')) }, userEvent: 'input.type' });
    wakeAll();
  }

  apply(changes: { from: number; to: number; insert: string }[]): void {
    const specs = changes.map((change) => ({ ...change, insert: Text.of(change.insert.split('\n')) }));
    this.#session.edit({ changes: ChangeSet.of(specs, this.length) });
    wakeAll();
  }

  /** Performs a review operation. */
  operate(effect: ReviewEffect): void {
    this.#session.edit({ effects: operation.of(effect) });
    wakeAll();
  }

  /** Undoes the last local edit. */
  undo(): void {
    this.#session.run(undo);
    wakeAll();
  }

  redo(): void {
    this.#session.run(redo);
    wakeAll();
  }

  /** Resolves when the condition holds, which is checked after every message and edit of any editor. */
  async until(holds: () => boolean): Promise<void> {
    while (!holds()) await new Promise<void>((resolve) => waitingForAny.push(resolve));
  }

  cut(): void {
    this.#socket?.raw.terminate();
  }

  stop(): void {
    this.#stopped = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#hangUp();
  }

  connect(pending: Peer | null = null): void {
    this.#take({ type: 'device-read', pending, text: null });
  }

  #take(event: SessionEvent): void {
    if (this.#stopped) return;
    this.#session.take(event);
    const { phase } = this.#session.session;
    if (phase.is === 'ended' && phase.asks === 'not') this.#later(COME_BACK_MS, { type: 'come-back' }, 'reconnect');
    wakeAll();
  }

  async #call(query: Query): Promise<void> {
    this.#hangUp();
    const call = this.#calls;
    let socket: LiveSocket;
    try {
      socket = await openSocket(this.#client, this.#document, query, this.#port);
    } catch (error) {
      this.lastRefusal = String(error);
      if (call === this.#calls) this.#take({ type: 'no-ticket', refusal: { why: 'no-network' } });
      return;
    }
    if (call !== this.#calls || this.#stopped) {
      socket.raw.terminate();
      return;
    }
    this.#socket = socket;
    socket.onMessage = (message) => {
      if (call !== this.#calls) return;
      if (message.type === 'error') this.errors.push(message.code);
      this.#take({ type: 'message', message });
    };
    socket.onClose = () => {
      if (call !== this.#calls || !socket.closed) return;
      const { code, reason } = socket.closed;
      const own = code >= 4000 || code === CLOSE.restarting;
      this.#take({ type: 'closed', code: own ? code : null, reason, isSilent: false });
    };
  }

  #hangUp(): void {
    this.#calls += 1;
    this.#socket?.raw.terminate();
    this.#socket = null;
  }

  #wait(timer: Timer, ms: number): void {
    this.#later(timer === 'reconnect' ? ms / HURRY : ms, { type: 'time', timer }, timer);
  }

  #later(ms: number, event: SessionEvent, timer: Timer): void {
    clearTimeout(this.#timers.get(timer));
    this.#timers.set(
      timer,
      setTimeout(() => this.#take(event), ms),
    );
  }
}
