import { ChangeSet } from '@codemirror/state';
import type { ChangesJson, EffectJson } from '@scriptorium/contract/live/messages.ts';
import type { Account } from '../../tests/_support/accounts.ts';
import { newClientId, openSocket, type LiveSocket } from '../../tests/live/live-client.ts';
import type { Place } from './fill.ts';

/**
 * Types and receives everything a reviewing editor does, but keeps neither text nor marks: ten of them share this
 * process, and their computing would be measured as the server's.
 */
export class Typist {
  readonly #socket: LiveSocket;
  readonly #clientID: string;
  #version: number;
  #seq = 0;
  #refused = '';
  length: number;

  private constructor(socket: LiveSocket, clientID: string, version: number, length: number) {
    this.#socket = socket;
    this.#clientID = clientID;
    this.#version = version;
    this.length = length;
  }

  static async open(account: Account, document: Place): Promise<Typist> {
    const clientID = newClientId();
    const socket = await openSocket(account.client, document, { protocol: '1', clientID, review: '1' });
    const opened = await socket.next('get-document');
    const first = await socket.next('review');
    for (let page = 1; page < first.pages; page += 1) await socket.next('review');
    const length = (opened.document ?? ['']).join('\n').length;
    return new Typist(socket, clientID, opened.currentVersion, length);
  }

  /** Types a letter; milliseconds from sending it until it is saved. */
  type(at: number): Promise<number> {
    return this.#push(ChangeSet.of({ from: at, insert: 'x' }, this.length));
  }

  /** Accepts suggestions; milliseconds until that is saved. */
  async accept(suggestions: readonly string[]): Promise<number> {
    const took = await this.#push(ChangeSet.empty(this.length), {
      type: 'decide',
      verdict: 'accept',
      suggestions: [...suggestions],
    });
    if (this.#refused !== '') throw new Error(`Accepting was refused: ${this.#refused}`);
    return took;
  }

  async #push(changes: ChangeSet, ...effects: EffectJson[]): Promise<number> {
    this.#seq += 1;
    const update = {
      clientID: this.#clientID,
      seq: this.#seq,
      changes: changes.toJSON() as ChangesJson,
      ...(effects.length > 0 ? { effects } : {}),
    };
    const start = performance.now();
    this.#socket.send({ type: 'push-updates', clientVersion: this.#version, updates: [update] });
    const answer = await this.#socket.nextOf('acknowledge', 'error');
    const took = performance.now() - start;
    if (answer.type === 'error') throw new Error(answer.code);
    await this.#pull(answer.version);
    return took;
  }

  close(): void {
    this.#socket.raw.terminate();
  }

  async #pull(to: number): Promise<void> {
    while (this.#version < to) {
      this.#socket.send({ type: 'pull-updates', clientVersion: this.#version });
      const { updates } = await this.#socket.next('updates');
      for (const { changes, effects = [] } of updates) {
        this.length = ChangeSet.fromJSON(changes).newLength;
        for (const effect of effects) if (effect.type === 'refused') this.#refused = JSON.stringify(effect);
      }
      this.#version += updates.length;
    }
  }
}
