import { defineTexts } from '../define-texts.tsx';

/** Comparisons of two texts, side by side or inline, and their authors. */
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
  mainAuthor: '{name} (the rest)',
});
