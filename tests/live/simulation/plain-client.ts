import { collab, getSyncedVersion, receiveUpdates, sendableUpdates } from '@codemirror/collab';
import type { Update } from '@codemirror/collab';
import { history } from '@codemirror/commands';
import { ChangeSet, EditorState, Text } from '@codemirror/state';
import type { CloseCode } from '@scriptorium/contract/live/limits.ts';
import type { ServerMessage, UpdateJson } from '@scriptorium/contract/live/messages.ts';
import type { Client, Surroundings } from './session-client.ts';
import type { Wire } from './wire.ts';

/** A client written to the letter of the basic messages, using the library: pushes and pulls concurrently. */
export class PlainClient implements Client {
  readonly name: string;
  readonly #around: Surroundings;
  readonly #receiveAll: boolean;
  state: EditorState | null = null;
  wire: Wire | null = null;
  #joined = false;
  #pushing = false;
  #retries = 0;
  #lineage = 0;

  constructor(name: string, around: Surroundings, receive: 'batches' | 'singly') {
    this.name = name;
    this.#around = around;
    this.#receiveAll = receive === 'batches';
    this.hurry();
  }

  hurry(): void {
    if (this.wire) return;
    this.#joined = false;
    this.#pushing = false;
    this.wire = this.#around.connect(
      { userId: this.name, clientID: null, resume: null },
      { message: (message) => this.#receive(message), close: (code) => this.#closed(code) },
    );
  }

  edit(change: (state: EditorState) => EditorState): void {
    if (this.state) this.state = change(this.state);
    this.#send();
  }

  #closed(code: CloseCode | null): void {
    this.wire = null;
    // Out of date: all it can do is start over.
    if (code !== null) {
      this.state = null;
      this.#lineage += 1;
    }
    this.#joined = false;
  }

  #send(): void {
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
      this.#send();
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
      // Several plain clients may starve each other; spreading their retries lets them through.
      const wait = message.type === 'error' ? 10 + ((this.#retries * 37 + this.name.length * 13) % 90) : 1;
      this.#around.time.after(wait, () => this.#send());
    }
  }
}
