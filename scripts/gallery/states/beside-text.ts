import type { Page } from '@playwright/test';
import { placeCaret, waitForEditor } from '../../../e2e/_support/editor.ts';
import { openAs } from '../../../e2e/_support/journey.ts';
import type { World } from '../world.ts';
import { paper, withCaret } from './editor.ts';
import { button, type Look, PHONE, type State } from './state.ts';

const forests = ({ notes }: World): string => `/workspace/${notes}/forests.md`;

/** Opens a tab of the panel; on phones they are in a menu. */
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

/** The panel, review, history and PDF next to a text. */
export const BESIDE_TEXT: readonly State[] = [
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
    path: ({ joint }) => `/workspace/${joint}/kelp.md`,
    open: withCaret('light decides', async (page) => {
      // Only once for all looks.
      if (!(await page.locator('.cm-content').first().textContent())?.includes('nearly'))
        await page.keyboard.type(' nearly everything', { delay: 10 });
    }),
  },
  {
    screen: 'Review',
    name: 'a comment read',
    as: 'ada',
    path: paper,
    open: async (page) => {
      await waitForEditor(page);
      await page.locator('.cm-comment-range').first().click();
      await page.locator('[data-thread-card][data-active]').first().waitFor();
    },
  },
  {
    screen: 'Review',
    name: 'a suggestion to decide on',
    as: 'ada',
    path: paper,
    open: async (page) => {
      await waitForEditor(page);
      await placeCaret(page, 'minimizing variability');
      await page.locator('.cm-suggest-cut').first().click();
      // Hide the tooltip of what is now under the pointer.
      await page.mouse.move(0, 0);
      await page.locator('[data-thread-card][data-active]').first().waitFor();
    },
  },
  {
    screen: 'Review',
    name: 'who wrote what',
    as: 'ada',
    path: paper,
    open: async (page, look) => {
      await showTab('History')(page, look);
      // By key, since the drawer may still be sliding in, away from a click.
      await page.getByRole('switch', { name: 'Show who wrote what' }).press('Space');
      const card = page.getByRole('region', { name: 'Authors' });
      await card
        .getByRole('list')
        .or(card.getByText(/^All of this text/u))
        .first()
        .waitFor();
      // Hide the tooltip of what is under the pointer now that the drawer has closed, and the ring of the key pressed.
      await page.mouse.move(0, 0);
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await page.waitForTimeout(300);
      await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    },
  },
  { screen: 'History', name: 'compared', as: 'ada', path: (world) => `${paper(world)}?view=history` },
  {
    screen: 'History',
    name: 'replay',
    as: 'ada',
    path: (world) => `${paper(world)}?view=history`,
    open: async (page, { width }) => {
      if (width <= PHONE) await button(page, 'More actions').click();
      await page.getByText('Replay', { exact: true }).filter({ visible: true }).click();
    },
  },
  {
    screen: 'History',
    name: 'replay, under way',
    as: 'ada',
    path: (world) => `${paper(world)}?view=history`,
    open: async (page, { width }) => {
      if (width <= PHONE) await button(page, 'More actions').click();
      await page.getByText('Replay', { exact: true }).filter({ visible: true }).click();
      const slider = page.getByRole('slider', { name: 'Step' });
      await slider.press('End');
      await slider.press('PageDown');
      await slider.press('PageDown');
      for (let step = 0; step < 3; step += 1) await page.getByRole('button', { name: 'Previous change' }).click();
      await page.locator('.cm-writer').waitFor();
      const box = await slider.boundingBox();
      if (width > PHONE && box !== null) await page.mouse.move(box.x - 40, box.y + box.height / 2);
    },
  },
  { screen: 'Word', name: 'came back', as: 'ada', path: forests, open: showTab('Comments') },
  {
    screen: 'Word',
    name: 'what was found',
    as: 'ada',
    path: forests,
    open: async (page, look, { word }) => {
      await showTab('Export')(page, look);
      await button(page, 'Import changes from Word…').click();
      const choosing = page.waitForEvent('filechooser');
      await button(page, 'Choose a file').click();
      await (await choosing).setFiles({ name: 'forests.docx', mimeType: 'application/zip', buffer: word });
      await button(page, 'Add as suggestions').waitFor();
    },
  },
  {
    screen: 'Two people',
    name: 'in one text',
    as: 'ada',
    path: paper,
    open: async (page, look, world) => {
      await waitForEditor(page);
      const browser = page.context().browser();
      if (browser === null) throw new Error('The page has no browser.');
      const other = await openAs(browser, world.people.ben, paper(world));
      page.context().once('close', () => void other.context.close());
      await waitForEditor(other.page);
      await placeCaret(other.page, 'homologous events');
      await other.page.keyboard.press('Control+Shift+ArrowLeft');
      await placeCaret(page, 'unequally spaced');
      await page.locator('.cm-person-caret').first().waitFor();
      await page
        .locator('.cm-person-caret')
        .first()
        .evaluate((caret) => caret.scrollIntoView({ block: 'center' }));
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
