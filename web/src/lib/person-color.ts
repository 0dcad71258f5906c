import { COLORS_IN_TURN, PERSON_COLORS, colorOfId } from '@scriptorium/contract/rules/person-color.ts';

/** Number of people whose colours this browser remembers. */
const REMEMBERED = 200;
const KEY = 'colors-in-texts';
const ACCOUNT_ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;

type KnownColor = readonly [id: string, color: number];

/**
 * The colours (1 to 10) of people in texts. Everybody has the colour of their ID, which differs among accounts created
 * one after the other; but whoever comes second to a colour that one of the nine people seen last in a text has gets
 * another, and keeps it.
 */
export class PersonColors {
  /** In the order seen, most recent last. */
  readonly #colors: Map<string, number>;

  constructor(known: readonly KnownColor[] = []) {
    this.#colors = new Map(known);
  }

  /** Of somebody in a text. */
  take(id: string): number {
    const known = this.#colors.get(id);
    const color = known ?? this.#choose(id);
    this.#colors.delete(id);
    // Names without an account, which any file from Word can bring along, make way.
    if (known === undefined && ACCOUNT_ID.test(id))
      for (const [other, taken] of this.#colors)
        if (taken === color && !ACCOUNT_ID.test(other)) this.#colors.delete(other);
    this.#colors.set(id, color);
    return color;
  }

  /** Of somebody in a list, where people may share one. */
  peek(id: string): number {
    return this.#colors.get(id) ?? colorOfId(id);
  }

  has(id: string): boolean {
    return this.#colors.has(id);
  }

  /** For the next visit. */
  list(): KnownColor[] {
    return [...this.#colors].slice(-REMEMBERED);
  }

  #choose(id: string): number {
    const others = [...this.#colors].filter(([other]) => !ACCOUNT_ID.test(id) || ACCOUNT_ID.test(other));
    const taken = new Set(others.slice(1 - PERSON_COLORS).map(([, color]) => color));
    const own = colorOfId(id);
    if (!taken.has(own)) return own;
    const at = COLORS_IN_TURN.indexOf(own);
    // Those next in turn are of people who came just after this one, and are likely to be seen together.
    const half = PERSON_COLORS / 2;
    const fromFarthest = COLORS_IN_TURN.map((_, step) => COLORS_IN_TURN.at((at + half - step) % PERSON_COLORS) ?? own);
    return fromFarthest.find((color) => !taken.has(color)) ?? own;
  }
}

const colors = new PersonColors(readKnown());

/** The colour (1 to 10) of a person in a text, who must be distinguishable: an author, a commenter, a caret. */
export function colorInText(id: string): number {
  const isNew = !colors.has(id);
  const color = colors.take(id);
  if (isNew) remember();
  return color;
}

/** The colour (1 to 10) of a person anywhere else: the same, unless they were second to it in a text. */
export function personColor(id: string): number {
  return colors.peek(id);
}

function readKnown(): KnownColor[] {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(known)) return [];
    return known.filter(
      (entry): entry is [string, number] =>
        Array.isArray(entry) &&
        typeof entry[0] === 'string' &&
        Number.isInteger(entry[1]) &&
        entry[1] >= 1 &&
        entry[1] <= PERSON_COLORS,
    );
  } catch {
    // Without storage, colours last as long as the page.
    return [];
  }
}

let isRemembering = false;

/** Once for all that a text shows. */
function remember(): void {
  if (isRemembering) return;
  isRemembering = true;
  queueMicrotask(() => {
    isRemembering = false;
    try {
      localStorage.setItem(KEY, JSON.stringify(colors.list()));
    } catch {
      // As above.
    }
  });
}

/** At most two letters of a name, of an address those before its "@"; "?" if there are none. */
export function readInitials(name: string): string {
  const at = /\s/u.test(name) ? -1 : name.indexOf('@');
  const own = at > 0 ? name.slice(0, at) : name;
  const words = own.split(/[\s@._-]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const first = (word: string | undefined): string => word?.match(/[\p{L}\p{N}]/u)?.[0] ?? '';
  const initials = first(words[0]) + (words.length > 1 ? first(words.at(-1)) : '');
  return initials === '' ? '?' : initials.toLocaleUpperCase();
}
