import { defineTexts } from '../define-texts.tsx';

/** The page an invitation's link leads to. */
export const { t } = defineTexts('invitation', {
  title: 'Invitation',
  titleTo: 'Join {group}',
  intro: '{user} invites you to a group on {appName}.',
  tokenMissing: 'This address is incomplete. Open the link in the e-mail again.',
  ended:
    'This invitation is no longer valid: it was answered, withdrawn or replaced by a newer one, or its time is over. Ask for a new one.',
  readFailed: 'Could not read the invitation:',
  for: 'For',
  rights: 'You may',
  until: 'Valid until',
  mayRead: 'read documents',
  mayComment: 'read, comment and suggest changes',
  mayEdit: 'read and edit documents',
  accept: 'Join the group',
  acceptFailed: 'Could not join the group:',
  joined: 'Welcome to “{group}”!',
  logIn: 'Log in to accept',
  signUp: 'Create account and join',
  made: 'Your account is ready. Please log in.',
  waits:
    'Your account has been created. An administrator will review it, and you will get an e-mail when you can log in. You are in the group by then.',
  otherAccount:
    'You are logged in as {own}, but this invitation is for {email}. Log out, then open the link in the e-mail again.',
  backToDashboard: 'Back to the dashboard',
  closed:
    'Nobody can create an account for {email} at the moment, or the account with this address is closed. Ask an administrator of this server.',
  decline: 'Decline',
  declineQuestion: 'Decline the invitation?',
  declineText: '{user} is told, and this link ends.',
  declineFailed: 'Could not decline:',
  declined: 'Invitation declined',
  declinedHint: 'No account was created, and you will hear no more about it.',
  toStart: 'Go to {appName}',
});
