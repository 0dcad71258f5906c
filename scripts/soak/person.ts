import { listDefaults, listJobs, schedule } from '@scriptorium/contract/operations/export.ts';
import { deletePaths, readText, tree } from '@scriptorium/contract/operations/workspace.ts';
import { purgeItems } from '@scriptorium/contract/operations/workspace-trash.ts';
import type { Account } from '../../tests/_support/accounts.ts';
import { LiveEditor } from '../../tests/live/live-client.ts';
import type { Random } from '../../tests/live/simulation/random.ts';

/** Totals over all people of a soak. */
export interface Deeds {
  edits: number;
  opened: number;
  left: number;
  uploads: number;
  exports: number;
  exportsFailed: number;
  merges: number;
  events: number;
  /** Descriptions of what went wrong. */
  faults: string[];
}

export interface Group {
  uuid: string;
  documents: string[];
  /** While true, nobody in the group types, leaves or opens, so that its texts can be compared. */
  resting: boolean;
}

const LONGEST_TEXT = 12_000;
const WAIT_MS = 30_000;
const LETTERS = 'etaoin shrdlu cmfwyp vbgkqjxz\n';

/** A simulated person who types, opens, leaves, uploads and exports now and then. */
export class Person {
  readonly account: Account;
  readonly group: Group;
  readonly #random: Random;
  readonly #deeds: Deeds;
  /** A file only this person writes, line by line, so that its correct content is known. */
  readonly diary: string;
  lines = 0;
  editor: LiveEditor | null = null;
  #open = '';
  #uploads: string[] = [];
  #events = new AbortController();
  #ended = false;
  #loop: Promise<void> = Promise.resolve();
  /** True between two actions, so that a group can be quiesced. */
  idle = true;

  constructor(account: Account, group: Group, random: Random, deeds: Deeds) {
    this.account = account;
    this.group = group;
    this.#random = random;
    this.#deeds = deeds;
    this.diary = `diary-${account.displayName}.md`;
  }

  begin(pauseMs: number): void {
    void this.#listen();
    this.#loop = this.#live(pauseMs);
  }

  async end(): Promise<void> {
    this.#ended = true;
    await this.#loop;
    await this.leave();
    this.#events.abort();
  }

  get openDocument(): string {
    return this.#open;
  }

  async leave(): Promise<void> {
    const { editor } = this;
    if (editor === null) return;
    if (!(await within(editor.until(() => editor.isSaved))))
      this.#deeds.faults.push(`${this.account.displayName}: ${this.#open} was not saved in ${WAIT_MS} ms`);
    this.#deeds.merges += editor.merges;
    this.#deeds.faults.push(...editor.errors.map((code) => `${this.account.displayName}: the server said ${code}`));
    editor.stop();
    this.editor = null;
    this.#deeds.left += 1;
  }

