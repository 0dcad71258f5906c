import type { Page } from '@playwright/test';
import { placeCaret, waitForEditor } from '../../e2e/_support/editor.ts';
import type { World } from './world.ts';

export interface Look {
  width: number;
  height: number;
  colorScheme: 'light' | 'dark';
}

/** A screen in one state: whose, where, and what is done there before it is looked at. */
export interface State {
  screen: string;
  name: string;
  /** Nobody: without an account. */
  as?: keyof World['people'];
  path: string | ((world: World) => string);
  open?: (page: Page, look: Look) => Promise<void>;
  /** The whole page, not only what the window shows of it. */
  whole?: true;
  /** Scripts do not run there, and so neither does axe. */
  isStatic?: true;
}

const PHONE = 500;
const paper = ({ group }: World): string => `/workspace/${group}/paper.md`;
const files = ({ group }: World): string => `/workspace/${group}/`;
const kelp = ({ home }: World): string => `/workspace/${home}/Joint paper/kelp.md`;
const shared = ({ home }: World): string => `/workspace/${home}/`;
const references = ({ home }: World): string => `/references/${home}`;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first();
const dialog = (page: Page) => page.getByRole('dialog').first();

/** Tabs of the panel; on telephones they are in a menu. */
const showTab =
  (name: string) =>
  async (page: Page, { width }: Look): Promise<void> => {
    await waitForEditor(page);
    if (width > PHONE) {
      const tab = page.getByRole('tab', { name });
      if (!(await tab.isVisible())) await button(page, 'Show the side panel').click();
      await tab.click();
    } else {
      await button(page, 'More actions').click();
      await page
        .getByRole('menuitem', { name: new RegExp(`^${name}`, 'u') })
        .first()
        .click();
    }
  };

const withCaret =
  (words: string, act: (page: Page) => Promise<void> = async () => {}) =>
  async (page: Page): Promise<void> => {
    await waitForEditor(page);
    await placeCaret(page, words);
    await act(page);
  };

const openMenuOf =
  (row: RegExp, item?: string) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('row', { name: row }).focus();
    await page.keyboard.press('Shift+F10');
    if (item === undefined) await page.getByRole('menu').waitFor();
    else await page.getByRole('menuitem', { name: item }).press('Enter');
  };

const share = async (page: Page): Promise<void> => {
  await openMenuOf(/Joint paper/u, 'Share…')(page);
  await dialog(page).getByRole('listitem').first().waitFor();
};

const openFirst =
  (name: string) =>
  async (page: Page): Promise<void> =>
    button(page, name).click();

const GUESTS: readonly State[] = [
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
  { screen: 'Password', name: 'forgotten', path: '/forgot-password' },
  { screen: 'Password', name: 'a link that expired', path: '/reset-password?token=x' },
  { screen: 'Links in mails', name: 'verify', path: '/verify-email?token=x' },
  { screen: 'Links in mails', name: 'invitation that is gone', path: '/invitation?token=x' },
  { screen: 'Links in mails', name: 'unsubscribe', path: '/unsubscribe?token=x' },
  { screen: 'Set-up', name: 'link that is used', path: '/setup?token=x' },
  { screen: 'Shared link', name: 'with a password', path: ({ links }) => `/l#${links.locked}` },
  { screen: 'Shared link', name: 'that is gone', path: `/l#${'x'.repeat(43)}` },
  {
    screen: 'Shared link',
    name: 'a guest’s files',
    path: ({ links }) => `/l#${links.open}`,
    open: (page) => comeAsGuest(page),
  },
  {
    screen: 'Shared link',
    name: 'a guest’s text',
    path: ({ links }) => `/l#${links.open}`,
    open: async (page) => {
      await comeAsGuest(page);
      await page.getByRole('link', { name: 'kelp.md' }).click();
      await waitForEditor(page);
    },
  },
  { screen: 'Public page', name: 'read', path: '/p/kelp-forests', whole: true, isStatic: true },
];

async function comeAsGuest(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Your name' }).fill('Rita Levi-Montalcini');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByRole('link', { name: 'kelp.md' }).waitFor();
}

