import type { ChangesJson, EffectJson } from '@scriptorium/contract/live/messages.ts';

/** A person as named in the log; without ID if the server itself wrote. */
export interface Writer {
  readonly user: string | null;
  readonly name: string;
}

/** One step of a history: what changed, by whom and when. */
export interface Step {
  readonly changes: ChangesJson;
  readonly by: Writer;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly effects?: readonly EffectJson[];
}

/**
 * Steps as columns of small numbers, followed by the inserted text. Steps of consecutive keys have nearly the same
 * numbers, so the columns deflate well. Nothing is composed: mapping positions over a composed change gives different
 * results than step by step, and two authors' composed changes no longer show who wrote what.
 */
export interface PackedSteps {
  /** Their authors, each once; the columns refer to them by number. */
  readonly people: readonly Writer[];
  /** Epoch milliseconds of the first step. */
  readonly start: number;
  readonly columns: Uint8Array;
}

type Column = 'by' | 'after' | 'edits' | 'gap' | 'deleted' | 'inserted';

interface Edit {
  from: number;
  deleted: number;
  inserted: string;
}

const NOBODY: Writer = { user: null, name: '' };

const encoder = new TextEncoder();
// A text may begin with what a decoder would take for a byte order mark.
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** Transient effects, which need not be stored. */
const PASSING = new Set<string>(['cursor', 'leave']);

/**
 * The columns: the number of steps, and the length of the text before them; for each step its author, the seconds since
 * the previous one, the number of edits; for each edit the distance from the end of the previous one, and the units
 * deleted and inserted; then the length in bytes of the JSON for other effects, that JSON, and all inserted text in
 * UTF-8.
 */
export function packSteps(steps: readonly Step[]): PackedSteps {
  const [first] = steps;
  const start = first?.at ?? 0;
  const people = new Map<string, Writer>();
  const numbers = new Map<string, number>();
  const columnsOf = { by: [], after: [], edits: [], gap: [], deleted: [], inserted: [] } as Record<Column, number[]>;
  const { by, after, edits, gap, deleted, inserted } = columnsOf;
  const texts: string[] = [];
  const effects: [number, readonly EffectJson[]][] = [];
  let seconds = 0;
  let last = 0;
  for (const [i, step] of steps.entries()) {
    const key = JSON.stringify([step.by.user, step.by.name]);
    if (!numbers.has(key)) {
      numbers.set(key, people.size);
      people.set(key, { user: step.by.user, name: step.by.name });
    }
    by.push(numbers.get(key) ?? 0);
    const at = Math.round((step.at - start) / 1000);
    after.push(at - seconds);
    seconds = at;
    const made = readEdits(step.changes);
    edits.push(made.length);
    // Positions within a step refer to the text before it; `last` is where the previous edit ended.
    for (const edit of made) {
      gap.push(edit.from - last);
      deleted.push(edit.deleted);
      inserted.push(edit.inserted.length);
      texts.push(edit.inserted);
      last = edit.from + edit.deleted;
    }
    last += growth(made);
    const lasting = (step.effects ?? []).filter(({ type }) => !PASSING.has(type));
    if (lasting.length > 0) effects.push([i, lasting]);
  }
  const carried = effects.length > 0 ? encoder.encode(JSON.stringify(effects)) : new Uint8Array();
  const numbersOf = [steps.length, first === undefined ? 0 : lengthBefore(first.changes)];
  for (const column of Object.values(columnsOf)) for (const n of column) numbersOf.push(n);
  numbersOf.push(carried.length);
  const columns = joinBytes([writeNumbers(numbersOf), carried, encoder.encode(texts.join(''))]);
  return { people: [...people.values()], start, columns };
}

