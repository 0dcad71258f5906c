import type { Person, PresenceMessage } from '@scriptorium/contract/live/messages.ts';
import type { Connection } from './connection.ts';

/** How long moves are collected before they are broadcast. */
const COALESCE_MS = 60;
/** Sockets with more bytes buffered get no moves. */
const MAX_BUFFERED = 64 * 1024;

/** Receives the movements of people on this node, for the other nodes. */
export interface PresenceListener {
  moved(person: Person): void;
  left(id: string): void;
}

const NO_LISTENER: PresenceListener = { moved: () => undefined, left: () => undefined };

/** Who is where in a document. In memory only; sent to those who report their own position. */
export class Presence {
  readonly #people = new Map<string, Person>();
  /** People on other nodes, by id. */
  readonly #remote = new Map<string, { person: Person; node: string }>();
  readonly #listener: PresenceListener;
  readonly #moved = new Set<string>();
  readonly #left = new Set<string>();
  readonly #connections: () => Iterable<Connection>;
  #timer: NodeJS.Timeout | null = null;

  constructor(connections: () => Iterable<Connection>, listener: PresenceListener = NO_LISTENER) {
    this.#listener = listener;
    this.#connections = connections;
  }

  /** Records a position; in return for the first one, sends those of everyone else. */
  note(connection: Connection, { version, anchor, head, idle }: PresenceMessage): void {
    if (!this.#people.has(connection.id)) {
      connection.send({ type: 'presence', people: [...this.#people.values(), ...this.#remotePeople()], left: [] });
    }
    this.#people.set(connection.id, {
      id: connection.id,
      userId: connection.userId,
      label: connection.label,
      clientID: connection.clientID,
      version,
      anchor,
      head,
      idle: idle ?? false,
    });
    this.#moved.add(connection.id);
    this.#timer ??= setTimeout(() => this.#flush(), COALESCE_MS);
  }

  /** Broadcast at once. */
  remove(id: string): void {
    if (!this.#people.delete(id)) return;
    this.#moved.delete(id);
    this.#left.add(id);
    this.#listener.left(id);
    this.#flush();
  }

  /** The people on this node. */
  localPeople(): readonly Person[] {
    return [...this.#people.values()];
  }

  /** Records the position of someone on another node. */
  setRemote(node: string, person: Person): void {
    if (this.#people.has(person.id)) return;
    this.#remote.set(person.id, { person, node });
    this.#moved.add(person.id);
    // Dropped with their node and announced again before the flush: a receiver would remove them for good.
    this.#left.delete(person.id);
    this.#timer ??= setTimeout(() => this.#flush(), COALESCE_MS);
  }

  /** Someone on another node has left. */
  removeRemote(id: string): void {
    if (!this.#remote.delete(id)) return;
    this.#moved.delete(id);
    this.#left.add(id);
    this.#timer ??= setTimeout(() => this.#flush(), COALESCE_MS);
  }

  /** Removes everyone on a node that is gone: they will reconnect elsewhere. */
  dropNode(node: string): void {
    for (const [id, person] of this.#remote) if (person.node === node) this.removeRemote(id);
  }

  close(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #remotePeople(): Person[] {
    return [...this.#remote.values()].map(({ person }) => person);
  }

  #flush(): void {
    this.close();
    const own = [...this.#moved].flatMap((id) => this.#people.get(id) ?? []);
    for (const person of own) this.#listener.moved(person);
    const people = [...own, ...[...this.#moved].flatMap((id) => this.#remote.get(id)?.person ?? [])];
    const left = [...this.#left];
    this.#moved.clear();
    this.#left.clear();
    if (people.length === 0 && left.length === 0) return;
    const frame = Buffer.from(JSON.stringify({ type: 'presence', people, left }));
    for (const connection of this.#connections()) {
      if (!this.#people.has(connection.id)) continue;
      if (left.length === 0 && (connection.waiting() > MAX_BUFFERED || people.every(({ id }) => id === connection.id)))
        continue;
      connection.sendFrame(frame);
    }
  }
}
