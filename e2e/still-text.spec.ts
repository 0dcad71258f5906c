import type { Browser, Page } from '@playwright/test';
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
  // Listed in the panel, they are no longer beside the text.
  await page.getByRole('tab', { name: 'Comments' }).click();
  await expect(page.locator('.cm-review-margin [data-thread-card]')).toHaveCount(0);
  await expect(page.getByText('Which words?')).toBeVisible();
  expect(await readSeen()).toHaveLength(1);
  await context.close();
});

test('the column of a shared text does not move when its first comment arrives', async ({ browser, server }) => {
  const { ada, path } = await createText(server, `# Title\n\n${'Some words. '.repeat(60)}\n`);
  const { page, context } = await openAs(browser, ada, '/', { viewport: { width: 1440, height: 800 } });
  const readSeen = await watchColumn(page);
  await page.goto(new URL(path, server.url).href);
  await waitForEditor(page);
  const reviewer = await Reviewer.open(ada, { workspace: path.split('/')[2]!, path: 'text.md' });
  await reviewer.comment(9, 19, 'Which words?');
  await expect(page.getByText('Which words?')).toBeVisible();
  expect(await readSeen()).toHaveLength(1);
  await context.close();
});

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
