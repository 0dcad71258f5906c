import type { ReviewState } from '@scriptorium/contract/review/core/state.ts';
import type { LoggedReviewEffect, ReviewEffect } from '@scriptorium/contract/review/effects.ts';
import { isReviewEffect } from '@scriptorium/contract/review/is-review-effect.ts';

/**
 * Pending operations minus those that an earlier page of this editor already got into the log. A device record may be
 * older than what its page sent, and a repeated operation would be refused or undo a later decision.
 */
export function leaveOutArrived(
  operations: readonly ReviewEffect[],
  effects: readonly { readonly type: string }[] = [],
): readonly ReviewEffect[] {
  let left = operations;
  for (const effect of effects) {
    if (!isReviewEffect(effect)) continue;
    const at = left.findIndex((operation) => isSame(operation, effect));
    if (at >= 0) left = left.toSpliced(at, 1);
  }
  return left;
}

function isSame(operation: ReviewEffect, logged: LoggedReviewEffect): boolean {
  if (logged.type === 'refused') return operation.type === logged.of && listIds(operation).includes(logged.id);
  // A later amendment, or the withdrawal, replaces what waited before it.
  if (operation.type === 'suggest')
    return logged.type === 'suggest'
      ? logged.suggestion === operation.suggestion
      : logged.type === 'decide' && logged.verdict === 'withdraw' && logged.suggestions.includes(operation.suggestion);
  if (operation.type !== logged.type) return false;
  if (operation.type === 'decide' && logged.type === 'decide')
    return operation.verdict === logged.verdict && logged.suggestions.every((id) => operation.suggestions.includes(id));
  return listIds(operation).join(' ') === listIds(logged).join(' ');
}

/** What an operation is about, and what it creates. */
function listIds(effect: Exclude<LoggedReviewEffect, { type: 'refused' }> | ReviewEffect): readonly string[] {
  switch (effect.type) {
    case 'thread':
      return [effect.id, effect.message];
    case 'suggest':
      return [effect.suggestion];
    case 'decide':
      return effect.suggestions;
    case 'reply':
    case 'edit':
    case 'delete':
      return [effect.thread, effect.message];
    default:
      return [effect.thread];
  }
}

/** Whether a refused operation has already taken effect: it was sent twice, so the refusal is of no interest. */
export function isDone(effect: ReviewEffect, { threads, marks }: ReviewState): boolean {
  switch (effect.type) {
    case 'thread':
      return threads.get(effect.id)?.messages[0]?.id === effect.message;
    case 'reply':
      return threads.get(effect.thread)?.messages.some(({ id }) => id === effect.message) ?? false;
    case 'suggest':
      return (
        threads.get(effect.suggestion)?.status === 'open' &&
        effect.drop.length === 0 &&
        effect.hunks.every(
          ({ id, splice }) =>
            splice !== null &&
            splice.before === 0 &&
            marks.some(
              ({ thread, hunk, kind, text }) =>
                thread === effect.suggestion && hunk === id && kind === 'insert' && text === splice.text,
            ),
        )
      );
    default:
      return false;
  }
}
