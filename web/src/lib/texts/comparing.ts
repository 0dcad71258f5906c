import { defineTexts } from '../define-texts.tsx';

/** Two texts beside or in each other, and who wrote what. */
export const { t } = defineTexts('comparing', {
  frontChanged: '{keys} changed',
  frontSame: 'Document details, unchanged',
  addedBy: 'Added by {name}',
  deletedBy: 'Deleted by {name}',
  or: ' or ',
});
