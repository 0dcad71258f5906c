import { defineTexts } from '../define-texts.tsx';

export const { t, T } = defineTexts('size', {
  b: 'bytes',
  // Beside a number.
  bytes: '{count, plural, one {byte} other {bytes}}',
  kb: 'KB',
  mb: 'MB',
  gb: 'GB',
  tb: 'TB',
  unitOf: 'Unit of {label}',
  between: 'From {min} to {max}',
  share: '{percent}%',
  shareOf: '{used} of {quota}',
});
