import type { LoggedReviewEffect } from '@scriptorium/contract/review/effects.ts';

/** Why somebody is notified, most important reason first. */
export const REASONS = ['mention', 'reply', 'decision', 'comment', 'suggestion'] as const;
export type Reason = (typeof REASONS)[number];

/** An event in a document's review that others may be notified about. */
export interface News {
  readonly kind: 'comment' | 'reply' | 'edit' | 'suggestion' | 'decision' | 'other';
  /** '' for a decision, which may cover thousands of threads. */
  readonly thread: string;
  /** '' if there is no message. */
  readonly message: string;
  readonly mentions: readonly string[];
}

/**
 * The news in an operation; null if it changes nothing that others are notified about or see counted. `isNew` is false
 * for further typing in an existing suggestion.
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
