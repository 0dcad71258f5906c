import { LIVE_LIMITS } from '@scriptorium/contract/live/limits.ts';
import type { UpdateJson } from '@scriptorium/contract/live/messages.ts';
import { isReviewEffect } from '@scriptorium/contract/review/is-review-effect.ts';
import type { LoggedUpdate } from '../domain/live/authority.ts';
import { countGrowth } from '../domain/live/changes.ts';
import type { Batch } from '../domain/live/batch.ts';
import { writeUpdate } from '../domain/live/document-state.ts';
import { withoutBody } from '../domain/live/reviewing.ts';
import type { AuthorSpan } from '../db/texts/documents.ts';
import { packUpdates } from '../db/texts/documents.ts';
import type { LineEnding } from '../domain/texts/text-content.ts';
import type { LivePush, LivePushResult } from '../pipeline/live-commit.ts';
import type { Connection } from './connection.ts';
import type { DocumentStore } from './store.ts';

interface FileFacts {
  readonly size: number;
  readonly eol: LineEnding;
}

export type Written =
  | { readonly ok: true; readonly bytes: number }
  | { readonly ok: false; readonly reason: Extract<LivePushResult, { ok: false }>['reason'] | 'too-large' };

/** Writes the batches of one document and tracks its file size. */
export class LogWriter {
  readonly #documentId: string;
  readonly #store: DocumentStore;
  #size = 0;
  #lineBreakBytes = 1;

  constructor(documentId: string, store: DocumentStore, file: FileFacts) {
    this.#documentId = documentId;
    this.#store = store;
    this.follow(file);
  }

  /** Bytes of the file. */
  get size(): number {
    return this.#size;
  }

  /** Others changed the file or its line endings. */
  follow({ size, eol }: FileFacts): void {
    this.#size = size;
    this.#lineBreakBytes = eol === 'crlf' ? 2 : 1;
  }

  async write(batch: Batch, connections: ReadonlyMap<string, Connection>): Promise<Written> {
    const find = (which: (connection: Connection) => boolean): Connection | undefined => {
      for (const connection of connections.values()) if (which(connection)) return connection;
      return undefined;
    };
    const push = writePush(batch, {
      documentId: this.#documentId,
      now: this.#store.now(),
      size: this.#size,
      lineBreakBytes: this.#lineBreakBytes,
      nameOf: (userId) => find((connection) => connection.userId === userId)?.label ?? '',
      sessionOf: (clientID) => find((connection) => connection.clientID === clientID)?.sessionId ?? '',
    });
    if (push.size > LIVE_LIMITS.documentLength && push.size > this.#size) return { ok: false, reason: 'too-large' };
    const result = await this.#store.push(push);
    if (!result.ok) return result;
    this.#size = push.size;
    return { ok: true, bytes: push.changes.length };
  }
}

/** Turns a batch into one log row with its authors' spans. */
function writePush(
  batch: Batch,
  facts: {
    documentId: string;
    now: number;
    /** Bytes of the file before. */
    size: number;
    lineBreakBytes: number;
    nameOf(userId: string): string;
    sessionOf(clientID: string): string;
  },
): LivePush {
  let text = batch.before.text;
  let size = facts.size;
  const spans: AuthorSpan[] = [];
  batch.updates.forEach(({ update, userId }, i) => {
    size += countGrowth(text, update.changes, facts.lineBreakBytes);
    // A keystroke is a batch of one; the text after the last update is already known.
    if (i + 1 < batch.updates.length) text = update.changes.apply(text);
    const from = batch.before.version + i;
    const last = spans.at(-1);
    if (last?.user === userId) last.to = from + 1;
    else spans.push({ user: userId, name: facts.nameOf(userId), from, to: from + 1 });
  });
  const effects = batch.updates.flatMap(({ update }) => (update.effects ?? []).filter(isReviewEffect));
  return {
    documentId: facts.documentId,
    from: batch.before.version,
    to: batch.after.version,
    changes: packUpdates(batch.updates.map(({ update }) => forLog(update))),
    authors: JSON.stringify(spans),
    at: facts.now,
    size,
    marks: [...batch.marks].map(([clientId, { before, after }]) => ({
      clientId,
      userId: after.userId,
      sessionId: facts.sessionOf(clientId),
      lastSeq: after.lastSeq,
      lastVersion: after.lastVersion,
      before: before && { userId: before.userId, lastSeq: before.lastSeq },
    })),
    ...(effects.length === 0 ? {} : { review: { effects, isFirst: !batch.before.review } }),
  };
}

function forLog(update: LoggedUpdate): UpdateJson {
  const json = writeUpdate(update);
  return json.effects ? { ...json, effects: json.effects.map(withoutBody) } : json;
}
