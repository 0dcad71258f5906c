import type { World } from '../world.ts';
import { button, type State } from './state.ts';

const references = ({ home }: World): string => `/references/${home}`;

export const REFERENCES: readonly State[] = [
  { screen: 'References', name: 'all', as: 'ada', path: references },
  {
    screen: 'References',
    name: 'an entry',
    as: 'ada',
    path: references,
    open: async (page) => {
      await page.getByRole('grid').getByRole('row').nth(2).click();
      await page.getByRole('region', { name: 'Entry' }).waitFor();
    },
  },
  {
    screen: 'References',
    name: 'an entry, a web page by two people',
    as: 'ada',
    path: references,
    open: async (page) => {
      await page.getByRole('grid').getByRole('row').filter({ hasText: 'Without an author' }).click();
      const entry = page.getByRole('region', { name: 'Entry' });
      await entry.getByLabel('Type', { exact: true }).first().click();
      await page.getByRole('option', { name: 'Web page' }).click();
      await entry.getByLabel('Given name, Authors 1').fill('Ada');
      await page.keyboard.press('Tab');
      await page.keyboard.type('Lovelace');
      await page.keyboard.press('Enter');
      await page.keyboard.type('Charles');
      await page.keyboard.press('Tab');
      await page.keyboard.type('Babbage');
      await entry.getByLabel('Web address').fill('https://example.org/engine');
      await entry.getByText('Charles Babbage. n.d.').waitFor();
    },
  },
  {
    screen: 'References',
    name: 'adding by hand',
    as: 'ada',
    path: references,
    open: async (page) => {
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await page.getByText('By hand').click();
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
  {
    screen: 'References',
    name: 'merging duplicates',
    as: 'ada',
    path: references,
    open: async (page) => {
      await page
        .getByRole('group', { name: 'Show' })
        .getByRole('button', { name: /^Duplicates/u })
        .click();
      await button(page, 'Merge…').click();
      await page
        .getByRole('dialog')
        .getByText(/texts? changes?\.|^No document cites/u)
        .waitFor();
    },
  },
  { screen: 'References', name: 'none', as: 'ada', path: ({ empty }) => `/references/${empty}` },
];
