import type { FactorChange } from '../../events.ts';
import type { MailTexts, SharedWhat } from './words.ts';

const SHARED = {
  item: '“{name}”',
  'own-workspace': 'their whole workspace',
  workspace: 'the whole workspace “{name}”',
} satisfies Record<SharedWhat, string>;

const NOT_YOU = 'If you did not sign up, you can ignore this e-mail: nobody can use the account without this link.';
const TELL = 'If this was not you, reset your password now and tell your administrator.';

/** `{app}` and `{provider}` are their names. */
const SIGN_IN: Record<FactorChange, { subject: string; text: string }> = {
  'totp-added': {
    subject: 'Two-step login was turned on',
    text: 'An authenticator app was set up for your account on {app}.',
  },
  'totp-replaced': {
    subject: 'Your authenticator app was replaced',
    text: 'The authenticator app of your account on {app} was replaced.',
  },
  'totp-removed': {
    subject: 'Two-step login was turned off',
    text: 'The authenticator app was removed from your account on {app}. Unless you have a passkey, your password alone is now enough to log in.',
  },
  'codes-renewed': {
    subject: 'New recovery codes were created',
    text: 'New recovery codes were created for your account on {app}; the old ones no longer work.',
  },
  'code-used': {
    subject: 'A recovery code was used',
    text: 'Someone logged in to your account on {app} with a recovery code.',
  },
  'passkey-added': { subject: 'A passkey was added', text: 'A passkey was added to your account on {app}.' },
  'passkey-removed': { subject: 'A passkey was removed', text: 'A passkey was removed from your account on {app}.' },
  'identity-added': {
    subject: 'Another way to log in was added',
    text: 'A login at {provider} was linked to your account on {app}. Anyone who can log in there can now log in here.',
  },
  'identity-removed': {
    subject: 'A way to log in was removed',
    text: 'The login at {provider} no longer leads to your account on {app}.',
  },
  reset: {
    subject: 'Your second factors were removed',
    text: 'An administrator removed the authenticator app, the passkeys and the recovery codes of your account on {app}. Your password alone is now enough to log in, unless the server asks you to set up two-step login again.',
  },
};

const INVITED_AS = {
  group: 'the group',
  workspace: 'the workspace of',
  folder: 'the folder',
  file: 'the document',
} as const;
const SHARED_BY_KIND = { workspace: 'a workspace', folder: 'a folder', file: 'a document' } as const;
const INVITED_TO = { reader: 'view', commenter: 'view', editor: 'view and edit' } as const;
const MORE = { reader: '', commenter: ', comment and suggest changes', editor: '' } as const;

