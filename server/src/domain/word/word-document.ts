import type { Look } from './look.ts';

/** Who changed something in Word; null if not recorded. */
export interface WordAuthor {
  readonly name: string;
  /** Epoch milliseconds; null if the file does not say. */
  readonly at: number | null;
}

/** - `math`, `figure`, `note`: not text, one token each. - `break`: the end of a paragraph. */
export type WordTokenKind = 'word' | 'math' | 'figure' | 'note' | 'break';

export interface WordToken {
  readonly kind: WordTokenKind;
  /** As in the file; for a formula, its letters. */
  readonly text: string;
  /** The form used for comparison. */
  readonly key: string;
  /** Whether there is space before it, without and with the tracked changes. */
  readonly gapBefore: boolean;
  readonly gapAfter: boolean;
  readonly state: 'kept' | 'inserted' | 'deleted';
  readonly author: WordAuthor | null;
  readonly look: Look;
  /** Who changed its look, if tracked. */
  readonly lookBy: WordAuthor | null;
  /** Whether it is part of a citation or cross-reference, which each export generates. */
  readonly isCited: boolean;
  /** The note it refers to. */
  readonly note?: string | undefined;
}

export interface WordBlock {
  readonly kind: 'text' | 'heading' | 'item' | 'cell';
  /** Level of a heading or list item. */
  readonly level: number;
  /** Whether it is an item of a numbered list. */
  readonly isNumbered: boolean;
  /** Who made it a heading or item, or changed its level, if tracked. */
  readonly kindBy: WordAuthor | null;
  /** The last one is its break. */
  readonly tokens: readonly WordToken[];
  /** The note it belongs to. */
  readonly note?: string | undefined;
}

/** A comment, or a reply. */
export interface WordComment {
  readonly id: string;
  readonly author: WordAuthor;
  readonly text: string;
  /** The comment it replies to. */
  readonly parent: string | null;
  readonly isResolved: boolean;
}

/** The commented tokens, as indexes into all tokens of the body; `to` is exclusive. */
export interface CommentRange {
  readonly from: number;
  readonly to: number;
}

export interface WordDocument {
  readonly body: readonly WordBlock[];
  readonly notes: readonly WordBlock[];
  readonly comments: readonly WordComment[];
  readonly ranges: ReadonlyMap<string, CommentRange>;
  /** What `docProps/custom.xml` says about the file's origin. */
  readonly properties: ReadonlyMap<string, string>;
}
