import { sendTestEmail as contract } from '@scriptorium/contract/operations/admin.ts';
import { testMail } from '../../domain/mail/account-mails.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { write } from '../../pipeline/operation.ts';
import { readMailFrame } from '../../pipeline/mail-frame.ts';

/** Only to the caller's own address, so that it cannot be used to send spam. */
export const sendTestEmail = write(contract, {
  limits: (_input, _request, actor) => [{ key: `account:${requireUser(actor).userId}`, max: 10, windowMs: 600_000 }],
  work: async (tx) => {
    const { userId, email } = requireUser(tx.actor);
    await tx.enqueueMail({ ...testMail(await readMailFrame(tx, userId)), userId, to: email });
    tx.record({ type: 'mail.test-sent', to: email });
    const where =
      tx.server.mailTransport === 'smtp'
        ? `A test e-mail to ${email} is on its way.`
        : `A test e-mail to ${email} was put into the outbox folder of the server, since no mail server is set.`;
    return { message: where };
  },
});
