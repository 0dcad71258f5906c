import type { Look } from './look.ts';

/** Who changed something in Word; null where nobody was recorded. */
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
  /** What is compared. */
  readonly key: string;
  /** Space before it, as the file was before tracked changes and with them. */
  readonly gapBefore: boolean;
  readonly gapAfter: boolean;
  readonly state: 'kept' | 'inserted' | 'deleted';
  readonly author: WordAuthor | null;
  readonly look: Look;
  /** Who made it look so, if that was tracked. */
  readonly lookBy: WordAuthor | null;
  /** Citations and cross-references, which each export generates. */
  readonly isCited: boolean;
  /** The note it refers to. */
  readonly note?: string | undefined;
}

export interface WordBlock {
  readonly kind: 'text' | 'heading' | 'item' | 'cell';
  /** Of a heading, or of an item in a list. */
  readonly level: number;
  /** An item of a list that counts. */
  readonly isNumbered: boolean;
  /** Who made it a heading or an item, or gave it its level, if that was tracked. */
  readonly kindBy: WordAuthor | null;
  /** Ends with its break. */
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

/** The tokens a comment is about: indexes into all tokens of the body, the second exclusive. */
export interface CommentRange {
  readonly from: number;
  readonly to: number;
}

export interface WordDocument {
  readonly body: readonly WordBlock[];
  readonly notes: readonly WordBlock[];
  readonly comments: readonly WordComment[];
  readonly ranges: ReadonlyMap<string, CommentRange>;
  /** What `docProps/custom.xml` says about where the file comes from. */
  readonly properties: ReadonlyMap<string, string>;
}
