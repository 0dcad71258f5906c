import { collab, getSyncedVersion, receiveUpdates, sendableUpdates } from '@codemirror/collab';
import { ChangeSet, EditorState, Text } from '@codemirror/state';
import type { ServerMessage, UpdateJson } from '@scriptorium/contract/live/messages.ts';
import { createTextFile } from '@scriptorium/contract/operations/workspace.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount, createGroup } from '../_support/accounts.ts';
import type { Account } from '../_support/accounts.ts';
import type { Client } from '../_support/client.ts';
import { type BorrowedServer, borrowServer } from '../_support/borrow-server.ts';
import { LiveEditor, newClientId, openSocket } from './live-client.ts';
import type { LiveSocket } from './live-client.ts';

let server: BorrowedServer;
let ada: Account;
let ben: Account;
let workspace: string;

beforeAll(async () => {
  server = await borrowServer();
  ada = await createAccount(server, 'Ada');
  ben = await createAccount(server, 'Ben');
  workspace = await createGroup('Strict', ada, ben);
});
afterAll(() => server?.dispose());

/**
 * A third-party client with only the library and the five basic messages: it pushes and pulls concurrently, receives in
 * batches, sends its cursor as an effect of each update, and numbers nothing.
 */
class StrictClient {
  readonly #socket: LiveSocket;
  readonly #clientID = newClientId();
  state: EditorState | null = null;
  #pushing = false;
  #pushedAt = 0;
  refused = 0;
  readonly cursors = new Set<string>();
  #waiting: (() => void)[] = [];

  private constructor(socket: LiveSocket) {
    this.#socket = socket;
    socket.onMessage = (message) => {
      this.#receive(message);
      const waiting = this.#waiting;
      this.#waiting = [];
      for (const resolve of waiting) resolve();
    };
  }

  static async open(client: Client, document: { workspace: string; path: string }): Promise<StrictClient> {
    const strict = new StrictClient(await openSocket(client, document));
    await strict.until(() => strict.state !== null);
    return strict;
  }

  get text(): string {
    return this.state?.doc.toString() ?? '';
  }

  get isSaved(): boolean {
    return this.state !== null && sendableUpdates(this.state).length === 0;
  }

  type(at: number, insert: string): void {
    if (!this.state) throw new Error('The document is not open yet.');
    this.state = this.state.update({ changes: { from: at, insert } }).state;
    this.#push();
  }

  async until(holds: () => boolean): Promise<void> {
    while (!holds()) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  close(): void {
    this.#socket.raw.close();
  }

  #push(): void {
    if (!this.state || this.#pushing) return;
    const updates = sendableUpdates(this.state);
    if (updates.length === 0) return;
    this.#pushing = true;
    this.#pushedAt = getSyncedVersion(this.state);
    this.#socket.send({
      type: 'push-updates',
      clientVersion: this.#pushedAt,
      updates: updates.map(({ changes }) => ({
        clientID: this.#clientID,
        changes: changes.toJSON() as UpdateJson['changes'],
        effects: [{ type: 'cursor', label: 'a name of its own choice', position: changes.newLength }],
      })),
    });
  }

  #receive(message: ServerMessage): void {
    if (message.type === 'get-document') {
      this.state = EditorState.create({
        doc: Text.of(message.document ?? ['']),
        extensions: [collab({ clientID: this.#clientID, startVersion: message.currentVersion })],
      });
      this.#pull(this.state);
    } else if (message.type === 'updates' && this.state) {
      for (const { effects } of message.updates)
        for (const effect of effects ?? []) if ('label' in effect) this.cursors.add(effect.label);
      const updates = message.updates.map(({ clientID, changes }) => ({
        clientID,
        changes: ChangeSet.fromJSON(changes),
      }));
      this.state = receiveUpdates(this.state, updates).state;
      this.#pull(this.state);
      this.#push();
    } else if (message.type === 'acknowledge') {
      this.#pushing = false;
      this.#push();
    } else if (message.type === 'error') {
      if (message.code !== 'pull-first') throw new Error(message.code);
      this.refused += 1;
      this.#pushing = false;
      // What it missed has arrived already, or will with the pull in progress.
      if (this.state && getSyncedVersion(this.state) > this.#pushedAt) this.#push();
    }
  }

  #pull(state: EditorState): void {
    this.#socket.send({ type: 'pull-updates', clientVersion: getSyncedVersion(state) });
  }
}

describe('clients that know only the basic messages', () => {
  it('type alongside ours, are refused and retry, and all converge', async () => {
    const document = { workspace, path: 'strict.md' };
    await ada.client.call(createTextFile, { uuid: workspace, parentItem: '', name: document.path, content: 'middle' });
    const strict = [await StrictClient.open(ada.client, document), await StrictClient.open(ben.client, document)];
    const ours = await LiveEditor.open(ben.client, document);
    const all = [...strict, ours];
    const rounds = 40;
    for (let round = 0; round < rounds; round += 1) {
      for (const [who, client] of all.entries()) {
        const at = (round * 7919 + who * 31) % (client.text.length + 1);
        client.type(at, String.fromCodePoint(0xe000 + round * all.length + who));
      }
      // Everyone has received something before the next round, so that pushes and pulls cross.
      if (round % 3 === 0) await ours.until(() => ours.isSaved);
    }
    const length = 'middle'.length + rounds * all.length;
    for (const client of all) await client.until(() => client.isSaved && client.text.length === length);
    expect(new Set(all.map(({ text }) => text)).size).toBe(1);
    expect(new Set(ours.text).size).toBe(length - 1);
    // Unless they conflicted, this proves nothing.
    expect(strict.reduce((sum, { refused }) => sum + refused, 0)).toBeGreaterThan(0);
    expect(ours.errors).toEqual([]);
    // Cursors are labelled with the account's name.
    expect([...(strict[0]?.cursors ?? [])]).toEqual(expect.arrayContaining(['Ada', 'Ben']));
    for (const { cursors } of strict) expect(cursors).not.toContain('a name of its own choice');
    for (const client of strict) client.close();
    ours.stop();
  });
});
