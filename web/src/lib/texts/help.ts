import { defineTexts } from '../define-texts.tsx';

export const { t } = defineTexts('help', {
  title: 'Help',
  hint: 'How to write, cite, review and export.',
  topics: 'Topics',
  search: 'Search help and shortcuts',
  searchHint: 'Search help',
  found:
    '{topics, plural, =0 {No topics} one {# topic} other {# topics}}, {keys, plural, =0 {no shortcuts} one {# shortcut} other {# shortcuts}}',
  nothing: 'Nothing about “{words}”',
  nothingHint: 'Try a shorter or more common word, such as “table” or “PDF”, or choose a topic:',
  shortcuts: 'Keyboard shortcuts',
  hintsAgain: 'Show hints again',
  hintsBack: 'Hints will appear again.',
  write: 'You type',
  becomes: 'You get',
});
