import { FULL } from '../tests/_support/full.ts';
import { hostileTexts } from '../web/src/editor/hostile-texts.ts';
import { expect, open, read, test } from './_support/editor-page.ts';

/** Nothing typed by one user may keep others from typing. */

test('absurdly nested texts are shown and can be fixed', async ({ page }) => {
  test.setTimeout(300_000);
  // Each is parsed in the unit tests as well, so the gate renders only every third.
  for (const [name, text] of [...hostileTexts].filter((_text, at) => FULL || at % 3 === 0)) {
    await test.step(name, async () => {
      await open(page, `${text}\n\nlast`);
      await expect(page.locator('.cm-line').first()).toBeAttached();
      await page.keyboard.press('Control+End');
      await page.keyboard.type(' word');
      expect(await read(page)).toBe(`${text}\n\nlast word`);
      await page.keyboard.press('Control+a');
      await page.keyboard.press('Delete');
      expect(await read(page)).toBe('');
    });
  }
});

test.describe('when parsing or rendering fails, the source is shown, and nothing is lost', () => {
  const sentence = 'This text could not be rendered. You can edit its plain source.';
  const told = (page: Parameters<typeof read>[0], what: string): Promise<unknown> =>
    page.evaluate((key) => window.bench.told[key], what);

  test.beforeEach(async ({ page }) => {
    // Simulates an unknown bug: rendering this label throws.
    await page.evaluate(() => {
      const fail = (set: (key: unknown, value: unknown) => unknown, map: unknown, entry: readonly unknown[]) => {
        if (entry[0] === 'sec:boom') throw new Error('boom');
        return Reflect.apply(set, map, entry);
      };
      const maps = Object.getPrototypeOf(new Map()) as Map<unknown, unknown>;
      const { set } = Object.getOwnPropertyDescriptors(maps);
      Object.defineProperty(maps, 'set', { ...set, value: new Proxy(set.value!, { apply: fail }) });
    });
  });

  test('on opening', async ({ page }) => {
    await open(page, '# Heading {#sec:boom}\n\n*text*');
    await expect.poll(() => told(page, 'message')).toBe(sentence);
    expect(await told(page, 'mode')).toBe('source');
    await expect(page.locator('.cm-line').first()).toHaveText('# Heading {#sec:boom}');
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' more');
    expect(await read(page)).toBe('# Heading {#sec:boom}\n\n*text* more');
  });

  test('while typing, and rendered again once fixed', async ({ page }) => {
    await open(page, '# Heading {#sec:boo}\n\n*text*');
    await page.locator('.cm-line').first().click();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('m and');
    expect(await read(page)).toBe('# Heading {#sec:boom and}\n\n*text*');
    expect(await told(page, 'message')).toBe(sentence);
    await page.keyboard.press('Control+z');
    await expect.poll(() => read(page)).toBe('# Heading {#sec:boo}\n\n*text*');
    await page.evaluate(() => window.bench.handle!.setMode('preview'));
    expect(await told(page, 'mode')).toBe('preview');
    await page.keyboard.press('Control+End');
    await expect(page.locator('.cm-line').first()).toHaveText('Heading');
  });

  test('remote changes arrive', async ({ page }) => {
    await open(page, '*text*');
    await page.evaluate(() => window.bench.remote(0, '# Heading {#sec:boom}\n\n'));
    expect(await read(page)).toBe('# Heading {#sec:boom}\n\n*text*');
    expect(await told(page, 'message')).toBe(sentence);
    // The author of the faulty text can undo it.
    await page.keyboard.press('Control+z');
    expect(await read(page)).toBe('# Heading {#sec:boom}\n\n*text*');
  });
});

test('a widget that fails to render says so, and a click shows its source', async ({ page }) => {
  await page.evaluate(() => {
    const create = document.createElement.bind(document);
    document.createElement = (tag: string) => {
      if (tag === 'table') throw new Error('no tables');
      return create(tag);
    };
  });
  await open(page, 'text\n\n| a |\n|---|\n| 1 |\n\n**end**');
  await page.getByRole('button', { name: 'This could not be displayed. Show source' }).click();
  await expect(page.locator('.cm-content')).toContainText('|---|');
});
