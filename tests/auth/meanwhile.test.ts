import { login } from '@scriptorium/contract/operations/auth.ts';
import { updateUser } from '@scriptorium/contract/operations/admin-users.ts';
import { beginTotp, confirmTotp } from '@scriptorium/contract/operations/factors.ts';
import { changePassword, getData } from '@scriptorium/contract/operations/user.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAccount, loginAdmin, runCli } from '../_support/accounts.ts';
import { codeAt, takeFirstStep } from '../_support/authenticator.ts';
import { Client } from '../_support/client.ts';
import { refusal } from '../_support/refusal.ts';
import { type RunningServer, startServer } from '../_support/start-server.ts';
import { TwoAtOnce } from '../_support/two-at-once.ts';

let server: RunningServer;
let both: TwoAtOnce;
beforeAll(async () => {
  server = await startServer();
  both = await TwoAtOnce.prepare(server, ['insert on session', 'insert on totp']);
});
afterAll(async () => {
  await both.end();
  await server.dispose();
});

it('a login with the old password does not survive a password change', async () => {
  const ada = await createAccount(server, 'Ada');
  const { email, password } = ada;
  const thief = new Client(server.url);
  await both.during(
    () => thief.call(login, { email, password, clientID: 'Thief' }),
    () => ada.client.call(changePassword, { email, oldPassword: password, newPassword: 'another long pass phrase' }),
  );
  expect(await refusal(thief.call(getData, {}))).toBe('401 not-logged-in');
  expect(await refusal(ada.client.call(getData, {}))).toBe('accepted');
});

it('a login does not survive a concurrent suspension', async () => {
  const ben = await createAccount(server, 'Ben');
  const boss = await loginAdmin(server);
  const { email, password } = ben;
  const late = new Client(server.url);
  await both.during(
    // Refused if the suspension came first after all.
    () => refusal(late.call(login, { email, password, clientID: 'Late' })),
    () => boss.client.call(updateUser, { email, accountSuspended: true }),
  );
  await boss.client.call(updateUser, { email, accountSuspended: false });
  expect(await refusal(late.call(getData, {}))).toBe('401 not-logged-in');
});

it('of two people who set up the required app at once, the second finds one already there', async () => {
  const cem = await createAccount(server, 'Cem');
  await runCli(server, 'settings', 'set', 'second_factor', 'everybody');
  const [mine, thief] = [await takeFirstStep(server, cem), await takeFirstStep(server, cem)];
  const [own, stolen] = [await mine.client.call(beginTotp, {}), await thief.client.call(beginTotp, {})];
  const [, refused] = await both.during(
    () => mine.client.call(confirmTotp, { code: codeAt(own.secret) }),
    () => refusal(thief.client.call(confirmTotp, { code: codeAt(stolen.secret) })),
  );
  expect(refused).toBe('401 flow-ended');
});
