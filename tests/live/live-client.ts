import { history, redo, undo } from '@codemirror/commands';
import { ChangeSet, EditorState, Text } from '@codemirror/state';
import type { StateCommand } from '@codemirror/state';
import { randomBytes } from 'node:crypto';
import { requestWsTicket } from '@scriptorium/contract/operations/live.ts';
import type { ClientMessage, ServerMessage } from '@scriptorium/contract/live/messages.ts';
import { WebSocket } from 'ws';
import { mergeThreeWay } from '../../web/src/editor/collab/merge.ts';
import { knowsMore, Revival } from '../../web/src/editor/collab/revive.ts';
import {
  collaborate,
  peerField,
  receiveUpdates,
  replaceByMerge,
  setPeer,
} from '../../web/src/editor/collab/peer-field.ts';
import { createPeer, freeze, hasUnsent, skipKnown, writePush } from '../../web/src/editor/collab/peer.ts';
import type { Peer } from '../../web/src/editor/collab/peer.ts';
import type { Client } from '../_support/client.ts';

export function newClientId(): string {
  return randomBytes(16).toString('hex');
}

/** Opens a socket with a fresh ticket. Messages are kept until somebody asks for them. */
export async function openSocket(
  client: Client,
  document: { workspace: string; path: string },
  query: Record<string, string> = {},
  port?: number,
): Promise<LiveSocket> {
  const { ticket } = await client.call(requestWsTicket, { uuid: document.workspace, docPath: document.path });
  return connectSocket(client, { ticket, ...query }, port);
}

/** `port` is that of a proxy in between. */
export function connectSocket(client: Client, query: Record<string, string>, port?: number): LiveSocket {
  const { origin } = client;
  const base = port === undefined ? origin.replace('http', 'ws') : `ws://127.0.0.1:${port}`;
  const address = `${base}/documents?${new URLSearchParams(query).toString()}`;
  return new LiveSocket(
    new WebSocket(address, { origin, headers: { cookie: client.cookieHeader() }, perMessageDeflate: false }),
  );
}

