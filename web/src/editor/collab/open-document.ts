import { Text } from '@codemirror/state';
import type { Extension } from '@codemirror/state';
import { EditorView, ViewPlugin } from '@codemirror/view';
import type { ViewUpdate } from '@codemirror/view';
import { CLOSE, hashText } from '@scriptorium/contract/live/limits.ts';
import type { GetDocumentMessage, ServerMessage, UpdateJson } from '@scriptorium/contract/live/messages.ts';
import { keepCopy } from './device-store.ts';
import type { KeptCopy } from './device-store.ts';
import type { DocumentConnection, DocumentStatus, OpenDocumentOptions } from './document-connection.ts';
import { claimKept, PeerKeeper } from './keep-peer.ts';
import { Link } from './link.ts';
import type { LinkEnd } from './link.ts';
import { mergeThreeWay } from './merge.ts';
import { addBuffer, composePending, createPeer, freeze, hasUnsent, writePush } from './peer.ts';
import type { Peer } from './peer.ts';
import { collaborate, peerField, receiveUpdates, replaceByMerge, setPeer } from './peer-field.ts';
import { describePlace, People } from './people.ts';
import { peopleField, setPeople, showPeople } from './presence-field.ts';
import { StatusBoard } from './status-board.ts';

const PRESENCE_MS = 100;
const IDLE_MS = 60_000;
const CHECK_MS = 20_000;
const QUOTA_RETRY_MS = 5000;
/** With no answer by then, a text kept on this device is shown. */
const PATIENCE_MS = 4000;

/** Opens a document for editing: the editor's part of it, what the screen shows about it, and its end. */
export function openDocument(options: OpenDocumentOptions): DocumentConnection {
  return new OpenDocument(options);
}

function newClientId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

class OpenDocument implements DocumentConnection {
  readonly ready: Promise<Text>;
  readonly extension: Extension;
  readonly #options: OpenDocumentOptions;
  readonly #board = new StatusBoard();
  readonly #people = new People();
  readonly #keeper: PeerKeeper;
  readonly #link: Link;
  /** The peer until an editor is there that holds it. */
  #first: Peer | null = null;
  #fallback: Peer | null = null;
  #view: EditorView | null = null;
  #joined = false;
  /** Ask for the whole document although the log could be continued. */
  #anew = false;
  #refusals = 0;
  #sending = false;
  #followed: string | null = null;
  #checked = -1;
  #lastTyped = Date.now();
  #timers = new Map<string, ReturnType<typeof setTimeout>>();
  #open!: (text: Text) => void;
  #destroyed = false;

