import type { Look } from './look.ts';
import type { WordAuthor, WordToken, WordTokenKind } from './word-document.ts';
import { isSpace, isWord, keyOf, splitPieces } from './words.ts';

/** A stretch of a paragraph with one look and one history, or something that is not text. */
export interface Stretch {
  readonly kind: WordTokenKind;
  readonly text: string;
  readonly state: WordToken['state'];
  readonly author: WordAuthor | null;
  readonly look: Look;
  readonly lookBy: WordAuthor | null;
  readonly isCited: boolean;
  readonly note?: string | undefined;
}

interface Part {
  readonly text: string;
  readonly stretch: Stretch;
}

/**
 * The tokens of a paragraph. A partly changed word counts as deleted and inserted as a whole, so that suggestions
 * always consist of whole words. `places` are positions between stretches, returned as token positions.
 */
export function readTokens(
  stretches: readonly Stretch[],
  places: readonly number[] = [],
): { tokens: WordToken[]; places: number[] } {
  const tokens: WordToken[] = [];
  const found: number[] = [];
  let [gapBefore, gapAfter] = [false, false];
  let group: Part[] = [];
  const push = (text: string, stretch: Stretch, state: WordToken['state'], author: WordAuthor | null): void => {
    const { kind, look, lookBy, isCited, note } = stretch;
    const key = kind === 'word' ? keyOf(text) : `\u0000${kind}`;
    tokens.push({ kind, text, key, gapBefore, gapAfter, state, author, look, lookBy, isCited, note });
    if (state !== 'inserted') gapBefore = false;
    if (state !== 'deleted') gapAfter = false;
  };
  const close = (): void => {
    const [first] = group;
    if (first === undefined) return;
    const changed = group.find(({ stretch }) => stretch.state !== 'kept')?.stretch;
    const before = textOf(group, 'inserted');
    const after = textOf(group, 'deleted');
    if (changed === undefined || before === after) push(before, first.stretch, 'kept', null);
    else {
      const survivor = group.find(({ stretch }) => stretch.state !== 'deleted')?.stretch ?? first.stretch;
      if (before !== '') push(before, first.stretch, 'deleted', changed.author);
      if (after !== '') push(after, survivor, 'inserted', changed.author);
    }
    group = [];
  };
  for (const [index, stretch] of stretches.entries()) {
    while (places[found.length] === index) found.push(tokens.length + (group.length > 0 ? 1 : 0));
    if (stretch.kind !== 'word') {
      close();
      push(stretch.text, stretch, stretch.state, stretch.author);
      continue;
    }
    let at = 0;
    for (const piece of splitPieces(stretch.text)) {
      if (piece.gap) space(stretch.text.slice(at, piece.from), stretch);
      if (isWord(piece.text)) {
        const last = group.at(-1)?.stretch;
        // Otherwise markup would be inside the word.
        if (last && (last.look !== stretch.look || last.isCited !== stretch.isCited)) close();
        group.push({ text: piece.text, stretch });
      } else {
        close();
        push(piece.text, stretch, stretch.state, stretch.author);
      }
      at = piece.from + piece.text.length;
    }
    if (at < stretch.text.length) space(stretch.text.slice(at), stretch);
  }
  close();
  while (found.length < places.length) found.push(tokens.length);
  return { tokens, places: found };

  function space(text: string, { state }: Stretch): void {
    if (!isSpace(text)) return;
    close();
    if (state !== 'inserted') gapBefore = true;
    if (state !== 'deleted') gapAfter = true;
  }
}

function textOf(parts: readonly Part[], without: WordToken['state']): string {
  return parts
    .filter(({ stretch }) => stretch.state !== without)
    .map(({ text }) => text)
    .join('');
}
