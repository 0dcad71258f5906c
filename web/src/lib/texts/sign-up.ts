import { defineTexts } from '../define-texts.tsx';

/** Signing up and creating the first administrator: kept out of what the log-in page loads. */
export const { t } = defineTexts('signUp', {
  signupTitle: 'Sign up',
  signupHeading: 'Create an account',
  signupIntro: 'An account gives you your own workspace and lets you write with others.',
  confirmEmail: 'Confirm e-mail',
  confirmPassword: 'Confirm password',
  passwordHint: 'At least 10 characters.',
  passwordLeft: '{left, plural, one {One more character} other {# more characters}}',
  passwordsMatch: 'The passwords match.',
  nameRequired: 'Please provide a name.',
  emailRequired: 'Please provide an email address.',
  emailMismatch: 'Emails do not match.',
  passwordRequired: 'Please provide a password.',
  passwordShort: 'A password needs at least 10 characters.',
  passwordMismatch: 'Passwords do not match.',
  termsNote: 'By signing up you agree to follow the terms of this server.',
  termsRead: 'Read the terms',
  termsTitle: 'Terms of this server',
  haveAccount: 'Log in instead',
  signupFailed: 'Could not sign up:',
  signupDone: 'Registration successful. Welcome, {displayName}!',
  signupWelcome: 'Welcome, {displayName}!',
  signupWelcomeText: 'We sent a verification e-mail to {email}. Open the link in it within 48 hours, then log in.',
  signupWelcomeApproval:
    'We sent a verification e-mail to {email}. Open the link in it within 48 hours. An administrator will then review your account, and you will get an e-mail when you can log in.',
  signupNothingCame: 'Nothing there? Look in your spam folder.',
  signupByApproval: 'An administrator approves each new account before it can be used.',
  signupByDomain: 'Sign-up is limited to addresses at {domains}.',
  noMailSignup: 'This server cannot send e-mails. Ask an administrator to verify your address; then you can log in.',

  setupTitle: 'Set up',
  setupIntro: 'Create the first administrator. The link you opened works once.',
  setupEnded:
    'This link has already been used or has expired. Until there is an administrator, the server prints a new link each time it starts.',
  setupOpen: 'Let people sign up',
  setupCreate: 'Create administrator',
  setupFailed: 'Could not set up:',
  setupDone: 'All set. You are logged in as the administrator.',

  resendVerification: 'Send the verification e-mail again',
  resent: 'The verification e-mail is on its way.',
  resendFailed: 'Could not send the e-mail:',

  noMailVerify: 'This server cannot send e-mails. Ask an administrator to verify your address.',
  setupHeading: 'Set up your server',
  setupEndedTitle: 'This link no longer works',
});
