import type { Page } from '@playwright/test';
import { button, dialog, type State } from './state.ts';

const openFirst =
  (name: string) =>
  async (page: Page): Promise<void> =>
    button(page, name).click();

export const DESK: readonly State[] = [
  {
    screen: 'Dashboard',
    name: 'first visit',
    as: 'newcomer',
    path: '/',
    open: (page) => page.getByRole('heading', { name: 'Start writing' }).waitFor(),
  },
  { screen: 'Dashboard', name: 'in use', as: 'ada', path: '/', whole: true },
  { screen: 'Dashboard', name: 'new document', as: 'ada', path: '/', open: openFirst('New document') },
  {
    screen: 'Dashboard',
    name: 'switcher',
    as: 'ada',
    path: '/',
    open: async (page) => {
      await page.keyboard.press('Control+p');
      await page.getByRole('combobox').first().fill('pap');
    },
  },
  { screen: 'Notifications', name: 'bell', as: 'ada', path: '/', open: openNotifications },
  { screen: 'Notifications', name: 'all', as: 'ada', path: '/notifications' },
  { screen: 'Notifications', name: 'none', as: 'newcomer', path: '/notifications' },
  { screen: 'Profile', name: 'whole', as: 'ada', path: '/profile', whole: true },
  { screen: 'Help', name: 'start', as: 'ada', path: '/help' },
  {
    screen: 'Help',
    name: 'searched',
    as: 'ada',
    path: '/help',
    open: async (page) => {
      await page.getByRole('searchbox').or(page.getByPlaceholder('Search')).first().fill('table');
      await page.waitForTimeout(500);
    },
  },
  { screen: 'Group', name: 'new', as: 'ada', path: '/groups/new' },
  { screen: 'Group', name: 'managed', as: 'ada', path: ({ empty }) => `/groups/manage/${empty}`, whole: true },
  { screen: 'Not found', name: 'a page', as: 'ada', path: '/absent' },
];

async function openNotifications(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Notifications/u })
    .first()
    .click();
  await dialog(page).waitFor();
}
