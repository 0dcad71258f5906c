import { fail } from '@scriptorium/contract/errors.ts';

/**
 * Paths and filters of SCIM (RFC 7644, 3.4.2.2 and 3.5.2), parsed character by character in linear time. Filters
 * support only equality and `and`, which can be answered from indexes.
 */

/** An attribute that must have this value. */
export interface Condition {
  attribute: string;
  value: string | boolean;
}

/** `emails[type eq "work"].value`: the values of an attribute that meet all conditions, and a part of them. */
export interface Path {
  /** Lower case, without the URN of a core schema. */
  attribute: string;
  /** Null if there are no brackets. */
  conditions: readonly Condition[] | null;
  /** Lower case; null for the whole value. */
  sub: string | null;
}

type Refusal = 'invalid-filter' | 'invalid-path';

const LONGEST = 1000;
const CONDITIONS = 10;
const CORE = /^urn:ietf:params:scim:schemas:core:2\.0:(?:user|group):/u;
const NAME = /^[a-z$][\w$-]*$/u;

/** The conditions of a filter such as `userName eq "a" and active eq true`; all must be met. */
export function parseFilter(text: string): Condition[] {
  const reader = new Reader(text, 'invalid-filter');
  const conditions: Condition[] = [];
  do {
    const { attribute, conditions: within, sub } = reader.readPath();
    // Entra ID asks for `emails[type eq "work"].value`.
    if (within?.some((each) => each.attribute !== 'type') === true) reader.refuse();
    const { value } = reader.readComparison();
    conditions.push({ attribute: sub === null ? attribute : `${attribute}.${sub}`, value });
    if (conditions.length > CONDITIONS) reader.refuse('has too many conditions');
  } while (reader.skipAnd());
  reader.expectEnd();
  return conditions;
}

export function parsePath(text: string): Path {
  const reader = new Reader(text, 'invalid-path');
  const path = reader.readPath();
  reader.expectEnd();
  return path;
}

class Reader {
  readonly #text: string;
  readonly #refusal: Refusal;
  #at = 0;

  constructor(text: string, refusal: Refusal) {
    this.#text = text;
    this.#refusal = refusal;
    if (text.length > LONGEST) this.refuse('is too long');
  }

  refuse(why = 'cannot be read here'): never {
    const [what, shown] = [this.#refusal === 'invalid-path' ? 'path' : 'filter', this.#text.slice(0, 200)];
    const hint = what === 'filter' ? ' Filters can compare with “eq” and join with “and”.' : '';
    return fail(this.#refusal, { message: `The ${what} “${shown}” ${why}.${hint}` });
  }

  readPath(): Path {
    const { attribute, sub } = this.#splitName(this.#readWord());
    this.#skipSpace();
    if (this.#text[this.#at] !== '[' || sub !== null) return { attribute, conditions: null, sub };
    this.#at += 1;
    const conditions: Condition[] = [];
    do {
      const within = this.#splitName(this.#readWord());
      if (within.sub !== null) this.refuse();
      conditions.push({ attribute: within.attribute, value: this.readComparison().value });
      if (conditions.length > CONDITIONS) this.refuse('has too many conditions');
    } while (this.skipAnd());
    this.#skipSpace();
    if (this.#text[this.#at] !== ']') this.refuse();
    this.#at += 1;
    if (this.#text[this.#at] !== '.') return { attribute, conditions, sub: null };
    this.#at += 1;
    const last = this.#splitName(this.#readWord());
    if (last.sub !== null) this.refuse();
    return { attribute, conditions, sub: last.attribute };
  }

  /** `eq` and a value. */
  readComparison(): { value: string | boolean } {
    if (this.#readWord().toLowerCase() !== 'eq') this.refuse();
    this.#skipSpace();
    if (this.#text[this.#at] === '"') return { value: this.#readString() };
    const word = this.#readWord().toLowerCase();
    return word === 'true' || word === 'false' ? { value: word === 'true' } : this.refuse();
  }

  skipAnd(): boolean {
    this.#skipSpace();
    const next = this.#text.slice(this.#at, this.#at + 4);
    if (!/^and\s$/iu.test(next)) return false;
    this.#at += 4;
    return true;
  }

  expectEnd(): void {
    this.#skipSpace();
    if (this.#at < this.#text.length) this.refuse();
  }

  #skipSpace(): void {
    while (this.#text[this.#at] === ' ' || this.#text[this.#at] === '\t') this.#at += 1;
  }

  #readWord(): string {
    this.#skipSpace();
    const from = this.#at;
    while (this.#at < this.#text.length && !' \t"[]()'.includes(this.#text[this.#at] ?? '')) this.#at += 1;
    return this.#at === from ? this.refuse() : this.#text.slice(from, this.#at);
  }

  /** Reads a JSON string. */
  #readString(): string {
    const from = this.#at;
    this.#at += 1;
    while (this.#at < this.#text.length && this.#text[this.#at] !== '"')
      this.#at += this.#text[this.#at] === '\\' ? 2 : 1;
    this.#at += 1;
    let value: unknown;
    try {
      value = JSON.parse(this.#text.slice(from, this.#at));
    } catch {
      return this.refuse();
    }
    // Neither database can store these, so no value can contain them.
    return typeof value === 'string' && value.isWellFormed() && !value.includes('\0') ? value : this.refuse();
  }

  #splitName(word: string): { attribute: string; sub: string | null } {
    const name = word.toLowerCase();
    const bare = name.replace(CORE, '');
    if (bare.startsWith('urn:')) {
      // An extension's attribute: never one of ours, and its name may contain dots.
      return /^urn:[\w.:$-]+$/u.test(bare) ? { attribute: bare, sub: null } : this.refuse();
    }
    const [attribute = '', sub, ...more] = bare.split('.');
    if (!NAME.test(attribute) || (sub !== undefined && !NAME.test(sub)) || more.length > 0) this.refuse();
    return { attribute, sub: sub ?? null };
  }
}
