import type { InvitedToKind } from '@scriptorium/contract/operations/invitations.ts';
import type { Language } from '@scriptorium/contract/rules/languages.ts';
import type { FactorChange } from '../events.ts';
import { textsOf } from './words/all.ts';
import type { MailCode } from './compose-mail.ts';
import type { MailReason, MailWords, SharedWhat } from './words/words.ts';

/** A mail's content, without its recipient. */
export interface MailText {
  kind: string;
  language: Language;
  subject: string;
  /** Shown beside the subject in lists of mails. */
  preview: string;
  paragraphs: readonly (string | MailCode)[];
  why: MailReason;
  action?: { label: string; path: string };
}

/** The sender's name, and the language of the mail. */
export interface MailFrame {
  readonly appName: string;
  readonly language: Language;
}

/** Lifetimes of links in milliseconds. */
export const VERIFY_LINK_MS = 48 * 60 * 60 * 1000;
export const RESET_LINK_MS = 60 * 60 * 1000;
/** To set the first password of an account created by an administrator; its owner may be away for a few days. */
export const SET_PASSWORD_LINK_MS = 7 * 24 * 60 * 60 * 1000;
/** Invited people may be away for a while, or need to ask a colleague first. */
export const INVITATION_MS = 14 * 24 * 60 * 60 * 1000;
export const UNSUBSCRIBE_LINK_MS = 365 * 24 * 60 * 60 * 1000;

/** `name`: greeted in the mail; without one, it begins directly. `code` goes after the first line. */
function write<const Kind extends string>(
  { language }: MailFrame,
  words: MailWords,
  { kind, why, path, name, code }: { kind: Kind; why: MailReason; path?: string; name?: string; code?: string },
): MailText & { kind: Kind } {
  const greeting = name === undefined ? [] : [textsOf(language).hello(name)];
  const [first = '', ...rest] = words.lines;
  return {
    kind,
    language,
    subject: words.subject,
    // In German, a sentence after a greeting begins in lower case.
    preview: first.charAt(0).toLocaleUpperCase(language) + first.slice(1),
    paragraphs: [...greeting, first, ...(code === undefined ? [] : [{ code }]), ...rest],
    why,
    ...(path !== undefined && { action: { label: words.action, path } }),
  };
}

export function verifyEmailMail(frame: MailFrame, name: string, token: string): MailText {
  const words = textsOf(frame.language).verifyEmail(frame.appName);
  return write(frame, words, { kind: 'verify-email', why: 'signUp', name, path: `/verify-email?token=${token}` });
}

export function finishSignUpMail(frame: MailFrame, name: string, token: string): MailText {
  const words = textsOf(frame.language).finishSignUp(frame.appName);
  return write(frame, words, {
    kind: 'finish-sign-up',
    why: 'signUp',
    name,
    path: `/reset-password?token=${token}&first=1`,
  });
}

export function emailInUseMail(frame: MailFrame, name: string): MailText {
  const words = textsOf(frame.language).emailInUse(frame.appName);
  return write(frame, words, { kind: 'email-in-use', why: 'signUp', name, path: '/forgot-password' });
}

export function resetPasswordMail(frame: MailFrame, name: string, token: string): MailText {
  const words = textsOf(frame.language).resetPassword(frame.appName);
  return write(frame, words, { kind: 'reset-password', why: 'account', name, path: `/reset-password?token=${token}` });
}

export function setPasswordMail(frame: MailFrame, name: string, token: string): MailText {
  const words = textsOf(frame.language).setPassword(frame.appName);
  return write(frame, words, {
    kind: 'set-password',
    why: 'account',
    name,
    path: `/reset-password?token=${token}&first=1`,
  });
}

export function passwordChangedMail(frame: MailFrame, name: string): MailText {
  const words = textsOf(frame.language).passwordChanged(frame.appName);
  return write(frame, words, { kind: 'password-changed', why: 'account', name, path: '/forgot-password' });
}

/** To the account's owner, about each change to how they log in. */
export function signInChangedMail(
  frame: MailFrame,
  name: string,
  change: FactorChange,
  { codesLeft = 0, provider = '' }: { codesLeft?: number; provider?: string },
): MailText {
  const words = textsOf(frame.language).signInChanged(frame.appName, change, { codesLeft, provider });
  return write(frame, words, { kind: 'sign-in-changed', why: 'account', name, path: '/forgot-password' });
}

export const CODE_MINUTES = 30;

