import { REVIEW_ERRORS } from '@scriptorium/contract/review/limits.ts';
import type { DocumentReview, RefusedOperation } from '../../../editor/collab/document-review.ts';
import { t } from '../../../lib/texts/review.ts';
import { toastInfo } from '../../../ui/toasts.ts';

/** A random uuid; `crypto.randomUUID` is missing where the page comes without TLS. */
export function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, '$1-$2-$3-$4-$5');
}

const DONE = { accept: 'accepted', reject: 'rejected', withdraw: 'withdrawn' } as const;
const DONE_MANY = { accept: 'acceptedMany', reject: 'rejectedMany', withdraw: 'withdrawn' } as const;

/** Decides suggestions, and offers to take that back. */
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

/** What somebody wrote that was refused; null for an operation without words. */
export function readRefusedText({ effect }: RefusedOperation): string | null {
  return 'body' in effect ? effect.body : null;
}

export function explainRefusal({ code }: RefusedOperation): string {
  return REVIEW_ERRORS[code];
}
