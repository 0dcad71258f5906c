import type { World } from '../world.ts';
import type { State } from './state.ts';

const references = ({ home }: World): string => `/references/${home}`;

export const REFERENCES: readonly State[] = [
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
  { screen: 'References', name: 'none', as: 'newcomer', path: ({ blank }) => `/references/${blank}` },
];
