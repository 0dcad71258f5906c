import type { Extension, Text } from '@codemirror/state';
import { ViewPlugin } from '@codemirror/view';
import type { ViewUpdate } from '@codemirror/view';
import { CLOSE } from '@scriptorium/contract/live/limits.ts';
import type { GetDocumentMessage, ServerMessage } from '@scriptorium/contract/live/messages.ts';
import { Company } from './company.ts';
import { keepCopy } from './device-store.ts';
import type { KeptCopy } from './device-store.ts';
import type { DocumentConnection, DocumentStatus, OpenDocumentOptions } from './document-connection.ts';
import { Ending } from './ending.ts';
import { Exchange } from './exchange.ts';
import { claimKept, PeerKeeper } from './keep-peer.ts';
import type { DocumentPlace } from './keep-peer.ts';
import { Link } from './link.ts';
import type { LinkEnd } from './link.ts';
import { LocalText } from './local-text.ts';
import { newClientId } from './new-client-id.ts';
import { createPeer, hasUnsent } from './peer.ts';
import type { Peer } from './peer.ts';
import { collaborate, peerField } from './peer-field.ts';
import { showPeople } from './presence-field.ts';
import { Refusals } from './refusals.ts';
import { readServerText, ReturnToLog } from './return-to-log.ts';
import { knowsMore } from './revive.ts';
import { StatusBoard } from './status-board.ts';
import { Timers } from './timers.ts';
import { watchLeaving } from './watch-leaving.ts';

/** With no answer by then, a text kept on this device is shown. */
const PATIENCE_MS = 4000;

/** Opens a document for editing: the editor's part of it, what the screen shows about it, and its end. */
export function openDocument(options: OpenDocumentOptions): DocumentConnection {
  return new OpenDocument(options);
}

class OpenDocument implements DocumentConnection {
  readonly ready: Promise<Text>;
  readonly extension: Extension;
  readonly #place: DocumentPlace;
  readonly #board = new StatusBoard();
  readonly #timers = new Timers();
  readonly #local = new LocalText();
  readonly #keeper: PeerKeeper;
  readonly #link: Link;
  readonly #company: Company;
  readonly #refusals: Refusals;
  readonly #way: ReturnToLog;
  readonly #exchange: Exchange;
  readonly #ending: Ending;
  /** The text as this device knew it last, shown if the server does not answer. */
  #fallback: Peer | null = null;
  /** The peer was read back from the device, and the server has not yet said what it holds of it. */
  #isReadBack = false;
  readonly #listening = new AbortController();
  #open!: (text: Text) => void;
  #destroyed = false;

