import { type DiffPart, diffWords } from './word-diff.ts';

/** A part of a comparison with its author: the number (from 1) of whoever wrote or deleted it, or 0 if unknown. */
export interface AuthoredPart extends DiffPart {
  readonly by: number;
}

interface Piece {
  text: string;
  by: number;
}

/** A changed stretch between two unchanged ones. */
interface Region {
  removed: Piece[];
  added: Piece[];
}

const WORD_AT_END = /[\p{L}\p{N}\p{M}]+$/u;
const WORD_AT_START = /^[\p{L}\p{N}\p{M}]+/u;

/**
 * Compares two texts word by word, based on the recorded edits. `runs` alternates lengths and marks as described in
 * `contract/rules/authorship.ts`: 0 is unchanged, a negative mark was deleted by that author, a positive one added by
 * them. Words deleted and retyped in the same place count as unchanged.
 */
export function diffAuthored(before: string, after: string, runs: readonly number[]): AuthoredPart[] {
  const parts: AuthoredPart[] = [];
  const keep = (kind: DiffPart['kind'], text: string, by: number): void => {
    const last = parts.at(-1);
    if (text === '') return;
    if (last?.kind === kind && last.by === by) last.text += text;
    else parts.push({ kind, text, by });
  };
  let region: Region = { removed: [], added: [] };
  let same = '';
  let [at, there] = [0, 0];
  const close = (): void => {
    if (region.removed.length > 0 || region.added.length > 0) compareRegion(region, keep);
    region = { removed: [], added: [] };
  };
  for (let i = 0; i + 1 < runs.length; i += 2) {
    const [length = 0, mark = 0] = [runs[i], runs[i + 1]];
    if (mark === 0) {
      // A partly changed word is compared as a whole.
      const text = before.slice(at, at + length);
      const head = same === '' && endsInWord(region) ? (WORD_AT_START.exec(text)?.[0] ?? '') : '';
      addStayed(region, head);
      same += text.slice(head.length);
      if (same !== '') close();
      at += length;
      there += length;
    } else {
      const text = mark < 0 ? before.slice(at, at + length) : after.slice(there, there + length);
      if (same !== '') {
        const tail = WORD_AT_START.test(text) ? (WORD_AT_END.exec(same)?.[0] ?? '') : '';
        keep('same', same.slice(0, same.length - tail.length), 0);
        addStayed(region, tail);
        same = '';
      }
      if (mark < 0) {
        region.removed.push({ text, by: -mark });
        at += length;
      } else {
        region.added.push({ text, by: mark });
        there += length;
      }
    }
  }
  keep('same', same, 0);
  close();
  return parts;
}

function addStayed(region: Region, text: string): void {
  if (text === '') return;
  region.removed.push({ text, by: 0 });
  region.added.push({ text, by: 0 });
}

function endsInWord({ removed, added }: Region): boolean {
  return [removed, added].some((pieces) => WORD_AT_END.test(pieces.at(-1)?.text ?? ''));
}

function compareRegion(
  { removed, added }: Region,
  keep: (kind: DiffPart['kind'], text: string, by: number) => void,
): void {
  const join = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join('');
  // A changed word is attributed to whoever changed it, including its unchanged letters.
  const someone = [...removed, ...added].find(({ by }) => by !== 0)?.by ?? 0;
  const gone = new Attribution(removed, someone);
  const come = new Attribution(added, someone);
  for (const { kind, text } of diffWords(join(removed), join(added))) {
    if (kind !== 'added') {
      const pieces = gone.take(text.length);
      if (kind === 'removed') for (const piece of pieces) keep('removed', piece.text, piece.by);
    }
    if (kind !== 'removed') {
      const pieces = come.take(text.length);
      if (kind === 'added') for (const piece of pieces) keep('added', piece.text, piece.by);
      else keep('same', text, 0);
    }
  }
}

/** Returns a text in order, piece by piece, with the author of each piece. */
class Attribution {
  readonly #pieces: readonly Piece[];
  readonly #someone: number;
  #at = 0;
  #offset = 0;

  constructor(pieces: readonly Piece[], someone: number) {
    this.#pieces = pieces;
    this.#someone = someone;
  }

  take(length: number): Piece[] {
    const taken: Piece[] = [];
    let left = length;
    while (left > 0) {
      const piece = this.#pieces[this.#at];
      if (piece === undefined) break;
      const text = piece.text.slice(this.#offset, this.#offset + left);
      taken.push({ text, by: piece.by });
      left -= text.length;
      this.#offset += text.length;
      if (this.#offset >= piece.text.length) {
        this.#at += 1;
        this.#offset = 0;
      }
    }
    // Unchanged letters of a changed word get the author of the nearest change.
    return taken.map((piece, i) => {
      if (piece.by !== 0) return piece;
      const near = taken.slice(i).find(({ by }) => by !== 0) ?? taken.slice(0, i).findLast(({ by }) => by !== 0);
      return { ...piece, by: near?.by ?? this.#someone };
    });
  }
}
