import AxeBuilder from '@axe-core/playwright';
import type { Browser, Locator, Page } from '@playwright/test';
import { type Account, createAccount, createGroup } from '../tests/_support/accounts.ts';
import type { RunningServer } from '../tests/_support/start-server.ts';
import { type LiveSocket, newClientId, openSocket } from '../tests/live/live-client.ts';
import { placeCaret, waitForEditor } from './_support/editor.ts';
import { expect, openAs, test } from './_support/journey.ts';

const LONG = 'Benjamin Featherstonehaugh-Cholmondeley of Invercargill';
const NAMES = ['Zoë', LONG, 'ליאור כהן'];
const PARAGRAPHS = Array.from({ length: 40 }, (_, at) => `Paragraph ${at + 1}, which ends there.`);
const TEXT = `# Tides\n\n${PARAGRAPHS.join('\n\n')}\n`;
const OTHERS = /^Others editing this file:/u;

let company: Promise<{ ada: Account; others: Account[]; group: string }> | null = null;
let texts = 0;

async function gather(server: RunningServer) {
  const ada = await createAccount(server, 'Ada');
  const others = [];
  for (const name of NAMES) others.push(await createAccount(server, name));
  return { ada, others, group: await createGroup('Tides', ada, ...others) };
}

interface Other {
  readonly moveTo: (words: string) => void;
  readonly leave: () => void;
}

/** A text open in a window of this width, and how others come to it. */
async function open(browser: Browser, server: RunningServer, width: number, text = TEXT) {
  const { ada, others, group } = await (company ??= gather(server));
  const path = `tides-${++texts}.md`;
  await ada.client.upload(group, '', [{ name: path, content: text }]);
  const { page, context } = await openAs(browser, ada, `/workspace/${group}/${path}`, {
    viewport: { width, height: 740 },
    hasTouch: width < 1000,
    isMobile: width < 500,
  });
  await waitForEditor(page);
  const sockets: LiveSocket[] = [];
  const join = async (who: number, words: string): Promise<Other> => {
    const document = { workspace: group, path };
    const socket = await openSocket(others[who % others.length]!.client, document, {
      protocol: '1',
      clientID: newClientId(),
    });
    sockets.push(socket);
    const { currentVersion } = await socket.next('get-document');
    const moveTo = (at: string): void => {
      const head = TEXT.indexOf(at) + at.length;
      socket.send({ type: 'presence', version: currentVersion, anchor: head, head });
    };
    moveTo(words);
    return { moveTo, leave: () => socket.raw.terminate() };
  };
  const close = async (): Promise<void> => {
    for (const socket of sockets) socket.raw.terminate();
    await context.close();
  };
  return { page, join, close };
}

const box = async (place: Locator) => (await place.boundingBox())!;

/** Whatever lies over the rows of the text that are in sight; names at carets leave by themselves. */
function findCovered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const covering = new Set<string>();
    const scroller = document.querySelector('.cm-scroller')!.getBoundingClientRect();
    for (const line of document.querySelectorAll('.cm-content > .cm-line')) {
      const { left, top, bottom } = line.getBoundingClientRect();
      if (top < scroller.top || bottom > scroller.bottom) continue;
      const padding = parseFloat(getComputedStyle(line).paddingLeft);
      for (let x = left + padding + 1; x < left + padding + 160; x += 8) {
        const hit = document.elementFromPoint(x, (top + bottom) / 2);
        if (hit !== null && hit.closest('.cm-content') === null) covering.add(hit.outerHTML.slice(0, 80));
      }
    }
    return [...covering];
  });
}

