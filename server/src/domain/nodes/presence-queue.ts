import type { Announcement } from './announcement.ts';

type Person = Extract<Announcement, { kind: 'present' }>['person'];

/**
 * Presence to be requested from and announced to other nodes. Queues documents instead of announcements, so that it is
 * bounded by their number, and announces what is true when it is sent.
 */
export class PresenceQueue {
  readonly #peopleIn: (document: string) => readonly Person[];
  #needsReset = false;
  readonly #requests = new Set<string>();
  readonly #announcements = new Set<string>();
  /** The document being announced, and the ids of people still to be announced. */
  #current: { document: string; left: string[] } | null = null;

  constructor(peopleIn: (document: string) => readonly Person[]) {
    this.#peopleIn = peopleIn;
  }

  get isEmpty(): boolean {
    return !this.#needsReset && this.#requests.size === 0 && this.#announcements.size === 0 && this.#current === null;
  }

  /** Queues the question who is in a document on other nodes. */
  request(document: string): void {
    this.#requests.add(document);
  }

  /** Queues the announcement of who is in a document on this node. */
  announce(document: string): void {
    this.#announcements.add(document);
  }

  /**
   * For when announcements may have been lost, departures among them: makes the others forget this node's presence, and
   * queues all of it again.
   */
  reset(documents: Iterable<string>): void {
    this.#needsReset = true;
    this.#current = null;
    this.#requests.clear();
    this.#announcements.clear();
    for (const document of documents) {
      this.#requests.add(document);
      this.#announcements.add(document);
    }
  }

  /** The next announcements, at limit this many. */
  take(limit: number): Announcement[] {
    const batch: Announcement[] = [];
    if (this.#needsReset && limit > 0) batch.push({ kind: 'bye' });
    if (limit > 0) this.#needsReset = false;
    for (const document of this.#requests) {
      if (batch.length >= limit) return batch;
      this.#requests.delete(document);
      batch.push({ kind: 'who', document });
    }
    while (batch.length < limit) {
      const current = this.#nextDocument();
      if (current === null) break;
      const { document, left } = current;
      const here = new Map(this.#peopleIn(document).map((person) => [person.id, person]));
      for (const id of left.splice(0, limit - batch.length)) {
        const person = here.get(id);
        if (person !== undefined) batch.push({ kind: 'present', document, person });
      }
      if (left.length === 0) this.#current = null;
    }
    return batch;
  }

  #nextDocument(): { document: string; left: string[] } | null {
    if (this.#current !== null) return this.#current;
    for (const document of this.#announcements) {
      this.#announcements.delete(document);
      this.#current = { document, left: this.#peopleIn(document).map(({ id }) => id) };
      return this.#current;
    }
    return null;
  }
}
