import type { ChangesJson } from '../live/messages.ts';

/**
 * Runs of a text and their authors, maintained while changes are applied. A run has a length (UTF-16 units) and a mark:
 * positive for an author's number, zero for text that was there when the comparison began, negative for such text after
 * that author deleted it. Text written by an author and deleted again leaves no trace.
 *
 * With positive marks only, the runs cover the text and say who wrote what. Starting from one run of zero, they say
 * what became of a text: what remained, what was deleted by whom, what was added by whom.
 */
export interface Run {
  readonly length: number;
  readonly mark: number;
}

/** Adjacent runs; few enough that inserting one is cheap. */
interface Chunk {
  lengths: number[];
  marks: number[];
  /** UTF-16 units that are still in the text. */
  present: number;
}

const MAX_CHUNK = 512;

export class RunList {
  #chunks: Chunk[] = [];

  constructor(runs: Iterable<Run>) {
    let chunk: Chunk = { lengths: [], marks: [], present: 0 };
    this.#chunks.push(chunk);
    for (const { length, mark } of runs) {
      if (length === 0) continue;
      if (chunk.lengths.length >= MAX_CHUNK / 2) {
        chunk = { lengths: [], marks: [], present: 0 };
        this.#chunks.push(chunk);
      }
      chunk.lengths.push(length);
      chunk.marks.push(mark);
      if (mark >= 0) chunk.present += length;
    }
  }

  /** Length of the text, in UTF-16 units. */
  get length(): number {
    return this.#chunks.reduce((sum, { present }) => sum + present, 0);
  }

  /**
   * Applies a change by `author` (a positive number). False if it does not fit the text; the part before the misfit has
   * then been applied.
   */
  apply(changes: ChangesJson, author: number): boolean {
    let at = 0;
    let before = 0;
    const { length } = this;
    for (const section of changes) {
      if (typeof section === 'number') {
        at += section;
        before += section;
        continue;
      }
      const [deleted] = section;
      let inserted = Math.max(0, section.length - 2);
      for (let i = 1; i < section.length; i += 1) inserted += (section[i] as string).length;
      before += deleted;
      if (before > length) return false;
      this.#replace(at, deleted, inserted, author);
      at += inserted;
    }
    return before === length;
  }

  /** In text order, with neighbours of the same mark merged. */
  *runs(): Generator<Run> {
    let length = 0;
    let mark = 0;
    for (const chunk of this.#chunks) {
      for (const [i, more] of chunk.lengths.entries()) {
        const next = chunk.marks[i] ?? 0;
        if (next === mark) {
          length += more;
          continue;
        }
        if (length > 0) yield { length, mark };
        length = more;
        mark = next;
      }
    }
    if (length > 0) yield { length, mark };
  }

  #replace(at: number, deleted: number, inserted: number, author: number): void {
    let [index, run] = this.#find(at);
    let left = deleted;
    while (left > 0) {
      const chunk = this.#chunks[index];
      if (chunk === undefined) return;
      if (run >= chunk.lengths.length) {
        index += 1;
        run = 0;
        continue;
      }
      const mark = chunk.marks[run] ?? 0;
      if (mark < 0) {
        run += 1;
        continue;
      }
      if ((chunk.lengths[run] ?? 0) > left) split(chunk, run, left);
      const length = chunk.lengths[run] ?? 0;
      left -= length;
      chunk.present -= length;
      if (mark === 0) {
        chunk.marks[run] = -author;
        run += 1;
      } else {
        chunk.lengths.splice(run, 1);
        chunk.marks.splice(run, 1);
      }
    }
    const chunk = this.#chunks[index];
    if (inserted === 0 || chunk === undefined) return;
    chunk.present += inserted;
    if (run > 0 && chunk.marks[run - 1] === author) {
      chunk.lengths[run - 1] = (chunk.lengths[run - 1] ?? 0) + inserted;
      return;
    }
    chunk.lengths.splice(run, 0, inserted);
    chunk.marks.splice(run, 0, author);
    if (chunk.lengths.length <= MAX_CHUNK) return;
    const lengths = chunk.lengths.splice(MAX_CHUNK / 2);
    const marks = chunk.marks.splice(MAX_CHUNK / 2);
    const present = lengths.reduce((sum, length, i) => ((marks[i] ?? 0) < 0 ? sum : sum + length), 0);
    chunk.present -= present;
    this.#chunks.splice(index + 1, 0, { lengths, marks, present });
  }

  /** The run starting at a position of the text, after anything deleted there; splits one if necessary. */
  #find(at: number): [chunk: number, run: number] {
    let left = at;
    let index = 0;
    for (; index < this.#chunks.length - 1; index += 1) {
      const present = this.#chunks[index]?.present ?? 0;
      if (left < present) break;
      left -= present;
    }
    const chunk = this.#chunks[index] as Chunk;
    let run = 0;
    for (; run < chunk.lengths.length; run += 1) {
      if ((chunk.marks[run] ?? 0) < 0) continue;
      if (left === 0) break;
      const length = chunk.lengths[run] ?? 0;
      if (left < length) {
        split(chunk, run, left);
        run += 1;
        break;
      }
      left -= length;
    }
    return [index, run];
  }
}

function split(chunk: Chunk, run: number, at: number): void {
  const length = chunk.lengths[run] ?? 0;
  chunk.lengths.splice(run, 1, at, length - at);
  chunk.marks.splice(run, 0, chunk.marks[run] ?? 0);
}
