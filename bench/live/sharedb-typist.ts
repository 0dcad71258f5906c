import { Typist } from './typist.ts';

interface Message {
  a: string;
  id?: string;
  src?: string;
  seq?: number;
  v?: number;
  op?: unknown;
  create?: unknown;
  data?: { v: number };
  error?: { message: string };
}

/** ShareDB's protocol over its JSON type: one operation in flight, pending ones composed, like its own client. */
export class ShareDbTypist extends Typist {
  #version = 0;
  #seq = 0;
  #underWay = false;
  #isOpen = false;

  protected begin(): void {
    this.#send({ a: 'hs', id: this.seat.clientID, protocol: 1, protocolMinor: 1 });
  }

  protected push(): void {
    if (this.#underWay || !this.#isOpen) return;
    const text = this.take();
    if (text === null) return;
    this.#underWay = true;
    this.#seq += 1;
    this.#submit({ op: [{ p: ['text', 0], si: text }] });
  }

  protected receive(data: Buffer): void {
    const text = data.toString();
    const message = JSON.parse(text) as Message;
    if (message.error) throw new Error(message.error.message);
    if (message.a === 'hs') this.#subscribe();
    else if (message.a === 's') {
      this.#version = message.data?.v ?? 0;
      this.#isOpen = true;
      this.ready();
    } else if (message.a === 'op') {
      this.#version = (message.v ?? 0) + 1;
      if (message.src === this.seat.clientID && message.op === undefined) {
        this.acknowledged();
        this.#underWay = false;
        this.push();
      } else this.received(text);
    }
  }

  #subscribe(): void {
    this.#send({ a: 's', c: 'documents', d: this.seat.document, v: null });
  }

  #submit(content: object): void {
    this.#send({ a: 'op', c: 'documents', d: this.seat.document, v: this.#version, seq: this.#seq, ...content });
  }

  #send(message: object): void {
    this.socket.send(JSON.stringify(message));
  }
}
