import type { GetDocumentMessage } from '@scriptorium/contract/live/messages.ts';
import type { DocumentState } from '../domain/live/document-state.ts';
import type { Connection } from './connection.ts';
import { SharedLines } from './shared-lines.ts';

/** Larger texts are serialized once for everyone who opens them. */
const SHARED_BYTES = 64 * 1024;

/** What a socket starts from. */
export interface Opening {
  /** It has the text up to some version, and continues from there. */
  readonly continues: boolean;
  /** A large text, serialized at some version. */
  readonly large: Awaited<ReturnType<SharedLines['write']>> | null;
}

/** The first messages of sockets: the whole text, unless they continue from a version they have. */
export class OpeningMessages {
  readonly #live: DocumentState;
  readonly #lines = new SharedLines();

  constructor(live: DocumentState) {
    this.#live = live;
  }

  /** Null if the socket has no room for the text, and was closed. */
  async prepare(connection: Connection, continues: boolean, size: number): Promise<Opening | null> {
    // JSON is larger than the file; the exact size is counted when sending.
    if (!continues && size > SHARED_BYTES && !(await connection.makeRoom(size))) return null;
    const isLarge = !continues && this.#live.durable.text.length > SHARED_BYTES;
    return { continues, large: isLarge ? await this.#lines.write(this.#live.durable) : null };
  }

  send(connection: Connection, { continues, large }: Opening, lastSeq: number): void {
    const { version, epoch, text } = this.#live.durable;
    const opening: GetDocumentMessage = {
      type: 'get-document',
      currentVersion: large?.version ?? version,
      epoch,
      ...(connection.clientID === null ? {} : { lastSeq }),
      ...(connection.isReviewing ? { role: connection.role } : {}),
    };
    if (large !== null) connection.sendParts(`${JSON.stringify(opening).slice(0, -1)},"document":`, large.lines);
    else connection.send(continues ? opening : { ...opening, document: [...text.iterLines()] });
  }
}
