import type { LoggedReviewEffect } from './effects.ts';

/* Apart from the schemas: the browser asks this too, and the validator must stay on the server. */

const REVIEW_TYPES: ReadonlySet<string> = new Set([
  'thread',
  'reply',
  'edit',
  'delete',
  'resolve',
  'reopen',
  'reanchor',
  'suggest',
  'decide',
  'refused',
]);

export function isReviewEffect(effect: { readonly type: string }): effect is LoggedReviewEffect {
  return REVIEW_TYPES.has(effect.type);
}
