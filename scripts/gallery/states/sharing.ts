import type { Page } from '@playwright/test';
import { listLinks, withdrawLink } from '@scriptorium/contract/operations/links.ts';
import type { World } from '../world.ts';
import { chooseByKeyboard } from '../../../e2e/_support/journey.ts';
import { dialog, type State } from './state.ts';

const shared = ({ home }: World): string => `/workspace/${home}/`;

/** Removes the links of earlier pictures. If `madeHere`, this browser remembers the URLs of the others. */
const share = async (page: Page, world: World, madeHere = true): Promise<void> => {
  const { client } = world.people.ada;
  const where = { uuid: world.home, itemPath: 'Joint paper' };
  const { links } = await client.call(listLinks, where);
  const [locked, open, ...later] = links.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
  for (const { uuid } of later) await client.call(withdrawLink, { ...where, link: uuid });
  if (madeHere)
    await page.evaluate(
      async (kept) => {
        const cache = await caches.open('scriptorium-answers');
        for (const [key, path] of kept) await cache.put(`/kept?${encodeURIComponent(key)}`, Response.json(path));
      },
      [
        [JSON.stringify(['made-link', { uuid: world.home, link: locked?.uuid }]), `/l#${world.links.locked}`],
        [JSON.stringify(['made-link', { uuid: world.home, link: open?.uuid }]), `/l#${world.links.open}`],
      ] as const,
    );
  await page.getByRole('row', { name: /Joint paper/u }).focus();
  await page.keyboard.press('Shift+F10');
  await chooseByKeyboard(page, 'Share…');
  await dialog(page).getByRole('region', { name: 'Links' }).getByRole('listitem').first().waitFor();
};

const createLink = async (page: Page): Promise<void> => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await dialog(page).getByRole('button', { name: 'Create a link' }).click();
  await dialog(page)
    .getByRole('button', { name: /^Copied/u })
    .waitFor();
};

export const SHARING: readonly State[] = [
  {
    screen: 'Sharing',
    name: 'a paper with a public page',
    as: 'ada',
    path: ({ home }) => `/workspace/${home}/Joint%20paper`,
    open: async (page) => {
      await page.getByRole('row', { name: /kelp\.md/u }).focus();
      await page.keyboard.press('Shift+F10');
      await chooseByKeyboard(page, 'Share…');
      await dialog(page).getByText('kelp-forests').scrollIntoViewIfNeeded();
    },
  },
  { screen: 'Sharing', name: 'dialog', as: 'ada', path: shared, open: (page, _, world) => share(page, world) },
  {
    screen: 'Sharing',
    name: 'new link',
    as: 'ada',
    path: shared,
    open: async (page, _, world) => {
      await share(page, world);
      await createLink(page);
    },
  },
  {
    screen: 'Sharing',
    name: 'new link, its password',
    as: 'ada',
    path: shared,
    open: async (page, _, world) => {
      await share(page, world);
      await createLink(page);
      await dialog(page).getByRole('combobox', { name: 'Access' }).click();
      await page.getByRole('option', { name: 'Can comment' }).click();
      await dialog(page).getByRole('button', { name: 'Set a password' }).press('Enter');
      await page.keyboard.type('short');
      await page.keyboard.press('Enter');
      await dialog(page).getByText('A password needs at least 10 characters.').waitFor();
    },
  },
  {
    screen: 'Sharing',
    name: 'links',
    as: 'ada',
    path: shared,
    open: async (page, _, world) => {
      await share(page, world);
      await createLink(page);
      await dialog(page).getByRole('textbox', { name: 'Name' }).fill('Readers of the draft');
      await dialog(page).getByRole('button', { name: 'Done' }).click();
      await dialog(page).getByRole('listitem').filter({ hasText: 'Readers of the draft' }).waitFor();
    },
  },
  ...([true, false] as const).map((madeHere): State => ({
    screen: 'Sharing',
    name: madeHere ? 'link settings' : 'settings of a link created elsewhere',
    as: 'ada',
    path: shared,
    open: async (page, _, world) => {
      await share(page, world, madeHere);
      await dialog(page).getByRole('button', { name: 'Actions for Referees' }).click();
      await page.getByRole('menuitem', { name: 'Settings…' }).click();
      await dialog(page).getByRole('button', { name: 'Remove the password' }).waitFor();
    },
  })),
];
