import { readFile } from 'node:fs/promises';
import { updateSetting } from '@scriptorium/contract/operations/admin.ts';
import { codeAt } from '../tests/_support/authenticator.ts';
import { createAccount, loginAdmin } from '../tests/_support/accounts.ts';
import { runSql } from '../tests/_support/run-sql.ts';
import { expect, openAs, test, watch } from './_support/journey.ts';
import { logOut, typePassword } from './_support/login.ts';

/** Allows another code within the same time step, since no journey waits for half a minute. */
const FORGET_STEPS = 'update totp set last_step = 0';

test(
  'two-step login: set up in the profile, used with a code and with a stored recovery code, turned off',
  { tag: '@full' },
  async ({ browser, server }) => {
    const tess = await createAccount(server, 'Tess');
    const { page, context, problems } = await openAs(browser, tess, '/profile');
    const security = page.getByRole('region', { name: 'Two-step login' });
    await security.getByRole('button', { name: 'Set up an authenticator app' }).click();
    const dialog = page.getByRole('dialog', { name: 'Set up two-step login' });
    await expect(dialog.getByRole('img', { name: 'QR code with the key below' })).toBeVisible();
    const secret = await dialog.getByRole('code').innerText();
    await expect(dialog.getByLabel('Then enter the code that the app shows')).toBeFocused();
    await page.keyboard.type('000000');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('This code is wrong, has expired or was used before.')).toBeVisible();
    await dialog.getByLabel('Then enter the code that the app shows').fill(codeAt(secret));
    await dialog.getByRole('button', { name: 'Confirm' }).click();

    const codes = page.getByRole('dialog', { name: 'Your recovery codes' });
    await expect(codes.getByRole('listitem')).toHaveCount(10);
    // It cannot be closed before the codes are stored.
    await page.keyboard.press('Escape');
    await expect(codes.getByRole('button', { name: 'Continue' })).toBeDisabled();
    const downloading = page.waitForEvent('download');
    await codes.getByRole('button', { name: 'Download' }).click();
    const stored = await readFile(await (await downloading).path(), 'utf8');
    const listed = await codes.getByRole('listitem').allInnerTexts();
    expect(stored).toContain(tess.email);
    for (const code of listed) expect(stored).toContain(code);
    await codes.getByLabel('I have stored these codes').check();
    await codes.getByRole('button', { name: 'Continue' }).click();
    await expect(codes).toBeHidden();
    await expect(security.getByText('10 left')).toBeVisible();

    await runSql(server, FORGET_STEPS);
    await logOut(page);
    await typePassword(page, tess);
    await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
    await page.keyboard.type('000000');
    await page.keyboard.press('Enter');
    await expect(page.getByText('This code is wrong, has expired or was used before.')).toBeVisible();
    // Until the second step, the user is a guest: any other page asks them to log in.
    await page.goto(`${server.url}/profile`);
    await expect(page).toHaveURL(/\/login\?redirect=%2Fprofile/);
    await typePassword(page, tess);
    await page.getByLabel('Code', { exact: true }).fill(codeAt(secret));
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(security.getByText('10 left')).toBeVisible();

    // A trusted browser asks only for the password, until the trust is ended here.
    await runSql(server, FORGET_STEPS);
    await logOut(page);
    await typePassword(page, tess);
    await page.getByLabel('Trust this browser for 30 days').check();
    await page.getByLabel('Code', { exact: true }).fill(codeAt(secret));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Welcome back, Tess!')).toBeVisible();
    await logOut(page);
    await typePassword(page, tess);
    await expect(page.getByText('Welcome back, Tess!')).toBeVisible();
    await page.goto(`${server.url}/profile`);
    await expect(security.getByText('This browser')).toBeVisible();
    await security.getByRole('button', { name: /^Stop trusting / }).click();
    await expect(security.getByText('This browser')).toHaveCount(0);

    await logOut(page);
    await typePassword(page, tess);
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await expect(page.getByLabel('Recovery code', { exact: true })).toBeFocused();
    await page.keyboard.type(listed[3] ?? '');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Welcome back, Tess!')).toBeVisible();

    await page.goto(`${server.url}/profile`);
    await expect(security.getByText('9 left')).toBeVisible();
    await security.getByRole('button', { name: 'Remove the authenticator app' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove the app' }).click();
    await page.getByLabel('Your password', { exact: true }).fill(tess.password);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(security.getByText('Not set up', { exact: true })).toBeVisible();
    expect(problems).toEqual([]);
    await context.close();
  },
);

test(
  'if two-step login is required, it is set up at login; an administrator helps users who lost it',
  { tag: '@full' },
  async ({ browser, page, server }) => {
    const problems = watch(page);
    const uma = await createAccount(server, 'Uma');
    const boss = await loginAdmin(server);
    const setPolicy = (value: string): Promise<unknown> =>
      boss.client.call(updateSetting, { key: 'second_factor', value });
    await setPolicy('everybody');
    await page.goto(`${server.url}/login`);
    await typePassword(page, uma);
    await expect(page.getByRole('heading', { name: 'Set up two-step login' })).toBeVisible();
    const secret = await page.getByRole('code').innerText();
    await page.getByLabel('Then enter the code that the app shows').fill(codeAt(secret));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
    await page.getByLabel('I have stored these codes').check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Welcome back, Uma!')).toBeVisible();
    await page.goto(`${server.url}/profile`);
    await expect(page.getByText('the last factor can be replaced but not removed')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove the authenticator app' })).toHaveCount(0);
    await setPolicy('nobody');

    const admin = await openAs(browser, boss, '/admin/users');
    await admin.page.getByRole('button', { name: 'Actions for Uma' }).click();
    await admin.page.getByRole('menuitem', { name: 'Remove second factors' }).click();
    await admin.page.getByRole('dialog').getByRole('button', { name: 'Remove second factors' }).click();
    await admin.page.getByLabel('Your password', { exact: true }).fill(boss.password);
    await admin.page.getByRole('button', { name: 'Continue' }).click();
    await expect(admin.page.getByText('The second factors of Uma have been removed.')).toBeVisible();
    await logOut(page);
    await typePassword(page, uma);
    await expect(page.getByText('Welcome back, Uma!')).toBeVisible();
    expect([...problems, ...admin.problems]).toEqual([]);
    await admin.context.close();
  },
);
