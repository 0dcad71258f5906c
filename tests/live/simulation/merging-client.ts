import { history } from '@codemirror/commands';
import { EditorState, Text } from '@codemirror/state';
import type { ServerMessage } from '@scriptorium/contract/live/messages.ts';
import {
  collaborate,
  peerField,
  receiveUpdates,
  replaceByMerge,
  setPeer,
} from '../../../web/src/editor/collab/peer-field.ts';
import { mergeThreeWay } from '../../../web/src/editor/collab/merge.ts';
import { createPeer, freeze, hasUnsent, writePush } from '../../../web/src/editor/collab/peer.ts';
import type { Peer } from '../../../web/src/editor/collab/peer.ts';
import type { Visitor } from './node.ts';
import type { Wire } from './wire.ts';

export interface Editor {
  readonly name: string;
  state: EditorState | null;
  visitor(): Visitor;
  connect(wire: Wire): void;
  /** After a local transaction. */
  edited(): void;
  isQuiet(): boolean;
  text(): string;
  readonly wire: Wire | null;
}

/** Our own client: real editor state and peer, with the network replaced. */
export class MergingClient implements Editor {
  readonly name: string;
  readonly #violate: (what: string) => void;
  #lineage = 0;
  state: EditorState | null = null;
  wire: Wire | null = null;
  #joined = false;
  merges = 0;

  constructor(name: string, violate: (what: string) => void) {
    this.name = name;
    this.#violate = violate;
  }

  visitor(): Visitor {
    const peer = this.state?.field(peerField);
    const clientID = peer?.clientID ?? this.#clientID();
    return {
      userId: this.name,
      clientID,
      resume: peer ? { clientID, epoch: peer.epoch, version: peer.version } : null,
    };
  }

  connect(wire: Wire): void {
    this.wire = wire;
    this.#joined = false;
    wire.onClient = (message) => this.#receive(message);
    wire.onClientClose = () => {
      this.wire = null;
      this.#joined = false;
    };
  }

  edited(): void {
    if (!this.state || !this.#joined) return;
    const before = this.state.field(peerField);
    const peer = freeze(before);
    if (peer === before) return;
    this.state = this.state.update(setPeer(peer)).state;
    this.#push(peer);
  }

  isQuiet(): boolean {
    return this.state !== null && this.#joined && !hasUnsent(this.state.field(peerField));
  }

  text(): string {
    return this.state?.doc.toString() ?? '';
  }

  #clientID(): string {
    return `${this.name}.${this.#lineage}`;
  }

  #push(peer: Peer): void {
    this.wire?.sendUp({ type: 'push-updates', ...writePush(peer) });
  }

  #pull(): void {
    const version = this.state?.field(peerField).version ?? 0;
    this.wire?.sendUp({ type: 'pull-updates', clientVersion: version });
  }

  #receive(message: ServerMessage): void {
    if (message.type === 'get-document') this.#open(message);
    else if (message.type === 'updates' && this.state) {
      const version = this.state.field(peerField).version + message.updates.length;
      for (const tr of receiveUpdates(this.state, message.updates)) this.state = tr.state;
      if (version !== message.version)
        this.#violate(`${this.name} is at ${version}, the server says ${message.version}`);
      this.#pull();
      this.edited();
    } else if (message.type === 'error') this.#violate(`${this.name}: ${message.code}`);
  }

  #open(message: Extract<ServerMessage, { type: 'get-document' }>): void {
    this.#joined = true;
    if (!this.state) {
      const doc = Text.of(message.document ?? ['']);
      const peer = createPeer(this.#clientID(), message.epoch, message.currentVersion, doc);
      this.state = EditorState.create({ doc, extensions: [history({ newGroupDelay: 0 }), collaborate(() => peer)] });
    } else if (message.document) {
      this.#lineage += 1;
      this.merges += 1;
      const server = {
        text: Text.of(message.document),
        version: message.currentVersion,
        epoch: message.epoch,
        lastSeq: message.lastSeq ?? 0,
      };
      const merge = mergeThreeWay(this.state.field(peerField), server, this.#clientID());
      this.state = this.state.update(replaceByMerge(merge.changes, merge.peer)).state;
      // The socket belongs to the old lineage: a new one is opened.
      this.wire?.cut();
      return;
    } else if (this.state.field(peerField).inFlight.length > 0) this.#push(this.state.field(peerField));
    this.#pull();
    this.edited();
  }
}
