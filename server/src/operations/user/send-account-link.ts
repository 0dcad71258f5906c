import { insertToken } from '../../db/tokens.ts';
import {
  RESET_LINK_MS,
  resetPasswordMail,
  SET_PASSWORD_LINK_MS,
  setPasswordMail,
  VERIFY_LINK_MS,
  verifyEmailMail,
  type MailText,
} from '../../domain/mail/account-mails.ts';
import { readAppName } from '../../pipeline/app-name.ts';
import type { Tx } from '../../pipeline/operation.ts';

const LINKS = {
  'verify-email': { lifetimeMs: VERIFY_LINK_MS, compose: verifyEmailMail },
  'reset-password': { lifetimeMs: RESET_LINK_MS, compose: resetPasswordMail },
  'set-password': { lifetimeMs: SET_PASSWORD_LINK_MS, compose: setPasswordMail },
} as const;

/** Whom a mail goes to; without an id to nobody who has an account. */
interface Addressee {
  id: string | null;
  email: string;
  display_name: string;
}

/** Sends a person a link of this kind; a link of the same kind sent before stops working. */
export async function sendAccountLink(tx: Tx, kind: keyof typeof LINKS, user: Addressee): Promise<void> {
  const { mail, expiresAt } = await makeAccountLink(tx, kind, user);
  await sendMailTo(tx, user, mail, expiresAt);
}

/** Makes the link, and the mail that is to bring it. */
export async function makeAccountLink(
  tx: Tx,
  kind: keyof typeof LINKS,
  user: Omit<Addressee, 'email'>,
): Promise<{ mail: MailText; expiresAt: number }> {
  const { lifetimeMs, compose } = LINKS[kind];
  const { token, hash } = tx.newToken();
  await insertToken(tx.db, { id: tx.newId(), kind, hash, userId: user.id, now: tx.now, lifetimeMs, replace: true });
  return { mail: compose(await readAppName(tx), user.display_name, token), expiresAt: tx.now + lifetimeMs };
}

export async function sendMailTo(
  tx: Tx,
  user: Omit<Addressee, 'display_name'>,
  mail: MailText,
  expiresAt?: number,
): Promise<void> {
  await tx.enqueueMail({ ...mail, userId: user.id, to: user.email, ...(expiresAt !== undefined && { expiresAt }) });
}
