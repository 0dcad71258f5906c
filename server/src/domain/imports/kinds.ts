import type { ImportFate, ImportRemark } from '@scriptorium/contract/operations/import.ts';
import type { ImportTemplate } from '@scriptorium/contract/rules/import-remarks.ts';
import { fill, mapNames, say, type Said, type Sentence } from '@scriptorium/contract/said.ts';

/** The uploaded file cannot be imported. The message is one or two sentences for users. */
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

/** With its template and values, so that it can be translated. */
export type RemarkSentence = Required<Sentence> & { readonly said: Said };
/** Words for users, or the path of a file. */
export type Place = string | RemarkSentence;

/** A sentence without values. */
export function plain(text: ImportTemplate): RemarkSentence {
  return { message: text, said: { text, values: {} } };
}

/** Collects remarks; duplicates at the same place are dropped. */
export class Remarks {
  readonly list: ImportRemark[] = [];
  readonly #said = new Set<string>();

  add(effect: ImportRemark['effect'], { said }: RemarkSentence, place: Place = ''): void {
    const short = mapNames(said, (name) => shorten(name, 150));
    const message = shorten(fill(short), 300);
    const shown = shorten(typeof place === 'string' ? place : place.message, 200);
    const key = `${message}\0${shown}`;
    if (this.#said.has(key) || this.list.length >= MAX_REMARKS) return;
    this.#said.add(key);
    this.list.push({
      effect,
      message,
      said: short,
      place: shown,
      ...(typeof place === 'object' && { placeSaid: mapNames(place.said, (name) => shorten(name, 150)) }),
    });
    if (this.list.length === MAX_REMARKS)
      this.list.push({ effect: 'lost', ...say('There is more like this, which is not listed.', {}), place: '' });
  }
}

/** Nobody reads a longer report to the end. */
const MAX_REMARKS = 2000;

export function shorten(text: string, length: number): string {
  const flat = text.replaceAll(/\s+/gu, ' ').trim();
  return flat.length <= length ? flat : `${flat.slice(0, length - 1).trimEnd()}…`;
}
