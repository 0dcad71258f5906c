import { defineTexts } from '../define-texts.tsx';

/** Asking for the password again. */
export const { t } = defineTexts('stepUp', {
  title: 'Please enter your password',
  text: 'We ask again before sensitive actions, so that an unattended browser is not enough.',
  password: 'Your password',
  missing: 'Please provide your password.',
  goOn: 'Continue',
});
