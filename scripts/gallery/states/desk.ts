import { createHash, randomUUID } from 'node:crypto';
import { sayNotice, type BellNotice } from '@scriptorium/contract/notices.ts';
import { list, remove } from '@scriptorium/contract/operations/groups.ts';
import type { Page } from '@playwright/test';
import { withholdFirstAnswers } from '../../../e2e/_support/journey.ts';
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
  {
    screen: 'Dashboard',
    name: 'switcher in documents',
    as: 'ada',
    path: '/',
    open: async (page) => {
      await page.keyboard.press('Control+p');
      await page.getByRole('combobox').first().fill('kelp');
      await page.getByRole('group', { name: 'In documents' }).waitFor();
    },
  },
  { screen: 'Notifications', name: 'bell', as: 'ada', path: '/', open: openNotifications },
  { screen: 'Notifications', name: 'all', as: 'ada', path: '/notifications' },
  { screen: 'Notifications', name: 'many', as: 'ada', path: '/notifications', open: withManyNotices },
  { screen: 'Notifications', name: 'none', as: 'newcomer', path: '/notifications' },
  { screen: 'Exports', name: 'all', as: 'ada', path: '/exports' },
  { screen: 'Exports', name: 'none', as: 'newcomer', path: '/exports' },
  { screen: 'Profile', name: 'whole', as: 'ada', path: '/profile', whole: true },
  { screen: 'Profile', name: 'security', as: 'ada', path: '/profile#security' },
  { screen: 'Help', name: 'start', as: 'ada', path: '/help', whole: true },
  { screen: 'Help', name: 'a topic', as: 'ada', path: '/help#review' },
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
  {
    screen: 'Help',
    name: 'searched in vain',
    as: 'ada',
    path: '/help',
    open: async (page) => {
      await page.getByRole('searchbox').fill('blockchain');
      await page.waitForTimeout(500);
    },
  },
  { screen: 'Group', name: 'new', as: 'ada', path: '/groups/new' },
  {
    screen: 'Group',
    name: 'just created',
    as: 'ada',
    path: '/groups/new',
    open: async (page, _, { people: { ada, ben } }) => {
      await page.keyboard.type('Kelp survey');
      await page.keyboard.press('Enter');
      const field = page.getByRole('textbox', { name: 'Add a member by name or e-mail' });
      await field.fill(ben.email);
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('Enter');
      await page.getByRole('list', { name: 'Members' }).getByText('Ben').waitFor();
      // The next picture starts without it.
      page.once('close', () => {
        void ada.client.call(list, { email: ada.email }).then(async ({ groups }) => {
          const made = groups.find(({ name }) => name === 'Kelp survey');
          if (made) await ada.client.call(remove, { uuid: made.uuid });
        });
      });
    },
  },
  { screen: 'Group', name: 'managed', as: 'ada', path: ({ empty }) => `/groups/manage/${empty}`, whole: true },
  { screen: 'Not found', name: 'a page', as: 'ada', path: '/absent' },
  { screen: 'Not found', name: 'a file', as: 'ada', path: ({ home }) => `/workspace/${home}/Joint%20paper/draft.md` },
  {
    screen: 'Not found',
    name: 'a file in the trash',
    as: 'ada',
    path: ({ group }) => `/workspace/${group}/thrown-away.md`,
  },
  { screen: 'Not found', name: 'no access', as: 'newcomer', path: ({ home }) => `/workspace/${home}/` },
];

async function openNotifications(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Notifications/u })
    .first()
    .click();
  await dialog(page).waitFor();
}

const MANY: readonly BellNotice[] = [
  { code: 'shared', values: { by: 'Benjamin Featherstonehaugh', name: 'Joint paper' } },
  { code: 'export-ready', values: { file: 'paper.pdf' } },
  { code: 'group-manager', values: { group: 'Kelp Survey' } },
  { code: 'export-failed', values: { file: 'thesis.docx', cause: 'The citation style “nature.csl” was not found.' } },
  { code: 'invitation-accepted', values: { by: 'Theodora von Hohenzollern', name: 'Joint paper' } },
  { code: 'export-warnings', values: { file: 'slides.html', count: 2 } },
  { code: 'group-added', values: { by: 'Cecilia Payne', group: 'Reading group' } },
  { code: 'group-deleted', values: { by: 'Cecilia Payne', group: 'Old drafts' } },
  { code: 'shared', values: { by: 'Cecilia Payne', name: 'response-to-reviewers.md' } },
];

/** The same every time, so that somebody has one colour. */
function personCalled(displayName: string) {
  const digits = createHash('sha256').update(displayName).digest('hex');
  return { uuid: digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/u, '$1-$2-4$3-8$4-$5'), displayName };
}

/** As they are after some days. */
async function withManyNotices(page: Page): Promise<void> {
  const notifications = MANY.map((said, at) => ({
    uuid: randomUUID(),
    message: sayNotice(said),
    said,
    time: new Date(Date.now() - at * at * 3_600_000).toISOString(),
    read: at > 2,
    actionUrl: '/profile',
    ...('by' in said.values && { by: personCalled(String(said.values.by)) }),
  }));
  await withholdFirstAnswers(page);
  await page.route('**/api/user/get-notifications', (route) => route.fulfill({ json: { notifications, more: false } }));
  await page.reload();
  await page.getByRole('combobox', { name: 'Kind of notification' }).waitFor();
}
