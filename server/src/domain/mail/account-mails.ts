import type { FactorChange } from '../events.ts';

/** A mail's content, without its recipient. */
export interface MailText {
  kind: string;
  subject: string;
  paragraphs: readonly string[];
  action?: { label: string; path: string };
}

/** Lifetimes of links in milliseconds. */
export const VERIFY_LINK_MS = 48 * 60 * 60 * 1000;
export const RESET_LINK_MS = 60 * 60 * 1000;
/** To set the first password of an account created by an administrator; its owner may be away for a few days. */
export const SET_PASSWORD_LINK_MS = 7 * 24 * 60 * 60 * 1000;
/** Whoever is invited may be away for a while, or need to ask a colleague first. */
export const INVITATION_MS = 14 * 24 * 60 * 60 * 1000;
export const UNSUBSCRIBE_LINK_MS = 365 * 24 * 60 * 60 * 1000;

export function verifyEmailMail(appName: string, displayName: string, token: string): MailText {
  return {
    kind: 'verify-email',
    subject: `Verify your e-mail address for ${appName}`,
    paragraphs: [
      `Hello ${displayName},`,
      `somebody, most likely you, signed up for ${appName} with this address. Please verify it to log in. The link works once, within 48 hours.`,
      'If it was not you, do nothing: without this link nobody can use the account.',
    ],
    action: { label: 'Verify e-mail address', path: `/verify-email?token=${token}` },
  };
}

export function finishSignUpMail(appName: string, displayName: string, token: string): MailText {
  return {
    kind: 'finish-sign-up',
    subject: `Choose a password for ${appName}`,
    paragraphs: [
      `Hello ${displayName},`,
      `somebody, most likely you, signed up for ${appName} with this address more than once. To be sure that the account is yours, choose its password now. The link works once, within 48 hours; what was typed at sign-up and the links sent before no longer count.`,
      'If it was not you, do nothing: without this link nobody can use the account.',
    ],
    action: { label: 'Choose a password', path: `/reset-password?token=${token}&first=1` },
  };
}

export function emailInUseMail(appName: string, displayName: string): MailText {
  return {
    kind: 'email-in-use',
    subject: `You already have an account on ${appName}`,
    paragraphs: [
      `Hello ${displayName || 'there'},`,
      `somebody, most likely you, tried to sign up for ${appName} with this address, but there is already an account for it. Nothing has been changed.`,
      'If you have forgotten the password, ask for a new one. If it was not you, do nothing.',
    ],
    action: { label: 'Forgot password?', path: '/forgot-password' },
  };
}

export function resetPasswordMail(appName: string, displayName: string, token: string): MailText {
  return {
    kind: 'reset-password',
    subject: `Reset your password for ${appName}`,
    paragraphs: [
      `Hello ${displayName || 'there'},`,
      'somebody, most likely you, asked for a link to set a new password. The link works once, within 60 minutes.',
      'If it was not you, do nothing: your password stays as it is.',
    ],
    action: { label: 'Set a new password', path: `/reset-password?token=${token}` },
  };
}

export function setPasswordMail(appName: string, displayName: string, token: string): MailText {
  return {
    kind: 'set-password',
    subject: `Set your password for ${appName}`,
    paragraphs: [
      `Hello ${displayName || 'there'},`,
      `there is an account for you on ${appName}. Choose a password to log in with this e-mail address. The link works once, within 7 days.`,
      'If it has run out, ask for a new one with “Forgot password?” on the log-in page.',
    ],
    action: { label: 'Set password', path: `/reset-password?token=${token}&first=1` },
  };
}

export function passwordChangedMail(appName: string, displayName: string): MailText {
  return {
    kind: 'password-changed',
    subject: `Your password for ${appName} has been changed`,
    paragraphs: [
      `Hello ${displayName || 'there'},`,
      `the password of your account on ${appName} has just been changed, and your other sessions have been ended.`,
      'If it was not you, set a new password at once and tell your administrator.',
    ],
    action: { label: 'Forgot password?', path: '/forgot-password' },
  };
}

