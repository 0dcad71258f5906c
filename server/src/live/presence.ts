import type { Person, PresenceMessage } from '@scriptorium/contract/live/messages.ts';
import type { Connection } from './connection.ts';

/** Carets move often and are broadcast, so moves are coalesced. */
const COALESCE_MS = 60;
/** Sockets with this much buffered get no presence. */
const MAX_WAITING = 64 * 1024;

/** Announces the people on this node to the others. */
export interface PresenceAbroad {
  moved(person: Person): void;
  left(id: string): void;
}

const NOWHERE: PresenceAbroad = { moved: () => undefined, left: () => undefined };

/** Who is where in a document. In memory only; sent to sockets that report their own position. */
export class Presence {
  readonly #people = new Map<string, Person>();
  /** People on other nodes, with their node. */
  readonly #abroad = new Map<string, { person: Person; node: string }>();
  readonly #tell: PresenceAbroad;
  readonly #moved = new Set<string>();
  readonly #left = new Set<string>();
  readonly #connections: () => Iterable<Connection>;
  #timer: NodeJS.Timeout | null = null;

  constructor(connections: () => Iterable<Connection>, tell: PresenceAbroad = NOWHERE) {
    this.#tell = tell;
    this.#connections = connections;
  }

  /** Records a position; the first time also sends the others' positions. */
  note(connection: Connection, { version, anchor, head, idle }: PresenceMessage): void {
    if (!this.#people.has(connection.id)) {
      connection.send({ type: 'presence', people: [...this.#people.values(), ...this.#peopleAbroad()], left: [] });
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

  /** Announces a departure at once. */
  remove(id: string): void {
    if (!this.#people.delete(id)) return;
    this.#moved.delete(id);
    this.#left.add(id);
    this.#tell.left(id);
    this.#flush();
  }

  /** The people on this node, for a node that asks. */
  here(): readonly Person[] {
    return [...this.#people.values()];
  }

  /** Someone on another node has moved. */
  hear(node: string, person: Person): void {
    if (this.#people.has(person.id)) return;
    this.#abroad.set(person.id, { person, node });
    this.#moved.add(person.id);
    this.#timer ??= setTimeout(() => this.#flush(), COALESCE_MS);
  }

  /** Someone has left another node. */
  hearLeft(id: string): void {
    if (!this.#abroad.delete(id)) return;
    this.#moved.delete(id);
    this.#left.add(id);
    this.#timer ??= setTimeout(() => this.#flush(), COALESCE_MS);
  }

  /** A node has died; everyone on it will reconnect elsewhere. */
  forgetNode(node: string): void {
    for (const [id, person] of this.#abroad) if (person.node === node) this.hearLeft(id);
  }

  close(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #peopleAbroad(): Person[] {
    return [...this.#abroad.values()].map(({ person }) => person);
  }

  #flush(): void {
    this.close();
    const own = [...this.#moved].flatMap((id) => this.#people.get(id) ?? []);
    for (const person of own) this.#tell.moved(person);
    const people = [...own, ...[...this.#moved].flatMap((id) => this.#abroad.get(id)?.person ?? [])];
    const left = [...this.#left];
    this.#moved.clear();
    this.#left.clear();
    if (people.length === 0 && left.length === 0) return;
    const frame = Buffer.from(JSON.stringify({ type: 'presence', people, left }));
    for (const connection of this.#connections()) {
      if (!this.#people.has(connection.id)) continue;
      if (left.length === 0 && (connection.waiting() > MAX_WAITING || people.every(({ id }) => id === connection.id)))
        continue;
      connection.sendFrame(frame);
    }
  }
}
