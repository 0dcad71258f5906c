import type { ReviewEffect } from '@scriptorium/contract/review/effects.ts';
import { REVIEW_ERRORS } from '@scriptorium/contract/review/limits.ts';
import type { DocumentReview, RefusedOperation } from '../../../editor/collab/document-review.ts';
import { t } from '../../../lib/texts/review.ts';
import { writeClipboard } from '../../../lib/write-clipboard.ts';
import { confirm } from '../../../ui/confirm.ts';
import { toastError, toastInfo, toastSuccess } from '../../../ui/toasts.ts';

/** Decides many suggestions after one confirmation. As a single operation, it succeeds or is undone as a whole. */
export async function decideMany(
  review: DocumentReview,
  verdict: 'accept' | 'reject',
  suggestions: readonly string[],
): Promise<void> {
  const count = suggestions.length;
  if (count === 0) return;
  const isSure =
    count === 1 ||
    (await confirm({
      title: t(verdict === 'accept' ? 'acceptManyTitle' : 'rejectManyTitle', { count }),
      text: t(verdict === 'accept' ? 'acceptManyText' : 'rejectManyText'),
      yes: t(verdict === 'accept' ? 'accept' : 'reject'),
      danger: false,
    }));
  if (isSure) decide(review, verdict, suggestions);
}

export function copyLink(address: string): void {
  writeClipboard(address).then(
    () => toastSuccess(t('linkCopied')),
    (error: unknown) => toastError(t('linkFailed'), error),
  );
}

/** Copies text that could not be sent. */
export function copyWords(text: string): void {
  writeClipboard(text).then(
    () => toastSuccess(t('textCopied')),
    (error: unknown) => toastError(t('textFailed'), error),
  );
}

const DONE = { accept: 'accepted', reject: 'rejected', withdraw: 'withdrawn' } as const;
const DONE_MANY = { accept: 'acceptedMany', reject: 'rejectedMany', withdraw: 'withdrawn' } as const;

/** Decides suggestions and offers to undo the decision. */
export function decide(review: DocumentReview, verdict: keyof typeof DONE, suggestions: readonly string[]): void {
  if (suggestions.length === 0) return;
  review.perform({ type: 'decide', verdict, suggestions: [...suggestions] });
  const count = suggestions.length;
  toastInfo(count === 1 ? t(DONE[verdict]) : t(DONE_MANY[verdict], { count }), {
    action: {
      label: t('undo'),
      run: () => review.perform({ type: 'decide', verdict: 'undo', suggestions: [...suggestions] }),
    },
  });
}

/** Resolves a comment and offers to undo that. */
export function resolve(review: DocumentReview, thread: string): void {
  review.perform({ type: 'resolve', thread });
  toastInfo(t('resolved'), {
    action: { label: t('undo'), run: () => review.perform({ type: 'reopen', thread }) },
  });
}

/** The text of a refused operation; null if it has none. */
export function readRefusedText({ effect }: RefusedOperation): string | null {
  if (effect.type !== 'suggest') return 'body' in effect ? effect.body : null;
  const words = effect.hunks.flatMap(({ splice }) => (splice && splice.text !== '' ? [splice.text] : []));
  return words.length === 0 ? null : words.join(' … ');
}

/** The reason for a refusal, in a sentence. */
export function explainRefusal({ effect, code }: RefusedOperation): string {
  const isUndo = effect.type === 'decide' && effect.verdict === 'undo';
  if (code === 'unreadable') return t('refusedAsUnreadable');
  if (code === 'changed' && isUndo) return t('undoRefused');
  return t('refused', { reason: REVIEW_ERRORS[code] });
}

/** Whether a retry could succeed. */
export function mayRetry({ effect, code }: RefusedOperation): boolean {
  return code !== 'unreadable' && (code !== 'changed' || effect.type === 'thread' || effect.type === 'suggest');
}

/** The threads and suggestions that an operation concerns. */
export function listSubjects(effect: ReviewEffect): readonly string[] {
  switch (effect.type) {
    case 'thread':
      return [effect.id];
    case 'suggest':
      return [effect.suggestion];
    case 'decide':
      return effect.suggestions;
    default:
      return [effect.thread];
  }
}
