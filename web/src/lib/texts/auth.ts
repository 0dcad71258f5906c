import { defineTexts } from '../define-texts.tsx';

/** The log-in page, and texts shared with other pages before login. */
export const { t, T } = defineTexts('auth', {
  loginFirst: 'Please log in first.',
  email: 'E-mail',
  emailOrName: 'E-mail or user name',
  emailPlaceholder: 'name@university.edu',
  password: 'Password',
  login: 'Login',
  signupLink: 'Sign up for an account',
  forgotLink: 'Forgot password?',
  loginFailed: 'Error: Login failed: {message}',
  resetLink: 'Reset your password',

  name: 'Name',
  signup: 'Sign up',

  backToLogin: 'Back to log in',

  setupTokenMissing: 'Open the link that the server printed when it started.',

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