const SIGN_IN_CHANGE: Record<FactorChange, { subject: string; text: string }> = {
  'totp-added': { subject: 'Two-step login was turned on', text: 'an authenticator app was set up for your account' },
  'totp-replaced': { subject: 'Your authenticator app was replaced', text: 'your authenticator app was replaced' },
  'totp-removed': {
    subject: 'Two-step login was turned off',
    text: 'your authenticator app was removed. Unless you have a passkey, the password alone is enough to log in now',
  },
  'codes-renewed': {
    subject: 'New recovery codes were made',
    text: 'new recovery codes were made for your account; the ones before no longer work',
  },
  'code-used': { subject: 'A recovery code was used', text: 'somebody logged in to your account with a recovery code' },
  'passkey-added': { subject: 'A passkey was added', text: 'a passkey was added to your account' },
  'passkey-removed': { subject: 'A passkey was removed', text: 'a passkey of your account was removed' },
  'identity-added': {
    subject: 'Another way to log in was added',
    text: 'a login at {provider} was linked to your account. Whoever can log in there can log in here',
  },
  'identity-removed': {
    subject: 'A way to log in was removed',
    text: 'the login at {provider} no longer leads to your account',
  },
  reset: {
    subject: 'Your second factors were removed',
    text: 'an administrator removed your authenticator app, your passkeys and your recovery codes. The password alone is enough to log in now, unless the server asks you to set up two-step login again',
  },
};

/** To the owner, about each change of how the account is logged in to. */
export function signInChangedMail(
  appName: string,
  displayName: string,
  change: FactorChange,
  { codesLeft = 0, provider = '' }: { codesLeft?: number; provider?: string },
): MailText {
  const { subject, text } = SIGN_IN_CHANGE[change];
  const left = codesLeft === 1 ? 'One recovery code is left' : `${codesLeft} recovery codes are left`;
  return {
    kind: 'sign-in-changed',
    subject: `${subject} (${appName})`,
    paragraphs: [
      `Hello ${displayName || 'there'},`,
      `on ${appName}, ${text.replace('{provider}', () => provider)}.${change === 'code-used' ? ` ${left}.` : ''}`,
      'If it was not you, set a new password at once and tell your administrator.',
    ],
    action: { label: 'Look at your profile', path: '/profile' },
  };
}

export const CODE_MINUTES = 30;

/** To somebody who logged in at a provider and says that this address is theirs. */
export function signUpCodeMail(appName: string, provider: string, code: string): MailText {
  return {
    kind: 'verify-email',
    subject: `Your code for ${appName}`,
    paragraphs: [
      'Hello,',
      `somebody, most likely you, logged in to ${appName} with ${provider} and wants to use this address. Type this code where you were asked for it, within ${CODE_MINUTES} minutes:`,
      code,
      'If it was not you, do nothing, and give the code to nobody: without it nobody can use your address.',
    ],
  };
}

/** The same for an address that has an account: it is linked from inside, so that nobody links it from outside. */
export function linkFromInsideMail(appName: string, displayName: string, provider: string): MailText {
  return {
    kind: 'email-in-use',
    subject: `You already have an account on ${appName}`,
    paragraphs: [
      `Hello ${displayName || 'there'},`,
      `somebody, most likely you, logged in to ${appName} with ${provider} and wants to use this address, but there is already an account for it. Nothing has been changed, and there is no code.`,
      `To log in with ${provider} from now on, log in to your account first, then add ${provider} in your profile under “Linked logins”.`,
      'If it was not you, do nothing.',
    ],
    action: { label: 'Log in', path: '/login' },
  };
}

export function emailChangedMail(appName: string, displayName: string, email: string): MailText {
  return {
    kind: 'email-changed',
    subject: `Your e-mail address on ${appName} has been changed`,
    paragraphs: [
      `Hello ${displayName || 'there'},`,
      `an administrator has changed the e-mail address of your account on ${appName} to ${email}. Log in with it from now on; your password stays as it is.`,
      'If you did not ask for this, tell an administrator at once.',
    ],
  };
}

export function waitingMail(appName: string, message: string, path: string): MailText {
  return {
    kind: 'approval',
    subject: `Somebody waits for you on ${appName}`,
    paragraphs: [message, 'There is no further mail about it until you have looked.'],
    action: { label: 'Open the list', path },
  };
}