/** To somebody who logged in at a provider and claims this address. */
export function signUpCodeMail(frame: MailFrame, provider: string, code: string): MailText {
  const words = { ...textsOf(frame.language).signUpCode(frame.appName, provider, CODE_MINUTES), action: '' };
  return write(frame, words, { kind: 'verify-email', why: 'providerLogin', name: '', code });
}

/**
 * The same for an address with an account: its login must be linked from inside, so that nobody can link one from
 * outside.
 */
export function linkFromInsideMail(frame: MailFrame, name: string, provider: string): MailText {
  const words = textsOf(frame.language).linkFromInside(frame.appName, provider);
  return write(frame, words, { kind: 'email-in-use', why: 'providerLogin', name, path: '/login' });
}

export function emailChangedMail(frame: MailFrame, name: string, email: string): MailText {
  return write(frame, textsOf(frame.language).emailChanged(frame.appName, email), {
    kind: 'email-changed',
    why: 'account',
    name,
  });
}

export function waitingMail(frame: MailFrame, what: 'verification' | 'approval', path: string): MailText {
  return write(frame, textsOf(frame.language).waiting(what), {
    kind: 'approval',
    why: 'administrator',
    path,
  });
}

export function approvedMail(frame: MailFrame, name: string): MailText {
  return write(frame, textsOf(frame.language).approved(frame.appName), {
    kind: 'approval',
    why: 'account',
    name,
    path: '/login',
  });
}

export function testMail(frame: MailFrame): MailText {
  return write(frame, textsOf(frame.language).test(frame.appName), {
    kind: 'test',
    why: 'test',
    path: '/admin/settings',
  });
}

export function addedToGroupMail(frame: MailFrame, facts: { groupName: string; groupId: string; by: string }) {
  const { groupName: group, groupId, by } = facts;
  const words = textsOf(frame.language).addedToGroup(frame.appName, { by, group });
  return write(frame, words, { kind: 'group-added', why: 'settings', path: `/workspace/${groupId}/` });
}

/** Follows the preference for being added to a group: in both cases there is something new to see. */
export function sharedMail(
  frame: MailFrame,
  { by, path, ...shared }: { name: string; what: SharedWhat; by: string; path: string },
) {
  const words = textsOf(frame.language).shared(frame.appName, {
    by,
    byShort: cutForSubject(by),
    nameShort: cutForSubject(shared.name),
    ...shared,
  });
  return write(frame, words, { kind: 'group-added', why: 'settings', path });
}

/** Follows the same preference. */
export function askedMail(
  frame: MailFrame,
  { by, path, ...asked }: { by: string; name: string; isWhole: boolean; path: string },
) {
  const words = textsOf(frame.language).asked(frame.appName, {
    by,
    byShort: cutForSubject(by),
    nameShort: cutForSubject(asked.name),
    ...asked,
  });
  return write(frame, words, { kind: 'group-added', why: 'settings', path });
}

/** For people who may never have heard of this server. Names are truncated, since they could contain a message. */
export function invitationMail(
  frame: MailFrame,
  facts: {
    to: { kind: InvitedToKind; name: string };
    by: string;
    role: 'reader' | 'commenter' | 'editor';
    token: string;
  },
): MailText {
  const { role, token } = facts;
  const { kind } = facts.to;
  const words = textsOf(frame.language).invitation(frame.appName, {
    by: cutName(facts.by),
    byShort: PERSON.test(facts.by) && facts.by.length <= PERSON_SHOWN ? facts.by : null,
    kind,
    name: cutName(facts.to.name),
    role,
  });
  return write(frame, words, {
    kind: kind === 'group' ? 'group-invitation' : 'item-invitation',
    why: 'invited',
    name: '',
    path: `/invitation?token=${token}`,
  });
}

const NAME_SHOWN = 80;
const PERSON_SHOWN = 40;
/** Up to four words of letters, or initials: no sentence, number or link that strangers would read in a subject. */
const PERSON = /^(?:\p{L}[\p{L}\p{M}'’-]*\.?)(?: \p{L}[\p{L}\p{M}'’-]*\.?){0,3}$/u;
const NAME_IN_SUBJECT = 60;

/** Never cuts a surrogate pair. */
function cutName(name: string, most = NAME_SHOWN): string {
  return name.length <= most ? name : `${name.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

const cutForSubject = (name: string): string => cutName(name, NAME_IN_SUBJECT);

export function exportFinishedMail(
  frame: MailFrame,
  facts: { outputName: string; state: 'done' | 'failed'; path: string },
) {
  const { outputName: file, state, path } = facts;
  const words = textsOf(frame.language).exportFinished(frame.appName, { file, isDone: state === 'done' });
  return write(frame, words, { kind: 'export-finished', why: 'settings', path });
}
