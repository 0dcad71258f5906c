import * as groups from '@scriptorium/contract/operations/groups.ts';
import * as bell from '@scriptorium/contract/operations/notifications.ts';
import * as user from '@scriptorium/contract/operations/user.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Account, createAccount, createGroup } from '../_support/accounts.ts';
import { type BorrowedServer, borrowServer } from '../_support/borrow-server.ts';
import { runSql } from '../_support/run-sql.ts';

let server: BorrowedServer;
let boss: Account;

beforeAll(async () => {
  server = await borrowServer();
  boss = await createAccount(server, 'Boss', { admin: true });
});
afterAll(() => server.dispose());

/** The body of an e-mail is deleted once it is sent. */
const subjectsTo = async ({ email }: Account): Promise<string[]> => {
  const rows = await runSql(server, `select subject from mail where recipient = '${email}' order by created_at`);
  return rows.map(({ subject }) => String(subject));
};

it('mails are in the language of the profile, and notifications can be shown in any', async () => {
  const fay = await createAccount(server, 'Fay');
  await fay.client.call(user.setData, { displayName: 'Fay', preferences: { language: 'fr' } });
  const uuid = await createGroup('Marche', boss);
  await boss.client.call(groups.addMember, { uuid, user: fay.email });
  expect((await subjectsTo(fay)).at(-1)).toBe('Vous faites partie du groupe «\u00a0Marche\u00a0»');
  const { notifications } = await fay.client.call(bell.getNotifications, {});
  expect(notifications[0]).toMatchObject({
    message: 'Boss added you to the group “Marche”.',
    said: { code: 'group-added', values: { by: 'Boss', group: 'Marche' } },
  });
});

it('mails to people who have not chosen a language are in the one that administrators chose', async () => {
  const gil = await createAccount(server, 'Gil');
  const set = async (value: string): Promise<void> => {
    const { status } = await boss.client.post('/api/admin/settings/update', { key: 'mail_language', value });
    expect(status).toBe(200);
  };
  const ask = (): Promise<unknown> => gil.client.call(user.requestPasswordResetLink, { email: gil.email });
  await ask();
  await set('de');
  await ask();
  await set('en');
  expect((await subjectsTo(gil)).slice(-2)).toEqual([
    'Reset your password for Scriptorium',
    'Ihr Passwort für Scriptorium zurücksetzen',
  ]);
});
