import { Typist } from './typist.ts';
import { CONTENT, greet, readKind, SYNC, SYNC_STATUS, UPDATE, writeInsert } from './yjs-bytes.ts';

/**
 * Hocuspocus's protocol with hand-written Yjs updates: each edit follows this client's previous ones, like typing.
 * Every edit is a message of its own, as its provider sends them.
 */
export class HocuspocusTypist extends Typist {
  #clock = 0;
  #isOpen = false;

  protected begin(): void {
    for (const message of greet(this.seat.document)) this.socket.send(message);
  }

  protected push(): void {
    if (!this.#isOpen) return;
    const text = this.take();
    if (text === null) return;
    this.socket.send(writeInsert(this.seat.document, this.seat.number + 1, this.#clock, text));
    this.#clock += text.length;
  }

  protected receive(data: Buffer): void {
    const { kind, detail } = readKind(data);
    if (kind === SYNC_STATUS) {
      if (detail !== 1) throw new Error('The update was not taken.');
      this.acknowledged();
    } else if (kind === SYNC && detail === UPDATE) this.received(data.toString('latin1'));
    else if (kind === SYNC && detail === CONTENT && !this.#isOpen) {
      this.#isOpen = true;
      this.ready();
    }
  }
}
