import { insertToken } from '../../db/tokens.ts';
import type { UserRow } from '../../db/users.ts';
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

/** Sends a person a link of this kind; a link of the same kind sent before stops working. */
export async function sendAccountLink(
  tx: Tx,
  kind: keyof typeof LINKS,
  user: Pick<UserRow, 'id' | 'email' | 'display_name'>,
): Promise<void> {
  const { lifetimeMs, compose } = LINKS[kind];
  const { token, hash } = tx.newToken();
  await insertToken(tx.db, { id: tx.newId(), kind, hash, userId: user.id, now: tx.now, lifetimeMs, replace: true });
  await sendMailTo(tx, user, compose(await readAppName(tx), user.display_name, token), tx.now + lifetimeMs);
}

export async function sendMailTo(
  tx: Tx,
  user: Pick<UserRow, 'id' | 'email'>,
  mail: MailText,
  expiresAt?: number,
): Promise<void> {
  await tx.enqueueMail({ ...mail, userId: user.id, to: user.email, ...(expiresAt !== undefined && { expiresAt }) });
}
