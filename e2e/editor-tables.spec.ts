import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, open, read, remote, select, settle, test } from './_support/editor-page.ts';

/** A pipe table is edited in place: its cells are text of the document, rendered as a table. */

const table = '| Name | Value |\n|:-----|------:|\n| *one* | 1 |\n| two | 20 |';
const text = `Above.\n\n${table}\n\n: The caption {#tbl:x}\n\nBelow.\n`;

const cell = (page: Page, name: string) => page.getByRole('cell', { name, exact: true });

/** The rows of the first table, with the selection. */
async function readRows(page: Page): Promise<string> {
  const [doc, from, to] = await page.evaluate(() => {
    const { doc: all, selection } = window.bench.view!.state;
    return [all.toString(), selection.main.from, selection.main.to] as const;
  });
  const marked = `${doc.slice(0, from)}${from === to ? '¦' : `‹${doc.slice(from, to)}›`}${doc.slice(to)}`;
  return marked
    .split('\n')
    .filter((line) => line.includes('|') && !/^\|[-:|]+\|$/.test(line))
    .join('\n');
}

test('a click opens the cell under the pointer, and nothing moves', { tag: '@full' }, async ({ page }) => {
  await open(page, text);
  await settle(page);
  const below = await page.getByText('Below.').boundingBox();
  // Between the second and third letters. In one evaluation, as the first table of a page may be drawn twice.
  const { letter, drawn } = await page.evaluate(() => {
    const found = [...document.querySelectorAll('td')].find(({ textContent }) => textContent === 'two')!;
    const range = document.createRange();
    range.setStart(found.firstChild!, 2);
    range.setEnd(found.firstChild!, 3);
    const { left, top, height } = range.getBoundingClientRect();
    const { x, y, width, height: tall } = found.getBoundingClientRect();
    return { letter: { x: left + 1, y: top + height / 2 }, drawn: { x, y, width, height: tall } };
  });
  await page.mouse.click(letter.x, letter.y);
  await expect(page.locator('.cm-grid')).toBeVisible();
  expect(await readRows(page)).toContain('| tw¦o | 20 |');
  const opened = (await page.locator('.cm-cell', { hasText: 'two' }).boundingBox())!;
  for (const side of ['x', 'y', 'width', 'height'] as const)
    expect(Math.abs(opened[side] - drawn[side]), side).toBeLessThan(1);
  expect(Math.abs((await page.getByText('Below.').boundingBox())!.y - below!.y)).toBeLessThan(1.5);
  await expect(page.locator('.cm-grid-caption')).toHaveText('Table 1. The caption');
  await page.keyboard.type('X');
  expect(await read(page)).toBe(text.replace('two', 'twXo'));
  // Its caption is edited as text.
  await page.locator('.cm-grid-caption').click();
  await page.keyboard.type('!');
  expect(await read(page)).toContain('\n: The caption! {#tbl:x}\n');
  // A right click does not show its source either.
  await select(page, 0);
  await expect(page.locator('td')).toHaveCount(4);
  await cell(page, '20').click({ button: 'right' });
  await expect(page.getByRole('menuitem', { name: 'Edit source' })).toBeVisible();
  await expect(page.locator('.cm-grid')).toBeVisible();
});

