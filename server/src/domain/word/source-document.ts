export type SourceTokenKind = 'word' | 'math' | 'figure' | 'note' | 'cite';

/** What Word shows as a word or sign, and where it stands in the Markdown. */
export interface SourceToken {
  readonly kind: SourceTokenKind;
  readonly key: string;
  readonly from: number;
  readonly to: number;
}

/** A pair of markup around text: both go if all of what they enclose goes, and stay otherwise. */
export interface Wrap {
  readonly openFrom: number;
  readonly openTo: number;
  readonly closeFrom: number;
  readonly closeTo: number;
}

/**
 * A paragraph of Word as it stands in the Markdown.
 * - `meta`: a value of the front matter. `cell`: of a table. `caption`: text of a picture or table. `code`: verbatim.
 */
export type SourceKind = 'text' | 'heading' | 'item' | 'quote' | 'cell' | 'caption' | 'code' | 'meta' | 'note';

export interface SourceBlock {
  readonly kind: SourceKind;
  readonly tokens: readonly SourceToken[];
  /** With its markup, without what marks the block itself. */
  readonly from: number;
  readonly to: number;
  /** Where its first line begins, with the marks of lists and headings. */
  readonly lineFrom: number;
}

export interface SourceDocument {
  readonly text: string;
  readonly blocks: readonly SourceBlock[];
  readonly notes: readonly SourceBlock[];
  readonly wraps: readonly Wrap[];
}
