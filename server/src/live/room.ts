import { CLOSE } from '@scriptorium/contract/live/limits.ts';
import type { CloseCode } from '@scriptorium/contract/live/limits.ts';
import type { CheckRequest, PresenceMessage, PushMessage } from '@scriptorium/contract/live/messages.ts';
import type { LoadedDocument } from '../db/texts/live-documents.ts';
import type { Batch, Judge } from '../domain/live/batch.ts';
import { DocumentState } from '../domain/live/document-state.ts';
import type { Output } from '../domain/live/document-state.ts';
import { reviews } from '../domain/live/reviewing.ts';
import type { RemoteCommit } from './announcements.ts';
import { Backlog } from './backlog.ts';
import { Delivery } from './delivery.ts';
import type { Connection } from './connection.ts';
import { ContentCheck } from './content-check.ts';
import { LogReader } from './log-reader.ts';
import type { Resume } from './log-reader.ts';
import { OpeningMessages } from './opening-messages.ts';
import { RemoteCommits } from './remote-commits.ts';
import { Presence, type PresenceListener } from './presence.ts';
import { ReviewPages } from './review-pages.ts';
import { ReviewThrottle } from './review-throttle.ts';
import { Snapshots } from './snapshots.ts';
import type { DocumentStore } from './store.ts';
import { LogWriter } from './write-push.ts';

const TAIL_UPDATES = 1000;
const TAIL_BYTES = 1024 * 1024;
const TRIM_EVERY = 20;
const IDLE_TAIL_UPDATES = 20;
const IDLE_TAIL_BYTES = 4096;
/** Pushes per batch, which becomes one log row. Packing it blocks everyone else. */
const BATCH_PUSHES = 500;
const BATCH_BYTES = 1024 * 1024;
/** Review operations per batch. */
const BATCH_OPERATIONS = 32;
/** How often in a row a lagging node reads others' changes before it goes on; a refused write then returns the rest. */
const MAX_READS = 3;

/**
 * An open document: the pure state with sockets, database and clock around it. A loop takes waiting pushes, commits,
 * broadcasts and acknowledges them; nothing is shown before it is durable.
 */
export class Room {
  readonly documentId: string;
  readonly workspaceId: string;
  readonly #store: DocumentStore;
  readonly #live: DocumentState;
  readonly #connections = new Map<string, Connection>();
  readonly #backlog = new Backlog();
  readonly #log: LogReader;
  readonly #writer: LogWriter;
  readonly #remoteCommits: RemoteCommits;
  readonly #presence: Presence;
  readonly #snapshots: Snapshots;
  readonly #delivery: Delivery;
  /** Called when the room must no longer be used. */
  readonly #onEnd: (room: Room, error: unknown) => void;
  #working: Promise<void> | null = null;
  #again = false;
  #stale = false;
  #oneByOne = false;
  #ended = false;
  /** Sockets being admitted: one may have to wait long to send its first message. */
  #joining = 0;
  readonly #openingMessages: OpeningMessages;
  readonly #contentCheck = new ContentCheck();
  readonly review: ReviewPages;
  readonly #reviewThrottle = new ReviewThrottle(() => this.#work());

