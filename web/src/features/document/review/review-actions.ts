import { findSplice, type OwnHunk } from '@scriptorium/contract/review/core/project.ts';
import type { ReviewEffect } from '@scriptorium/contract/review/effects.ts';
import { REVIEW_ERRORS } from '@scriptorium/contract/review/limits.ts';
import type { DocumentReview, RefusedOperation } from '../../../editor/collab/document-review.ts';
import { t } from '../../../lib/texts/review.ts';
import { toastInfo } from '../../../ui/toasts.ts';

/** One change of the text as a new suggestion: `cut` units from `at` on are replaced. */
export function suggestion(
  id: string,
  from: number,
  { at, cut, text }: { at: number; cut: number; text: string },
): ReviewEffect {
  const place = from + at;
  return {
    type: 'suggest',
    suggestion: id,
    hunks: [
      {
        id: 'a',
        at: place,
        cuts: cut > 0 ? [[place, place + cut]] : [],
        splice: text === '' ? null : { before: 0, at: 0, cut: 0, text },
      },
    ],
    drop: [],
  };
}

/** The effect that gives the only change of a suggestion other words; null if nothing is different. */
export function amendment(hunk: OwnHunk, text: string): ReviewEffect | null {
  const splice = findSplice(hunk.insert, text);
  if (splice === null) return null;
  const cuts = hunk.cuts.map(([from, to]): [number, number] => [from, to]);
  return {
    type: 'suggest',
    suggestion: hunk.suggestion,
    hunks: [{ id: hunk.id, at: hunk.at, cuts, splice }],
    drop: [],
  };
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
