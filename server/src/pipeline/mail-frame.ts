import { findUser } from '../db/accounts/users.ts';
import { parsePreferences } from '../domain/accounts/accounts.ts';
import type { MailFrame } from '../domain/mail/account-mails.ts';
import { readAppName } from './app-name.ts';
import type { Tx } from './operation.ts';

/**
 * Language and frame of mails to a person: in the language of their profile, or else the one administrators chose. The
 * browser's language is not used, since most mails are caused by someone else's browser.
 */
export async function readMailFrame(
  tx: Pick<Tx, 'db' | 'settings' | 'server'>,
  userId: string | null,
): Promise<MailFrame> {
  const user = userId === null ? undefined : await findUser(tx.db, userId);
  const chosen = user === undefined ? 'auto' : parsePreferences(user.preferences).language;
  const language = chosen === 'auto' ? (await tx.settings()).mail_language : chosen;
  return { appName: await readAppName(tx), language };
}
