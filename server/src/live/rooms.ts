import { setTimeout as wait } from 'node:timers/promises';
import type { Person } from '@scriptorium/contract/live/messages.ts';
import { CLOSE } from '@scriptorium/contract/live/limits.ts';
import type { Role } from '@scriptorium/contract/review/limits.ts';
import { DamagedText, type ReportDamage } from '../domain/damage.ts';
import { Turns } from '../domain/limits/turns.ts';
import type { RemoteCommit } from './announcements.ts';
import type { Connection } from './connection.ts';
import type { Resume } from './log-reader.ts';
import type { Presence } from './presence.ts';
import { Room } from './room.ts';
import type { DocumentStore } from './store.ts';

/** An idle document stores a snapshot after this time. */
const IDLE_MS = 30_000;

/** Texts one person may load concurrently: each is inflated and its log replayed. */
const MAX_CONCURRENT_LOADS = 2;
/** Bytes of large texts that one person may have open; small ones are not counted. */
const OPEN_BYTES = 96 * 1024 * 1024;
const COUNTED_BYTES = 1024 * 1024;

/** Reports people in documents to the other nodes. */
export interface RemotePresence {
  moved(documentId: string, person: Person): void;
  left(documentId: string, id: string): void;
  opened(documentId: string): void;
}

export interface RoomsLog {
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/** The documents open on this node, and how outside events affect them. */
export class Rooms {
  readonly #store: DocumentStore;
  readonly #log: RoomsLog;
  readonly #reportDamage: ReportDamage;
  /** The other nodes, if there are any. */
  #remotePresence: RemotePresence | null = null;
  readonly #rooms = new Map<string, Promise<Room | null>>();
  readonly #open = new Map<string, Room>();
  readonly #idleTimers = new Map<string, NodeJS.Timeout>();
  /** Sockets in a large text, or entering one. */
  readonly #inLarge = new Map<Connection, Room>();
  readonly #opening = new Turns({ places: MAX_CONCURRENT_LOADS, maxWaiting: Number.POSITIVE_INFINITY });
  #stopping = false;

  constructor(store: DocumentStore, log: RoomsLog, reportDamage: ReportDamage) {
    this.#store = store;
    this.#log = log;
    this.#reportDamage = reportDamage;
  }

  /** Admits a socket to a document; null if it no longer exists. */
  async enter(documentId: string, connection: Connection, resume: Resume | null): Promise<Room | null> {
    if (this.#stopping) {
      connection.close(CLOSE.restarting);
      return null;
    }
    const room = await this.#findFor(documentId, connection);
    if (!room) {
      connection.close(CLOSE.documentDeleted);
      return null;
    }
    if (room.size > COUNTED_BYTES) {
      if (this.#measureOpen(connection.userId, room) > OPEN_BYTES) {
        connection.close(CLOSE.abuse, 'Too many large documents are open.');
        if (room.isEmpty) void this.#handleIdle(room);
        return null;
      }
      this.#inLarge.set(connection, room);
    }
    try {
      await room.join(connection, resume);
    } catch (error) {
      this.#inLarge.delete(connection);
      throw error;
    }
    this.#restartIdleTimer(room);
    return room;
  }