  constructor(options: OpenDocumentOptions) {
    const { userId, workspace, item, path } = options;
    this.#place = { userId, workspace, item, path };
    this.ready = new Promise((resolve) => {
      this.#open = resolve;
    });
    this.#keeper = new PeerKeeper(
      this.#place,
      () => this.#local.peer,
      (kept) => this.#board.set({ kept }),
    );
    this.#link = new Link(options, {
      query: () => this.#query(),
      onMessage: (message) => this.#receive(message),
      onDown: (end) => this.#lost(end),
    });
    const shared = { local: this.#local, link: this.#link, timers: this.#timers, board: this.#board };
    const showStorageFull = (): void => this.#board.set({ trouble: 'storage-full' });
    const setAside = (reason: KeptCopy['reason'], id?: string): Promise<boolean> => this.#setAside(reason, id);
    this.#company = new Company({
      ...shared,
      tell: (message) => {
        if (this.#exchange.isJoined) this.#link.send(message);
      },
      show: (people) => this.#board.set({ people }),
    });
    this.#refusals = new Refusals({
      ...shared,
      isJoined: () => this.#exchange.isJoined,
      showStorageFull,
      setAside,
    });
    this.#way = new ReturnToLog({
      ...shared,
      keep: (id, reason) => void setAside(reason, id),
      showStorageFull,
      onMerged: (goesOn, merge) => this.#merged(goesOn, merge),
    });
    const onDiverged = (): void => void this.#refusals.diverged();
    this.#exchange = new Exchange({ ...shared, company: this.#company, onDiverged });
    const { signal } = this.#listening;
    this.#ending = new Ending({
      ...shared,
      keeper: this.#keeper,
      left: signal,
      requestTicket: options.requestTicket,
      setAside,
    });
    this.extension = this.#extend();
    watchLeaving({ flush: () => this.#flush(), hasUnsent: () => this.#hasUnsent() }, signal);
    void this.#start();
  }

  status(): DocumentStatus {
    return this.#board.read();
  }

  subscribe = (listener: () => void): (() => void) => this.#board.subscribe(listener);

  follow(id: string | null): void {
    this.#company.follow(id);
  }

  comeBack = (): void => void this.#ending.comeBack();

  tryAgain = (): void => this.#link.hurry();

  dismissMerge(): void {
    this.#board.set({ merge: null });
  }

  destroy(): void {
    if (this.#destroyed) return;
    this.#destroyed = true;
    this.#link.stop();
    this.#timers.end();
    this.#listening.abort();
    if (!this.#board.read().ended) void this.#keeper.end();
  }

  #flush(): void {
    // What ended was set aside already: another record of it would be listed beside the copy.
    if (!this.#board.read().ended) void this.#keeper.flush();
  }

  #hasUnsent(): boolean {
    const { peer } = this.#local;
    return peer !== null && hasUnsent(peer);
  }

  async #start(): Promise<void> {
    const { pending, text } = await claimKept(this.#place);
    if (this.#destroyed) return;
    if (pending) {
      this.#isReadBack = true;
      this.#keeper.replaces(pending);
      this.#begin(pending);
    } else if (text) {
      this.#fallback = { ...text, clientID: newClientId(), lastSeq: 0, inFlight: [], buffer: null };
      this.#timers.set('patience', PATIENCE_MS, () => this.#useFallback());
    }
    this.#link.start();
  }

  #begin(peer: Peer): void {
    if (this.#local.peer || this.#destroyed) return;
    this.#local.set(peer);
    this.#board.set({ loading: false, unsent: hasUnsent(peer) });
    this.#open(this.#local.text);
  }

  #useFallback(): void {
    if (this.#fallback) this.#begin(this.#fallback);
  }

  #extend(): Extension {
    const plugin = ViewPlugin.define((view) => {
      const settle = this.#local.attach(view);
      queueMicrotask(() => {
        settle();
        this.#exchange.goOn();
      });
      return {
        update: (update: ViewUpdate) => this.#changed(update),
        destroy: () => this.#local.detach(view),
      };
    });
    return [
      collaborate(() => {
        const { peer } = this.#local;
        if (!peer) throw new Error('The editor was made before the document was ready.');
        return peer;
      }),
      showPeople(),
      plugin,
    ];
  }

  #query(): Record<string, string> {
    const returning = this.#way.query();
    if (returning) return returning;
    const peer = this.#local.peer ?? this.#fallback;
    if (!peer) return { protocol: '1', clientID: newClientId() };
    // A version that no log has: the server ends this lineage and sends the whole text.
    const epoch = this.#refusals.wantsAnew ? 'anew' : peer.epoch;
    return { protocol: '1', clientID: peer.clientID, epoch, version: String(peer.version) };
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'get-document':
        this.#join(message);
        break;
      case 'updates':
        this.#exchange.apply(message.updates, message.version);
        break;
      case 'acknowledge':
        if (this.#way.acknowledge(message.version)) break;
        this.#refusals.accepted();
        this.#board.set({ trouble: null });
        break;
      case 'error':
        if (!this.#way.refuse(message.code)) this.#refusals.refused(message.code);
        break;
      case 'presence':
        this.#company.receive(message);
        break;
      case 'check':
        if (!message.matches && message.version === this.#local.peer?.version) void this.#refusals.diverged();
        break;
      case 'pong':
        break;
    }
  }

  #join(message: GetDocumentMessage): void {
    this.#ending.opened();
    this.#timers.clear('patience');
    this.#company.clear();
    const server = readServerText(message);
    const isReadBack = this.#isReadBack;
    this.#isReadBack = false;
    if (this.#local.peer && server) {
      this.#exchange.leave();
      this.#refusals.begunAnew();
      this.#way.take(server);
      return;
    }
    if (this.#local.peer) {
      if (isReadBack) this.#exchange.leaveToLog(message.lastSeq ?? 0, message.currentVersion);
    } else if (server) {
      const asked = this.#link.query['clientID'] ?? newClientId();
      const known = this.#fallback;
      this.#fallback = null;
      if (known && knowsMore(known, server) && !known.base.eq(server.text)) {
        void this.#setAside('restored', newClientId(), known.base);
      }
      // Under the name of the kept text its lineage has ended.
      const clientID = known ? newClientId() : asked;
      this.#begin(createPeer(clientID, server.epoch, server.version, server.text));
      if (known) return this.#link.reconnect();
    } else this.#useFallback();
    this.#exchange.join();
  }

  #merged(goesOn: boolean, merge: DocumentStatus['merge']): void {
    this.#exchange.beginLineage();
    if (merge) this.#board.set({ merge });
    void this.#keeper.flush();
    if (goesOn) this.#exchange.join();
    // The socket was opened for the old clientID.
    else this.#link.reconnect();
  }

  #changed(update: ViewUpdate): void {
    const peer = update.state.field(peerField);
    if (peer !== update.startState.field(peerField)) {
      this.#keeper.note();
      this.#board.set({ unsent: hasUnsent(peer) });
      if (peer.buffer && peer.inFlight.length === 0) this.#exchange.send();
    }
    this.#company.noteChange(update);
  }

  #lost(end: LinkEnd): void {
    this.#exchange.leave();
    this.#board.set({ connected: false, silent: end.kind === 'down' && end.silent });
    this.#board.set({ problem: end.kind === 'down' ? end.problem : null });
    this.#way.lost();
    this.#company.clear();
    if (end.kind === 'logged-out') this.#board.set({ trouble: 'logged-out' });
    else if (end.kind === 'gone')
      void this.#ending.finish(end.code === CLOSE.accessWithdrawn ? 'no-access' : 'deleted');
    else {
      if (end.cannotSave) this.#board.set({ trouble: 'server-cannot-save' });
      else if (this.#board.trouble === 'logged-out') this.#board.set({ trouble: null });
      if (end.code === CLOSE.badMessage) this.#refusals.beginAnew();
      if (!this.#local.peer && end.noNetwork) this.#useFallback();
    }
  }

  #setAside(reason: KeptCopy['reason'], id: string = newClientId(), text: Text = this.#local.text): Promise<boolean> {
    return keepCopy({ id, ...this.#place, reason, text: text.toString(), keptAt: Date.now() });
  }
}
