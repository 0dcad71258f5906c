import { AxeBuilder } from '@axe-core/playwright';
import { createTextFile } from '@scriptorium/contract/operations/workspace.ts';
import { createAccount, findWorkspace } from '../tests/_support/accounts.ts';
import { chooseByKeyboard, expect, openAs, test, watch } from './_support/journey.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="120"><rect width="300" height="120" fill="#2f4b8f"/></svg>';
const TEXT = `---
title: Kelp forests
author: Ada Lovelace
abstract: Where they grow.
---

# Introduction

As @fig:depth shows, light decides.[^1]

![Depth](depth.svg){#fig:depth}

$$ I(z) = I_0 e^{-kz} + \\sum_{n=0}^{\\infty} \\frac{f^{(n)}(a)}{n!} (x-a)^n + C \\label{eq:light} $$

| Site | Depth |
|:-----|------:|
| A    |    12 |

<script>document.title = 'taken'</script>

[^1]: It does.
`;

test('a document is published, read on a phone without script, and taken down', async ({ browser, server }) => {
  const ada = await createAccount(server, 'Adaline');
  const uuid = await findWorkspace(ada);
  await ada.client.call(createTextFile, { uuid, parentItem: '', name: 'kelp.md', content: TEXT });
  await ada.client.upload(uuid, '', [{ name: 'depth.svg', content: DRAWING }]);
  const owner = await openAs(browser, ada, `/workspace/${uuid}/`);
  const { page } = owner;
  await page.getByRole('row', { name: /kelp\.md/ }).focus();
  await page.keyboard.press('Shift+F10');
  await chooseByKeyboard(page, 'Share…');
  const dialog = page.getByRole('dialog', { name: 'Share “kelp.md”' });

  // By keyboard: the address has the focus, and Enter submits.
  await dialog.getByRole('button', { name: 'Publish as a page' }).press('Enter');
  const form = dialog.getByRole('form', { name: 'Publish as a page' });
  await expect(form.getByRole('textbox', { name: 'Address' })).toBeFocused();
  await page.keyboard.type('Kelp!');
  await page.keyboard.press('Enter');
  await expect(form.getByText('An address has 3 to 80 small letters')).toBeVisible();
  const name = `kelp-${Date.now()}`;
  await form.getByRole('textbox', { name: 'Address' }).fill(name);
  await form.getByRole('button', { name: 'Publish', exact: true }).click();
  const row = dialog.getByRole('listitem').filter({ hasText: `/p/${name}` });
  await expect(row).toContainText('· PDF', { timeout: 60_000 });
  await expect(dialog.getByText('Creating the page…')).toHaveCount(0, { timeout: 60_000 });
  await expect(row).toContainText('stays as it is · hidden from search engines');
  const { violations } = await new AxeBuilder({ page }).include('[role="dialog"]').withTags(RULES).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);

  const address = new URL(`/p/${name}`, server.url).href;
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false });
  const phone = await context.newPage();
  const problems = watch(phone);
  const asked: string[] = [];
  phone.on('request', (request) => asked.push(request.url()));
  await phone.goto(address);
  await expect(phone).toHaveTitle('Kelp forests');
  await expect(phone.getByRole('heading', { name: 'Kelp forests' })).toBeVisible();
  await expect(phone.getByText('Figure 1')).not.toHaveCount(0);
  await expect(phone.locator('math')).toBeVisible();
  await expect
    .poll(() => asked.filter((url) => url.includes('math')))
    .toEqual([new URL('/p/-/stix-two-math-latin-400-normal.woff', address).href]);
  // Too wide for a phone, the formula scrolls; its number stays at the right margin.
  const formula = phone.locator('math');
  expect(await formula.evaluate((math) => math.scrollWidth - math.clientWidth)).toBeGreaterThan(0);
  const [prose, number] = [phone.getByText('light decides'), phone.getByText('(1)', { exact: true })];
  const margins = [await prose.boundingBox(), await number.boundingBox()].map(
    (box) => (box?.x ?? 0) + (box?.width ?? 0),
  );
  expect(Math.abs((margins[0] ?? 0) - (margins[1] ?? 360))).toBeLessThan(2);
  const figure = phone.getByRole('img', { name: 'Depth' });
  await figure.scrollIntoViewIfNeeded();
  const { width } = (await figure.boundingBox()) ?? { width: 0 };
  expect(width).toBeGreaterThan(200);
  // Only the page, its picture, and fonts from this server are requested.
  const fonts = new URL('/p/-/', address).href;
  expect(asked.filter((url) => !url.startsWith(address) && !url.startsWith(fonts))).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  const whole = phone.locator('html');
  expect(await whole.evaluate((root) => root.scrollWidth).catch(() => 360)).toBeLessThanOrEqual(360);
  // Contents are folded until opened: there is no room for them beside the text.
  await expect(phone.getByRole('link', { name: 'Introduction' })).toBeHidden();
  await phone.getByRole('navigation', { name: 'Contents' }).getByText('Contents').click();
  await expect(phone.getByRole('link', { name: 'Introduction' })).toBeVisible();
  await phone.getByText('Cite', { exact: true }).click();
  await expect(phone.getByText(`@misc{lovelace${new Date().getUTCFullYear()}kelp,`)).toBeVisible();
  await expect(phone.locator('main > section').last().getByRole('heading', { name: 'Notes' })).toBeVisible();
  await phone.getByRole('link', { name: '1', exact: true }).click();
  expect(phone.url()).toContain('#fn1');
  const response = await context.request.get(`${address}/pdf`);
  expect(response.headers()['content-type']).toBe('application/pdf');
  expect(problems).toEqual([]);

  // With scripts enabled, it makes no other requests either, and is accessible.
  const other = await browser.newContext();
  const reader = await other.newPage();
  const heard = watch(reader);
  await reader.goto(address);
  await expect(reader).toHaveTitle('Kelp forests');
  const contents = reader.getByRole('link', { name: 'Introduction' });
  await expect(contents).toBeVisible();
  const [beside, text] = [await contents.boundingBox(), await reader.getByText('Where they grow.').boundingBox()];
  expect(beside?.x ?? 0).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0));
  expect(heard).toEqual([]);

  await dialog.getByRole('button', { name: 'Actions for the public page' }).click();
  await page.getByRole('menuitem', { name: 'Take the page down' }).click();
  await page
    .getByRole('dialog', { name: 'Take the public page down?' })
    .getByRole('button', { name: 'Take the page down' })
    .click();
  await expect(dialog.getByRole('button', { name: 'Publish as a page' })).toBeVisible();
  await phone.reload();
  await expect(phone.getByRole('heading', { name: 'Nothing here' })).toBeVisible();
  expect(owner.problems).toEqual([]);
  for (const each of [context, other, owner.context]) await each.close();
});
