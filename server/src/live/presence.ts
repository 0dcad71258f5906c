import type { Person, PresenceMessage } from '@scriptorium/contract/live/messages.ts';
import type { Connection } from './connection.ts';

/** Carets move often and are broadcast, so moves are coalesced. */
const COALESCE_MS = 60;
/** Sockets with this much buffered get no presence. */
const MAX_WAITING = 64 * 1024;

/** Who is where in a document. In memory only; sent to sockets that report their own position. */
export class Presence {
  readonly #people = new Map<string, Person>();
  readonly #moved = new Set<string>();
  readonly #left = new Set<string>();
  readonly #connections: () => Iterable<Connection>;
  #timer: NodeJS.Timeout | null = null;

  constructor(connections: () => Iterable<Connection>) {
    this.#connections = connections;
  }

  /** Records a position; the first time also sends the others' positions. */
  note(connection: Connection, { version, anchor, head, idle }: PresenceMessage): void {
    if (!this.#people.has(connection.id)) {
      connection.send({ type: 'presence', people: [...this.#people.values()], left: [] });
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
    this.#flush();
  }

  close(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #flush(): void {
    this.close();
    const people = [...this.#moved].flatMap((id) => this.#people.get(id) ?? []);
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