export const texts: MailTexts = {
  foot: {
    why: {
      signUp: (app) => `You received this e-mail because this address was entered at sign-up on ${app}.`,
      providerLogin: (app) => `You received this e-mail because this address was entered after a login to ${app}.`,
      account: (app) => `You received this e-mail because it concerns your account on ${app}.`,
      administrator: (app) => `You received this e-mail because you are an administrator of ${app}.`,
      test: (app) => `You received this e-mail because you asked ${app} for a test.`,
      invited: (app) => `You received this e-mail because someone on ${app} invited this address.`,
      settings: (app) => `You received this e-mail because of your notification settings on ${app}.`,
    },
    settings: 'Change your settings',
    unsubscribe: 'Unsubscribe from e-mails like this',
    noButton: 'If the button does not work, open this address in your browser:',
  },
  hello: (name) => (name === '' ? 'Hello,' : `Hello ${name},`),
  verifyEmail: (app) => ({
    subject: `Verify your e-mail address for ${app}`,
    lines: [
      `Verify this address to finish signing up for ${app}. The link works once and expires after 48 hours.`,
      NOT_YOU,
    ],
    action: 'Verify e-mail address',
  }),
  finishSignUp: (app) => ({
    subject: `Choose a password for ${app}`,
    lines: [
      `Someone signed up for ${app} with this address more than once. To make sure that the account is yours, choose its password now: it replaces whatever was entered at sign-up, and earlier links no longer work. This link works once and expires after 48 hours.`,
      NOT_YOU,
    ],
    action: 'Choose a password',
  }),
  emailInUse: (app) => ({
    subject: `You already have an account on ${app}`,
    lines: [
      `Someone tried to sign up for ${app} with this address, but there is already an account for it. Nothing has changed.`,
      'If it was you, log in, or reset your password if you have forgotten it. If not, you can ignore this e-mail.',
    ],
    action: 'Reset password',
  }),
  resetPassword: (app) => ({
    subject: `Reset your password for ${app}`,
    lines: [
      'Choose a new password with the link below. It works once and expires after 60 minutes.',
      'If you did not ask for it, you can ignore this e-mail: your password stays the same.',
    ],
    action: 'Set a new password',
  }),
  setPassword: (app) => ({
    subject: `Set your password for ${app}`,
    lines: [
      `An account has been created for you on ${app}. Choose a password to log in with this e-mail address. The link works once and expires after 7 days.`,
      'If it has expired, request a new one with “Forgot password?” on the login page.',
    ],
    action: 'Set password',
  }),
  passwordChanged: (app) => ({
    subject: `Your password for ${app} has been changed`,
    lines: [
      `The password of your account on ${app} has just been changed, and all other sessions have been ended.`,
      TELL,
    ],
    action: 'Reset password',
  }),
  emailChanged: (app, email) => ({
    subject: `Your e-mail address on ${app} has been changed`,
    lines: [
      `An administrator has changed the e-mail address of your account on ${app} to ${email}. Log in with it from now on; your password stays the same.`,
      'If you did not ask for this, tell your administrator now.',
    ],
    action: '',
  }),
  signInChanged: (app, change, { codesLeft, provider }) => {
    const { subject, text } = SIGN_IN[change];
    const left = codesLeft === 1 ? 'One recovery code is left' : `${codesLeft} recovery codes are left`;
    return {
      subject: `${subject} on ${app}`,
      lines: [
        `${text.replaceAll(/\{(app|provider)\}/gu, (_, named) => (named === 'app' ? app : provider))}${change === 'code-used' ? ` ${left}.` : ''}`,
        TELL,
      ],
      action: 'Reset password',
    };
  },
  signUpCode: (app, provider, minutes) => ({
    subject: `Your code for ${app}`,
    lines: [
      `Enter this code within ${minutes} minutes to use this address for your login to ${app} with ${provider}:`,
      'If you did not ask for this code, you can ignore this e-mail. Do not share the code: nobody can use your address without it.',
    ],
  }),
  linkFromInside: (app, provider) => ({
    subject: `You already have an account on ${app}`,
    lines: [
      `Someone who logged in to ${app} with ${provider} entered this address, but there is already an account for it. Nothing has changed, and no code was sent.`,
      `To log in with ${provider} from now on, log in to your account first, then add ${provider} in your profile under “Linked accounts”.`,
      'If this was not you, you can ignore this e-mail.',
    ],
    action: 'Log in',
  }),
  waiting: (what) => ({
    subject:
      what === 'verification' ? 'A new account is waiting for verification' : 'A new account is waiting for approval',
    lines: [
      what === 'verification'
        ? 'Someone who signed up is waiting for you to verify their e-mail address.'
        : 'Someone who signed up is waiting for your approval.',
      'There will be no further e-mails about this until you have opened the list.',
    ],
    action: 'Open the list',
  }),
  approved: (app) => ({
    subject: `Your account on ${app} has been approved`,
    lines: [`An administrator of ${app} has approved your account. You can log in now.`],
    action: 'Log in',
  }),
  test: (app) => ({
    subject: `Test e-mail from ${app}`,
    lines: ['This is a test e-mail. If you can read it, sending mail works.'],
    action: 'Open server settings',
  }),
  addedToGroup: (app, { by, group }) => ({
    subject: `You were added to the group “${group}”`,
    lines: [`${by} added you to the group “${group}” on ${app}. You now have access to its workspace.`],
    action: 'Open the workspace',
  }),
  shared: (app, { by, byShort, name, nameShort, what }) => ({
    subject: `${byShort} shared ${SHARED[what].replace('{name}', () => nameShort)} with you`,
    lines: [`${by} shared ${SHARED[what].replace('{name}', () => name)} with you on ${app}.`],
    action: 'Open',
  }),
  asked: (app, { by, byShort, name, nameShort, isWhole }) => ({
    subject: `${byShort} is asking for access to “${nameShort}”`,
    lines: [
      `${by} is asking for access to ${isWhole ? `the whole workspace “${name}”` : `“${name}”`} on ${app}. Nothing changes until you decide.`,
    ],
    action: 'View the request',
  }),
  invitation: (app, { by, byShort, kind, name, role }) => {
    const what = `${INVITED_AS[kind]} “${name}”`;
    const someone = byShort ?? `Someone on ${app}`;
    return {
      subject:
        kind === 'group' ? `${someone} invited you to a group` : `${someone} shared ${SHARED_BY_KIND[kind]} with you`,
      lines: [
        kind === 'group'
          ? `${by} has invited you to join ${what} on ${app}, where people write documents together. You will be able to ${INVITED_TO[role]} its documents${MORE[role]}.`
          : `${by} has shared ${what} with you on ${app}, where people write documents together. You will be able to ${INVITED_TO[role]} it${MORE[role]}.`,
        `Open the invitation to ${kind === 'group' ? 'join' : 'accept'} or decline. It is valid for 14 days, and only for this e-mail address.`,
        'If you do not know who this is, you can ignore this e-mail: no account is created, and the invitation expires.',
      ],
      action: 'View the invitation',
    };
  },
  exportFinished: (app, { file, isDone }) => ({
    subject: isDone ? `Your export “${file}” is ready` : `Your export “${file}” has failed`,
    lines: [
      isDone
        ? `The export “${file}” that you started on ${app} is ready.`
        : `The export “${file}” that you started on ${app} has failed. Its log says why.`,
    ],
    action: isDone ? 'Open the result' : 'Open the log',
  }),
  review: {
    did: ({ reason, isAccepted, byName: name, documentName: document }) => {
      switch (reason) {
        case 'mention':
          return `${name} mentioned you in “${document}”`;
        case 'reply':
          return `${name} replied in “${document}”`;
        case 'decision':
          return `${name} ${isAccepted ? 'accepted' : 'rejected'} your suggestion in “${document}”`;
        case 'comment':
          return `${name} commented on “${document}”`;
        case 'suggestion':
          return `${name} suggested a change to “${document}”`;
      }
    },
    didHere: ({ reason, isAccepted, byName: name }) => {
      switch (reason) {
        case 'mention':
          return `${name} mentioned you`;
        case 'reply':
          return `${name} replied`;
        case 'decision':
          return `${name} ${isAccepted ? 'accepted' : 'rejected'} your suggestion`;
        case 'comment':
          return `${name} commented`;
        case 'suggestion':
          return `${name} suggested a change`;
      }
    },
    end: (sentence, isQuoted) => `${sentence}${isQuoted ? ':' : '.'}`,
    document: (name) => `“${name}”`,
    documents: (count) => `${count} documents`,
    mentionedTimes: (count, where) => `You were mentioned ${count} times in ${where}`,
    several: (count, where) => `${count} comments and suggestions on ${where}`,
    open: (isSuggestion) => (isSuggestion ? 'Open the suggestion' : 'Open the comment'),
    openDocument: (name) => `Open “${name}”`,
    more: (count, app) => `${count === 1 ? 'One more is' : `${count} more are`} listed on ${app}.`,
  },
};