test('the keys of a table', async ({ page }) => {
  await open(page, text);
  await select(page, text.indexOf('two') + 3);
  const press = async (...keys: string[]): Promise<string> => {
    for (const key of keys) await page.keyboard.press(key);
    await settle(page);
    return readRows(page);
  };
  expect(await press('ArrowRight')).toContain('| two | ¦20 |');
  expect(await press('ArrowLeft')).toContain('| two¦ | 20 |');
  expect(await press('Home', 'ArrowLeft')).toContain('| *one* | 1¦ |');
  expect(await press('ArrowUp')).toContain('| Name | Value¦ |');
  expect(await press('ArrowDown', 'ArrowDown')).toContain('| two | 20¦ |');
  expect(await press('Shift+Tab')).toContain('| ‹two› | 20 |');
  expect(await press('End')).toContain('| two¦ | 20 |');
  expect(await press('Delete', 'Control+Delete')).toContain('| two¦ | 20 |');
  expect(await press('Home', 'Backspace', 'Control+Backspace')).toContain('| ¦two | 20 |');
  expect(await press('Enter')).toMatch(/\n\| ¦ +\| +\|$/);
  await page.keyboard.type('three');
  expect(await press('Tab')).toMatch(/\n\| three +\| ¦ *\|$/);
  await page.keyboard.type('3');
  // Tab in the last cell adds a row.
  expect(await press('Tab')).toMatch(/\n\| three +\| 3 +\|\n\| ¦ +\| +\|$/);
  expect(await press('Enter')).not.toContain('¦');
  expect(await read(page)).toMatch(/\n\| three +\| 3 +\|\n\n+: The caption/);
});

test('pipes, line breaks and pasted lines stay in their cell; each step can be undone', async ({ page }) => {
  await open(page, text);
  await cell(page, '20').click();
  await page.keyboard.press('End');
  await page.keyboard.type('|x');
  expect(await readRows(page)).toContain('| two | 20\\|x¦ |');
  const paste = (words: string): Promise<void> =>
    page.evaluate((data) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', data);
      window.bench.view!.contentDOM.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    }, words);
  await paste(' one\ntwo | three\n');
  expect(await readRows(page)).toContain('| two | 20\\|x one two \\| three¦ |');
  await page.keyboard.press('Control+z');
  expect(await readRows(page)).toContain('| two | 20\\|x¦ |');
  await page.keyboard.press('Control+z');
  expect(await read(page)).toBe(text);
});

test('cells selected together are copied as cells, and emptied', { tag: '@full' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, text);
  await select(page, text.indexOf('*one*'), text.indexOf('20') + 2);
  await expect(page.locator('.cm-cell-selected').last()).toHaveText('20');
  await page.keyboard.press('Control+c');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('*one*\t1\ntwo\t20');
  await page.keyboard.press('Delete');
  expect(await read(page)).toBe(text.replace('*one*', '').replace(' 1 ', '  ').replace('two', '').replace('20', ''));
  await page.keyboard.press('Control+z');
  expect(await read(page)).toBe(text);
});

test('empty cells without a space', { tag: '@full' }, async ({ page }) => {
  await open(page, 'x\n\n|a||\n|-|-|\n|||\n\ny');
  await page.locator('td').nth(1).click();
  await page.keyboard.type('d');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('c');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Tab');
  await page.keyboard.type('b\\');
  expect(await read(page)).toBe('x\n\n|a|b\\ |\n|-|-|\n|c|d|\n\ny');
  await page.locator('.cm-cell').nth(3).click();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('e');
  expect(await read(page)).toBe('x\n\n|a|b\\ |\n|-|-|\n|c|e|\n\ny');
});

test('Escape and the bar show the source, the bar inserts and aligns', async ({ page }) => {
  await open(page, text);
  await cell(page, 'two').click();
  await page.keyboard.press('Escape');
  await expect(page.locator('.cm-table-source')).toHaveCount(4);
  await page.keyboard.press('Escape');
  await expect(page.locator('.cm-grid')).toBeVisible();
  const bar = page.getByRole('toolbar', { name: 'Table' });
  await bar.getByRole('button', { name: 'Insert column after' }).click();
  await page.keyboard.type('new');
  expect(await readRows(page)).toContain('| two | new¦  | 20 |');
  await bar.getByRole('button', { name: 'Align column right' }).click();
  expect(await read(page)).toMatch(/\|:-----\|-+:\|------:\|/);
  await bar.getByRole('button', { name: 'More table actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete row' }).click();
  expect(await read(page)).not.toContain('two');
  await bar.getByRole('button', { name: 'Edit source' }).click();
  await expect(page.locator('.cm-table-source').first()).toBeVisible();
  await select(page, 0);
  await expect(bar).toHaveCount(0);
  await expect(page.locator('td').first()).toBeVisible();
});

