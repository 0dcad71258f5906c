import { defineTexts } from '../define-texts.tsx';

/** The page an invitation's link leads to. */
export const { t } = defineTexts('invitation', {
  title: 'Invitation',
  titleTo: 'Join {name}',
  titleItem: '“{name}”',
  titleWorkspace: 'Workspace of {name}',
  intro: '{user} invites you to a group on {appName}.',
  introFile: '{user} shares a document with you on {appName}.',
  introFolder: '{user} shares a folder with you on {appName}.',
  introWorkspace: '{user} shares a workspace with you on {appName}.',
  tokenMissing: 'This address is incomplete. Open the link in the e-mail again.',
  ended:
    'This invitation is no longer valid: it was answered, withdrawn or replaced by a newer one, or it has expired. Ask for a new one.',
  readFailed: 'Could not read the invitation:',
  for: 'For',
  rights: 'You may',
  until: 'Valid until',
  mayRead: 'read documents',
  mayComment: 'read, comment and suggest changes',
  mayEdit: 'read and edit documents',
  mayReadThis: 'read it',
  mayCommentThis: 'read it, comment and suggest changes',
  mayEditThis: 'read and edit it',
  accept: 'Join the group',
  acceptItem: 'Accept',
  acceptFailed: 'Could not accept the invitation:',
  joined: 'Welcome to “{name}”!',
  shared: '“{name}” is now under “Shared with you”.',
  logIn: 'Log in to accept',
  signUp: 'Create account and join',
  signUpItem: 'Create account and open',
  made: 'Your account is ready. Please log in.',
  waits:
    'Your account has been created. An administrator will review it, and you will get an e-mail when you can log in. You can open what you were invited to by then.',
  otherAccount:
    'You are logged in as {own}, but this invitation is for {email}. Log out, then open the link in the e-mail again.',
  backToDashboard: 'Back to the dashboard',
  closed:
    'Nobody can create an account for {email} at the moment, or the account with this address is closed. Ask an administrator of this server.',
  decline: 'Decline',
  declineQuestion: 'Decline the invitation?',
  declineText: '{user} will be told, and this link will stop working.',
  declineFailed: 'Could not decline:',
  declined: 'Invitation declined',
  declinedHint: 'No account was created, and you will hear no more about it.',
  toStart: 'Go to {appName}',
});
