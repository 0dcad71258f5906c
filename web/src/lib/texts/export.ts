import { defineTexts } from '../define-texts.tsx';

export const { t, T } = defineTexts('export', {
  profileRequired: 'You need to select an export profile',
  schedule: 'Schedule export',
  scheduleFailed: 'Could not schedule export:',
  scheduled: 'Export successfully scheduled. You will receive a notification when the export is done.',
});
