import type { Browser, Locator, Page } from '@playwright/test';
import { type Account, createAccount, createGroup } from '../tests/_support/accounts.ts';
import type { RunningServer } from '../tests/_support/start-server.ts';
import { Reviewer } from '../tests/review/reviewer.ts';
import { waitForEditor } from './_support/editor.ts';
import { expect, openAs, test } from './_support/journey.ts';

const SHORT = '# Title\n\nOne paragraph.\n';
const OTHERS = 'Others editing this file:';

interface Place {
  readonly ada: Account;
  readonly ben: Account;
  readonly path: string;
}

async function createText(server: RunningServer, text: string): Promise<Place> {
  const ada = await createAccount(server, 'Ada');
  const ben = await createAccount(server, 'Ben');
  const group = await createGroup('Paper', ada, ben);
  await ada.client.upload(group, '', [{ name: 'text.md', content: text }]);
  return { ada, ben, path: `/workspace/${group}/text.md` };
}

/** Records the position of the text column in every frame from now on; returns all positions. */
async function watchColumn(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seenColumns: seen });
    const look = (): void => {
      const content = document.querySelector('.cm-content');
      if (content !== null) {
        const { left, right } = content.getBoundingClientRect();
        const { paddingLeft, paddingRight } = getComputedStyle(content);
        const column = `${left + parseFloat(paddingLeft)} to ${right - parseFloat(paddingRight)}`;
        if (seen.at(-1) !== column) seen.push(column);
      }
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => (globalThis as unknown as { seenColumns: string[] }).seenColumns);
}

for (const width of [1440, 768, 360]) {
  test(`the column of a text stays where it is first painted, ${width} px wide`, async ({ browser, server }) => {
    const { ada, path } = await createText(server, `# Title\n\n${'Some words. '.repeat(60)}\n`);
    const { page, context } = await openAs(browser, ada, '/', { viewport: { width, height: 800 } });
    const readSeen = await watchColumn(page);
    await page.goto(new URL(path, server.url).href);
    await waitForEditor(page);
    await page.waitForLoadState('networkidle');
    expect(await readSeen()).toHaveLength(1);
    await context.close();
  });
}

test('the column of a text with comments reserves their margin before they arrive', async ({ browser, server }) => {
  const { ada, path } = await createText(server, `# Title\n\n${'Some words. '.repeat(60)}\n`);
  const reviewer = await Reviewer.open(ada, { workspace: path.split('/')[2]!, path: 'text.md' });
  await reviewer.comment(9, 19, 'Which words?');
  const { page, context } = await openAs(browser, ada, path, { viewport: { width: 1440, height: 800 } });
  await expect(page.getByText('Which words?')).toBeVisible();
  const readSeen = await watchColumn(page);
  for (const holdMs of [0, 1500]) {
    // The text is on the device; the review comes over the socket.
    await page.routeWebSocket(/.*/u, (socket) => {
      const upstream = socket.connectToServer();
      upstream.onMessage((message) => void setTimeout(() => socket.send(message), holdMs));
    });
    await page.reload();
    await expect(page.getByText('Which words?')).toBeVisible();
    expect(await readSeen()).toHaveLength(1);
  }
  await context.close();
});

/** Counts the slides from now on. Positions alone do not tell: a busy machine may paint nothing between the ends of one. */
async function countSlides(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(globalThis, { slides: 0 });
    const own = Object.getOwnPropertyDescriptor(Element.prototype, 'animate');
    const animate = own?.value as Element['animate'];
    Element.prototype.animate = function count(this: Element, ...how) {
      if (this.matches('.cm-scroller')) (globalThis as unknown as { slides: number }).slides += 1;
      return animate.apply(this, how);
    };
  });
  return () => page.evaluate(() => (globalThis as unknown as { slides: number }).slides);
}

const CARDS = '.cm-review-margin [data-thread-card]';

/** Distances of a column to both edges of the space it is in; the same if it stands in the middle. */
async function readGaps(page: Page, column: string): Promise<[left: number, right: number]> {
  const [left, right] = edgesOf(column);
  const area = (await page.locator('.cm-scroller').boundingBox())!;
  return [Math.round(left - area.x), Math.round(area.x + area.width - right)];
}

