import { LANGUAGES, type Language } from '@scriptorium/contract/rules/languages.ts';
import type { Page } from '@playwright/test';
import { waitForEditor } from '../../../e2e/_support/editor.ts';
import type { World } from '../world.ts';
import { button, type Look, PHONE, type State } from './state.ts';

const others = (Object.keys(LANGUAGES) as Language[]).filter((language) => language !== 'en');
const share = { de: 'Teilen', fr: 'Partager', en: 'Share' } satisfies Record<Language, string>;
const more = { de: 'Weitere Aktionen', fr: 'Autres actions', en: 'More actions' } satisfies Record<Language, string>;
const showPanel = {
  de: 'Seitenleiste einblenden',
  fr: 'Afficher le panneau latéral',
  en: 'Show the side panel',
} satisfies Record<Language, string>;
const TABS = {
  comments: { de: 'Kommentare', fr: 'Commentaires', en: 'Comments' },
  export: { de: 'Export', fr: 'Export', en: 'Export' },
} satisfies Record<string, Record<Language, string>>;

const showTab =
  (tab: keyof typeof TABS, language: Language) =>
  async (page: Page, { width }: Look): Promise<void> => {
    const name = TABS[tab][language];
    await waitForEditor(page);
    if (width > PHONE) {
      if (!(await page.getByRole('tab', { name }).isVisible())) await button(page, showPanel[language]).click();
      await page.getByRole('tab', { name }).click();
    } else {
      await button(page, more[language]).click();
      await page
        .getByRole('menuitem', { name: new RegExp(`^${name}`, 'u') })
        .first()
        .click();
    }
  };

const paper = ({ group }: World): string => `/workspace/${group}/paper.md`;

/** The most used screens, in each of the other languages. */
export const OTHER_LANGUAGES: readonly State[] = others.flatMap((language): readonly State[] => [
  { screen: language, name: 'log in', path: '/login', language },
  { screen: language, name: 'dashboard', as: 'ada', path: '/', language, whole: true },
  { screen: language, name: 'workspace', as: 'ada', path: ({ group }) => `/workspace/${group}/`, language },
  { screen: language, name: 'editor', as: 'ada', path: paper, language, open: waitForEditor },
  { screen: language, name: 'comments', as: 'ada', path: paper, language, open: showTab('comments', language) },
  { screen: language, name: 'exports', as: 'ada', path: paper, language, open: showTab('export', language) },
  { screen: language, name: 'history', as: 'ada', path: (world) => `${paper(world)}?view=history`, language },
  { screen: language, name: 'profile', as: 'ada', path: '/profile', language, whole: true },
  { screen: language, name: 'notifications', as: 'ada', path: '/notifications', language },
  { screen: language, name: 'help', as: 'ada', path: '/help', language },
  { screen: language, name: 'users', as: 'admin', path: '/admin/users', language, whole: true },
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
