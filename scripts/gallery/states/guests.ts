import type { Page } from '@playwright/test';
import { waitForEditor } from '../../../e2e/_support/editor.ts';
import type { State } from './state.ts';

export const GUESTS: readonly State[] = [
  { screen: 'Log in', name: 'empty', path: '/login' },
  {
    screen: 'Log in',
    name: 'refused',
    path: '/login',
    open: async (page) => {
      await page.getByLabel('E-mail').fill('ada@example.org');
      await page.getByLabel('Password', { exact: true }).fill('not the password');
      await page.getByRole('button', { name: 'Login', exact: true }).click();
      await page.getByRole('alert').first().waitFor();
    },
  },
  { screen: 'Sign up', name: 'empty', path: '/signup' },
  {
    screen: 'Sign up',
    name: 'refused',
    path: '/signup',
    open: async (page) => {
      await page.getByRole('button', { name: 'Sign up', exact: true }).click();
      await page.waitForTimeout(500);
    },
  },
  {
    screen: 'Sign up',
    name: 'being filled in',
    path: '/signup',
    open: async (page) => {
      await page.getByLabel('Password', { exact: true }).fill('a goose in May');
      await page.getByLabel('Confirm password').fill('a goose in May');
    },
  },
  {
    screen: 'Sign up',
    name: 'done',
    path: '/signup',
    open: async (page, look) => {
      await page.getByLabel('Name', { exact: true }).fill('Wren');
      const email = `wren-${look.width}-${look.colorScheme}@example.org`;
      await page.getByLabel('E-mail', { exact: true }).fill(email);
      await page.getByLabel('Confirm e-mail').fill(email);
      await page.getByLabel('Password', { exact: true }).fill('a quiet pass phrase');
      await page.getByLabel('Confirm password').fill('a quiet pass phrase');
      await page.getByRole('button', { name: 'Sign up', exact: true }).click();
      await page.getByRole('heading', { name: 'Welcome, Wren!' }).waitFor();
      // The toast next to it disappears by itself, unless the mouse is on it.
      await page.mouse.move(0, 0);
      await page.getByText('Registration successful').waitFor({ state: 'hidden' });
    },
  },
  { screen: 'Password', name: 'forgotten', path: '/forgot-password' },
  {
    screen: 'Password',
    name: 'link sent',
    path: '/forgot-password',
    open: async (page, look) => {
      await page.getByLabel('E-mail').fill(`ada-${look.width}-${look.colorScheme}@example.org`);
      await page.getByRole('button', { name: 'Request a link' }).click();
      await page.getByRole('heading', { name: 'Check your e-mail' }).waitFor();
      await page.mouse.move(0, 0);
    },
  },
  { screen: 'Password', name: 'a new one', path: ({ password }) => `/reset-password?token=${password}` },
  { screen: 'Password', name: 'a link that expired', path: '/reset-password?token=x' },
  { screen: 'Links in mails', name: 'verify', path: '/verify-email?token=x' },
  {
    screen: 'Links in mails',
    name: 'invitation',
    path: ({ invitation }) => `/invitation?token=${invitation}`,
  },
  {
    screen: 'Links in mails',
    name: 'invitation for somebody else',
    as: 'ben',
    path: ({ invitation }) => `/invitation?token=${invitation}`,
  },
  { screen: 'Links in mails', name: 'invitation that is gone', path: '/invitation?token=x' },
  { screen: 'Links in mails', name: 'unsubscribe', path: '/unsubscribe?token=review-digest~x' },
  { screen: 'Set-up', name: 'link that is used', path: '/setup?token=x' },
  { screen: 'Shared link', name: 'to a folder', path: ({ links }) => `/l#${links.open}` },
  { screen: 'Shared link', name: 'to a text', path: ({ links }) => `/l#${links.alone}` },
  { screen: 'Shared link', name: 'with a password', path: ({ links }) => `/l#${links.locked}` },
  { screen: 'Shared link', name: 'that is gone', path: `/l#${'x'.repeat(43)}` },
  {
    screen: 'Shared link',
    name: 'a guest’s files',
    path: ({ links }) => `/l#${links.open}`,
    open: async (page) => {
      await comeAsGuest(page);
      await page.getByRole('link', { name: 'kelp.md' }).waitFor();
    },
  },
  {
    screen: 'Shared link',
    name: 'a guest’s files, come back',
    path: ({ links }) => `/l#${links.open}`,
    open: async (page) => {
      await comeAsGuest(page);
      await page.getByRole('link', { name: 'kelp.md' }).waitFor();
      await page.evaluate(() => {
        const visits = JSON.parse(localStorage.getItem('guest-visits') ?? '[]') as [string, { last: number }][];
        const old = visits.map(([place, visit]) => [place, { ...visit, last: visit.last - 259_200_000 }]);
        localStorage.setItem('guest-visits', JSON.stringify(old));
      });
      await page.reload();
      await page.getByText('since your last visit').first().waitFor();
    },
  },
  {
    screen: 'Shared link',
    name: 'a guest’s text',
    path: ({ links }) => `/l#${links.open}`,
    open: async (page) => {
      await comeAsGuest(page);
      await page.getByRole('link', { name: 'kelp.md' }).click();
      await waitForEditor(page);
      await page.mouse.move(0, 0);
      await page.getByText('Lovelace 1843').first().waitFor();
    },
  },
  {
    screen: 'Shared link',
    name: 'a guest’s text, without its folder',
    path: ({ links }) => `/l#${links.alone}`,
    open: async (page) => {
      await comeAsGuest(page);
      await waitForEditor(page);
    },
  },
  {
    screen: 'Public page',
    name: 'read',
    path: '/p/kelp-forests',
    // The page retries by itself until it has been made.
    open: (page) => page.locator('#title-block-header').waitFor({ timeout: 90_000 }),
    whole: true,
    isStatic: true,
  },
];

async function comeAsGuest(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Your name' }).fill('Rita Levi-Montalcini');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.waitForURL('**/guest/**');
}
