import { expect, type Page } from '@playwright/test';
import type { Account } from '../../tests/_support/accounts.ts';

/** Fills in the login page and submits it. */
export async function typePassword(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /User menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login/);
}
