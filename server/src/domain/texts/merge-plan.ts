import type { Proposal } from './merge-words.ts';

/**
 * What an uploaded file would change in a text, computed before the transaction. Plain data.
 * - `present`: it was based on the current text.
 * - `handed-out`: it was based on a version that this person was given.
 * - `matched`: its base is unknown; this version is the most similar.
 * - `unknown`: no version is similar, and others have written in the text.
 */
export interface MergePlan {
  readonly basis: 'present' | 'handed-out' | 'matched' | 'unknown';
  /** The version it was compared with and when that was written; null for the first one. */
  readonly base: { readonly version: number; readonly at: number | null };
  /** The epoch of the version that all positions refer to. */
  readonly epoch: string;
  readonly version: number;
  readonly proposals: readonly Proposal[];
}
