/** Draft keys: the text of a new comment, and the form that was open when the page was left. */
export const NEW_COMMENT = 'new';
export const BEGUN = 'begun';

/** The draft key for a suggested rewording of a passage. */
export const nameSuggestionDraft = (passage: string): string => `suggestion ${passage}`;

/** An unsent rewording. */
interface Reworded {
  /** The passage as the author saw it: text others add later must not be deleted. */
  readonly seen: string;
  readonly text: string;
}

export function writeReworded({ seen, text }: Reworded): string {
  return JSON.stringify({ seen, text });
}

/**
 * Null if there is no draft. Earlier releases stored the words alone; those refer to the passage as given in `seen`.
 */
export function readReworded(kept: string, seen: string): Reworded | null {
  return kept === '' ? null : (parseReworded(kept) ?? { seen, text: kept });
}

function parseReworded(kept: string): Reworded | null {
  try {
    const { seen, text } = JSON.parse(kept) as { seen?: unknown; text?: unknown };
    return typeof seen === 'string' && typeof text === 'string' ? { seen, text } : null;
  } catch {
    return null;
  }
}

/** Removes characters that no database can store. */
export const cleanWords = (words: string): string => words.toWellFormed().replaceAll('\0', '');

/** Unsent text by form. Survives a reload, and is discarded with the tab. */
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

  /** The text of all drafts joined; '' if there are none. */
  readAll(): string {
    try {
      const words: string[] = [];
      for (let at = 0; at < sessionStorage.length; at += 1) {
        const key = sessionStorage.key(at) ?? '';
        if (!key.startsWith(this.#prefix) || key === this.#prefix + BEGUN) continue;
        const kept = sessionStorage.getItem(key) ?? '';
        words.push(parseReworded(kept)?.text ?? kept);
      }
      return words.filter((text) => text.trim() !== '').join('\n\n');
    } catch {
      return '';
    }
  }

  write(place: string, text: string): void {
    try {
      if (text === '') sessionStorage.removeItem(this.#prefix + place);
      else sessionStorage.setItem(this.#prefix + place, text);
    } catch {
      // No storage: drafts last as long as the page.
    }
  }
}