const DESK: readonly State[] = [
  { screen: 'Dashboard', name: 'first visit', as: 'newcomer', path: '/' },
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

const WORKSPACE: readonly State[] = [
  { screen: 'Workspace', name: 'empty', as: 'ada', path: ({ empty }) => `/workspace/${empty}/` },
  { screen: 'Workspace', name: 'project', as: 'ada', path: files },
  { screen: 'Workspace', name: 'menu', as: 'ada', path: files, open: openMenuOf(/measurements/u) },
  {
    screen: 'Workspace',
    name: 'several selected',
    as: 'ada',
    path: files,
    open: async (page) => {
      await page.getByRole('checkbox', { name: 'Select all' }).check();
    },
  },
  { screen: 'Workspace', name: 'trash', as: 'ada', path: files, open: openTrash },
  {
    screen: 'Workspace',
    name: 'import',
    as: 'ada',
    path: files,
    open: async (page, { width }) => {
      await button(page, width > PHONE ? 'Upload' : 'New').click();
      await page.getByRole('menuitem', { name: 'Import…' }).click();
      await dialog(page).getByText('Choose a file').waitFor();
    },
  },
  {
    screen: 'Workspace',
    name: 'table of a CSV file',
    as: 'ada',
    path: ({ group }) => `/workspace/${group}/measurements.csv`,
  },
  { screen: 'Workspace', name: 'image', as: 'ada', path: ({ group }) => `/workspace/${group}/figure.png` },
  { screen: 'Workspace', name: 'absent file', as: 'ada', path: ({ group }) => `/workspace/${group}/absent.md` },
  { screen: 'Sharing', name: 'dialog', as: 'ada', path: shared, open: share },
  {
    screen: 'Sharing',
    name: 'new link',
    as: 'ada',
    path: shared,
    open: async (page) => {
      await share(page);
      await dialog(page).getByRole('button', { name: 'Create a link' }).click();
      await dialog(page).getByRole('button', { name: 'Create the link' }).scrollIntoViewIfNeeded();
    },
  },
];

async function openTrash(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Trash/u })
    .first()
    .click();
  await dialog(page).waitFor();
}

const EDITOR: readonly State[] = [
  { screen: 'Editor', name: 'reading', as: 'ada', path: paper, open: waitForEditor },
  { screen: 'Editor', name: 'formulas, tables and figures', as: 'ada', path: kelp, open: withCaret('Introduction') },
  { screen: 'Editor', name: 'caret in a link', as: 'ada', path: paper, open: withCaret('"Warping') },
  { screen: 'Editor', name: 'caret in a citation', as: 'ada', path: paper, open: withCaret('Ramsay:1998') },
  {
    screen: 'Editor',
    name: 'caret in a table',
    as: 'ada',
    path: kelp,
    open: async (page) => {
      await waitForEditor(page);
      await page.getByRole('cell', { name: 'Alderney' }).click();
    },
  },
  {
    screen: 'Editor',
    name: 'formula with its source',
    as: 'ada',
    path: kelp,
    open: async (page) => {
      await waitForEditor(page);
      await page.locator('.cm-math-display').first().click();
    },
  },
  {
    screen: 'Editor',
    name: 'title and authors',
    as: 'ada',
    path: kelp,
    open: async (page) => {
      await waitForEditor(page);
      await button(page, 'Edit title and authors').click();
      await page.getByRole('region', { name: 'Title and authors' }).waitFor();
    },
  },
  {
    screen: 'Editor',
    name: 'sample paper of a newcomer',
    as: 'newcomer',
    path: '/',
    open: async (page) => {
      await page.getByRole('button', { name: 'Open a sample paper' }).first().click();
      await waitForEditor(page);
    },
  },
  {
    screen: 'Editor',
    name: 'find and replace',
    as: 'ada',
    path: paper,
    open: withCaret('Summary', async (page) => {
      await page.keyboard.press('Control+f');
      await page.keyboard.type('warp');
    }),
  },
  {
    screen: 'Editor',
    name: 'source',
    as: 'ada',
    path: paper,
    open: async (page, { width }) => {
      await waitForEditor(page);
      if (width > PHONE) await page.getByText('Source', { exact: true }).first().click();
      else {
        await button(page, 'More actions').click();
        await page.getByRole('menuitem', { name: 'Source' }).click();
      }
    },
  },
  {
    screen: 'Editor',
    name: 'context menu',
    as: 'ada',
    path: paper,
    open: withCaret('Summary', async (page) => {
      await page.keyboard.press('Shift+F10');
      await page.getByRole('menu').first().waitFor();
    }),
  },
  {
    screen: 'Editor',
    name: 'problems of a YAML file',
    as: 'ada',
    path: ({ group }) => `/workspace/${group}/settings.yaml`,
    open: waitForEditor,
  },
  {
    screen: 'Editor',
    name: 'missing image, open tasks',
    as: 'ada',
    path: ({ group }) => `/workspace/${group}/response-to-reviewers.md`,
    open: waitForEditor,
  },
  {
    screen: 'Editor',
    name: 'not connected',
    as: 'ada',
    path: paper,
    open: async (page) => {
      await waitForEditor(page);
      await page.context().setOffline(true);
      await placeCaret(page, 'Summary');
      await page.keyboard.type(' and outlook');
      await page.waitForTimeout(1500);
    },
  },
  { screen: 'Panel', name: 'outline', as: 'ada', path: paper, open: showTab('Outline') },
  { screen: 'Panel', name: 'export', as: 'ada', path: paper, open: showTab('Export') },
  { screen: 'Panel', name: 'comments', as: 'ada', path: paper, open: showTab('Comments') },
  {
    screen: 'Review',
    name: 'new comment',
    as: 'ada',
    path: paper,
    open: withCaret('registration', async (page) => {
      await page.keyboard.press('Control+Shift+ArrowLeft');
      await page.keyboard.press('Control+Shift+M');
      await page.getByRole('textbox', { name: 'Write a comment' }).fill('Could this be *shorter*?');
    }),
  },
  {
    screen: 'Review',
    name: 'suggesting',
    as: 'commenter',
    path: ({ home }) => `/workspace/${home}/Joint paper/kelp.md`,
    open: withCaret('light decides', async (page) => {
      await page.keyboard.type(' nearly everything', { delay: 10 });
    }),
  },
  {
    screen: 'Review',
    name: 'who wrote what',
    as: 'ada',
    path: paper,
    open: async (page, { width }) => {
      await waitForEditor(page);
      if (width <= PHONE) {
        await button(page, 'More actions').click();
        await page
          .getByRole('menuitem', { name: /Authors|who wrote what/u })
          .first()
          .click();
      } else
        await page
          .getByRole('button', { name: /Authors|who wrote what/u })
          .first()
          .click();
    },
  },
  { screen: 'History', name: 'compared', as: 'ada', path: (world) => `${paper(world)}?view=history` },
  {
    screen: 'History',
    name: 'replay',
    as: 'ada',
    path: (world) => `${paper(world)}?view=history`,
    open: async (page) => {
      await page.getByText('Replay', { exact: true }).click();
    },
  },
  {
    screen: 'PDF',
    name: 'beside the text',
    as: 'ben',
    path: paper,
    open: async (page) => {
      await waitForEditor(page);
      await page.locator('.cm-content').first().focus();
      await page.keyboard.press('Control+Alt+e');
      await page.locator('canvas').first().waitFor({ timeout: 60_000 });
      await page.waitForTimeout(1500);
    },
  },
];