for (const motion of ['no-preference', 'reduce'] as const) {
  test(`a text slides to the middle while the panel lists its comments, and back beside them, motion ${motion}`, async ({
    browser,
    server,
  }) => {
    const { ada, path } = await createText(server, `# Title\n\n${'Some words. '.repeat(60)}\n`);
    const reviewer = await Reviewer.open(ada, { workspace: path.split('/')[2]!, path: 'text.md' });
    await reviewer.comment(9, 19, 'Which words?');
    await reviewer.comment(30, 35, 'And these?');
    const options = { viewport: { width: 1440, height: 800 }, reducedMotion: motion };
    const { page, context } = await openAs(browser, ada, '/', options);
    const readSeen = await watchColumn(page);
    const readSlides = await countSlides(page);
    await page.goto(new URL(path, server.url).href);
    await expect(page.locator(CARDS)).toHaveCount(2);
    await page.evaluate(() => document.fonts.ready);
    const beside = (await readSeen()).at(-1)!;
    const [nearest, farthest] = await readGaps(page, beside);
    expect(nearest).toBeLessThan(farthest);
    const known = (await readSeen()).length;

    await page.getByRole('tab', { name: 'Comments' }).click();
    await expect(page.locator(CARDS)).toHaveCount(0);
    await expect(page.getByText('Which words?')).toBeVisible();
    const isCentred = async (): Promise<boolean> => {
      const [left, right] = await readGaps(page, (await readSeen()).at(-1)!);
      return Math.abs(left - right) <= 1;
    };
    await expect.poll(isCentred).toBe(true);
    const lefts = (await readSeen()).slice(known - 1).map((seen) => edgesOf(seen)[0]);
    // In one direction, and at once for those who asked for no motion.
    expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
    if (motion === 'reduce') expect(lefts).toHaveLength(2);
    expect(await readSlides()).toBe(motion === 'reduce' ? 0 : 1);

    await page.getByRole('tab', { name: 'Outline' }).click();
    await expect(page.locator(CARDS)).toHaveCount(2);
    await expect.poll(async () => (await readSeen()).at(-1)).toBe(beside);
    await context.close();
  });
}

for (const motion of ['no-preference', 'reduce'] as const) {
  test(`a shared text is centred, and moves aside once when its first comment arrives, motion ${motion}`, async ({
    browser,
    server,
  }) => {
    const { ada, path } = await createText(server, `# Title\n\n${'Some words. '.repeat(60)}\n\nEnd.\n`);
    const options = { viewport: { width: 1440, height: 800 }, reducedMotion: motion };
    const { page, context } = await openAs(browser, ada, '/', options);
    const readSeen = await watchColumn(page);
    const readSlides = await countSlides(page);
    await page.goto(new URL(path, server.url).href);
    await waitForEditor(page);
    const [centre = ''] = await readSeen();
    const [left, right] = edgesOf(centre);
    const area = await page.locator('.cm-scroller').boundingBox();
    expect(left - area!.x).toBeCloseTo(area!.x + area!.width - right, 0);

    await page.locator('.cm-line', { hasText: 'End.' }).click();
    const readCaret = async (): Promise<[number, number]> => {
      const caret = await page.locator('.cm-cursor-primary').boundingBox();
      const line = await page.locator('.cm-line', { hasText: 'End.' }).boundingBox();
      return [Math.round(caret!.x - line!.x), Math.round(caret!.y)];
    };
    await expect.poll(async () => (await readCaret())[0]).toBeGreaterThan(0);
    const caret = await readCaret();
    const reviewer = await Reviewer.open(ada, { workspace: path.split('/')[2]!, path: 'text.md' });
    const comment = await reviewer.comment(9, 19, 'Which words?');
    await expect(page.getByText('Which words?')).toBeVisible();
    const card = page.locator(CARDS);
    await expect.poll(async () => edgesOf((await readSeen()).at(-1)!)[1]).toBeLessThan((await card.boundingBox())!.x);
    await expect.poll(readCaret).toEqual(caret);
    const lefts = (await readSeen()).map((seen) => edgesOf(seen)[0]);
    expect(lefts).toEqual(lefts.toSorted((a, b) => b - a));
    if (motion === 'reduce') expect(lefts).toHaveLength(2);
    expect(await readSlides()).toBe(motion === 'reduce' ? 0 : 1);

    // With the last card, its room goes.
    await reviewer.act({ type: 'resolve', thread: comment });
    await expect(card).toHaveCount(0);
    await expect.poll(async () => (await readSeen()).at(-1)).toBe(centre);
    await page.reload();
    await waitForEditor(page);
    await page.waitForLoadState('networkidle');
    expect(await readSeen()).toEqual([centre]);
    await context.close();
  });
}

test('a text stays in place while an input method composes in it', async ({ browser, server }) => {
  const { ada, path } = await createText(server, `# Title\n\n${'Some words. '.repeat(60)}\n\nEnd.\n`);
  const { page, context } = await openAs(browser, ada, '/', { viewport: { width: 1440, height: 800 } });
  const readSeen = await watchColumn(page);
  await page.goto(new URL(path, server.url).href);
  await waitForEditor(page);
  await page.locator('.cm-line', { hasText: 'End.' }).click();
  await page.keyboard.press('End');
  const input = await context.newCDPSession(page);
  await input.send('Input.imeSetComposition', { text: 'か', selectionStart: 1, selectionEnd: 1 });
  await input.send('Input.imeSetComposition', { text: 'かん', selectionStart: 2, selectionEnd: 2 });
  const reviewer = await Reviewer.open(ada, { workspace: path.split('/')[2]!, path: 'text.md' });
  await reviewer.comment(9, 19, 'Which words?');
  await expect(page.locator('.cm-comment-range').first()).toBeVisible();
  await page.waitForTimeout(500);
  expect(await readSeen()).toHaveLength(1);
  await expect(page.locator(CARDS)).toHaveCount(0);
  await input.send('Input.insertText', { text: '感' });
  await expect(page.locator(CARDS)).toBeVisible();
  await expect(page.locator('.cm-line').last()).not.toContainText('かん');
  await expect(page.locator('.cm-content')).toContainText('End.感');
  expect((await readSeen()).length).toBeGreaterThan(1);
  await context.close();
});

