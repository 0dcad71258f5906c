import { defineTexts } from '../define-texts.tsx';

/** Choosing how citations are printed. */
export const { t } = defineTexts('citationStyle', {
  title: 'Citation style',
  open: 'Citation style and language…',
  close: 'Close',
  search: 'Find a style',
  searchHint: 'A journal, a publisher, a style',
  styles: 'Styles',
  follows: 'Same as {parent}',
  none: 'No style matches these words.',
  common: 'The most common of {total, number} styles',
  found: '{shown, number} of {total, number}',
  chosen: 'Style',
  default: 'Chicago, author and date',
  language: 'Language of the text',
  languageDefault: 'The style’s language, or English',
  clearLanguage: 'Clear language',
  preview: 'Your citations in this style',
  noCitations: 'This text cites nothing yet.',
  unavailable: 'The preview is not available right now.',
  noStyle: 'There is no such style in the workspace or among those that come with this server.',
  cancel: 'Cancel',
  use: 'Use',
  notWritten: 'The front matter has an error, so nothing could be written to it. Fix it first.',
});
