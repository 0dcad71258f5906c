import { LANGUAGES, type Language } from '@scriptorium/contract/rules/languages.ts';
import { waitForEditor } from '../../../e2e/_support/editor.ts';
import type { State } from './state.ts';

const others = (Object.keys(LANGUAGES) as Language[]).filter((language) => language !== 'en');
const share = { de: 'Teilen', fr: 'Partager', en: 'Share' } satisfies Record<Language, string>;
const comments = { de: 'Kommentare', fr: 'Commentaires', en: 'Comments' } satisfies Record<Language, string>;

/** The screens that people see most, in each of the other languages. */
export const OTHER_LANGUAGES: readonly State[] = others.flatMap((language): readonly State[] => [
  { screen: language, name: 'log in', path: '/login', language },
  { screen: language, name: 'dashboard', as: 'ada', path: '/', language, whole: true },
  { screen: language, name: 'workspace', as: 'ada', path: ({ group }) => `/workspace/${group}/`, language },
  {
    screen: language,
    name: 'editor',
    as: 'ada',
    path: ({ group }) => `/workspace/${group}/paper.md`,
    language,
    open: async (page, look) => {
      await waitForEditor(page);
      if (look.width > 1000) await page.getByRole('tab', { name: comments[language] }).click();
    },
  },
  {
    screen: language,
    name: 'sharing',
    as: 'ada',
    path: ({ home }) => `/workspace/${home}/Joint%20paper`,
    language,
    open: async (page) => {
      await page.getByRole('button', { name: share[language], exact: true }).first().click();
      await page.getByRole('dialog').first().waitFor();
    },
  },
]);
