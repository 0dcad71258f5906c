import type { Page } from '@playwright/test';
import type { World } from '../world.ts';
import { button, dialog, PHONE, type State } from './state.ts';

const files = ({ group }: World): string => `/workspace/${group}/`;

const openMenuOf =
  (row: RegExp, item?: string) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('row', { name: row }).focus();
    await page.keyboard.press('Shift+F10');
    if (item === undefined) await page.getByRole('menu').waitFor();
    else await page.getByRole('menuitem', { name: item }).press('Enter');
  };

export const WORKSPACE: readonly State[] = [
  { screen: 'Workspace', name: 'empty', as: 'ada', path: ({ empty }) => `/workspace/${empty}/` },
  { screen: 'Workspace', name: 'project', as: 'ada', path: files },
  { screen: 'Workspace', name: 'menu', as: 'ada', path: files, open: openMenuOf(/measurements/u) },
  {
    screen: 'Workspace',
    name: 'several selected',
    as: 'ada',
    path: files,
    open: async (page) => {
      // One by one, since phones show no header row.
      for (const name of ['paper.md', 'settings.yaml'])
        await page.getByRole('checkbox', { name: `Select ${name}` }).check({ force: true });
    },
  },
  {
    screen: 'Workspace',
    name: 'paper at a glance',
    as: 'ada',
    path: files,
    open: async (page, { width }) => {
      await openMenuOf(/paper\.md/u, 'Preview')(page);
      const preview = page.getByRole('region', { name: 'Preview of paper.md' });
      await preview.getByText('Changed by').waitFor();
      // Below the part seen on phones.
      if (width > PHONE) await preview.getByText('Ramsay and Li 1998').waitFor();
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
];

async function openTrash(page: Page): Promise<void> {
  // In the tree, which is in a drawer on narrow screens.
  const tree = button(page, 'Show the file tree');
  if (await tree.isVisible()) await tree.click();
  await page
    .getByRole('button', { name: /^Trash/u })
    .first()
    .click();
  await dialog(page).waitFor();
}
