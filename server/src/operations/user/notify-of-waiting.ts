import { listAdminsToNotify } from '../../db/server/notifications.ts';
import { waitingMail } from '../../domain/mail/account-mails.ts';
import { readMailFrame } from '../../pipeline/mail-frame.ts';
import type { Tx } from '../../pipeline/operation.ts';
import { sendMailTo } from './send-account-link.ts';

const WAITS = {
  verification: { code: 'waiting-verification', values: {}, actionUrl: '/admin/users?status=unverified' },
  approval: { code: 'waiting-approval', values: {}, actionUrl: '/admin/users?status=waiting' },
} as const;

/**
 * Tells administrators that someone is waiting for approval, but only once until they have read it: a hundred sign-ups
 * cause one notification and one mail.
 */
export async function notifyOfWaiting(tx: Tx, what: keyof typeof WAITS, isSo = true): Promise<void> {
  const notice = WAITS[what];
  const admins = await listAdminsToNotify(tx.db, notice.actionUrl);
  if (!isSo) return;
  await tx.notify(
    admins.map((admin) => admin.id),
    notice,
  );
  if (tx.server.mailTransport === 'outbox') return;
  for (const admin of admins) {
    await sendMailTo(tx, admin, waitingMail(await readMailFrame(tx, admin.id), what, notice.actionUrl));
  }
}
