import { CLOSE } from '@scriptorium/contract/live/limits.ts';
import type { CloseCode } from '@scriptorium/contract/live/limits.ts';
import type { GetDocumentMessage, PresenceMessage, PushMessage } from '@scriptorium/contract/live/messages.ts';
import type { LoadedDocument } from '../db/texts/live-documents.ts';
import type { Batch, Judge } from '../domain/live/batch.ts';
import { DocumentState } from '../domain/live/document-state.ts';
import type { Output } from '../domain/live/document-state.ts';
import { Backlog } from './backlog.ts';
import { Delivery } from './delivery.ts';
import type { Connection } from './connection.ts';
import { LogReader } from './log-reader.ts';
import type { Resume } from './log-reader.ts';
import { Presence } from './presence.ts';
import { Snapshots } from './snapshots.ts';
import { SharedLines } from './shared-lines.ts';
import type { DocumentStore } from './store.ts';
import { TextCheck } from './text-check.ts';
import { LogWriter } from './write-push.ts';

const TAIL_UPDATES = 1000;
const TAIL_BYTES = 1024 * 1024;
const TRIM_EVERY = 20;
const IDLE_TAIL_UPDATES = 20;
const IDLE_TAIL_BYTES = 4096;
/** A batch is one row of the log. Its bytes are packed in one go, while which nobody else is served. */
const BATCH_PUSHES = 500;
const BATCH_BYTES = 1024 * 1024;
/** Of a text that is larger, all who open it are sent the same bytes. */
const SHARED_BYTES = 64 * 1024;

