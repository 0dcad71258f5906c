import type { ChangesJson, ServerMessage } from '@scriptorium/contract/live/messages.ts';
import { Typist } from './typist.ts';

/** Our protocol: one push in flight, pending edits sent as one change, confirmed by the pulled updates. */
export class WireTypist extends Typist {
  #length = 0;
  #version = 0;
  #seq = 0;
  #underWay = false;
  #isOpen = false;

  protected begin(): void {
    // The server speaks first.
  }

  protected push(): void {
    if (this.#underWay || !this.#isOpen) return;
    const text = this.take();
    if (text === null) return;
    this.#underWay = true;
    this.#seq += 1;
    const insert: [number, ...string[]] = [0, ...text.split('\n')];
    const changes: ChangesJson = this.#length > 0 ? [insert, this.#length] : [insert];
    const updates = [{ clientID: this.seat.clientID, seq: this.#seq, changes }];
    this.#send({ type: 'push-updates', clientVersion: this.#version, updates });
  }

  protected receive(data: Buffer): void {
    const text = data.toString();
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'acknowledge') this.acknowledged();
    else if (message.type === 'get-document') {
      this.#version = message.currentVersion;
      this.#length = (message.document ?? []).join('\n').length;
      this.#isOpen = true;
      this.#pull();
      this.ready();
    } else if (message.type === 'updates') {
      this.received(text);
      for (const { clientID, changes } of message.updates) {
        for (const part of changes) {
          if (typeof part === 'number') continue;
          const [deleted, ...lines] = part;
          this.#length += lines.join('\n').length - deleted;
        }
        if (clientID === this.seat.clientID) this.#underWay = false;
      }
      this.#version = message.version;
      this.#pull();
      this.push();
    } else if (message.type === 'error') throw new Error(message.code);
  }

  #pull(): void {
    this.#send({ type: 'pull-updates', clientVersion: this.#version });
  }

  #send(message: object): void {
    this.socket.send(JSON.stringify(message));
  }
}