  /** Tests inject a faulty `judge` to see whether the simulation notices. */
  constructor(
    id: string,
    loaded: LoadedDocument,
    store: DocumentStore,
    onEnd: (room: Room, error: unknown) => void,
    judge?: Judge,
    presenceListener?: PresenceListener,
  ) {
    this.documentId = id;
    this.workspaceId = loaded.workspaceId;
    this.#store = store;
    this.#onEnd = onEnd;
    this.#live = new DocumentState(
      { epoch: loaded.epoch, version: loaded.version, text: loaded.text, tail: [], review: loaded.review },
      judge,
    );
    this.review = new ReviewPages({
      durable: () => this.#live.durable,
      contents: () => store.contents(id),
      isHere: (connection) => this.#connections.get(connection.id) === connection,
    });
    this.#log = new LogReader(id, store, this.#live);
    this.#writer = new LogWriter({ documentId: id, workspaceId: loaded.workspaceId }, store, loaded);
    this.#openingMessages = new OpeningMessages(this.#live);
    this.#remoteCommits = new RemoteCommits(this.#live, this.#writer);
    this.#presence = new Presence(() => this.#connections.values(), presenceListener);
    this.#snapshots = new Snapshots(id, store, loaded.snapshot);
    this.#delivery = new Delivery(
      this.#live,
      (id) => this.#connections.get(id),
      (version, bytes) => this.#log.readOlder(version, bytes),
    );
  }

  /** Bytes of the file. */
  get size(): number {
    return this.#writer.size;
  }

  /** Whether nobody is in it or joining. */
  get isEmpty(): boolean {
    return this.#connections.size === 0 && this.#joining === 0;
  }

  get presence(): Presence {
    return this.#presence;
  }

  get durable(): { epoch: string; version: number } {
    const { epoch, version } = this.#live.durable;
    return { epoch, version };
  }

  get hasEnded(): boolean {
    return this.#ended;
  }

  connections(): Iterable<Connection> {
    return this.#connections.values();
  }

  /** Admits a socket: sends its first message, then serves it. */
  async join(connection: Connection, resume: Resume | null): Promise<void> {
    this.#joining += 1;
    try {
      await this.#admit(connection, resume);
    } finally {
      this.#joining -= 1;
    }
  }

  async #admit(connection: Connection, resume: Resume | null): Promise<void> {
    const { clientID } = connection;
    if (clientID !== null && !(await this.#isOwn(connection, clientID))) {
      connection.close(CLOSE.badMessage, 'This clientID belongs to somebody else.');
      return;
    }
    const { id, userId, isReviewing } = connection;
    this.#emit(this.#live.join({ id, userId, clientID, isReviewing }));
    if (clientID !== null) {
      // Pushes in flight from an older socket of this client must be settled first.
      while (!this.#ended && this.#live.isCommittingFor(clientID)) await this.#working;
      await this.#log.readMark(clientID);
    }
    if (this.#live.isBehindMarks || (resume && resume.version > this.#live.durable.version)) await this.#catchUp();
    // An ended lineage continues under another clientID, even if the log reaches back far enough.
    const isEnded = clientID !== null && this.#live.mark(clientID)?.userId === '';
    const continues = resume !== null && !isEnded && (await this.#log.reachesBackTo(resume));
    let lastSeq = clientID === null ? 0 : (this.#live.mark(clientID)?.lastSeq ?? 0);
    if (resume && !continues && clientID !== null) {
      lastSeq = await this.#log.endLineage(connection, clientID);
      await this.#catchUp();
    }
    const opening = await this.#openingMessages.prepare(connection, continues, this.size);
    if (opening === null) return;
    if (this.#ended) {
      connection.close(CLOSE.restarting);
      return;
    }
    if (!this.#live.isHere(connection.id)) {
      connection.close(CLOSE.outOfDate);
      return;
    }
    this.#connections.set(connection.id, connection);
    this.#openingMessages.send(connection, opening, lastSeq);
    if (connection.isReviewing) this.review.send(connection);
  }

  leave(id: string): void {
    this.#connections.delete(id);
    this.#backlog.forget(id);
    this.#live.leave(id);
    this.#delivery.forget(id);
    this.#presence.remove(id);
  }

  push(connection: Connection, message: PushMessage, bytes: number): void {
    const { userId: by, label: name, role } = connection;
    this.#live.push(connection.id, { ...message, author: { by, name, role, time: this.#store.now() } }, bytes);
    this.#backlog.add(connection, bytes);
    this.#work();
  }

  pull(connection: Connection, version: number): void {
    if (version > this.#live.durable.version) {
      // This client may have seen updates written by another node.
      void this.#catchUp().then(
        () => this.#pullNow(connection, version),
        (error: unknown) => this.#fail(error),
      );
    } else this.#pullNow(connection, version);
  }

  /** Ends the cursor effects of a client of the basic messages. */
  appendLeave(connection: Connection): void {
    this.#live.addEffects({ userId: connection.userId, effects: [{ type: 'leave', label: connection.label }] });
    this.#work();
  }

  notePresence(connection: Connection, message: PresenceMessage): void {
    this.#presence.note(connection, message);
  }

  check(connection: Connection, request: CheckRequest): void {
    const answer = this.#contentCheck.answer(this.#live.durable, request, connection.isReviewing);
    if (answer !== null) connection.send(answer);
  }

  /** Called when others have written to the log, or the document's format has changed. */
  appended(): void {
    this.#stale = true;
    this.#work();
  }

  /** Another node has committed. If the announcement contains the steps, nothing has to be read. */
  addRemoteCommit(commit: RemoteCommit): void {
    this.#remoteCommits.add(commit);
    this.#work();
  }

  closeConnections(code: CloseCode, which: (connection: Connection) => boolean, reason?: string): void {
    for (const connection of this.#connections.values()) {
      if (!which(connection)) continue;
      connection.close(code, reason);
      this.leave(connection.id);
    }
  }

  /** Ends the room: closes its sockets with this code, and waits for writes in progress. */
  async end(code: CloseCode, reason?: string): Promise<void> {
    this.#ended = true;
    this.#reviewThrottle.close();
    this.closeConnections(code, () => true, reason);
    this.#presence.close();
    this.#delivery.close();
    await this.#working?.catch(() => undefined);
    await this.#snapshots.settle();
  }

  /** After a pause in editing, stores a snapshot and drops old steps. */
  async handleIdle(): Promise<void> {
    if (this.#working) return;
    this.#live.trim(IDLE_TAIL_UPDATES, IDLE_TAIL_BYTES);
    await this.#snapshots.store(this.#live.durable);
  }

  #pullNow(connection: Connection, version: number): void {
    this.#emit(this.#live.pull(connection.id, version));
    this.#delivery.deliver(connection.id);
  }

  #work(): void {
    this.#again = true;
    if (this.#working || this.#ended) return;
    this.#working = this.#loop().finally(() => {
      this.#working = null;
      if (this.#again && !this.#ended) this.#work();
    });
  }

  async #loop(): Promise<void> {
    try {
      while (this.#again && !this.#ended) {
        this.#again = false;
        if (!this.#remoteCommits.applyAnnounced()) this.#stale = true;
        if (this.#stale) await this.#readChanges();
        const reading = this.#log.readNeeded();
        if (reading) await reading;
        // Each read may find marks that another node has advanced since the previous one.
        for (let tries = 0; this.#live.isBehindMarks && tries < MAX_READS; tries += 1) await this.#readChanges();
        this.#delivery.deliverAll();
        const batch = this.#nextBatch();
        if (batch) {
          this.#again = true;
          await this.#settle(batch);
        } else this.#oneByOne = false;
      }
    } catch (error) {
      this.#fail(error);
    }
  }

  #nextBatch(): Batch | null {
    const start = performance.now();
    const isPaused = this.#reviewThrottle.isPaused(start);
    const batch = this.#live.nextBatch(this.#oneByOne ? 1 : BATCH_PUSHES, BATCH_BYTES, isPaused ? 0 : BATCH_OPERATIONS);
    if (batch && reviews(batch.updates.map(({ update }) => update))) {
      this.#live.prepare(batch);
      this.#reviewThrottle.note(start, performance.now() - start);
    }
    if (isPaused && this.#live.waiting > 0) this.#reviewThrottle.scheduleResume(start);
    return batch;
  }

  async #settle(batch: Batch): Promise<void> {
    if (batch.updates.length === 0) {
      this.#backlog.release(batch, this.#connections);
      this.#emit(this.#live.confirm(batch));
      return;
    }
    const writing = this.#writer.write(batch, this.#connections);
    // Computes the resulting text while the disk is busy.
    this.#live.prepare(batch);
    const result = await writing;
    if (result.ok) {
      this.#backlog.release(batch, this.#connections);
      this.#delivery.answer(this.#live.confirm(batch), (own) => this.#emit(own));
      this.#live.trim(TAIL_UPDATES, TAIL_BYTES, TRIM_EVERY);
      this.#snapshots.count(batch.updates.length, result.bytes);
      if (this.#snapshots.isDue(this.#writer.size)) {
        void this.#snapshots.store(this.#live.durable).catch((error: unknown) => this.#fail(error));
      }
    } else if (result.reason === 'stale') {
      this.#live.requeue(batch);
      if (result.missed === undefined || !this.#remoteCommits.applyMissed(result.missed))
        await this.#readChanges([...batch.marks.keys()]);
    } else if (result.reason === 'over-quota' || result.reason === 'too-large') {
      // A growing push must not fail shrinking ones.
      if (batch.pushes.length > 1) {
        this.#oneByOne = true;
        this.#live.requeue(batch);
      } else {
        this.#backlog.release(batch, this.#connections);
        this.#emit(this.#live.refuse(batch, result.reason));
      }
    } else if (result.reason === 'gone') {
      this.#onEnd(this, null);
      void this.end(CLOSE.documentDeleted);
    } else throw new Error('The push could not be written.');
  }

  /** Reads others' updates and the file's size and line endings. Never during a batch. */
  async #readChanges(clients: readonly string[] = []): Promise<void> {
    this.#stale = false;
    const { epoch, version } = this.#live.durable;
    const changes = await this.#store.changesSince(this.documentId, version);
    if (!changes || changes.head.epoch !== epoch) {
      this.#onEnd(this, null);
      void this.end(changes ? CLOSE.outOfDate : CLOSE.documentDeleted);
      return;
    }
    if (changes.head.version < version) {
      // The database has lost confirmed steps. Clients that still have them resend them to the new epoch; without one,
      // they would retry forever.
      await this.#store.branchOff({ documentId: this.documentId, epoch, version });
      this.#onEnd(this, null);
      void this.end(CLOSE.outOfDate);
      return;
    }
    this.#writer.follow(changes.head);
    await this.#log.follow(changes.slice, clients);
    this.#delivery.deliverAll();
  }

  async #isOwn({ userId }: Connection, clientID: string): Promise<boolean> {
    for (const connection of this.#connections.values())
      if (connection.clientID === clientID && connection.userId !== userId) return false;
    return this.#log.belongsTo(clientID, userId);
  }

  async #catchUp(): Promise<void> {
    this.#stale = true;
    // If a loop is just ending, the next one does this.
    while (this.#stale && !this.#ended) {
      this.#work();
      await this.#working;
    }
  }

  #emit(outputs: readonly Output[]): void {
    for (const output of outputs) {
      const connection = this.#connections.get(output.to);
      if (!connection) continue;
      if ('send' in output) connection.send(output.send);
      else {
        connection.close(output.close);
        this.leave(connection.id);
      }
    }
  }

  /** A read or write failed: discards the state in memory; the next socket loads it again. */
  #fail(error: unknown): void {
    if (this.#ended) return;
    this.#onEnd(this, error);
    void this.end(CLOSE.restarting, 'cannot-save');
  }
}
