import { defineTexts } from '../define-texts.tsx';

/** In place of a picture that is missing. */
export const { t } = defineTexts('missingPicture', {
  notShared: 'Not shared with you',
  chooseImage: 'Choose an image…',
});