for (const [width, shown] of [
  [360, 2],
  [768, 3],
] as const) {
  test(`others are in the bar at ${width} px: nothing covers the text, and each is two taps away`, async ({
    browser,
    server,
  }) => {
    const { page, join, close } = await open(browser, server, width);
    const stack = page.getByRole('button', { name: OTHERS });
    const first = page.locator('.cm-line').first();
    await expect(stack).toHaveCount(0);
    const before = await box(first);

    await join(0, 'Paragraph 2,');
    await expect(stack).toHaveAccessibleName('Others editing this file: Zoë');
    for (let at = 1; at < 8; at += 1) await join(at, `Paragraph ${at * 5},`);
    await expect(stack.locator(`[data-count="${8 - shown + 1}"]`)).toBeVisible();
    expect(await box(first)).toEqual(before);
    expect(await findCovered(page)).toEqual([]);
    const target = await box(stack);
    expect(Math.min(target.width, target.height)).toBeGreaterThanOrEqual(44);
    expect(target.y + target.height).toBeLessThanOrEqual(before.y);
    await expect(stack).toBeInViewport({ ratio: 1 });
    // Beside their paragraphs where the text has a margin.
    await expect(page.locator('.cm-person-spot').first()).toBeVisible({ visible: width > 500 });

    await stack.tap();
    const list = page.getByRole('list', { name: OTHERS });
    await expect(list.getByRole('listitem')).toHaveCount(8);
    await expect(page.getByText('Others editing this file:')).toBeVisible();
    // Wholly on the screen, however long the names are.
    await expect(page.getByRole('dialog')).toBeInViewport({ ratio: 1 });
    for (const name of NAMES) await expect(list.getByText(name).first()).toBeInViewport({ ratio: 1 });
    const last = list.getByRole('listitem').last();
    expect((await box(last)).height).toBeGreaterThanOrEqual(44);
    await expect(list.getByRole('listitem').first()).toContainText('Tides');
    const { violations } = await new AxeBuilder({ page })
      .include(['[role="dialog"]', '[aria-haspopup="dialog"]'])
      .analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await expect(page.getByText('Paragraph 35,')).not.toBeInViewport();
    // The one at paragraph 35.
    await last.getByTitle(/^Go to/u).tap();
    await expect(list).toHaveCount(0);
    await expect(page.getByText('Paragraph 35,')).toBeInViewport();
    await expect(page.locator('.cm-person-flag', { hasText: NAMES[7 % 3]! }).last()).toBeInViewport();
    await close();
  });
}

test('the bar of a phone has room for others beside problems and suggesting', async ({ browser, server }) => {
  const { page, join, close } = await open(browser, server, 360, `${TEXT}\n![Not there](missing.png)\n`);
  await join(0, 'Paragraph 2,');
  await join(1, 'Paragraph 4,');
  await page.getByRole('button', { name: 'More actions' }).tap();
  await page.getByRole('menuitemradio', { name: /^Suggesting/u }).tap();
  const buttons = [
    page.getByRole('button', { name: 'Back to the folder' }).or(page.getByRole('link', { name: 'Back to the folder' })),
    page.getByRole('button', { name: OTHERS }),
    page.getByRole('button', { name: /Suggesting$/u }),
    page.getByRole('button', { name: '1 problem', exact: true }),
    page.getByRole('button', { name: 'More actions' }),
  ];
  for (const button of buttons) await expect(button).toBeInViewport({ ratio: 1 });
  await expect(page.locator('[data-save-badge]')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('#content').getByText(/^tides-/u)).toBeInViewport({ ratio: 1 });
  await close();
});

test('somebody is followed from the list until one types', async ({ browser, server }) => {
  const { page, join, close } = await open(browser, server, 360);
  const zoe = await join(0, 'Paragraph 2,');
  const stack = page.getByRole('button', { name: OTHERS });
  await stack.tap();
  await page.getByRole('button', { name: 'Follow Zoë' }).tap();
  zoe.moveTo('Paragraph 33,');
  await expect(page.getByText('Paragraph 33,')).toBeInViewport();
  await stack.tap();
  await expect(page.getByRole('button', { name: 'Stop following Zoë' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await placeCaret(page, 'Paragraph 33,');
  await page.keyboard.type(' as');
  await stack.tap();
  await expect(page.getByRole('button', { name: 'Follow Zoë' })).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Escape');
  // The bar is as before once nobody else is there.
  zoe.leave();
  await expect(stack).toHaveCount(0);
  await close();
});

test('a long name at the end of a row stays within the text', async ({ browser, server }) => {
  const { page, join, close } = await open(browser, server, 360);
  await join(1, 'Paragraph 4, which ends there.');
  const flag = page.locator('.cm-person-flag');
  await expect(flag).toHaveText(LONG);
  await expect(flag).toBeInViewport({ ratio: 1 });
  await close();
});

test('a desk names those who have room in the bar, and otherwise shows their initials', async ({ browser, server }) => {
  const { page, join, close } = await open(browser, server, 1440);
  await join(0, 'Paragraph 2,');
  const list = page.getByRole('list', { name: OTHERS });
  await expect(page.getByText('Others editing this file:')).toBeInViewport({ ratio: 1 });
  await expect(list.getByRole('button', { name: 'Follow Zoë' })).toHaveText('Zoë');
  await join(1, 'Paragraph 4,');
  await join(2, 'Paragraph 6,');
  const stack = page.getByRole('button', { name: OTHERS });
  await expect(stack).toHaveAccessibleName(`Others editing this file: Zoë, ${LONG} and ${NAMES[2]}`);
  await expect(stack).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Others editing this file:')).toBeInViewport({ ratio: 1 });
  // By keyboard as by pointer.
  await stack.focus();
  await page.keyboard.press('Enter');
  await expect(list.getByRole('button', { name: 'Zoë Tides' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(stack).toBeFocused();
  await close();
});
