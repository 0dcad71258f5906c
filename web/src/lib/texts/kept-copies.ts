import { defineTexts } from '../define-texts.tsx';

/** Texts set aside on this device. */
export const { t } = defineTexts('keptCopies', {
  title: 'Recovered drafts',
  none: 'There are no recovered drafts on this device.',
  reasonDeleted: 'The document was deleted.',
  reasonNoAccess: 'You no longer have access.',
  reasonRefused: 'The server rejected these changes.',
  reasonDiverged: 'The text here differed from the text on the server.',
  reasonRestored: 'The server was restored from a backup.',
  reasonUnsent: 'This may not have been sent yet. Open the document to send it.',
  reasonComments: 'You were writing this when you could no longer send it.',
  words: 'Comments that were not sent',
  copyWords: 'Copy comments',
  view: 'View',
  copy: 'Copy text',
  copied: 'The text was copied.',
  copyFailed: 'The text could not be copied. Select and copy it manually.',
  download: 'Download',
  putBack: 'Restore',
  putBackDone: 'The text was restored as {file}.',
  putBackFailed: 'The text could not be restored:',
  open: 'Open',
  remove: 'Remove',
  removeTitle: 'Remove the copy of {file}?',
  removeText: 'This text exists only on this device. This cannot be undone.',
  removeFailed: 'The copy could not be removed.',
});