export function approvedMail(appName: string, displayName: string): MailText {
  return {
    kind: 'approval',
    subject: `Your account on ${appName} has been approved`,
    paragraphs: [`Hello ${displayName || 'there'},`, `an administrator of ${appName} has approved your account.`],
    action: { label: 'Log in', path: '/login' },
  };
}

export function testMail(appName: string): MailText {
  return {
    kind: 'test',
    subject: `Test e-mail from ${appName}`,
    paragraphs: ['This is a test e-mail. If you can read it, sending mail works.'],
    action: { label: 'Open server settings', path: '/admin/settings' },
  };
}

export function addedToGroupMail(
  appName: string,
  facts: { groupName: string; groupId: string; by: string },
): MailText & { kind: 'group-added' } {
  return {
    kind: 'group-added',
    subject: `You were added to the group “${facts.groupName}”`,
    paragraphs: [
      `${facts.by} added you to the group “${facts.groupName}” on ${appName}. You now have access to its workspace.`,
    ],
    action: { label: 'Open the workspace', path: `/workspace/${facts.groupId}/` },
  };
}

/** By the same preference as being added to a group: both say that there is something new to see. */
export function sharedMail(
  appName: string,
  facts: { name: string; by: string; path: string },
): MailText & { kind: 'group-added' } {
  return {
    kind: 'group-added',
    subject: `${cutName(facts.by)} shared something with you on ${appName}`,
    paragraphs: [`${facts.by} shared “${facts.name}” with you on ${appName}.`],
    action: { label: 'Open it', path: facts.path },
  };
}

/** For people who may never have heard of this server. Names are cut short: what strangers wrote is not the message. */
export function invitationMail(
  appName: string,
  facts: {
    to: { kind: 'group' | 'workspace' | 'folder' | 'file'; name: string };
    by: string;
    role: 'reader' | 'commenter' | 'editor';
    token: string;
  },
): MailText {
  const by = cutName(facts.by);
  const { kind } = facts.to;
  const what = `${INVITED_AS[kind]} “${cutName(facts.to.name)}”`;
  return {
    kind: kind === 'group' ? 'group-invitation' : 'item-invitation',
    // Nothing that somebody chose: a subject cannot be kept from looking like a link.
    subject:
      kind === 'group' ? `You are invited to a group on ${appName}` : `Something is shared with you on ${appName}`,
    paragraphs: [
      'Hello,',
      kind === 'group'
        ? `${by} invites you to join ${what} on ${appName}, where people write documents together. You would be able to ${INVITED_TO[facts.role]} its documents${MORE[facts.role]}.`
        : `${by} shares ${what} with you on ${appName}, where people write documents together. You would be able to ${INVITED_TO[facts.role]} it${MORE[facts.role]}.`,
      `Open the link to ${kind === 'group' ? 'join' : 'accept'} or to decline. It works within 14 days, and only for this e-mail address.`,
      'If you do not know who this is, do nothing: no account is created, and the invitation expires.',
    ],
    action: { label: 'See the invitation', path: `/invitation?token=${facts.token}` },
  };
}

const INVITED_AS = {
  group: 'the group',
  workspace: 'the workspace of',
  folder: 'the folder',
  file: 'the document',
} as const;
const INVITED_TO = { reader: 'read', commenter: 'read', editor: 'read and edit' } as const;
const MORE = { reader: '', commenter: ', comment and suggest changes', editor: '' } as const;

const NAME_SHOWN = 80;

/** Never half a character. */
function cutName(name: string): string {
  return name.length <= NAME_SHOWN ? name : `${name.slice(0, NAME_SHOWN).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

export function exportFinishedMail(
  appName: string,
  facts: { outputName: string; state: 'done' | 'failed'; path: string },
): MailText & { kind: 'export-finished' } {
  return {
    kind: 'export-finished',
    subject:
      facts.state === 'done'
        ? `Your export “${facts.outputName}” is done`
        : `Your export “${facts.outputName}” has failed`,
    paragraphs: [
      facts.state === 'done'
        ? `The export “${facts.outputName}” you scheduled on ${appName} is done.`
        : `The export “${facts.outputName}” you scheduled on ${appName} has failed. Its log says why.`,
    ],
    action: { label: 'Open', path: facts.path },
  };
}
