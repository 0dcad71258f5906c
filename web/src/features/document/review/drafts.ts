/** What somebody is writing, by the place it is written in. It outlives a reload, and goes with the tab. */
export class Drafts {
  readonly #prefix: string;

  constructor(userId: string, itemUUID: string) {
    this.#prefix = `review-draft ${userId} ${itemUUID} `;
  }

  read(place: string): string {
    try {
      return sessionStorage.getItem(this.#prefix + place) ?? '';
    } catch {
      return '';
    }
  }

  write(place: string, text: string): void {
    try {
      if (text === '') sessionStorage.removeItem(this.#prefix + place);
      else sessionStorage.setItem(this.#prefix + place, text);
    } catch {
      // Without storage a draft lasts as long as the page.
    }
  }
}
