export type SourceTokenKind = 'word' | 'math' | 'figure' | 'note' | 'cite';

/** A word or character as shown in Word, with its place in the Markdown. */
export interface SourceToken {
  readonly kind: SourceTokenKind;
  readonly key: string;
  readonly from: number;
  readonly to: number;
}

/** A pair of delimiters. Both are deleted if everything inside is; otherwise both stay. */
export interface Wrap {
  readonly openFrom: number;
  readonly openTo: number;
  readonly closeFrom: number;
  readonly closeTo: number;
}

/**
 * A paragraph of the Word document, as a range of the Markdown.
 * - `meta`: a value of the front matter. `cell`: of a table. `caption`: text of a picture or table. `code`: verbatim.
 */
export type SourceKind = 'text' | 'heading' | 'item' | 'quote' | 'cell' | 'caption' | 'code' | 'meta' | 'note';

export interface SourceBlock {
  readonly kind: SourceKind;
  readonly tokens: readonly SourceToken[];
  /** Includes inline markup, but not the markup of the block. */
  readonly from: number;
  readonly to: number;
  /** The start of its first line, before list and heading markup. */
  readonly lineFrom: number;
}

export interface SourceDocument {
  readonly text: string;
  readonly blocks: readonly SourceBlock[];
  readonly notes: readonly SourceBlock[];
  readonly wraps: readonly Wrap[];
  /** Cells of drawn tables, in order, whose width must not change. */
  readonly drawn: readonly CellLine[];
}

/** The space between two column boundaries of a drawn table, on one line. */
export interface CellLine {
  readonly from: number;
  readonly to: number;
}