  async #live(pauseMs: number): Promise<void> {
    while (!this.#ended) {
      await new Promise((resolve) => setTimeout(resolve, pauseMs * (0.3 + 1.4 * this.#random.next())));
      if (this.group.resting || this.#ended) continue;
      this.idle = false;
      try {
        await this.#doSomething();
      } catch (error) {
        this.#deeds.faults.push(`${this.account.displayName}: ${String(error)}`);
      }
      this.idle = true;
    }
  }

  async #doSomething(): Promise<void> {
    const chance = this.#random.next();
    if (this.editor === null || chance < 0.004) await this.#openAnother();
    else if (chance < 0.006) await this.#upload();
    else if (chance < 0.0064) await this.#export();
    else if (chance < 0.01) await this.account.client.call(tree, { uuid: this.group.uuid });
    else if (chance < 0.012) this.editor.cut();
    else this.#write(this.editor);
  }

  #write(editor: LiveEditor): void {
    this.#deeds.edits += 1;
    if (this.#open === this.diary) {
      this.lines += 1;
      editor.type(editor.length, `${this.lines}\n`);
      return;
    }
    const at = this.#random.below(editor.length + 1);
    if (editor.length > LONGEST_TEXT) {
      editor.type(0, '', 1 + this.#random.below(LONGEST_TEXT / 4));
      return;
    }
    const long = 1 + this.#random.below(12);
    const text = Array.from({ length: long }, () => LETTERS[this.#random.below(LETTERS.length)]).join('');
    editor.type(at, text, Math.min(editor.length, at + this.#random.below(10)));
  }

  async #openAnother(): Promise<void> {
    await this.leave();
    const { documents, uuid } = this.group;
    this.#open = this.#random.chance(0.15) ? this.diary : (documents[this.#random.below(documents.length)] ?? '');
    this.editor = await LiveEditor.open(this.account.client, { workspace: uuid, path: this.#open });
    this.#deeds.opened += 1;
  }

  async #upload(): Promise<void> {
    const name = `${this.account.displayName}-${this.#deeds.uploads}.bin`;
    const content = new Uint8Array(10_000 + this.#random.below(200_000)).fill(this.#random.below(256));
    const answer = await this.account.client.upload(this.group.uuid, '', [{ name, content }]);
    if (answer.status !== 200) throw new Error(`an upload answered ${answer.status}`);
    this.#deeds.uploads += 1;
    this.#uploads.push(name);
    // Storage must not grow forever, so older uploads are deleted, then purged.
    const old = this.#uploads.length > 3 ? this.#uploads.shift() : undefined;
    if (old === undefined) return;
    const { trashed } = await this.account.client.call(deletePaths, { uuid: this.group.uuid, itemPaths: [old] });
    await this.account.client.call(purgeItems, { uuid: this.group.uuid, items: trashed });
  }

  async #export(): Promise<void> {
    const { client } = this.account;
    const { defaultsFiles } = await client.call(listDefaults, {});
    const profile = defaultsFiles[this.#random.below(defaultsFiles.length)]?.uuid ?? '';
    const files = [this.group.documents[0] ?? ''];
    const { job } = await client.call(schedule, { uuid: this.group.uuid, profileUuid: profile, files });
    const limit = performance.now() + 300_000;
    for (;;) {
      const { jobs } = await client.call(listJobs, { limit: 200 });
      const state = jobs.find(({ id }) => id === job.id)?.state;
      if (state === 'done') break;
      if (state === 'failed' || state === undefined || performance.now() > limit) {
        this.#deeds.exportsFailed += 1;
        this.#deeds.faults.push(`an export with ${job.profile.name} ended as ${state ?? 'nothing'}`);
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
    this.#deeds.exports += 1;
    const { jobs } = await client.call(listJobs, { limit: 200 });
    const output = jobs.find(({ id }) => id === job.id)?.outputPath;
    if (output === undefined) return;
    const { trashed } = await client.call(deletePaths, { uuid: this.group.uuid, itemPaths: [output] });
    await client.call(purgeItems, { uuid: this.group.uuid, items: trashed });
  }

  /** Like a tab, keeps an event stream open and reopens it when it ends. */
  async #listen(): Promise<void> {
    const { client } = this.account;
    while (!this.#events.signal.aborted) {
      try {
        const response = await fetch(new URL('/api/events', client.origin), {
          headers: { cookie: client.cookieHeader() },
          signal: this.#events.signal,
        });
        for await (const _chunk of response.body ?? []) this.#deeds.events += 1;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 1000));
      }
    }
  }
}

/**
 * Compares a quiesced group: all editors of a document, the text as the server reads it, and every diary with what its
 * owner wrote. Returns the differences.
 */
export async function compareGroup(people: readonly Person[]): Promise<string[]> {
  const [first] = people;
  if (first === undefined) return [];
  const differences: string[] = [];
  const read = async (itemPath: string): Promise<string> =>
    (await first.account.client.call(readText, { uuid: first.group.uuid, itemPath })).text;
  for (const { editor, account } of people) {
    if (editor !== null && !(await within(editor.until(() => editor.isSaved))))
      differences.push(`${account.displayName} is not saved`);
  }
  for (const name of first.group.documents) {
    const text = await read(name);
    for (const { editor, openDocument, account } of people) {
      if (editor === null || openDocument !== name) continue;
      if (!(await within(editor.until(() => editor.text === text))))
        differences.push(`${name} differs for ${account.displayName}`);
    }
  }
  for (const { diary, lines } of people) {
    const wanted = Array.from({ length: lines }, (_, n) => `${n + 1}\n`).join('');
    if ((await read(diary)) !== wanted) differences.push(`${diary} is not the ${lines} lines that were written`);
  }
  return differences;
}

async function within(wanted: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), WAIT_MS);
  });
  const met = await Promise.race([wanted.then(() => true), late]);
  clearTimeout(timer);
  return met;
}