test('the bar adds a caption to a table, ready to be typed over and shown above it', async ({ page }) => {
  await open(page, 'x\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\ny\n');
  await cell(page, '2').click();
  await page.getByRole('toolbar', { name: 'Table' }).getByRole('button', { name: 'Caption' }).click();
  await page.keyboard.type('Ranges');
  expect(await read(page)).toBe('x\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n: Ranges\n\ny\n');
  await select(page, 0);
  await expect(page.locator('.cm-table caption')).toHaveText('Table\u00A01. Ranges');
});

test('others edit it at the same time', async ({ page }) => {
  await open(page, text);
  await cell(page, 'two').click();
  await page.keyboard.press('End');
  await page.keyboard.type('a');
  await remote(page, text.indexOf('1 |'), '99');
  await remote(page, (await read(page)).indexOf('\n\n: The'), '\n| last | 3 |');
  await page.keyboard.type('b');
  await remote(page, 0, 'New. ');
  await page.keyboard.type('c');
  expect(await readRows(page)).toContain('| *one* | 991 |\n| twoabc¦ | 20 |\n| last | 3 |');
  await expect(page.locator('.cm-grid .cm-cell')).toHaveCount(8);
});

test('read-only, and by touch on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, text, { readOnly: true });
  await cell(page, 'two').click();
  await expect(page.locator('.cm-grid')).toBeVisible();
  await expect(page.getByRole('toolbar', { name: 'Table' })).toHaveCount(0);
  await page.keyboard.press('Tab');
  await page.keyboard.type('x');
  expect(await read(page)).toBe(text);
  await open(page, text);
  await cell(page, 'two').click();
  const bar = page.getByRole('toolbar', { name: 'Table' });
  await expect(bar).toBeVisible();
  // If it is as wide as the text, the bar would hide the caption or the line above.
  const table = (await page.locator('.cm-grid-box').boundingBox())!;
  await expect.poll(async () => (await bar.boundingBox())!.y).toBeGreaterThan(table.y + table.height);
  const { violations } = await new AxeBuilder({ page }).include('.cm-editor').analyze();
  expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);
  // It is as wide as the window, and a row that it would hide is scrolled above it.
  expect((await bar.boundingBox())!.width).toBe((await page.locator('.cm-editor').boundingBox())!.width);
  await open(page, `${'Above.\n\n'.repeat(20)}${text}${'\n\nBelow.'.repeat(20)}`);
  const low = cell(page, 'two');
  await page.evaluate(() => window.bench.handle!.jumpTo({ line: 46 }));
  await low.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await low.click();
  await expect
    .poll(async () => {
      const [row, tools] = [(await low.boundingBox())!, (await bar.boundingBox())!];
      return row.y + row.height <= tools.y;
    })
    .toBe(true);
});

test('a wide table scrolls by itself, with the caret', { tag: '@full' }, async ({ page }) => {
  const columns = Array.from({ length: 12 }, (_, i) => `Column number ${i}`);
  await open(page, `Above.\n\n| ${columns.join(' | ')} |\n${'|---'.repeat(12)}|\n| ${columns.join(' | ')} |\n`);
  await page.locator('td').first().click();
  for (let i = 0; i < 11; i++) await page.keyboard.press('Tab');
  await settle(page);
  const box = (await page.locator('.cm-grid-box').boundingBox())!;
  const last = (await page.locator('.cm-grid-row .cm-cell').last().boundingBox())!;
  expect(last.x + last.width).toBeLessThanOrEqual(box.x + box.width + 20);
  expect(
    await page.evaluate(() => window.bench.view!.scrollDOM.scrollWidth - window.bench.view!.scrollDOM.clientWidth),
  ).toBe(0);
});
