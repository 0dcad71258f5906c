import { randomUUID } from 'node:crypto';
import { ChangeSet, Text } from '@codemirror/state';
import type { ChangesJson, EffectJson, UpdateJson } from '@scriptorium/contract/live/messages.ts';
import { applyUpdate } from '@scriptorium/contract/review/core/apply.ts';
import { hashReview } from '@scriptorium/contract/review/core/hash.ts';
import { EMPTY_REVIEW, readState } from '@scriptorium/contract/review/core/state.ts';
import type { ReviewState } from '@scriptorium/contract/review/core/state.ts';
import type { ThreadContent } from '@scriptorium/contract/review/messages.ts';
import type { Account } from '../_support/accounts.ts';
import { newClientId, openSocket, type LiveSocket } from '../live/live-client.ts';

/** Someone with a document open for review, who acts sequentially and computes the state as a browser does. */
export class Reviewer {
  readonly socket: LiveSocket;
  readonly clientID: string;
  version = 0;
  text = Text.empty;
  state: ReviewState = EMPTY_REVIEW;
  contents: readonly ThreadContent[] = [];
  role = '';
  seq = 0;
  /** Effects as they came from the log. */
  readonly heard: EffectJson[] = [];

  private constructor(socket: LiveSocket, clientID: string) {
    this.socket = socket;
    this.clientID = clientID;
  }

  static async open(account: Account, document: { workspace: string; path: string }): Promise<Reviewer> {
    const clientID = newClientId();
    const socket = await openSocket(account.client, document, { protocol: '1', clientID, review: '1' });
    const reviewer = new Reviewer(socket, clientID);
    const opened = await socket.next('get-document');
    reviewer.version = opened.currentVersion;
    reviewer.text = Text.of(opened.document ?? ['']);
    reviewer.role = opened.role ?? '';
    await reviewer.readReview();
    return reviewer;
  }

  async readReview(): Promise<void> {
    const first = await this.socket.next('review');
    this.state = first.state ? readState(first.state) : EMPTY_REVIEW;
    const contents = [...first.threads];
    for (let page = 1; page < first.pages; page += 1) contents.push(...(await this.socket.next('review')).threads);
    this.contents = contents;
    if (first.version !== this.version) throw new Error('The pages are of another version than the text.');
  }

  /** Sends one update and applies what the log made of it; returns the error code if the push was refused, else ''. */
  async push(changes: ChangesJson, ...effects: EffectJson[]): Promise<string> {
    this.seq += 1;
    const update: UpdateJson = {
      clientID: this.clientID,
      seq: this.seq,
      changes,
      ...(effects.length ? { effects } : {}),
    };
    this.socket.send({ type: 'push-updates', clientVersion: this.version, updates: [update] });
    const message = await this.socket.nextOf('acknowledge', 'error');
    const answer =
      message.type === 'error' ? { version: 0, code: message.code as string } : { version: message.version, code: '' };
    if (answer.code !== '') {
      this.seq -= 1;
      return answer.code;
    }
    await this.pull(answer.version);
    return '';
  }

  /** Performs one operation on the current text; returns the code if it was refused. */
  async act(effect: EffectJson): Promise<string> {
    const before = this.heard.length;
    const code = await this.push(this.text.length > 0 ? [this.text.length] : [], effect);
    const own = this.heard.slice(before).find((one) => one.type === 'refused');
    return code || (own?.type === 'refused' ? own.code : '');
  }

  type(from: number, to: number, insert: string): Promise<string> {
    return this.push(ChangeSet.of({ from, to, insert }, this.text.length).toJSON() as ChangesJson);
  }

  async pull(to: number): Promise<void> {
    while (this.version < to) {
      this.socket.send({ type: 'pull-updates', clientVersion: this.version });
      const { updates } = await this.socket.next('updates');
      for (const { changes: json, effects } of updates) {
        const changes = ChangeSet.fromJSON(json);
        this.state = applyUpdate(this.state, { changes, effects }, this.text);
        this.text = changes.apply(this.text);
        this.version += 1;
        this.heard.push(...(effects ?? []));
      }
    }
  }

  /** Goes back to another reviewer's state, to read what followed from the log. */
  rewindTo({ version, text, state }: Pick<Reviewer, 'version' | 'text' | 'state'>): void {
    Object.assign(this, { version, text, state });
  }

  /** Whether the server has the same text and the same marks. */
  async agrees(): Promise<boolean> {
    const review = hashReview(this.state);
    for (;;) {
      this.socket.send({ type: 'check', version: this.version, hash: '-', review });
      const { reviewMatches } = await this.socket.next('check');
      // Omitted if another version was hashed a moment ago.
      if (reviewMatches !== undefined) return reviewMatches;
    }
  }

  async comment(from: number, to: number, body = 'Is this so?', mentions: string[] = []): Promise<string> {
    const id = randomUUID();
    const anchor = { from, to, text: this.text.sliceString(from, to) };
    const code = await this.act({ type: 'thread', id, anchor, message: randomUUID(), body, mentions });
    if (code !== '') throw new Error(code);
    return id;
  }

  async suggest(from: number, to: number, insert: string): Promise<string> {
    const suggestion = randomUUID();
    const cuts: [number, number][] = to > from ? [[from, to]] : [];
    const splice = insert === '' ? null : { before: 0, at: 0, cut: 0, text: insert };
    const code = await this.act({
      type: 'suggest',
      suggestion,
      hunks: [{ id: 'a', at: from, cuts, splice }],
      drop: [],
    });
    if (code !== '') throw new Error(code);
    return suggestion;
  }

  decide(verdict: 'accept' | 'reject' | 'withdraw' | 'undo', ...suggestions: string[]): Promise<string> {
    return this.act({ type: 'decide', verdict, suggestions });
  }

  /** The passages of a thread in the current text. */
  passages(thread: string): string[] {
    return this.state.marks
      .filter((mark) => mark.thread === thread)
      .map(({ from, to }) => this.text.sliceString(from, to));
  }

  close(): void {
    this.socket.raw.terminate();
  }
}