const REFERENCES: readonly State[] = [
  { screen: 'References', name: 'all', as: 'ada', path: references },
  {
    screen: 'References',
    name: 'an entry',
    as: 'ada',
    path: references,
    open: async (page) => {
      await page.getByRole('grid').getByRole('row').nth(1).click();
      await page.getByRole('region', { name: 'Entry' }).waitFor();
    },
  },
  {
    screen: 'References',
    name: 'duplicates',
    as: 'ada',
    path: references,
    open: async (page) => {
      await page
        .getByRole('group', { name: 'Show' })
        .getByRole('button', { name: /^Duplicates/u })
        .click();
    },
  },
  { screen: 'References', name: 'none', as: 'newcomer', path: '/references/own' },
];

const ADMINISTRATION: readonly State[] = [
  ...(
    [
      ['dashboard', '/admin'],
      ['users', '/admin/users'],
      ['new user', '/admin/users/create'],
      ['groups', '/admin/groups'],
      ['profiles of exports', '/admin/defaults/list'],
      ['a profile', '/admin/defaults/edit'],
      ['exports', '/admin/export/queue'],
      ['settings', '/admin/settings'],
      ['events', '/admin/event-log'],
      ['providers', '/admin/providers'],
    ] as const
  ).map(([name, path]) => ({ screen: 'Administration', name, as: 'admin' as const, path, whole: true as const })),
  {
    screen: 'Administration',
    name: 'a group’s members',
    as: 'admin',
    path: ({ empty }) => `/admin/groups/${empty}`,
    whole: true,
  },
  {
    screen: 'Administration',
    name: 'a provider',
    as: 'admin',
    path: '/admin/providers',
    open: async (page) => {
      await button(page, 'Add a provider').click();
      await dialog(page).waitFor();
    },
  },
];

/** Every screen of the product in the states that people meet. */
export const STATES: readonly State[] = [...GUESTS, ...DESK, ...WORKSPACE, ...EDITOR, ...REFERENCES, ...ADMINISTRATION];