/**
 * A document while people write in it: the pure room with sockets, database and clock around it. One loop takes what
 * waits, has it written, shows it, answers it; nothing is shown before it is on the disk.
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
  readonly #presence: Presence;
  readonly #snapshots: Snapshots;
  readonly #delivery: Delivery;
  /** Told when the room must not be used any more. */
  readonly #onEnd: (room: Room, error: unknown) => void;
  #working: Promise<void> | null = null;
  #again = false;
  #stale = false;
  #oneByOne = false;
  #ended = false;
  /** Sockets that are being let in: one may wait long for room for its first message. */
  #joining = 0;
  readonly #lines = new SharedLines();
  readonly #check = new TextCheck();

  /** A faulty `judge` shows whether the simulation would notice. */
  constructor(
    id: string,
    loaded: LoadedDocument,
    store: DocumentStore,
    onEnd: (room: Room, error: unknown) => void,
    judge?: Judge,
  ) {
    this.documentId = id;
    this.workspaceId = loaded.workspaceId;
    this.#store = store;
    this.#onEnd = onEnd;
    this.#live = new DocumentState(
      { epoch: loaded.epoch, version: loaded.version, text: loaded.text, tail: [] },
      judge,
    );
    this.#log = new LogReader(id, store, this.#live);
    this.#writer = new LogWriter(id, store, loaded);
    this.#presence = new Presence(() => this.#connections.values());
    this.#snapshots = new Snapshots(id, store, loaded.snapshot);
    this.#delivery = new Delivery(
      this.#live,
      (id) => this.#connections.get(id),
      (version, bytes) => this.#log.older(version, bytes),
    );
  }

  /** Bytes of the file. */
  get size(): number {
    return this.#writer.size;
  }

  /** Nobody is in it, and nobody is about to be. */
  get isEmpty(): boolean {
    return this.#connections.size === 0 && this.#joining === 0;
  }

  get hasEnded(): boolean {
    return this.#ended;
  }

  connections(): Iterable<Connection> {
    return this.#connections.values();
  }

  /** Lets a socket in: its first message, and from then on it is served. */
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
    this.#emit(this.#live.join({ id: connection.id, userId: connection.userId, clientID }));
    if (clientID !== null) {
      // What an older socket of this client had on its way must be settled before anything is said about it.
      while (!this.#ended && this.#live.isCommittingFor(clientID)) await this.#working;
      await this.#log.readMark(clientID);
    }
    if (resume && resume.version > this.#live.durable.version) await this.#catchUp();
    // A lineage that was ended goes on under another clientID, even if the log would reach back.
    const isEnded = clientID !== null && this.#live.mark(clientID)?.userId === '';
    const continues = resume !== null && !isEnded && (await this.#log.reachesBackTo(resume));
    let lastSeq = clientID === null ? 0 : (this.#live.mark(clientID)?.lastSeq ?? 0);
    if (resume && !continues && clientID !== null) {
      lastSeq = await this.#log.endLineage(connection, clientID);
      await this.#catchUp();
    }
    // As JSON a text is larger than as a file; what is really sent is counted when it is.
    if (!continues && this.size > SHARED_BYTES && !(await connection.makeRoom(this.size))) return;
    const isLarge = !continues && this.#live.durable.text.length > SHARED_BYTES;
    const large = isLarge ? await this.#lines.write(this.#live.durable) : null;
    if (this.#ended) {
      connection.close(CLOSE.restarting);
      return;
    }
    if (!this.#live.isHere(connection.id)) {
      connection.close(CLOSE.outOfDate);
      return;
    }
    this.#connections.set(connection.id, connection);
    const { version, epoch, text } = this.#live.durable;
    const opening: GetDocumentMessage = {
      type: 'get-document',
      currentVersion: large?.version ?? version,
      epoch,
      ...(clientID === null ? {} : { lastSeq }),
    };
    if (large !== null) connection.sendParts(`${JSON.stringify(opening).slice(0, -1)},"document":`, large.lines);
    else connection.send(continues ? opening : { ...opening, document: [...text.iterLines()] });
  }

  leave(id: string): void {
    this.#connections.delete(id);
    this.#backlog.forget(id);
    this.#live.leave(id);
    this.#delivery.forget(id);
    this.#presence.remove(id);
  }

  push(connection: Connection, message: PushMessage, bytes: number): void {
    this.#live.push(connection.id, message, bytes);
    this.#backlog.note(connection, bytes);
    this.#work();
  }

  pull(connection: Connection, version: number): void {
    if (version > this.#live.durable.version) {
      // Another node may have written what this client has seen.
      void this.#catchUp().then(
        () => this.#pullNow(connection, version),
        (error: unknown) => this.#fail(error),
      );
    } else this.#pullNow(connection, version);
  }

  /** The cursor effects of a client of the basic messages end with it. */
  appendLeave(connection: Connection): void {
    this.#live.addEffects({ userId: connection.userId, effects: [{ type: 'leave', label: connection.label }] });
    this.#work();
  }

  notePresence(connection: Connection, message: PresenceMessage): void {
    this.#presence.note(connection, message);
  }

  check(connection: Connection, version: number, hash: string): void {
    const { durable } = this.#live;
    if (version !== durable.version) return;
    const matches = this.#check.compare(durable, hash);
    if (matches !== null) connection.send({ type: 'check', version, matches });
  }

  /** Others wrote to the log, or the document's format changed. */
  appended(): void {
    this.#stale = true;
    this.#work();
  }

  closeConnections(code: CloseCode, which: (connection: Connection) => boolean, reason?: string): void {
    for (const connection of this.#connections.values()) {
      if (!which(connection)) continue;
      connection.close(code, reason);
      this.leave(connection.id);
    }
  }

  /** Ends the room: its sockets are told why, and what was being written is waited for. */
  async end(code: CloseCode, reason?: string): Promise<void> {
    this.#ended = true;
    this.closeConnections(code, () => true, reason);
    this.#presence.close();
    this.#delivery.close();
    await this.#working?.catch(() => undefined);
    await this.#snapshots.settle();
  }

  /** Nobody wrote for a while: keeps the text and forgets steps. */
  async rest(): Promise<void> {
    if (this.#working) return;
    this.#live.trim(IDLE_TAIL_UPDATES, IDLE_TAIL_BYTES);
    await this.#snapshots.keep(this.#live.durable);
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
        if (this.#stale) await this.#readOn();
        const reading = this.#log.readNeeded();
        if (reading) await reading;
        this.#delivery.deliverAll();
        const batch = this.#live.nextBatch(this.#oneByOne ? 1 : BATCH_PUSHES, BATCH_BYTES);
        if (batch) {
          this.#again = true;
          await this.#settle(batch);
        } else this.#oneByOne = false;
      }
    } catch (error) {
      this.#fail(error);
    }
  }

  async #settle(batch: Batch): Promise<void> {
    if (batch.updates.length === 0) {
      this.#backlog.release(batch, this.#connections);
      this.#emit(this.#live.confirm(batch));
      return;
    }
    const writing = this.#writer.write(batch, this.#connections);
    // The text after the batch is worked out while the disk works.
    this.#live.prepare(batch);
    const result = await writing;
    if (result.ok) {
      this.#backlog.release(batch, this.#connections);
      this.#delivery.answer(this.#live.confirm(batch), (own) => this.#emit(own));
      this.#live.trim(TAIL_UPDATES, TAIL_BYTES, TRIM_EVERY);
      this.#snapshots.count(batch.updates.length, result.bytes);
      if (this.#snapshots.isDue(this.#writer.size)) {
        void this.#snapshots.keep(this.#live.durable).catch((error: unknown) => this.#fail(error));
      }
    } else if (result.reason === 'stale') {
      this.#live.requeue(batch);
      await this.#readOn([...batch.marks.keys()]);
    } else if (result.reason === 'over-quota' || result.reason === 'too-large') {
      // One that grows must not take those with it that shrink.
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

  /** Reads what others appended, and the file's size and line ends. Never while a batch is on its way. */
  async #readOn(clients: readonly string[] = []): Promise<void> {
    this.#stale = false;
    const head = await this.#store.head(this.documentId);
    if (!head || head.epoch !== this.#live.durable.epoch) {
      this.#onEnd(this, null);
      void this.end(head ? CLOSE.outOfDate : CLOSE.documentDeleted);
      return;
    }
    this.#writer.follow(head);
    await this.#log.readOn(head.version, clients);
    this.#delivery.deliverAll();
  }

  async #isOwn({ userId }: Connection, clientID: string): Promise<boolean> {
    for (const connection of this.#connections.values())
      if (connection.clientID === clientID && connection.userId !== userId) return false;
    return this.#log.belongsTo(clientID, userId);
  }

  async #catchUp(): Promise<void> {
    this.#stale = true;
    this.#work();
    await this.#working;
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

  /** Something could not be written or read: the state in memory is worth nothing now, and is read again. */
  #fail(error: unknown): void {
    if (this.#ended) return;
    this.#onEnd(this, error);
    void this.end(CLOSE.restarting, 'cannot-save');
  }
}
