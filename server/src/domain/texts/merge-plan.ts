import type { Proposal } from './merge-words.ts';

/**
 * What an uploaded file would change in a text, worked out before the transaction. Plain data.
 * - `present`: it was made from what stands there now.
 * - `handed-out`: it was made from a version that this person was given.
 * - `matched`: nobody knows which version it was made from; this one is most like it.
 * - `unknown`: no version is like it, and others have written in the text.
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