export function unpackSteps({ people, start, columns }: PackedSteps): Step[] {
  const reader = new NumberReader(columns);
  const count = reader.read();
  let length = reader.read();
  const [by, after, counts] = [reader.readMany(count), reader.readMany(count), reader.readMany(count)];
  const total = counts.reduce((sum, n) => sum + n, 0);
  const [gap, deleted, inserted] = [reader.readMany(total), reader.readMany(total), reader.readMany(total)];
  const carriedLength = reader.read();
  const carried = columns.subarray(reader.at, reader.at + carriedLength);
  const effects = new Map(
    carriedLength > 0 ? (JSON.parse(decoder.decode(carried)) as [number, readonly EffectJson[]][]) : [],
  );
  const text = decoder.decode(columns.subarray(reader.at + carriedLength));
  let [at, edit, read, last] = [start, 0, 0, 0];
  return counts.map((editCount, i) => {
    at += (after[i] ?? 0) * 1000;
    const edits: Edit[] = [];
    for (const end = edit + editCount; edit < end; edit += 1) {
      const from = last + (gap[edit] ?? 0);
      const come = inserted[edit] ?? 0;
      edits.push({ from, deleted: deleted[edit] ?? 0, inserted: text.slice(read, read + come) });
      read += come;
      last = from + (deleted[edit] ?? 0);
    }
    const grown = growth(edits);
    const step = { changes: writeEdits(edits, length), by: people[by[i] ?? 0] ?? NOBODY, at };
    length += grown;
    last += grown;
    const carriedHere = effects.get(i);
    return carriedHere === undefined ? step : { ...step, effects: carriedHere };
  });
}

/** Whether these are the same steps by the same people, ignoring transient effects. */
export function areSameSteps(a: readonly Step[], b: readonly Step[]): boolean {
  return a.length === b.length && a.every((step, i) => describeStep(step) === describeStep(b[i]));
}

function describeStep(step: Step | undefined): string {
  if (step === undefined) return '';
  const { changes, by, effects = [] } = step;
  const edits = readEdits(changes);
  const lasting = effects.filter(({ type }) => !PASSING.has(type));
  return JSON.stringify([edits, lengthBefore(changes), by.user, by.name, lasting]);
}

/** Adjacent edits stay separate: joined, they would map positions differently. */
function readEdits(changes: ChangesJson): Edit[] {
  const edits: Edit[] = [];
  let at = 0;
  for (const section of changes) {
    if (typeof section === 'number') {
      at += section;
      continue;
    }
    const [deleted, ...lines] = section;
    edits.push({ from: at, deleted, inserted: lines.join('\n') });
    at += deleted;
  }
  return edits;
}

function writeEdits(edits: readonly Edit[], length: number): ChangesJson {
  const changes: ChangesJson = [];
  let at = 0;
  for (const { from, deleted, inserted } of edits) {
    if (from > at) changes.push(from - at);
    changes.push(inserted === '' ? [deleted] : [deleted, ...inserted.split('\n')]);
    at = from + deleted;
  }
  if (length > at) changes.push(length - at);
  return changes;
}

/** Length of the text a change applies to. */
export function lengthBefore(changes: ChangesJson): number {
  return changes.reduce<number>((sum, section) => sum + (typeof section === 'number' ? section : section[0]), 0);
}

function growth(edits: readonly Edit[]): number {
  return edits.reduce((sum, { deleted, inserted }) => sum + inserted.length - deleted, 0);
}

/** Seven bits per byte, lowest first; the sign is the lowest bit. */
function writeNumbers(numbers: readonly number[]): Uint8Array {
  const bytes: number[] = [];
  for (const number of numbers) {
    // Not with shifts: doubled positions may exceed 31 bits.
    let left = number < 0 ? -2 * number - 1 : 2 * number;
    while (left >= 128) {
      bytes.push((left % 128) + 128);
      left = Math.floor(left / 128);
    }
    bytes.push(left);
  }
  return Uint8Array.from(bytes);
}

class NumberReader {
  readonly #bytes: Uint8Array;
  at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  read(): number {
    let number = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = this.#bytes[this.at] ?? 0;
      this.at += 1;
      number += (byte % 128) * scale;
      if (byte < 128) return number % 2 === 1 ? -(number + 1) / 2 : number / 2;
    }
  }

  readMany(count: number): number[] {
    const numbers: number[] = [];
    for (let i = 0; i < count; i += 1) numbers.push(this.read());
    return numbers;
  }
}

function joinBytes(parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}
