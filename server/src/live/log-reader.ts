import type { DocumentState, LogSlice } from '../domain/live/document-state.ts';
import type { Connection } from './connection.ts';
import type { DocumentStore } from './store.ts';

/** Where a reconnecting client left off. */
export interface Resume {
  readonly epoch: string;
  readonly version: number;
}

/** Bytes of the log read to rebase a push; clients further behind start over. */
const MAX_REBASED_BYTES = 8 * 1024 * 1024;

/** Loads what a room needs from the log: marks of clients, steps before its tail, steps of others. */
export class LogReader {
  readonly #documentId: string;
  readonly #store: DocumentStore;
  readonly #live: DocumentState;
  /** Steps before this version are composed, or too many to rebase over. */
  #floor = 0;

  constructor(documentId: string, store: DocumentStore, live: DocumentState) {
    this.#documentId = documentId;
    this.#store = store;
    this.#live = live;
  }

  /** A clientID belongs to its first user or, after its lineage has ended, to nobody. */
  async belongsTo(clientID: string, userId: string): Promise<boolean> {
    const mark = (await this.#store.marks(this.#documentId, [clientID])).get(clientID);
    return !mark || mark.userId === userId || mark.userId === '';
  }

  async readMark(clientID: string): Promise<void> {
    const mark = (await this.#store.marks(this.#documentId, [clientID])).get(clientID);
    if (mark) this.#live.setMark(clientID, mark);
  }

  /** Ends a clientID whose text continues under another. Returns its last sequence number. */
  async endLineage({ userId, sessionId }: Connection, clientId: string): Promise<number> {
    const ended = await this.#store.endLineage({ documentId: this.#documentId, clientId, userId, sessionId });
    this.#live.setMark(clientId, ended);
    return ended.lastSeq;
  }

  /** Loads what waiting pushes need; null if everything is in memory, as for almost every keystroke. */
  readNeeded(): Promise<void> | null {
    const unknown = this.#live.unknownClients();
    const oldest = Math.max(this.#floor, this.#live.oldestPushed());
    return unknown.length === 0 && this.#live.reaches(oldest) ? null : this.#read(unknown, oldest);
  }

  async #read(unknown: readonly string[], oldest: number): Promise<void> {
    for (const [id, mark] of await this.#store.marks(this.#documentId, unknown)) this.#live.setMark(id, mark);
    if (!this.#live.reaches(oldest)) {
      const slice = await this.#store.log(this.#documentId, oldest, MAX_REBASED_BYTES);
      this.#live.extendTail(slice);
      // The log may reach back further than requested.
      if (!this.#live.reaches(oldest)) {
        this.#floor = Math.max(this.#floor, this.#live.reaches(slice.from) ? slice.from : this.#live.start);
      }
    }
    // More may have arrived: nothing is judged until everything it needs is loaded.
    await this.readNeeded();
  }

  /** Follows others' updates, and the current marks of these clients. */
  async follow(slice: LogSlice, clients: readonly string[]): Promise<void> {
    if (slice.from > this.#live.durable.version) throw new Error('The log was composed under an open document.');
    const known = new Set([...this.#live.knownClients(), ...clients]);
    this.#live.follow(slice, await this.#store.marks(this.#documentId, [...known]));
  }

  /** Whether the log reaches back to where a client left off. Later steps are read when pulled. */
  async reachesBackTo(resume: Resume): Promise<boolean> {
    const { epoch, version } = this.#live.durable;
    if (resume.epoch !== epoch || resume.version > version) return false;
    return this.#live.reaches(resume.version) || (await this.readOlder(resume.version, 1)).from === resume.version;
  }

  /** Steps from a version that is no longer in memory, up to about this many bytes. */
  readOlder(version: number, bytes: number): Promise<LogSlice> {
    return this.#store.log(this.#documentId, version, bytes);
  }
}
