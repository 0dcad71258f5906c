import { type Run, RunList } from '@scriptorium/contract/rules/authorship.ts';
import type { ChangesJson } from '@scriptorium/contract/live/messages.ts';
import type { Writer } from './packed-steps.ts';

/** One step of a history, or several composed by an earlier release: `by` then lists every possible author. */
export interface AuthoredStep {
  readonly changes: ChangesJson;
  readonly by: readonly Writer[];
  readonly at: number;
  /** The version before it, and the one after it. */
  readonly from: number;
  readonly to: number;
}

/** Numbers for authors, from 1: each stands for one person, or for one of several possible people. */
export class AuthorTable {
  readonly people: Writer[] = [];
  readonly authors: number[][] = [];
  readonly #marks = new Map<string, number>();

  constructor(people: readonly Writer[] = [], authors: readonly (readonly number[])[] = []) {
    for (const numbers of authors) this.markOf(numbers.flatMap((number) => people[number] ?? []));
  }

  markOf(writers: readonly Writer[]): number {
    const numbers = [...new Set(writers.map((writer) => this.#numberOf(writer)))].toSorted((a, b) => a - b);
    const key = numbers.join(' ');
    let mark = this.#marks.get(key);
    if (mark === undefined) {
      mark = this.authors.push(numbers);
      this.#marks.set(key, mark);
    }
    return mark;
  }

  /** People who have changed their names are still the same. */
  #numberOf(writer: Writer): number {
    const known = this.people.findIndex(({ user, name }) =>
      writer.user === null ? user === null && name === writer.name : user === writer.user,
    );
    return known >= 0 ? known : this.people.push({ user: writer.user, name: writer.name }) - 1;
  }
}

/** Runs of a text and the table of their authors. */
export interface Authorship {
  readonly people: readonly Writer[];
  readonly authors: readonly (readonly number[])[];
  readonly runs: readonly Run[];
}

/** Folds steps into runs, one page at a time. */
export class AuthorshipFold {
  readonly #table: AuthorTable;
  readonly #list: RunList;

  constructor(start: Authorship) {
    this.#table = new AuthorTable(start.people, start.authors);
    this.#list = new RunList(start.runs);
  }

  /** Returns false if the steps do not fit this text. */
  apply(steps: readonly AuthoredStep[]): boolean {
    return steps.every(({ changes, by }) => this.#list.apply(changes, this.#table.markOf(by)));
  }

  get result(): Authorship {
    const { people, authors } = this.#table;
    return { people, authors, runs: [...this.#list.runs()] };
  }
}

/** A text by one author, e.g. when it is created or uploaded. */
export function ofOneAuthor(writer: Writer, length: number): Authorship {
  return { people: [writer], authors: [[0]], runs: length > 0 ? [{ length, mark: 1 }] : [] };
}

/** A text to be compared with its later versions. */
export function notYetChanged(length: number): Authorship {
  return { people: [], authors: [], runs: length > 0 ? [{ length, mark: 0 }] : [] };
}

/** How many characters each person wrote, in the order of `people`, and how many could be by several. */
export function countShares({ people, authors, runs }: Authorship): { characters: number[]; unclear: number } {
  const characters = people.map(() => 0);
  let unclear = 0;
  for (const { length, mark } of runs) {
    const [number, ...others] = authors[mark - 1] ?? [];
    if (number === undefined || others.length > 0) unclear += length;
    else characters[number] = (characters[number] ?? 0) + length;
  }
  return { characters, unclear };
}
