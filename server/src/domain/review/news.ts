import type { LoggedReviewEffect } from '@scriptorium/contract/review/effects.ts';

/** Why somebody is told of something, the weightiest first. */
export const REASONS = ['mention', 'reply', 'decision', 'comment', 'suggestion'] as const;
export type Reason = (typeof REASONS)[number];

/** Something happened in the review of a document that others may have to hear of. */
export interface News {
  readonly kind: 'comment' | 'reply' | 'edit' | 'suggestion' | 'decision' | 'other';
  /** '' for a decision, which may be about thousands. */
  readonly thread: string;
  /** '' where nothing was written. */
  readonly message: string;
  readonly mentions: readonly string[];
}

/**
 * What an operation is to others; null for what changes nothing they are told or see counted. `isNew` is false for the
 * next keystroke in a suggestion that is already there.
 */
export function newsOf(effect: LoggedReviewEffect, isNew: boolean): News | null {
  switch (effect.type) {
    case 'thread':
      return { kind: 'comment', thread: effect.id, message: effect.message, mentions: effect.mentions };
    case 'reply':
    case 'edit':
      return { kind: effect.type, thread: effect.thread, message: effect.message, mentions: effect.mentions };
    case 'suggest':
      return isNew ? { kind: 'suggestion', thread: effect.suggestion, message: '', mentions: [] } : null;
    case 'decide':
      return { kind: 'decision', thread: '', message: '', mentions: [] };
    case 'delete':
    case 'resolve':
    case 'reopen':
      return { kind: 'other', thread: effect.thread, message: '', mentions: [] };
    case 'reanchor':
    case 'refused':
      return null;
  }
}