/** A socket of a test: what came, in order, and how it ended. */
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

  /** The next message that was not taken yet and is of this type. */
  async next<T extends ServerMessage['type']>(type: T): Promise<Extract<ServerMessage, { type: T }>> {
    for (;;) {
      const at = this.received.findIndex((message, i) => i >= this.#taken && message.type === type);
      if (at >= 0) {
        const [message] = this.received.splice(at, 1);
        return message as Extract<ServerMessage, { type: T }>;
      }
      if (this.closed) throw new Error(`The socket closed with ${this.closed.code} instead of sending ${type}.`);
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

/** Those that wait for something to hold, which may depend on several editors: what happens to one wakes them all. */
let waitingForAny: (() => void)[] = [];

function wakeAll(): void {
  const waiting = waitingForAny;
  waitingForAny = [];
  for (const resolve of waiting) resolve();
}

/** Our own browser's peer over a real socket: reconnects by itself until it is stopped. */
export class LiveEditor {
  readonly #client: Client;
  readonly #document: { workspace: string; path: string };
  #clientID = newClientId();
  /** While text is brought back to a restored server: pushed under a name of its own. */
  #revivalID: string | null = null;
  #revival: Revival | null = null;
  #socket: LiveSocket | null = null;
  #joined = false;
  #stopped = false;
  #connecting: Promise<void> | null = null;
  state: EditorState | null = null;
  /** Numbers of updates that came back from the log, and so are on the server's disk. */
  confirmed = 0;
  /** The last number heard of each client. */
  readonly heard = new Map<string, number>();
  errors: string[] = [];
  merges = 0;

  readonly #port: number | undefined;

  constructor(client: Client, document: { workspace: string; path: string }, port?: number) {
    this.#client = client;
    this.#document = document;
    this.#port = port;
  }

  /** `port` is that of a proxy in between. */
  static async open(client: Client, document: { workspace: string; path: string }, port?: number): Promise<LiveEditor> {
    const editor = new LiveEditor(client, document, port);
    editor.connect();
    await editor.until(() => editor.state !== null);
    return editor;
  }

  get peer(): Peer {
    if (!this.state) throw new Error('The document is not open yet.');
    return this.state.field(peerField);
  }

  get text(): string {
    return this.state?.doc.toString() ?? '';
  }

  get length(): number {
    return this.state?.doc.length ?? 0;
  }

  /** The number under which what was typed last goes, or went, to the server. */
  get lastSeq(): number {
    const { buffer, lastSeq } = this.peer;
    return buffer ? lastSeq + 1 : lastSeq;
  }

  get isSaved(): boolean {
    return this.#joined && this.state !== null && !hasUnsent(this.peer);
  }

  type(from: number, insert: string, to = from): void {
    if (!this.state) throw new Error('The document is not open yet.');
    this.state = this.state.update({
      changes: { from, to, insert: Text.of(insert.split('\n')) },
      userEvent: 'input.type',
    }).state;
    this.#send();
  }

  apply(changes: { from: number; to: number; insert: string }[]): void {
    if (!this.state) throw new Error('The document is not open yet.');
    const set = ChangeSet.of(
      changes.map((change) => ({ ...change, insert: Text.of(change.insert.split('\n')) })),
      this.state.doc.length,
    );
    this.state = this.state.update({ changes: set }).state;
    this.#send();
  }

  /** Takes the last own edit back. */
  undo(): void {
    this.#run(undo);
  }

  redo(): void {
    this.#run(redo);
  }

  #run(command: StateCommand): void {
    if (!this.state) throw new Error('The document is not open yet.');
    command({
      state: this.state,
      dispatch: (transaction) => {
        this.state = transaction.state;
      },
    });
    this.#send();
  }

  /** Resolves when the condition holds; looked at after every message and edit of any editor. */
  async until(holds: () => boolean): Promise<void> {
    while (!holds()) await new Promise<void>((resolve) => waitingForAny.push(resolve));
  }

  cut(): void {
    this.#socket?.raw.terminate();
  }

  stop(): void {
    this.#stopped = true;
    this.#socket?.raw.terminate();
  }

  connect(): void {
    if (this.#stopped || this.#connecting) return;
    this.#connecting = this.#connect()
      .catch(() => new Promise<void>((resolve) => setTimeout(resolve, 50)).then(() => this.#retry()))
      .finally(() => {
        this.#connecting = null;
        if (!this.#socket && !this.#stopped) this.connect();
      });
  }

  #retry(): void {
    this.#socket = null;
  }

  async #connect(): Promise<void> {
    const peer = this.state?.field(peerField);
    const resume: Record<string, string> =
      peer && this.#revivalID === null ? { epoch: peer.epoch, version: String(peer.version) } : {};
    const query = { protocol: '1', clientID: this.#revivalID ?? this.#clientID, ...resume };
    const socket = await openSocket(this.#client, this.#document, query, this.#port);
    if (this.#stopped) {
      socket.raw.terminate();
      return;
    }
    this.#socket = socket;
    socket.onMessage = (message) => {
      this.#receive(message);
      wakeAll();
    };
    socket.onClose = () => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      this.#joined = false;
      this.#revival = null;
      wakeAll();
      setTimeout(() => this.connect(), 20);
    };
  }

  #receive(message: ServerMessage): void {
    if (message.type === 'get-document') this.#open(message);
    else if (message.type === 'updates' && this.state) {
      const fresh = skipKnown(this.peer, message.updates, message.version);
      for (const tr of receiveUpdates(this.state, fresh)) this.state = tr.state;
      for (const { clientID, seq } of fresh) if (seq !== undefined) this.heard.set(clientID, seq);
      this.confirmed += fresh.filter(({ clientID }) => clientID === this.#clientID).length;
      this.#pull();
      this.#send();
    } else if (this.#revival && message.type === 'acknowledge') {
      this.#revival.acknowledge(message.version);
      this.#revive();
    } else if (this.#revival && message.type === 'error' && message.code === 'pull-first') {
      this.#revivalID = newClientId();
      this.#socket?.raw.terminate();
    } else if (message.type === 'error') this.errors.push(message.code);
  }

  #revive(): void {
    const push = this.#revival?.push();
    if (push) {
      this.#socket?.send(push);
      return;
    }
    if (!this.#revival || !this.state || this.#revivalID === null) return;
    const merge = this.#revival.settle(this.peer);
    this.state = this.state.update(replaceByMerge(merge.changes, merge.peer)).state;
    this.#clientID = this.#revivalID;
    this.#revivalID = null;
    this.#revival = null;
    this.merges += 1;
    this.#joined = true;
    this.#pull();
    this.#send();
  }

  #open(message: Extract<ServerMessage, { type: 'get-document' }>): void {
    const doc = message.document ? Text.of(message.document) : null;
    if (!this.state && doc) {
      const peer = createPeer(this.#clientID, message.epoch, message.currentVersion, doc);
      this.state = EditorState.create({ doc, extensions: [history(), collaborate(() => peer)] });
    } else if (this.state && doc) {
      const server = {
        text: doc,
        version: message.currentVersion,
        epoch: message.epoch,
        lastSeq: message.lastSeq ?? 0,
      };
      if (knowsMore(this.peer, server) && this.#revivalID !== null) {
        this.#revival = new Revival(this.peer, server, this.#revivalID);
        this.#revive();
        return;
      }
      if (knowsMore(this.peer, server)) this.#revivalID = newClientId();
      else {
        this.#clientID = newClientId();
        this.merges += 1;
        const merge = mergeThreeWay(this.peer, server, this.#clientID);
        this.state = this.state.update(replaceByMerge(merge.changes, merge.peer)).state;
      }
      this.#socket?.raw.terminate();
      return;
    } else if (this.peer.inFlight.length > 0) this.#socket?.send({ type: 'push-updates', ...writePush(this.peer) });
    this.#joined = true;
    this.#pull();
    this.#send();
  }

  #pull(): void {
    this.#socket?.send({ type: 'pull-updates', clientVersion: this.peer.version });
  }

  #send(): void {
    wakeAll();
    if (!this.#joined || !this.state) return;
    const before = this.peer;
    const after = freeze(before);
    if (after === before) return;
    this.state = this.state.update(setPeer(after)).state;
    this.#socket?.send({ type: 'push-updates', ...writePush(after) });
  }
}
