import { defineTexts } from '../define-texts.tsx';

/** Login, sign-up, passwords, verification, first administrator. */
export const { t, T } = defineTexts('auth', {
  loginTitle: 'Log in',
  loginFirst: 'Please log in first.',
  email: 'E-mail',
  emailPlaceholder: 'name@university.edu',
  password: 'Password',
  login: 'Login',
  signupLink: 'Sign up for an account',
  forgotLink: 'Forgot password?',
  loginFailed: 'Error: Login failed: {message}',
  resendVerification: 'Send the verification e-mail again',
  resent: 'The verification e-mail is on its way.',
  resendFailed: 'Could not send the e-mail:',

  signupTitle: 'Sign up',
  signupIntro: 'An account gives you your own workspace and lets you write with others.',
  name: 'Name',
  confirmEmail: 'Confirm e-mail',
  confirmPassword: 'Confirm password',
  passwordHint: 'At least 10 characters.',
  nameRequired: 'Please provide a name.',
  emailRequired: 'Please provide an email address.',
  emailMismatch: 'Emails do not match.',
  passwordRequired: 'Please provide a password.',
  passwordMismatch: 'Passwords do not match.',
  termsNote: 'By signing up you agree to follow the terms of this server.',
  termsRead: 'Read the terms',
  termsTitle: 'Terms of this server',
  signup: 'Sign up',
  haveAccount: 'Log in instead',
  signupFailed: 'Could not sign up:',
  signupDone: 'Registration successful. Welcome, {displayName}!',
  signupWelcome: 'Welcome, {displayName}!',
  signupWelcomeText: 'We sent a verification e-mail to {email}. Open the link in it within 48 hours, then log in.',

  signupWelcomeApproval:
    'We sent a verification e-mail to {email}. Open the link in it within 48 hours. An administrator will then review your account, and you will get an e-mail when you can log in.',
  signupByApproval: 'An administrator approves each new account before it can be used.',
  signupByDomain: 'Sign-up is limited to addresses at {domains}.',
  noMailSignup: 'This server cannot send e-mails. Ask an administrator to verify your address; then you can log in.',
  noMailVerify: 'This server cannot send e-mails. Ask an administrator to verify your address.',

  backToLogin: 'Back to log in',

  setupTitle: 'Set up',
  setupIntro: 'Create the first administrator. The link you opened works once.',
  setupTokenMissing: 'Open the link that the server printed when it started.',
  setupOpen: 'Let people sign up',
  setupCreate: 'Create administrator',
  setupFailed: 'Could not set up:',
  setupDone: 'All set. You are logged in as the administrator.',

  sheetSaved: 'Saved',
  sheetTitle: 'A short history of writing together',
  sheetAuthors: 'From the scriptorium to the shared page',
  sheetOne:
    'In a medieval scriptorium a page passed through many hands: one ruled the lines, one wrote, one corrected, one painted the initials.',
  sheetTwo: 'The margins kept the conversation',
  sheetThree:
    'What the corrector wrote beside the text is often all we know of how a book came to be. A document that keeps its history keeps that conversation.',
  sheetFigure: 'Hands on one page, by hour of the day',
  sheetHand1: 'Copyist',
  sheetHand2: 'Corrector',
});
