import { insertToken } from '../../db/accounts/tokens.ts';
import {
  finishSignUpMail,
  RESET_LINK_MS,
  resetPasswordMail,
  SET_PASSWORD_LINK_MS,
  setPasswordMail,
  VERIFY_LINK_MS,
  verifyEmailMail,
  type MailText,
} from '../../domain/mail/account-mails.ts';
import { readMailFrame } from '../../pipeline/mail-frame.ts';
import type { Tx } from '../../pipeline/operation.ts';

const LINKS = {
  'verify-email': { token: 'verify-email', lifetimeMs: VERIFY_LINK_MS, compose: verifyEmailMail },
  'reset-password': { token: 'reset-password', lifetimeMs: RESET_LINK_MS, compose: resetPasswordMail },
  'set-password': { token: 'set-password', lifetimeMs: SET_PASSWORD_LINK_MS, compose: setPasswordMail },
  'finish-sign-up': { token: 'set-password', lifetimeMs: VERIFY_LINK_MS, compose: finishSignUpMail },
} as const;

/** The recipient of a mail; without an id, someone who has no account. */
interface Addressee {
  id: string | null;
  email: string;
  display_name: string;
}

/**
 * Sends someone a link of this kind. Earlier ones stay valid until one is used; otherwise strangers could invalidate them
 * by requesting another.
 */
export async function sendAccountLink(tx: Tx, kind: keyof typeof LINKS, user: Addressee): Promise<MailText> {
  const { mail, expiresAt } = await makeAccountLink(tx, kind, user);
  await sendMailTo(tx, user, mail, expiresAt);
  return mail;
}

/** Without a mail server, an administrator gets the link to pass on; otherwise only the mailbox does. */
export function linkToCopy(tx: Tx, mail: MailText): { link?: string } {
  const isSent = tx.server.mailTransport === 'smtp';
  return isSent || mail.action === undefined ? {} : { link: `${tx.server.publicUrl}${mail.action.path}` };
}

/** Creates the link and the mail that delivers it. */
export async function makeAccountLink(
  tx: Tx,
  kind: keyof typeof LINKS,
  user: Omit<Addressee, 'email'>,
): Promise<{ mail: MailText; expiresAt: number }> {
  const { token: tokenKind, lifetimeMs, compose } = LINKS[kind];
  const { token, hash } = tx.newToken();
  await insertToken(tx.db, {
    id: tx.newId(),
    kind: tokenKind,
    hash,
    userId: user.id,
    now: tx.now,
    lifetimeMs,
    replace: false,
  });
  return { mail: compose(await readMailFrame(tx, user.id), user.display_name, token), expiresAt: tx.now + lifetimeMs };
}

export async function sendMailTo(
  tx: Tx,
  user: Omit<Addressee, 'display_name'>,
  mail: MailText,
  expiresAt?: number,
): Promise<void> {
  await tx.enqueueMail({ ...mail, userId: user.id, to: user.email, ...(expiresAt !== undefined && { expiresAt }) });
}
