import type { ImportFate, ImportRemark } from '@scriptorium/contract/operations/import.ts';
import type { Said, Sentence } from '@scriptorium/contract/said.ts';

/** The uploaded file cannot be imported. The message is one sentence, or two, for people. */
export class ImportRefused extends Error {
  readonly said: Said | undefined;

  constructor(sentence: string | Sentence) {
    super(typeof sentence === 'string' ? sentence : sentence.message);
    this.said = typeof sentence === 'string' ? undefined : sentence.said;
  }
}

export interface SourceFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

export interface PlannedFile {
  readonly path: string;
  readonly bytes: number;
  readonly fate: ImportFate;
}

/** Collects remarks; the same one at the same place is said once. */
export class Remarks {
  readonly list: ImportRemark[] = [];
  readonly #said = new Set<string>();

  add(effect: ImportRemark['effect'], message: string, place = ''): void {
    const key = `${message}\0${place}`;
    if (this.#said.has(key) || this.list.length >= MAX_REMARKS) return;
    this.#said.add(key);
    this.list.push({ effect, message: shorten(message, 300), place: shorten(place, 200) });
    if (this.list.length === MAX_REMARKS)
      this.list.push({ effect: 'lost', message: 'There is more like this, which is not listed.', place: '' });
  }
}

/** A report that nobody can read to the end helps nobody. */
const MAX_REMARKS = 2000;

export function shorten(text: string, length: number): string {
  const flat = text.replaceAll(/\s+/gu, ' ').trim();
  return flat.length <= length ? flat : `${flat.slice(0, length - 1).trimEnd()}…`;
}
