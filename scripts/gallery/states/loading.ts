import type { Page } from '@playwright/test';
import { withholdFirstAnswers } from '../../../e2e/_support/journey.ts';
import type { State } from './state.ts';

/** Answered while everything else is withheld, since no screen starts without them. */
const FIRST = ['/api/request-capabilities', '/api/user/get-data'];

/** Makes the next visit the first one of this device. */
async function forget(page: Page): Promise<void> {
  await page.evaluate(() => caches.delete('scriptorium-answers'));
}

/** Reloads the page with a server that says who is logged in, and nothing more. */
async function comeAgain(page: Page, answered: readonly string[] = FIRST): Promise<void> {
  await withholdFirstAnswers(page);
  await page.route('**/api/**', async (route) => {
    if (answered.includes(new URL(route.request().url()).pathname)) await route.fallback();
  });
  await page.reload({ waitUntil: 'commit' });
}

const wait =
  (ms: number, answered?: readonly string[]) =>
  async (page: Page): Promise<void> => {
    await comeAgain(page, answered);
    const placeholder = page.locator('.mantine-Skeleton-root').or(page.getByText(/^(?:Loading|Refreshing)…$/u));
    await placeholder.filter({ visible: true }).first().waitFor();
    await page.waitForTimeout(ms);
  };

/** Every call fails; each is tried three times before the screen shows the error. */
async function fail(page: Page): Promise<void> {
  await withholdFirstAnswers(page);
  await page.route('**/api/**', async (route) => {
    if (FIRST.includes(new URL(route.request().url()).pathname)) return route.fallback();
    return route.fulfill({ status: 500, json: { error: 'internal', message: 'Something went wrong on the server.' } });
  });
  await page.reload();
  await page.getByRole('button', { name: 'Try again' }).first().waitFor();
}

const paper = ({ group }: { group: string }): string => `/workspace/${group}/paper.md`;
/** Longer than the delay before a skeleton appears. */
const SOON = 1500;
/** Long enough for the message that it is taking long. */
const LATE = 9000;

const folder = ({ group }: { group: string }): string => `/workspace/${group}/`;

/** Opens a folder, which this device keeps from then on. */
async function see(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Paper' }).waitFor();
  await page.waitForTimeout(500);
}

const screens: readonly Pick<State, 'name' | 'as' | 'path'>[] = [
  { name: 'dashboard', as: 'ada', path: '/' },
  { name: 'editor', as: 'ada', path: paper },
  { name: 'history', as: 'ada', path: (world) => `${paper(world)}?view=history` },
];

export const LOADING: readonly State[] = [
  { screen: 'Loading', name: 'start', as: 'ada', path: '/', open: wait(SOON, []), isLoading: true },
  ...screens.map((state): State => ({ ...state, screen: 'Loading', open: wait(SOON), isLoading: true })),
  {
    screen: 'Loading',
    name: 'workspace',
    as: 'ada',
    path: folder,
    open: async (page) => {
      await see(page);
      await forget(page);
      await wait(SOON)(page);
    },
    isLoading: true,
  },
  {
    screen: 'Loading',
    name: 'workspace, seen before',
    as: 'ada',
    path: folder,
    open: async (page) => {
      await see(page);
      await wait(SOON)(page);
    },
    isLoading: true,
  },
  { screen: 'Loading', name: 'for long', as: 'ada', path: '/', open: wait(LATE), isLoading: true },
  ...screens.map((state): State => ({ ...state, screen: 'Loading', name: `${state.name}, failed`, open: fail })),
  {
    screen: 'Loading',
    name: 'workspace, failed',
    as: 'ada',
    path: folder,
    open: async (page) => {
      await see(page);
      await forget(page);
      await fail(page);
    },
  },
  {
    screen: 'Loading',
    name: 'workspace, seen before, failed',
    as: 'ada',
    path: folder,
    open: async (page) => {
      await see(page);
      await fail(page);
    },
  },
];
