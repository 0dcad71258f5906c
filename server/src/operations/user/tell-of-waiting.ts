import { listAdminsToTell } from '../../db/server/notifications.ts';
import { waitingMail } from '../../domain/mail/account-mails.ts';
import { readAppName } from '../../pipeline/app-name.ts';
import type { Tx } from '../../pipeline/operation.ts';
import { sendMailTo } from './send-account-link.ts';

const WAITS = {
  verification: {
    message: 'Somebody who signed up waits for you to verify the e-mail address.',
    actionUrl: '/admin/users?status=unverified',
  },
  approval: {
    message: 'Somebody who signed up waits for your approval.',
    actionUrl: '/admin/users?status=waiting',
  },
} as const;

/**
 * Tells administrators that somebody is waiting for approval. Only once until they have read it: a hundred sign-ups cause
 * one notification and one mail.
 */
export async function tellOfWaiting(tx: Tx, what: keyof typeof WAITS, isSo = true): Promise<void> {
  const { message, actionUrl } = WAITS[what];
  const admins = await listAdminsToTell(tx.db, actionUrl);
  if (!isSo) return;
  await tx.notify(
    admins.map((admin) => admin.id),
    { message, actionUrl },
  );
  if (tx.server.mailTransport === 'outbox') return;
  const mail = waitingMail(await readAppName(tx), message, actionUrl);
  for (const admin of admins) await sendMailTo(tx, admin, mail);
}
