import type { ReturnedToken } from './compare-parts.ts';
import type { PlacedPart, PlacedToken } from './place-tokens.ts';
import type { SourceBlock, SourceDocument } from './source-document.ts';
import type { WordAuthor } from './word-document.ts';

/** Replaces a range of the source. */
export interface Piece {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** A range of the source within a block. */
export interface SourceRange {
  readonly from: number;
  readonly to: number;
  readonly block: SourceBlock;
}

/** A change made in Word, as a change of the Markdown it was exported from. */
export interface WordChange {
  readonly author: WordAuthor | null;
  /** Ordered and not overlapping; positions in the exported version. */
  readonly pieces: readonly Piece[];
}

export interface UnplacedChange {
  readonly author: WordAuthor | null;
  readonly removed: string;
  readonly added: string;
  /** The surrounding words. */
  readonly near: string;
  readonly why:
    | 'generated'
    | 'structure'
    | 'formula'
    | 'picture'
    | 'formatting'
    | 'became-heading'
    | 'became-item'
    | 'became-text'
    | 'unknown-place';
}

export interface Placement {
  readonly changes: WordChange[];
  readonly unplaced: UnplacedChange[];
}

export interface PlacingFacts {
  readonly source: SourceDocument;
  readonly part: PlacedPart;
  /** Sources of citations and formulas, by their printed form. */
  readonly citations: ReadonlyMap<string, string>;
  readonly noteOf: (id: string) => string | undefined;
  readonly isNotes: boolean;
}

/** Adjacent changes, and the kept text on either side. */
export interface Hunk {
  readonly deleted: readonly PlacedToken[];
  readonly inserted: readonly ReturnedToken[];
  readonly author: WordAuthor | null;
  readonly before: Kept | null;
  readonly after: Kept | null;
}

export interface Kept {
  readonly base: PlacedToken;
  readonly token: ReturnedToken | null;
  readonly index: number;
}

/** Why a change has no place in the source. */
export type Why = UnplacedChange['why'];
