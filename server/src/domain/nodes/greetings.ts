import type { Announcement } from './announcement.ts';

type Person = Extract<Announcement, { kind: 'present' }>['person'];

/**
 * Presence that still has to be requested from or announced to other nodes. Stores names of documents, not
 * announcements, so it is bounded by the number of open documents, and up to date at the moment of sending.
 */
export class Greetings {
  readonly #peopleIn: (document: string) => readonly Person[];
  #isAnew = false;
  readonly #asks = new Set<string>();
  readonly #tells = new Set<string>();
  /** People of the document being announced. */
  #telling: { document: string; left: string[] } | null = null;

  constructor(peopleIn: (document: string) => readonly Person[]) {
    this.#peopleIn = peopleIn;
  }

  get isEmpty(): boolean {
    return !this.#isAnew && this.#asks.size === 0 && this.#tells.size === 0 && this.#telling === null;
  }

  /** Asks the others who is in a document. */
  ask(document: string): void {
    this.#asks.add(document);
  }

  /** Tells the others who is in it here. */
  tell(document: string): void {
    this.#tells.add(document);
  }

  /** Messages may have been lost, including departures: makes the others forget everything and announces it again. */
  startOver(documents: Iterable<string>): void {
    this.#isAnew = true;
    this.#telling = null;
    this.#asks.clear();
    this.#tells.clear();
    for (const document of documents) {
      this.#asks.add(document);
      this.#tells.add(document);
    }
  }

  /** The next announcements, at most this many. */
  take(most: number): Announcement[] {
    const said: Announcement[] = [];
    if (this.#isAnew && most > 0) said.push({ kind: 'bye' });
    if (most > 0) this.#isAnew = false;
    for (const document of this.#asks) {
      if (said.length >= most) return said;
      this.#asks.delete(document);
      said.push({ kind: 'who', document });
    }
    while (said.length < most) {
      const telling = this.#nextTelling();
      if (telling === null) break;
      const { document, left } = telling;
      const here = new Map(this.#peopleIn(document).map((person) => [person.id, person]));
      for (const id of left.splice(0, most - said.length)) {
        const person = here.get(id);
        if (person !== undefined) said.push({ kind: 'present', document, person });
      }
      if (left.length === 0) this.#telling = null;
    }
    return said;
  }

  #nextTelling(): { document: string; left: string[] } | null {
    if (this.#telling !== null) return this.#telling;
    for (const document of this.#tells) {
      this.#tells.delete(document);
      this.#telling = { document, left: this.#peopleIn(document).map(({ id }) => id) };
      return this.#telling;
    }
    return null;
  }
}
