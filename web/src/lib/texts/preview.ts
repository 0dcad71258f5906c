import { defineTexts } from '../define-texts.tsx';

/** The preview of a file beside its folder. */
export const { t } = defineTexts('preview', {
  close: 'Close the preview',
  isEmpty: 'Nothing is written here yet.',
  tooLarge: 'Too large for a preview',
  none: 'There is no preview of this kind of file.',
  changedBy: 'Changed by',
  moreItems: 'and {count, number} more',
});
