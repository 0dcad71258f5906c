import { createTextFile } from '@scriptorium/contract/operations/workspace.ts';
import { expect } from 'vitest';
import { createAccount, createGroup, runCli, type Account } from '../../_support/accounts.ts';
import type { RunningServer } from '../../_support/start-server.ts';
import { LiveEditor } from '../../live/live-client.ts';

/** The size of the private use area: each edit is one such unit, which cannot be split and is easily counted. */
const MAX = 6300;
const PAUSE_MS = 25;

/** Typists in one document until told to stop, recording what the server confirmed. */
export class Typing {
  readonly server: RunningServer;
  readonly owner: Account;
  readonly document: { workspace: string; path: string };
  readonly editors: LiveEditor[];
  /** Everything ever shown to anybody as saved. */
  readonly acknowledged = new Set<string>();
  typed = 0;
  #goesOn = true;
  #loop: Promise<void> = Promise.resolve();

  private constructor(
    server: RunningServer,
    owner: Account,
    document: { workspace: string; path: string },
    editors: LiveEditor[],
  ) {
    this.server = server;
    this.owner = owner;
    this.document = document;
    this.editors = editors;
  }

  static async start(server: RunningServer): Promise<Typing> {
    const people = [await createAccount(server, 'Ada'), await createAccount(server, 'Ben')];
    const owner = people[0] as Account;
    const document = { workspace: await createGroup('Faults', owner, ...people.slice(1)), path: 'typed.md' };
    await owner.client.call(createTextFile, { uuid: document.workspace, parentItem: '', name: document.path });
    const editors: LiveEditor[] = [];
    for (const person of people) editors.push(await LiveEditor.open(person.client, document));
    const typing = new Typing(server, owner, document, editors);
    typing.#loop = typing.#type();
    return typing;
  }

  /** Waits for a confirmation newer than this call. */
  async awaitProgress(): Promise<void> {
    const before = this.acknowledged.size;
    await expect.poll(() => this.acknowledged.size, { timeout: 45_000, interval: 20 }).toBeGreaterThan(before);
  }

  /** Edits from the n-th on that were ever shown as saved. */
  confirmedSince(n: number): string[] {
    return [...this.acknowledged].filter((unit) => unit >= token(n));
  }

  /**
   * The end of every fault: nothing confirmed is lost, nothing typed is lost or duplicated, all users and a newcomer
   * see the same text, and the data check, with blobs read, finds no errors.
   */
  async endSound(): Promise<void> {
    await this.endTyping();
    for (const editor of this.editors) await editor.until(() => editor.isSaved);
    const late = await LiveEditor.open(this.owner.client, this.document);
    for (const editor of this.editors) await editor.until(() => editor.text === late.text);
    expect([...this.acknowledged].filter((unit) => !late.text.includes(unit))).toEqual([]);
    expect([...late.text].toSorted()).toEqual(Array.from({ length: this.typed }, (_, n) => token(n)));
    late.stop();
    for (const editor of this.editors) editor.stop();
    expect(await runCli(this.server, 'check', '--read')).toMatch(/^0 faults/mu);
  }

  async endTyping(): Promise<void> {
    this.#goesOn = false;
    await this.#loop;
  }

  async #type(): Promise<void> {
    while (this.#goesOn && this.typed < MAX) {
      const editor = this.editors[this.typed % this.editors.length] as LiveEditor;
      editor.type((this.typed * 31) % (editor.text.length + 1), token(this.typed));
      this.typed += 1;
      for (const { peer } of this.editors) for (const unit of peer.base.toString()) this.acknowledged.add(unit);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}

function token(n: number): string {
  return String.fromCodePoint(0xe000 + n);
}
