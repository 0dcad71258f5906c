import { t } from './texts/open-review.ts';

/** Open comments and suggestions of a document. */
export interface OpenReview {
  readonly comments: number;
  readonly suggestions: number;
  /** How many of these threads mention the current user. */
  readonly mentions: number;
  readonly unseen: number;
}

/** “3 open comments, 1 open suggestion, 2 mention you”; '' when nothing is open. */
export function describeReview({ comments, suggestions, mentions }: OpenReview): string {
  return [
    comments > 0 && t('openComments', { count: comments }),
    suggestions > 0 && t('openSuggestions', { count: suggestions }),
    mentions > 0 && t('mentionYou', { count: mentions }),
  ]
    .filter((part) => part !== false)
    .join(', ');
}
