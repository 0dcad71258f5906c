import { defineTexts } from '../define-texts.tsx';

/** The tray of uploads. */
export const { t } = defineTexts('uploads', {
  uploading: 'Uploading {done} of {count, plural, one {# file} other {# files}}',
  allDone: '{count, plural, =0 {Nothing was uploaded} one {# file uploaded} other {# files uploaded}}',
  failed: '{count, plural, one {# file was} other {# files were}} not uploaded',
  progress: '{sent} of {total}',
  progressLeft: '{sent} of {total}, {seconds} s left',
  waiting: 'Waiting',
  stored: 'Stored, {size}',
  cancel: 'Cancel upload of {name}',
  retry: 'Try again: {name}',
  uploads: 'Uploads',
});
