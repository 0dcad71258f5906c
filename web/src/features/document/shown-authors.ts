import type { ShownAuthor } from '../../ui/author-colors.ts';

/** What the card that explains the colours shows. */
export interface ShownAuthors {
  readonly authors: readonly ShownAuthor[];
  /** Author of more than half of the text: left uncoloured. */
  readonly main: string | null;
  /** The only author: then nothing is coloured, since every letter would be. */
  readonly only: string | null;
  readonly problem: string | null;
  /** Author of the character at the caret. */
  readonly here: string | null;
}
