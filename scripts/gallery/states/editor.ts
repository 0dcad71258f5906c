import type { Page } from '@playwright/test';
import { placeCaret, waitForEditor } from '../../../e2e/_support/editor.ts';
import type { World } from '../world.ts';
import { button, PHONE, type State } from './state.ts';

export const paper = ({ group }: World): string => `/workspace/${group}/paper.md`;
const kelp = ({ home }: World): string => `/workspace/${home}/Joint paper/kelp.md`;

const letter = ({ group }: World): string => `/workspace/${group}/response-to-reviewers.md`;

export const withCaret =
  (words: string, act: (page: Page) => Promise<void> = async () => {}) =>
  async (page: Page): Promise<void> => {
    await waitForEditor(page);
    await placeCaret(page, words);
    await act(page);
  };

/** On phones, formula and table are not drawn until the caret is near. */
async function placeCaretNear(page: Page): Promise<void> {
  await waitForEditor(page);
  await placeCaret(page, 'Model');
}

/** Types at the end of a text, where an earlier look may have left the same. */
const typeAtEnd =
  (typed: string) =>
  async (page: Page): Promise<void> => {
    await waitForEditor(page);
    await page.locator('.cm-content').first().focus();
    await page.keyboard.press('Control+End');
    const isThere = (await page.locator('.cm-line').last().textContent())?.trim() === typed;
    for (const key of isThere ? ['Backspace'] : ['Enter', 'Enter']) await page.keyboard.press(key);
    await page.keyboard.type(typed);
    await page.getByRole('option').first().waitFor();
  };

async function showProblems(page: Page): Promise<void> {
  await waitForEditor(page);
  await page.getByRole('button', { name: /^[1-3] problems?$/u }).click();
  await page.getByRole('menuitem').first().waitFor();
}

/** Scrolls the figure to the top, with the formula and the table below it. */
async function showFigures(page: Page): Promise<void> {
  await placeCaretNear(page);
  await page.locator('.cm-figure img').first().waitFor();
  await page.locator('.cm-math-display').first().waitFor();
  await page
    .locator('.cm-figure')
    .first()
    .evaluate((figure) => figure.scrollIntoView({ block: 'start' }));
}

export const EDITOR: readonly State[] = [
  { screen: 'Editor', name: 'reading', as: 'ada', path: paper, open: waitForEditor },
  { screen: 'Editor', name: 'formulas, tables and figures', as: 'ada', path: kelp, open: showFigures },
  { screen: 'Editor', name: 'caret in a link', as: 'ada', path: paper, open: withCaret('"Warping') },
  {
    screen: 'Editor',
    name: 'caret at a citation',
    as: 'ada',
    path: paper,
    open: async (page) => {
      // Right after it, as after a click. So far down, it is drawn only once the caret is near.
      await withCaret('Marron:2015]')(page);
      await page.getByRole('group', { name: 'Citation' }).waitFor();
      await page.waitForTimeout(500);
    },
  },
  {
    screen: 'Editor',
    name: 'caret in a table',
    as: 'ada',
    path: kelp,
    open: async (page) => {
      await placeCaretNear(page);
      await page.getByRole('cell', { name: 'Alderney' }).click();
    },
  },
  {
    screen: 'Editor',
    name: 'formula with its source',
    as: 'ada',
    path: kelp,
    open: async (page) => {
      await placeCaretNear(page);
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
      await page.getByRole('textbox', { name: 'Title', exact: true }).waitFor();
    },
  },
  {
    screen: 'Editor',
    name: 'sample paper of a newcomer',
    as: 'newcomer',
    path: '/',
    open: async (page) => {
      // From the second look on, the sample paper exists and is resumed.
      await page
        .getByRole('button', { name: /^Open a sample paper/u })
        .or(page.getByRole('link', { name: /^Resume/u }))
        .first()
        .click();
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
      if (width > 1000) await page.getByText('Source', { exact: true }).first().click();
      else if (width > PHONE) await button(page, 'Source').click();
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
    open: async (page, { width }) => {
      await withCaret('Summary')(page);
      // On phones, a long press on text belongs to the system.
      if (width > PHONE) await page.getByText('is a mathematical').first().click({ button: 'right' });
      else await page.keyboard.press('Shift+F10');
      await page.getByRole('menu').first().waitFor();
    },
  },
  {
    screen: 'Editor',
    name: 'selected words',
    as: 'ada',
    path: paper,
    open: withCaret('unequally spaced', async (page) => {
      await page.keyboard.press('Control+Shift+ArrowLeft');
      await page.getByRole('button', { name: 'Suggest', exact: true }).first().waitFor();
    }),
  },
  {
    screen: 'Editor',
    name: 'problems of a YAML file',
    as: 'ada',
    path: ({ group }) => `/workspace/${group}/settings.yaml`,
    open: showProblems,
  },
  {
    screen: 'Editor',
    name: 'missing image, open tasks, wrong formula',
    as: 'ada',
    path: ({ group }) => `/workspace/${group}/response-to-reviewers.md`,
    open: waitForEditor,
  },
  {
    screen: 'Editor',
    name: 'problems listed',
    as: 'ada',
    path: ({ group }) => `/workspace/${group}/response-to-reviewers.md`,
    open: showProblems,
  },
  {
    screen: 'Editor',
    name: 'not connected',
    as: 'ada',
    path: paper,
    open: async (page) => {
      await waitForEditor(page);
      await page.context().setOffline(true);
      await page.getByText(/^Offline\./u).waitFor();
      await placeCaret(page, 'Summary');
      await page.keyboard.type(' and outlook');
      await page.waitForTimeout(1500);
    },
  },
  { screen: 'Editor', name: 'what can be inserted', as: 'ada', path: letter, open: typeAtEnd('/') },
  { screen: 'Editor', name: 'works to cite', as: 'ada', path: letter, open: typeAtEnd('@') },
];
