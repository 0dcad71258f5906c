import { defineTexts } from '../define-texts.tsx';

/** Hints shown once to new users. */
export const { t, T } = defineTexts('hints', {
  insert: 'Type <k>/</k> to insert a table, figure or formula.',
  files: '<k>{keys}</k> opens any file.',
  filesTouch: 'The search in the top bar finds any file by its name.',
  comment: '<k>{keys}</k> comments on the selected words.',
  commentTouch: 'Tap “Comment” to say something about the selected words.',
  close: 'Got it',
});
