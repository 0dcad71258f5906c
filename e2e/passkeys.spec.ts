import type { CDPSession, Page, Request } from '@playwright/test';
import { createAccount } from '../tests/_support/accounts.ts';
import { Client } from '../tests/_support/client.ts';
import { runSql } from '../tests/_support/run-sql.ts';
import { expect, test, watch } from './_support/journey.ts';
import { logOut, typePassword } from './_support/login.ts';

/** A virtual authenticator that always verifies its user. */
async function addDevice(page: Page): Promise<{ session: CDPSession; id: string }> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId: id } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { session, id };
}

test('a passkey: added in the profile, used alone and after the password, refused when replayed or cloned, removed', async ({
  page,
  server,
}) => {
  const problems = watch(page);
  const pia = await createAccount(server, 'Pia');
  // Passkeys are bound to a domain name; an IP address is not one.
  await page.goto(`${server.url}/login`);
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log in with a passkey' })).toHaveCount(0);
  const origin = `http://localhost:${server.port}`;
  await page.goto(`${origin}/login`);
  await typePassword(page, pia);
  await expect(page.getByText('Welcome back, Pia!')).toBeVisible();
  const { session, id } = await addDevice(page);

  await page.goto(`${origin}/profile`);
  const security = page.getByRole('region', { name: 'Two-step login' });
  await security.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name, to tell it from others').fill('Pia’s laptop');
  await page.keyboard.press('Enter');
  await storeCodes(page);
  await expect(security.getByText('Pia’s laptop')).toBeVisible();
  await expect(security.getByText('10 left')).toBeVisible();
  await expect(security.getByText(/Passkey, added/)).toBeVisible();

  // After the password, it is the second factor.
  await session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId: id, enabled: false });
  await logOut(page);
  await typePassword(page, pia);
  await session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId: id, enabled: true });
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText('Welcome back, Pia!')).toBeVisible();

  // Alone, it suffices: the page offers it as autofill in the e-mail field, and this device accepts every offer.
  await page.context().clearCookies();
  await page.goto(`${origin}/login`);
  await expect(page.getByText('Welcome back, Pia!')).toBeVisible();

  // From here on by the button, in a browser without autofill: the device would be faster than the button.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  // A response cannot be replayed.
  await page.context().clearCookies();
  await page.goto(`${origin}/login`);
  const flow = (): Promise<string | undefined> =>
    page
      .context()
      .cookies()
      .then((cookies) => cookies.find(({ name }) => name === 'log-in')?.value);
  const sending = page.waitForRequest((request: Request) => request.url().endsWith('/finish-passkey-login'));
  await page.route('**/api/auth/finish-passkey-login', async (route) => {
    sent = await flow();
    await route.continue();
  });
  let sent: string | undefined;
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  const body = (await sending).postData() ?? '';
  await expect(page.getByText('Welcome back, Pia!')).toBeVisible();
  await page.unroute('**/api/auth/finish-passkey-login');
  const thief = new Client(server.url);
  thief.cookies.set('log-in', sent ?? '');
  const replayed = await thief.postRaw('/api/auth/finish-passkey-login', body, { 'content-type': 'application/json' });
  expect(replayed.body).toMatchObject({ error: 'flow-ended' });
  await thief.post('/api/auth/begin-passkey-login', {});
  const stale = await thief.postRaw('/api/auth/finish-passkey-login', body, { 'content-type': 'application/json' });
  expect(stale.body).toMatchObject({ error: 'passkey-refused' });
  expect((await thief.post('/api/user/get-data')).status).toBe(401);

  // A clone made earlier is recognised by its signature counter.
  await logOut(page);
  const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId: id });
  const [credential] = credentials;
  if (credential === undefined) throw new Error('The device has no passkey.');
  expect(credential.signCount).toBeGreaterThan(0);
  await session.send('WebAuthn.clearCredentials', { authenticatorId: id });
  await session.send('WebAuthn.addCredential', { authenticatorId: id, credential: { ...credential, signCount: 0 } });
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page.getByText('This passkey was not accepted.').first()).toBeVisible();
  await session.send('WebAuthn.clearCredentials', { authenticatorId: id });
  const counted = { ...credential, signCount: credential.signCount + 10 };
  await session.send('WebAuthn.addCredential', { authenticatorId: id, credential: counted });
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page.getByText('Welcome back, Pia!')).toBeVisible();

  // It confirms a sensitive action in place of the password, also for users without one.
  await page.goto(`${origin}/profile`);
  await renewCodes(page);
  const ask = page.getByRole('dialog', { name: 'Please enter your password' });
  await expect(ask.getByLabel('Your password', { exact: true })).toBeFocused();
  await ask.getByRole('button', { name: 'Use a passkey' }).click();
  await storeCodes(page);
  const [row] = await runSql(server, `select password_hash from "user" where email = '${pia.email}'`);
  await runSql(server, `update "user" set password_hash = null where email = '${pia.email}'`);
  await runSql(server, `update session set authenticated_at = 0 where ended_at is null`);
  await renewCodes(page);
  const again = page.getByRole('dialog', { name: 'Please log in again' });
  await expect(again.getByRole('button', { name: 'Use a passkey' })).toBeFocused();
  await page.keyboard.press('Enter');
  await storeCodes(page);
  await runSql(
    server,
    `update "user" set password_hash = '${String(row?.['password_hash'])}' where email = '${pia.email}'`,
  );

  await security.getByRole('button', { name: 'Remove the passkey Pia’s laptop' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByLabel('Your password', { exact: true }).fill(pia.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(security.getByText('Pia’s laptop')).toHaveCount(0);
  await expect(security.getByText('10 left')).toHaveCount(0);
  expect(problems).toEqual([]);
});

async function renewCodes(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New codes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'New codes' }).click();
}

async function storeCodes(page: Page): Promise<void> {
  await page.getByLabel('I have stored these codes').check();
  await page.getByRole('button', { name: 'Continue' }).click();
}
