import { LIVE_LIMITS } from '@scriptorium/contract/live/limits.ts';
import type { Batch } from '../domain/live/batch.ts';
import { packPush } from '../model/texts/pack-push.ts';
import type { LineEnding } from '../domain/texts/text-content.ts';
import type { LivePushResult } from '../pipeline/live-commit.ts';
import type { Connection } from './connection.ts';
import type { DocumentStore } from './store.ts';

interface FileFacts {
  readonly size: number;
  readonly eol: LineEnding;
}

export type Written =
  | { readonly ok: true; readonly bytes: number }
  | Extract<LivePushResult, { ok: false }>
  | { readonly ok: false; readonly reason: 'too-large' };

/** Writes the batches of one document and tracks its file size. */
export class LogWriter {
  readonly #place: { documentId: string; workspaceId: string };
  readonly #store: DocumentStore;
  #size = 0;
  #lineBreakBytes = 1;

  constructor(place: { documentId: string; workspaceId: string }, store: DocumentStore, file: FileFacts) {
    this.#place = place;
    this.#store = store;
    this.follow(file);
  }

  /** Bytes of the file. */
  get size(): number {
    return this.#size;
  }

  /** Others have changed the file or its line endings. */
  follow({ size, eol }: FileFacts): void {
    this.#size = size;
    this.#lineBreakBytes = eol === 'crlf' ? 2 : 1;
  }

  /** Others have changed the file's text. */
  resize(size: number): void {
    this.#size = size;
  }

  async write(batch: Batch, connections: ReadonlyMap<string, Connection>): Promise<Written> {
    const find = (which: (connection: Connection) => boolean): Connection | undefined => {
      for (const connection of connections.values()) if (which(connection)) return connection;
      return undefined;
    };
    const push = packPush(batch, {
      documentId: this.#place.documentId,
      now: this.#store.now(),
      size: this.#size,
      lineBreakBytes: this.#lineBreakBytes,
      nameOf: (userId) => find((connection) => connection.userId === userId)?.label ?? '',
      sessionOf: (clientID) => find((connection) => connection.clientID === clientID)?.sessionId ?? '',
    });
    if (push.size > LIVE_LIMITS.documentLength && push.size > this.#size) return { ok: false, reason: 'too-large' };
    const result = await this.#store.push(push, this.#place.workspaceId);
    if (!result.ok) return result;
    this.#size = push.size;
    return { ok: true, bytes: push.changes.length };
  }
}
