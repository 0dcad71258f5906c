import { defineTexts } from '../define-texts.tsx';

/** Full-text results in the quick switcher; loaded with them. */
export const { t } = defineTexts('search', {
  inDocuments: 'In documents',
  searching: 'Searching in documents…',
  nothing: 'Nothing found, neither names nor words in documents.',
  found: '{count, plural, =0 {Nothing found in documents} one {Found in # document} other {Found in # documents}}',
});
