import { readIdentifiers } from './change-entries.ts';
import { type BibPart, scanBib } from './scan.ts';

export const unixLines = (text: string): string => text.replaceAll('\r\n', '\n');

/** Entries of a file not linked to any item of a library, found by content and identifiers. */
export class UnclaimedEntries {
  /** By mark; the first in the file comes last in each list. */
  readonly #parts = new Map<string, BibPart[]>();
  readonly #claimed = new Set<BibPart>();

  constructor(text: string, parts: readonly BibPart[]) {
    for (const part of parts.toReversed())
      for (const mark of marksOf(text, part)) {
        const known = this.#parts.get(mark);
        if (known === undefined) this.#parts.set(mark, [part]);
        else known.push(part);
      }
  }

  /** The entry this one has become under another key. It is then claimed. */
  claim(source: string): BibPart | undefined {
    const [entry] = scanBib(source);
    if (entry === undefined) return undefined;
    for (const mark of marksOf(source, entry)) {
      const parts = this.#parts.get(mark) ?? [];
      for (let part = parts.pop(); part !== undefined; part = parts.pop()) {
        if (this.#claimed.has(part)) continue;
        this.#claimed.add(part);
        return part;
      }
    }
    return undefined;
  }
}

function marksOf(text: string, part: BibPart): string[] {
  const body = unixLines(text.slice(part.keyFrom + part.key.length, part.to));
  return [`body ${part.type} ${body}`, ...readIdentifiers(text, part).map((identifier) => `id ${identifier}`)];
}
