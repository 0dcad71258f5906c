import { defineTexts } from '../define-texts.tsx';

export const { t } = defineTexts('help', {
  title: 'Help',
  hint: 'How to write, cite, review and export.',
  topics: 'Topics',
  shortcuts: 'Keyboard shortcuts',
  write: 'You write',
  becomes: 'It becomes',
});
