import * as groups from '@scriptorium/contract/operations/groups.ts';
import * as bell from '@scriptorium/contract/operations/notifications.ts';
import * as user from '@scriptorium/contract/operations/user.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { awaitMail } from '../accounts/await-mail.ts';
import { type Account, createAccount, createGroup } from '../_support/accounts.ts';
import { Client } from '../_support/client.ts';
import { runSql } from '../_support/run-sql.ts';
import { type Mailbox, startMailbox } from '../_support/smtp.ts';
import { type RunningServer, startServer } from '../_support/start-server.ts';

let server: RunningServer;
let mailbox: Mailbox;
let eve: Account;
let victim: Account;
let group: string;

beforeAll(async () => {
  mailbox = await startMailbox();
  server = await startServer({ env: { SMTP_URL: mailbox.url, EMAIL_DAILY_QUOTA: '20' } });
  eve = await createAccount(server, 'Eve');
  victim = await createAccount(server, 'Vic');
  group = await createGroup('Loop', eve);
});
afterAll(async () => {
  await server.dispose();
  await mailbox.close();
});

const countMails = async (which: string): Promise<number> =>
  Number((await runSql(server, `select count(*) as n from mail where ${which}`))[0]?.['n']);
const countNotices = async (): Promise<number> =>
  (await victim.client.call(bell.getNotifications, {})).notifications.length;

describe('a user who keeps adding and removing the same person', () => {
  it('triggers a few mails and notifications, not one each time', async () => {
    for (let n = 0; n < 40; n += 1) {
      await eve.client.call(groups.addMember, { uuid: group, user: victim.email });
      await eve.client.call(groups.removeMember, { uuid: group, user: victim.email });
    }
    expect(await countMails("kind = 'group-added'")).toBe(3);
    expect(await countNotices()).toBeLessThanOrEqual(30);
  });
});

describe('when notifications have used up their share of the day', () => {
  const write = (kind: string, priority: number, count: number): Promise<unknown> =>
    Promise.all(
      Array.from({ length: count }, (_, n) =>
        runSql(
          server,
          `insert into mail (id, kind, user_id, recipient, subject, text, html, state, attempts, next_at, expires_at, created_at, priority)
           values ('${kind}-${n}', '${kind}', null, 'crowd@example.org', 's', 't', 'h', 'queued', 0, 0, null, 0, ${priority})`,
        ),
      ),
    );

  it('they wait, sign-ups continue up to theirs, and a login link goes out at once', async () => {
    // E-mails sent by the previous test must not count here.
    await expect.poll(() => countMails("state = 'queued'")).toBe(0);
    await runSql(server, 'delete from mail');
    await write('group-added', 2, 15);
    await write('verify-email', 1, 9);
    await runSql(server, "update job set run_at = 0 where kind = 'send-mail'");
    const guest = new Client(server.url);
    await guest.call(user.requestPasswordResetLink, { email: victim.email });
    await awaitMail(mailbox, victim.email, '/reset-password');
    await expect.poll(() => countMails("kind = 'verify-email' and state = 'sent'")).toBe(9);
    // Ten were sent before half of the quota was used up: first the nine more urgent ones, and the link.
    expect(await countMails("kind = 'group-added' and state = 'sent'")).toBe(0);
    expect(await countMails("kind = 'group-added' and state = 'queued'")).toBe(15);
    // The job now waits for quota, but a user who cannot log in does not.
    await guest.call(user.requestPasswordResetLink, { email: eve.email });
    await awaitMail(mailbox, eve.email, '/reset-password');
  });

  it('drops a mail whose link has expired by the time there is quota', async () => {
    await runSql(server, `update mail set expires_at = ${Date.now() - 1000} where kind = 'group-added'`);
    await new Client(server.url).call(user.requestPasswordResetLink, { email: eve.email });
    await awaitMail(mailbox, eve.email, '/reset-password');
    await expect.poll(() => countMails("kind = 'group-added' and state = 'dropped'")).toBe(15);
    expect(mailbox.mails.filter((mail) => mail.to.includes('crowd@example.org'))).toHaveLength(9);
  });
});