  leave(room: Room, connection: Connection): void {
    room.leave(connection.id);
    // Large texts are closed at once: within half a minute someone could open a hundred.
    if (this.#inLarge.delete(connection) && room.isEmpty) void this.#handleIdle(room);
    else this.#restartIdleTimer(room);
  }

  /** Restarts the idle timer after a change. */
  noteActivity(room: Room): void {
    this.#restartIdleTimer(room);
  }

  /** Open documents and the people in them. */
  count(): { documents: number; people: number } {
    let people = 0;
    for (const room of this.#open.values()) people += [...room.connections()].length;
    return { documents: this.#open.size, people };
  }

  /** Open documents of a workspace, with the people in them. */
  openIn(workspaceId: string): { itemId: string; userIds: string[] }[] {
    return [...this.#open]
      .filter(([, room]) => room.workspaceId === workspaceId)
      .map(([itemId]) => ({ itemId, userIds: this.usersOf(itemId) }));
  }

  /** Distinct user ids in a document. */
  usersOf(documentId: string): string[] {
    const room = this.#open.get(documentId);
    return room ? [...new Set([...room.connections()].map(({ userId }) => userId))] : [];
  }

  /** Who is in which document, and in which role. */
  listConnections(): { itemId: string; workspaceId: string; userId: string; role: Role; until: number | null }[] {
    return [...this.#open].flatMap(([itemId, room]) =>
      [...room.connections()].map(({ userId, role, until }) => ({
        itemId,
        workspaceId: room.workspaceId,
        userId,
        role,
        until,
      })),
    );
  }

  /** A person's access to one document has ended or changed; in the latter case they reconnect with their new role. */
  changeFor(itemId: string, userId: string, change: 'ended' | 'changed'): void {
    const [code, reason] = change === 'ended' ? [CLOSE.accessWithdrawn] : ([CLOSE.restarting, 'role'] as const);
    this.#open.get(itemId)?.closeConnections(code, (connection) => connection.userId === userId, reason);
  }

  /** A user has lost access to a workspace. */
  closeForUser(workspaceId: string, userId: string): void {
    for (const room of this.#open.values()) {
      if (room.workspaceId === workspaceId)
        room.closeConnections(CLOSE.accessWithdrawn, (connection) => connection.userId === userId);
    }
  }

  /** A person's rights have changed; they reconnect with the new ones. */
  reopenForUser(workspaceId: string, userId: string): void {
    for (const room of this.#open.values()) {
      if (room.workspaceId === workspaceId)
        room.closeConnections(CLOSE.restarting, (connection) => connection.userId === userId, 'role');
    }
  }

  /** A workspace is gone for everyone. */
  closeForWorkspace(workspaceId: string): void {
    for (const room of this.#open.values()) {
      if (room.workspaceId === workspaceId) room.closeConnections(CLOSE.accessWithdrawn, () => true);
    }
  }

  /** The document was deleted or is no longer a text. */
  closeForItem(itemId: string): void {
    void this.#end(itemId, CLOSE.documentDeleted);
  }

  closeForSession(sessionId: string): void {
    for (const room of this.#open.values()) {
      room.closeConnections(CLOSE.notLoggedIn, (connection) => connection.sessionId === sessionId);
    }
  }

  /** A transaction outside the room appended to its log or changed its line endings. */
  documentAppended(documentId: string): void {
    this.#open.get(documentId)?.appended();
  }

  /** Another node has committed a push. */
  addRemoteCommit(documentId: string, commit: RemoteCommit): void {
    this.#open.get(documentId)?.addRemoteCommit(commit);
  }

  /** From now on, presence on this node is reported to `listener`, for the other nodes. */
  announcePresenceTo(listener: RemotePresence): void {
    this.#remotePresence = listener;
  }

  presenceIn(documentId: string): Presence | undefined {
    return this.#open.get(documentId)?.presence;
  }

  dropNode(node: string): void {
    for (const room of this.#open.values()) room.presence.dropNode(node);
  }

  /** The open documents, at the versions known here. */
  listOpen(): { documentId: string; epoch: string; version: number }[] {
    return [...this.#open.values()].map(({ documentId, durable }) => ({ documentId, ...durable }));
  }

  /** The document has a new epoch: clients reconnect and merge. */
  documentReseeded(documentId: string): void {
    void this.#end(documentId, CLOSE.outOfDate);
  }

  /**
   * Makes everyone reconnect elsewhere, spread over a while, so that the other servers do not get all requests at once.
   */
  async disconnectGradually(withinMs: number): Promise<void> {
    const all = [...this.#open.values()].flatMap((room) => [...room.connections()]);
    for (const connection of all) {
      connection.close(CLOSE.restarting);
      await wait(withinMs / all.length);
    }
  }

  /** Stops admitting sockets, waits for writes, and tells everyone to reconnect later. */
  async stop(): Promise<void> {
    this.#stopping = true;
    await Promise.allSettled([...this.#open.keys()].map((id) => this.#end(id, CLOSE.restarting)));
  }

  async #findFor(documentId: string, { userId }: Connection): Promise<Room | null> {
    if (this.#open.has(documentId)) return this.#find(documentId);
    const leave = await this.#opening.enter(userId);
    try {
      return await this.#find(documentId);
    } finally {
      leave?.();
    }
  }

  /** Bytes of large texts this person would have open, including this one. */
  #measureOpen(userId: string, entered: Room): number {
    const rooms = new Set([entered]);
    for (const [connection, room] of this.#inLarge) if (connection.userId === userId) rooms.add(room);
    return [...rooms].reduce((bytes, { size }) => bytes + size, 0);
  }

  async #find(documentId: string): Promise<Room | null> {
    for (;;) {
      const known = this.#rooms.get(documentId);
      const loading = known ?? this.#load(documentId);
      if (!known) this.#rooms.set(documentId, loading);
      const room = await loading;
      if (!room?.hasEnded) return room;
      this.#forget(room);
    }
  }

  async #load(documentId: string): Promise<Room | null> {
    try {
      const loaded = await this.#store.load(documentId);
      if (!loaded) {
        this.#rooms.delete(documentId);
        return null;
      }
      for (const version of loaded.damaged) {
        this.#log.error({ documentId, version }, 'A snapshot is damaged; an older one and the log were used.');
      }
      if (loaded.damaged.length > 0) this.#reportDamage({ what: 'snapshot', subject: documentId });
      const room = new Room(
        documentId,
        loaded,
        this.#store,
        (ended, error) => {
          this.#forget(ended);
          if (error)
            this.#log.error({ documentId, err: error }, 'A document could not be written or read; reloading it.');
        },
        undefined,
        {
          moved: (person) => this.#remotePresence?.moved(documentId, person),
          left: (id) => this.#remotePresence?.left(documentId, id),
        },
      );
      this.#remotePresence?.opened(documentId);
      this.#open.set(documentId, room);
      return room;
    } catch (error) {
      this.#rooms.delete(documentId);
      if (error instanceof DamagedText) this.#reportDamage(error.damage);
      throw error;
    }
  }

  #forget(room: Room): void {
    const id = room.documentId;
    if (this.#open.get(id) !== room) return;
    this.#open.delete(id);
    this.#rooms.delete(id);
    const timer = this.#idleTimers.get(id);
    if (timer) clearTimeout(timer);
    this.#idleTimers.delete(id);
  }

  async #end(documentId: string, code: 1012 | 4404 | 4409): Promise<void> {
    const room = this.#open.get(documentId);
    if (!room) return;
    this.#forget(room);
    await room.end(code);
  }

  #restartIdleTimer(room: Room): void {
    const id = room.documentId;
    if (this.#open.get(id) !== room) return;
    const timer = this.#idleTimers.get(id);
    if (timer) {
      timer.refresh();
      return;
    }
    const started = setTimeout(() => void this.#handleIdle(room), IDLE_MS);
    started.unref();
    this.#idleTimers.set(id, started);
  }

  async #handleIdle(room: Room): Promise<void> {
    clearTimeout(this.#idleTimers.get(room.documentId));
    this.#idleTimers.delete(room.documentId);
    try {
      await room.handleIdle();
    } catch (error) {
      this.#log.warn({ documentId: room.documentId, err: error }, 'A snapshot could not be written.');
    }
    if (room.isEmpty && this.#open.get(room.documentId) === room) {
      this.#forget(room);
      await room.end(CLOSE.restarting);
    }
  }
}
