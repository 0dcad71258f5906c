import { defineTexts } from '../define-texts.tsx';

/** Open comments as shown in lists of documents, without the texts of the review cards. */
export const { t } = defineTexts('open-review', {
  openComments: '{count, plural, one {# open comment} other {# open comments}}',
  openSuggestions: '{count, plural, one {# open suggestion} other {# open suggestions}}',
  mentionYou: '{count, plural, one {# mentions you} other {# mention you}}',
  someUnseen: '{count} new',
  commentGone: 'This comment cannot be found',
  commentGoneHint: 'It was deleted, or you no longer have access to its document.',
});
