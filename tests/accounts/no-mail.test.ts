import * as admin from '@scriptorium/contract/operations/admin.ts';
import * as adminUsers from '@scriptorium/contract/operations/admin-users.ts';
import * as auth from '@scriptorium/contract/operations/auth.ts';
import * as bell from '@scriptorium/contract/operations/notifications.ts';
import * as user from '@scriptorium/contract/operations/user.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, loginAdmin, loginAs, runCli } from '../_support/accounts.ts';
import { Client } from '../_support/client.ts';
import { refusal } from '../_support/refusal.ts';
import { type RunningServer, startServer } from '../_support/start-server.ts';

let server: RunningServer;
let boss: Account;
beforeAll(async () => {
  server = await startServer();
  boss = await loginAdmin(server);
  await boss.client.call(admin.updateSetting, { key: 'registration_open', value: '1' });
});
afterAll(() => server.dispose());

const PASSWORD = 'a quiet pass phrase';
const tokenOf = (link = ''): string => new URL(link).searchParams.get('token') ?? '';
const notices = async (): Promise<string[]> =>
  (await boss.client.call(bell.getNotifications, {})).notifications.map(({ message }) => message);

describe('a server without mail', () => {
  it('says so, so that no screen has to lie', async () => {
    const capabilities = await new Client(server.url).call(auth.requestCapabilities, {});
    expect(capabilities).toMatchObject({ mailEnabled: false, signupPolicy: 'open', signupDomains: [] });
    expect((await boss.client.call(admin.overview, {})).mailQueue.transport).toBe('outbox');
  });

  it('gives administrators every link that was created', async () => {
    const email = 'fay@example.org';
    const made = await boss.client.call(adminUsers.createUser, {
      email,
      displayName: 'Fay',
      quota: 1000,
      isAdmin: false,
    });
    expect(made.link).toMatch(/^http:\/\/localhost:\d+\/reset-password\?token=[\w-]{43}&first=1$/);
    await new Client(server.url).call(user.resetPassword, { token: tokenOf(made.link), password: PASSWORD });
    await loginAs(server, { email, password: PASSWORD, displayName: 'Fay' });
    const { link } = await boss.client.call(adminUsers.sendSetPasswordLink, { email });
    await new Client(server.url).call(user.resetPassword, { token: tokenOf(link), password: `${PASSWORD}!` });
    expect(await runCli(server, 'user', 'create', '--email', 'cli@example.org', '--name', 'Cli')).toMatch(
      /sends no mail.*http:\/\/localhost:\d+\/reset-password\?token=/,
    );
  });

  it('notifies administrators once of users waiting for verification, until they have looked', async () => {
    const signUp = (name: string): Promise<unknown> =>
      new Client(server.url).call(user.signup, {
        email: `${name}@example.org`,
        displayName: name,
        password: PASSWORD,
      });
    for (const name of ['one', 'two', 'three']) await signUp(name);
    const waiting = 'Somebody who signed up is waiting for you to verify their e-mail address.';
    expect((await notices()).filter((message) => message === waiting)).toHaveLength(1);
    await boss.client.call(bell.markAllNotificationsRead, {});
    await signUp('four');
    expect((await notices()).filter((message) => message === waiting)).toHaveLength(2);
    const { link } = await boss.client.call(adminUsers.sendSetPasswordLink, {
      email: 'one@example.org',
      verification: true,
    });
    await new Client(server.url).call(user.verifyEmail, { token: tokenOf(link) });
    await new Client(server.url).login('one@example.org', PASSWORD);
    const again = boss.client.call(adminUsers.sendSetPasswordLink, { email: 'one@example.org', verification: true });
    expect(await refusal(again)).toBe('409 conflict');
  });
});