  constructor(options: OpenDocumentOptions) {
    this.#options = options;
    this.ready = new Promise((resolve) => {
      this.#open = resolve;
    });
    this.#keeper = new PeerKeeper(
      this.#place(),
      () => this.#peer,
      (kept) => this.#board.set({ kept }),
    );
    this.#link = new Link(options, {
      query: () => this.#query(),
      onMessage: (message) => this.#receive(message),
      onDown: (end) => this.#lost(end),
    });
    this.extension = this.#extend();
    addEventListener('pagehide', this.#flush);
    document.addEventListener('visibilitychange', this.#flush);
    addEventListener('beforeunload', this.#warn);
    void this.#start();
  }

  status(): DocumentStatus {
    return this.#board.read();
  }

  subscribe(listener: () => void): () => void {
    return this.#board.subscribe(listener);
  }

  follow(id: string | null): void {
    this.#followed = id;
    this.#showPeople();
    this.#scrollToFollowed();
  }

  dismissMerge(): void {
    this.#board.set({ merge: null });
  }

  destroy(): void {
    if (this.#destroyed) return;
    this.#destroyed = true;
    this.#link.stop();
    for (const timer of this.#timers.values()) clearTimeout(timer);
    removeEventListener('pagehide', this.#flush);
    document.removeEventListener('visibilitychange', this.#flush);
    removeEventListener('beforeunload', this.#warn);
    if (!this.#board.read().ended) void this.#keeper.end();
  }

  get #peer(): Peer | null {
    return this.#view ? this.#view.state.field(peerField) : this.#first;
  }

  get #text(): Text {
    const peer = this.#peer;
    if (this.#view) return this.#view.state.doc;
    if (!peer) return Text.empty;
    return composePending(peer)?.apply(peer.base) ?? peer.base;
  }

  #place(): { userId: string; workspace: string; path: string } {
    const { userId, workspace, path } = this.#options;
    return { userId, workspace, path };
  }

  readonly #flush = (): void => {
    if (document.visibilityState === 'hidden') void this.#keeper.flush();
  };

  readonly #warn = (event: BeforeUnloadEvent): void => {
    const peer = this.#peer;
    if (peer && hasUnsent(peer)) event.preventDefault();
  };

  async #start(): Promise<void> {
    const { pending, text } = await claimKept(this.#place());
    if (this.#destroyed) return;
    if (pending) {
      this.#keeper.replaces(pending);
      this.#begin(pending);
    } else if (text) {
      this.#fallback = { ...text, clientID: newClientId(), lastSeq: 0, inFlight: [], buffer: null };
      this.#later('patience', PATIENCE_MS, () => this.#useFallback());
    }
    this.#link.start();
  }

  #begin(peer: Peer): void {
    if (this.#first || this.#destroyed) return;
    this.#first = peer;
    this.#board.set({ loading: false, unsent: hasUnsent(peer) });
    this.#open(this.#text);
  }

  /** No network, or a slow one: the text as this device knew it last. */
  #useFallback(): void {
    if (this.#fallback) this.#begin(this.#fallback);
  }

  #extend(): Extension {
    const plugin = ViewPlugin.define((view) => {
      this.#attach(view);
      return {
        update: (update: ViewUpdate) => this.#changed(update),
        destroy: () => this.#detach(view),
      };
    });
    return [
      collaborate(() => {
        if (!this.#first) throw new Error('The editor was made before the document was ready.');
        return this.#first;
      }),
      showPeople(),
      plugin,
    ];
  }

  #attach(view: EditorView): void {
    this.#view = view;
    queueMicrotask(() => {
      this.#pull();
      this.#send();
      this.#tellPlace();
    });
  }

  #detach(view: EditorView): void {
    if (this.#view !== view) return;
    this.#first = view.state.field(peerField);
    this.#view = null;
  }

  #query(): Record<string, string> {
    const peer = this.#peer ?? this.#fallback;
    if (!peer) return { protocol: '1', clientID: newClientId() };
    // A version that no log has: the server ends this lineage and sends the whole text.
    const epoch = this.#anew ? 'anew' : peer.epoch;
    return { protocol: '1', clientID: peer.clientID, epoch, version: String(peer.version) };
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'get-document':
        this.#join(message);
        break;
      case 'updates':
        this.#apply(message.updates, message.version);
        break;
      case 'acknowledge':
        this.#refusals = 0;
        this.#board.set({ trouble: null });
        break;
      case 'error':
        this.#refused(message.code);
        break;
      case 'presence':
        this.#people.receive(message, this.#peer?.clientID ?? '');
        this.#showPeople();
        break;
      case 'check':
        if (!message.matches && message.version === this.#peer?.version) void this.#diverged();
        break;
      case 'pong':
        break;
    }
  }

  #join(message: GetDocumentMessage): void {
    this.#clear('patience');
    const server = message.document && {
      text: Text.of(message.document),
      version: message.currentVersion,
      epoch: message.epoch,
      lastSeq: message.lastSeq ?? 0,
    };
    this.#people.clear();
    if (!this.#first) {
      if (server) {
        const clientID = this.#fallback ? newClientId() : this.#link.query['clientID'];
        this.#fallback = null;
        this.#begin(createPeer(clientID ?? newClientId(), server.epoch, server.version, server.text));
        if (this.#peer?.clientID !== this.#link.query['clientID']) return this.#link.reconnect();
      } else this.#useFallback();
    } else if (server) {
      this.#merge(server);
      return;
    }
    this.#joined = true;
    this.#board.set({ connected: true });
    const peer = this.#peer;
    if (peer && peer.inFlight.length > 0) this.#link.send({ type: 'push-updates', ...writePush(peer) });
    this.#pull();
    this.#send();
    this.#tellPlace();
  }

  /** The log no longer reaches back to us (or was begun anew): three-way merge, and a new lineage. */
  #merge(server: Parameters<typeof mergeThreeWay>[1]): void {
    const peer = this.#peer;
    if (!peer) return;
    this.#anew = false;
    const mine = this.#text;
    const merge = mergeThreeWay(peer, server, newClientId());
    if (this.#view) this.#view.dispatch(replaceByMerge(merge.changes, merge.peer));
    else this.#first = merge.peer;
    // Without an editor yet nothing else would tell.
    this.#board.set({ unsent: hasUnsent(merge.peer) });
    if (merge.both) this.#board.set({ merge: { mine: mine.toString(), merged: this.#text.toString() } });
    void this.#keeper.flush();
    // The socket was opened for the old clientID.
    this.#link.reconnect();
  }

  #apply(updates: readonly UpdateJson[], version: number): void {
    const view = this.#view;
    if (!view) return;
    this.#people.advance(view.state.field(peerField).version, updates);
    view.dispatch(receiveUpdates(view.state, updates));
    if (view.state.field(peerField).version !== version) {
      void this.#diverged();
      return;
    }
    this.#pull();
    this.#send();
    this.#showPeople();
    this.#later('check', CHECK_MS, () => this.#check());
  }

  #pull(): void {
    const peer = this.#peer;
    // Until an editor holds the text nothing may change it.
    if (this.#view && this.#joined && peer && !this.#link.isPulling) {
      this.#link.pull(peer.version);
    }
  }

  /** Sends what is waiting, outside of the view's own update. */
  #send(): void {
    if (this.#sending) return;
    this.#sending = true;
    queueMicrotask(() => {
      this.#sending = false;
      const before = this.#peer;
      if (!this.#joined || !before || this.#destroyed) return;
      const peer = freeze(before);
      if (peer === before) return;
      if (this.#view) this.#view.dispatch(setPeer(peer));
      else this.#first = peer;
      this.#link.send({ type: 'push-updates', ...writePush(peer) });
      this.#link.probeSoon();
    });
  }

  #changed(update: ViewUpdate): void {
    const peer = update.state.field(peerField);
    if (peer !== update.startState.field(peerField)) {
      this.#keeper.note();
      this.#board.set({ unsent: hasUnsent(peer) });
      if (peer.buffer && peer.inFlight.length === 0) this.#send();
    }
    const own = update.transactions.some((tr) => tr.isUserEvent('input') || tr.isUserEvent('delete'));
    if (own) {
      this.#lastTyped = Date.now();
      if (this.#followed !== null) queueMicrotask(() => this.follow(null));
    }
    if (update.selectionSet || update.docChanged) {
      if (update.selectionSet) this.#lastTyped = Date.now();
      if (!this.#timers.has('presence')) this.#later('presence', PRESENCE_MS, () => this.#tellPlace());
    }
  }

  #refused(code: string): void {
    const peer = this.#peer;
    if (!peer) return;
    if (code === 'over-quota' || code === 'too-large') {
      this.#board.set({ trouble: 'storage-full' });
      // What was deleted since may make room: it goes along, so that the sum of both is judged.
      this.#later('quota', QUOTA_RETRY_MS, () => {
        const before = this.#peer;
        if (!before || !this.#joined) return;
        const next = addBuffer(before);
        if (next !== before && this.#view) this.#view.dispatch(setPeer(next));
        this.#link.send({ type: 'push-updates', ...writePush(next) });
      });
      return;
    }
    this.#refusals += 1;
    this.#anew = true;
    if (this.#refusals < 3) {
      this.#link.reconnect();
      return;
    }
    // It will never be taken: the text is set aside, and the editor goes on with what the server has.
    this.#refusals = 0;
    void this.#setAside('refused').then(() => {
      this.#dropPending();
      this.#link.reconnect();
    });
  }

  #dropPending(): void {
    const view = this.#view;
    const peer = this.#peer;
    const pending = peer && composePending(peer);
    if (!peer || !pending || !view) return;
    const clean = { ...createPeer(newClientId(), peer.epoch, peer.version, peer.base) };
    view.dispatch(replaceByMerge(pending.invert(peer.base), clean));
  }

  /** Text here and on the server differ although they should not: ours is kept and offered, the server's goes on. */
  async #diverged(): Promise<void> {
    await this.#setAside('diverged');
    this.#anew = true;
    this.#link.reconnect();
  }

  #check(): void {
    const peer = this.#peer;
    if (!peer || !this.#joined || peer.version === this.#checked) return;
    this.#checked = peer.version;
    this.#link.send({ type: 'check', version: peer.version, hash: hashText(peer.base.iter()) });
  }

  #lost(end: LinkEnd): void {
    this.#joined = false;
    this.#board.set({ connected: false });
    this.#people.clear();
    this.#showPeople();
    if (end.kind === 'logged-out') this.#board.set({ trouble: 'logged-out' });
    else if (end.kind === 'gone') void this.#finish(end.code === CLOSE.accessWithdrawn ? 'no-access' : 'deleted');
    else {
      if (end.cannotSave) this.#board.set({ trouble: 'server-cannot-save' });
      else if (this.#board.trouble === 'logged-out') this.#board.set({ trouble: null });
      if (end.code === CLOSE.badMessage) this.#anew = true;
      if (!this.#first && end.noNetwork) this.#useFallback();
    }
  }

  async #finish(reason: 'no-access' | 'deleted'): Promise<void> {
    this.#link.stop();
    this.#board.set({ loading: false, ended: reason });
    const peer = this.#peer;
    if (peer && hasUnsent(peer) && !(await this.#setAside(reason))) return;
    await this.#keeper.drop();
  }

  #setAside(reason: KeptCopy['reason']): Promise<boolean> {
    const text = this.#text.toString();
    return keepCopy({ id: newClientId(), ...this.#place(), reason, text, keptAt: Date.now() });
  }

  #tellPlace(): void {
    const view = this.#view;
    const peer = this.#peer;
    if (!view || !peer || !this.#joined) return;
    const idle = Date.now() - this.#lastTyped >= IDLE_MS || document.visibilityState === 'hidden';
    this.#link.send(describePlace(peer, view.state.selection.main, idle));
    if (!idle) this.#later('idle', IDLE_MS, () => this.#tellPlace());
  }

  #showPeople(): void {
    const view = this.#view;
    const peer = this.#peer;
    this.#board.set({ people: this.#people.list(this.#followed) });
    if (!view || !peer) return;
    const marks = this.#people.marks(peer);
    if (marks.length === 0 && view.state.field(peopleField).length === 0) return;
    view.dispatch({ effects: setPeople.of(marks) });
    this.#scrollToFollowed();
  }

  #scrollToFollowed(): void {
    const mark = this.#view?.state.field(peopleField).find(({ id }) => id === this.#followed);
    if (mark) this.#view?.dispatch({ effects: EditorView.scrollIntoView(mark.head, { y: 'center' }) });
  }

  #later(name: string, ms: number, run: () => void): void {
    this.#clear(name);
    const timer = setTimeout(() => {
      this.#timers.delete(name);
      if (!this.#destroyed) run();
    }, ms);
    this.#timers.set(name, timer);
  }

  #clear(name: string): void {
    const timer = this.#timers.get(name);
    if (timer) clearTimeout(timer);
    this.#timers.delete(name);
  }
}