test('a shared text moves aside when its reader starts suggesting, and is there at once on the next visit', async ({
  browser,
  server,
}) => {
  const { ada, path } = await createText(server, `# Title\n\n${'Some words. '.repeat(60)}\n`);
  const { page, context } = await openAs(browser, ada, '/', { viewport: { width: 1440, height: 800 } });
  const readSeen = await watchColumn(page);
  await page.goto(new URL(path, server.url).href);
  await waitForEditor(page);
  const [centre] = await readSeen();
  await page.locator('.cm-line', { hasText: 'Some words.' }).click();
  await page.keyboard.press('ControlOrMeta+Shift+S');
  await expect(page.locator('.cm-has-margin')).toBeVisible();
  await page.reload();
  await waitForEditor(page);
  await page.waitForLoadState('networkidle');
  const seen = await readSeen();
  expect(seen).toHaveLength(1);
  expect(seen[0]).not.toBe(centre);
  await context.close();
});

test('a text with comments begins where its placeholder does', async ({ browser, server }) => {
  const { ada, path } = await createText(server, `# Title\n\n${'Some words. '.repeat(60)}\n`);
  const reviewer = await Reviewer.open(ada, { workspace: path.split('/')[2]!, path: 'text.md' });
  const comment = await reviewer.comment(9, 19, 'Which words?');
  const { page, context } = await openAs(browser, ada, path, { viewport: { width: 1440, height: 800 } });
  const paragraph = page.locator('.cm-line', { hasText: 'Some words.' });
  const placeholder = page.locator('main [class*=text] > .mantine-Skeleton-root').nth(2);
  const readLeft = (line: Locator): Promise<number> =>
    line.evaluate((element) => Math.round(element.getBoundingClientRect().left));
  const lefts: number[] = [];
  for (const status of ['open', 'resolved']) {
    if (status === 'resolved') await reviewer.act({ type: 'resolve', thread: comment });
    await expect(page.locator(CARDS)).toHaveCount(status === 'open' ? 1 : 0);
    // The editor's code arrives once the placeholder has been measured.
    const measured = Promise.withResolvers<void>();
    await page.route(/document-screen|\/document[-.]/u, async (route) => {
      await measured.promise;
      await route.fallback();
    });
    await page.reload({ waitUntil: 'commit' });
    await expect(placeholder).toBeVisible();
    const left = await readLeft(placeholder);
    measured.resolve();
    await waitForEditor(page);
    await expect(page.locator(CARDS)).toHaveCount(status === 'open' ? 1 : 0);
    expect(await readLeft(paragraph)).toBe(left);
    await page.unrouteAll();
    lefts.push(left);
  }
  expect(lefts[0]).toBeLessThan(lefts[1]!);
  await context.close();
});

const edgesOf = (column: string): [left: number, right: number] => {
  const [left = 0, right = 0] = column.split(' to ').map(Number);
  return [left, right];
};

async function join(browser: Browser, { ben, path }: Place): Promise<{ leave: () => Promise<void> }> {
  const { page, context } = await openAs(browser, ben, path);
  await waitForEditor(page);
  return { leave: () => context.close() };
}

for (const [name, text] of [
  ['shorter than the window', SHORT],
  ['of more than a window', `# Title\n\n${'Another paragraph.\n\n'.repeat(60)}`],
] as const) {
  for (const width of [1440, 768, 360]) {
    test(`a text ${name} stays in place as others join and leave, ${width} px wide`, async ({ browser, server }) => {
      const place = await createText(server, text);
      const { page, context } = await openAs(browser, place.ada, place.path, { viewport: { width, height: 800 } });
      await waitForEditor(page);
      const others = width > 1000 ? page.getByText(OTHERS) : page.getByRole('button', { name: OTHERS });
      const readFirst = async (): Promise<number> => (await page.locator('.cm-line').first().boundingBox())!.y;
      const before = await readFirst();

      const { leave } = await join(browser, place);
      await expect(others).toBeVisible();
      expect(await readFirst()).toBe(before);
      await leave();
      await expect(others).toHaveCount(0);
      expect(await readFirst()).toBe(before);
      await context.close();
    });
  }
}
