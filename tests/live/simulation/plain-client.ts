import { collab, getSyncedVersion, receiveUpdates, sendableUpdates } from '@codemirror/collab';
import type { Update } from '@codemirror/collab';
import { history } from '@codemirror/commands';
import { ChangeSet, EditorState, Text } from '@codemirror/state';
import type { ServerMessage, UpdateJson } from '@scriptorium/contract/live/messages.ts';
import type { Editor } from './merging-client.ts';
import type { Visitor } from './node.ts';
import type { Scheduler } from './scheduler.ts';
import type { Wire } from './wire.ts';

/** A client written to the letter of the basic messages, on the library: pushes and pulls at the same time. */
export class PlainClient implements Editor {
  readonly name: string;
  readonly #time: Scheduler;
  readonly #receiveAll: boolean;
  state: EditorState | null = null;
  wire: Wire | null = null;
  #joined = false;
  #pushing = false;
  #retries = 0;
  #lineage = 0;

  constructor(name: string, time: Scheduler, receive: 'batches' | 'singly') {
    this.name = name;
    this.#time = time;
    this.#receiveAll = receive === 'batches';
  }

  visitor(): Visitor {
    return { userId: this.name, clientID: null, resume: null };
  }

  connect(wire: Wire): void {
    this.wire = wire;
    this.#joined = false;
    this.#pushing = false;
    wire.onClient = (message) => this.#receive(message);
    wire.onClientClose = (code) => {
      this.wire = null;
      // Out of date: all it can do is to begin again.
      if (code !== null) {
        this.state = null;
        this.#lineage += 1;
      }
      this.#joined = false;
    };
  }

  edited(): void {
    if (!this.state || !this.#joined || this.#pushing) return;
    const updates = sendableUpdates(this.state);
    if (updates.length === 0) return;
    this.#pushing = true;
    this.wire?.sendUp({
      type: 'push-updates',
      clientVersion: getSyncedVersion(this.state),
      updates: updates.map(({ clientID, changes }) => ({
        clientID,
        changes: changes.toJSON() as UpdateJson['changes'],
      })),
    });
  }

  isQuiet(): boolean {
    return this.state !== null && this.#joined && sendableUpdates(this.state).length === 0;
  }

  text(): string {
    return this.state?.doc.toString() ?? '';
  }

  #pull(): void {
    if (this.state) this.wire?.sendUp({ type: 'pull-updates', clientVersion: getSyncedVersion(this.state) });
  }

  #receive(message: ServerMessage): void {
    if (message.type === 'get-document') {
      this.#joined = true;
      this.state ??= EditorState.create({
        doc: Text.of(message.document ?? ['']),
        extensions: [
          history({ newGroupDelay: 0 }),
          collab({ clientID: `${this.name}.${this.#lineage}`, startVersion: message.currentVersion }),
        ],
      });
      this.#pull();
      this.edited();
    } else if (message.type === 'updates' && this.state) {
      const updates: Update[] = message.updates.map(({ clientID, changes }) => ({
        clientID,
        changes: ChangeSet.fromJSON(changes),
      }));
      if (this.#receiveAll) this.state = receiveUpdates(this.state, updates).state;
      else for (const update of updates) this.state = receiveUpdates(this.state, [update]).state;
      this.#pull();
    } else if (message.type === 'acknowledge' || message.type === 'error') {
      this.#pushing = false;
      this.#retries = message.type === 'error' ? this.#retries + 1 : 0;
      // Each of several plain clients may starve the others; spreading their retries lets them through.
      const wait = message.type === 'error' ? 10 + ((this.#retries * 37 + this.name.length * 13) % 90) : 1;
      this.#time.after(wait, () => this.edited());
    }
  }
}
