import { defineTexts } from '../define-texts.tsx';

/** Two texts beside or in each other, and who wrote what. */
export const { t } = defineTexts('comparing', {
  frontChanged: '{keys} changed',
  frontSame: 'Document details, unchanged',
  frontDiffers: 'Document details changed',
  removed: 'Removed',
  added: 'Added',
  unseen: 'Source',
  addedBy: 'Added by {name}',
  deletedBy: 'Deleted by {name}',
  or: ' or ',
  mainAuthor: '{name}: most, not coloured',
});
