import type { LoggedReviewEffect } from './effects.ts';

/* Apart from the schemas: the browser needs this too, and the validator must stay on the server. */

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

/** Whether an effect of an update belongs to review, rather than to cursors. */
export function isReviewEffect(effect: { readonly type: string }): effect is LoggedReviewEffect {
  return REVIEW_TYPES.has(effect.type);
}
