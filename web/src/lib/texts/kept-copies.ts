import { defineTexts } from '../define-texts.tsx';

/** Texts set aside on this device. */
export const { t } = defineTexts('keptCopies', {
  title: 'Copies kept on this device',
  none: 'Nothing had to be set aside on this device.',
  reasonDeleted: 'The document was deleted.',
  reasonNoAccess: 'You no longer have access.',
  reasonRefused: 'The server did not take these changes.',
  reasonDiverged: 'The text here differed from the text on the server.',
  reasonRestored: 'The server went back to a backup.',
  reasonUnsent: 'Perhaps not sent yet. Open the document to send it.',
  view: 'View',
  copy: 'Copy text',
  copied: 'The text is in the clipboard.',
  copyFailed: 'The text could not be copied. Select it and copy it yourself.',
  download: 'Download',
  putBack: 'Put back',
  putBackDone: 'The text is back as {file}.',
  putBackFailed: 'The text could not be put back:',
  open: 'Open',
  remove: 'Remove',
  removeTitle: 'Remove the copy of {file}?',
  removeText: 'This text is only on this device. It cannot be brought back.',
  removeFailed: 'The copy could not be removed.',
});
