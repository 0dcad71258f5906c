const COLORS = 10;
/** Number of people whose colours this browser remembers. */
const REMEMBERED = 200;
const KEY = 'person-colors';

/** Somebody's colour, and whether they were only seen in a list. */
type KnownColor = readonly [id: string, color: number, isPeeked?: boolean];

/**
 * Assigns colours (1 to 10) to people, the same in every part of the page: carets, comments, lists and history. By ID
 * alone, two of four people would share one every other time, so a new person gets the colour of their ID only if none
 * of the nine people seen last has it, and otherwise the next free one. Colours similar to those of the last three
 * people, or to that of comments, come last: a co-author in orange beside one in garnet is hard to tell apart.
 */
export class PersonColors {
  /** In the order seen, most recent last. */
  readonly #colors = new Map<string, number>();
  /** Of people only seen in lists; kept elsewhere where nobody seen lately has the same. */
  readonly #peeked = new Map<string, number>();

  constructor(known: readonly KnownColor[] = []) {
    for (const [id, color, isPeeked] of known) (isPeeked ? this.#peeked : this.#colors).set(id, color);
  }

  /** The person's colour; assigns one to a new person. */
  take(id: string): number {
    const color = this.#colors.get(id) ?? this.#choose(id, [...this.#colors.values()], this.#peeked.get(id));
    this.#peeked.delete(id);
    this.#colors.delete(id);
    this.#colors.set(id, color);
    return color;
  }

  /** For long lists, which would use up all ten: whoever is new gets a colour that others may be given nonetheless. */
  peek(id: string): number {
    const known = this.#colors.get(id) ?? this.#peeked.get(id);
    const color = known ?? this.#choose(id, [...this.#colors.values(), ...this.#peeked.values()]);
    if (known === undefined) this.#peeked.set(id, color);
    return color;
  }

  has(id: string): boolean {
    return this.#colors.has(id);
  }

  hasPeeked(id: string): boolean {
    return this.#colors.has(id) || this.#peeked.has(id);
  }

  /** For the next visit. */
  list(): KnownColor[] {
    return [
      ...[...this.#colors].slice(-REMEMBERED),
      ...[...this.#peeked].slice(-REMEMBERED).map(([id, color]): KnownColor => [id, color, true]),
    ];
  }

  /** `seen`: the colours of others, the last of who was seen last. */
  #choose(id: string, seen: readonly number[], wanted?: number): number {
    const recent = new Set(seen.slice(1 - COLORS));
    if (wanted !== undefined && !recent.has(wanted)) return wanted;
    const first = hashToColor(id);
    const free = Array.from({ length: COLORS }, (_, i) => ((first - 1 + i) % COLORS) + 1).filter(
      (one) => !recent.has(one),
    );
    const last = seen.slice(-3);
    return (
      free.find((one) => last.length > 0 && one !== COMMENTS && !last.some((other) => isNear(one, other))) ??
      free[0] ??
      first
    );
  }
}

/** Colour wheel: teal, sky, indigo, violet, magenta, garnet, orange, ochre, green; slate resembles the blues. */
const WHEEL = [1, 7, 10, 3, 5, 8, 2, 6, 4];
const LIKE_SLATE = new Set([1, 7, 10]);
const SLATE = 9;
/** Ochre, used for commented passages. */
const COMMENTS = 6;

function isNear(one: number, other: number): boolean {
  if (one === SLATE || other === SLATE) return LIKE_SLATE.has(one === SLATE ? other : one);
  const apart = Math.abs(WHEEL.indexOf(one) - WHEEL.indexOf(other));
  return Math.min(apart, WHEEL.length - apart) < 2;
}

function hashToColor(id: string): number {
  let hash = 0;
  for (const character of id) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  // 31 ≡ 1 (mod 10): without mixing, IDs that differ in two places often share a colour.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2_b2_ae_35);
  return ((hash >>> 0) % COLORS) + 1;
}

const colors = new PersonColors(readKnown());

/** The colour (1 to 10) of a person who must be distinguishable: an author, a commenter, a caret. */
export function personColor(id: string): number {
  const isNew = !colors.has(id);
  const color = colors.take(id);
  if (isNew) remember();
  return color;
}

/** Like `personColor`, for long lists of people. */
export function personColorInList(id: string): number {
  const isNew = !colors.hasPeeked(id);
  const color = colors.peek(id);
  if (isNew) remember();
  return color;
}

function readKnown(): KnownColor[] {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(known)) return [];
    return known.filter(
      (entry): entry is [string, number, boolean?] =>
        Array.isArray(entry) &&
        typeof entry[0] === 'string' &&
        Number.isInteger(entry[1]) &&
        entry[1] >= 1 &&
        entry[1] <= COLORS,
    );
  } catch {
    // Without storage, colours last as long as the page.
    return [];
  }
}

let isRemembering = false;

/** Once for all that a list shows. */
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

/** At most two letters of a name; "?" if it has none. */
export function readInitials(name: string): string {
  const words = name.split(/[\s@._-]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const first = (word: string | undefined): string => word?.match(/[\p{L}\p{N}]/u)?.[0] ?? '';
  const initials = first(words[0]) + (words.length > 1 ? first(words.at(-1)) : '');
  return initials === '' ? '?' : initials.toLocaleUpperCase();
}
