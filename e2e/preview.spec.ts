import { createFolder, createTextFile, deletePaths, stat } from '@scriptorium/contract/operations/workspace.ts';
import { createAccount, findWorkspace } from '../tests/_support/accounts.ts';
import { expect, openAs, test } from './_support/journey.ts';
import { writePdf } from './_support/write-pdf.ts';

const PAPER = `---
title: How light decides
author: Ada Lovelace
---

# Introduction

Kelp ends where **light** ends.
`;

test('a key previews files, beside the table or over it', async ({ browser, server }) => {
  const ada = await createAccount(server, 'Ada');
  const uuid = await findWorkspace(ada);
  await ada.client.call(createFolder, { uuid, parentItem: '', name: 'data' });
  for (const [name, content] of [
    ['data/raw.csv', 'a,b\n1,2\n'],
    ['paper.md', PAPER],
    ['sites.csv', 'site,depth\nAlderney,12\nBressay,9\n'],
    ['zeta.yaml', 'rate: 1000\n'],
  ] as const)
    await ada.client.call(createTextFile, {
      uuid,
      parentItem: name.split('/').slice(0, -1).join('/'),
      name: name.split('/').at(-1) ?? '',
      content,
    });
  // Drawn as wide as the pane, the page of the second one would take 800 MB.
  await ada.client.upload(uuid, '', [
    { name: 'zone.pdf', content: writePdf(300, 400) },
    { name: 'zz.pdf', content: writePdf(1, 800) },
  ]);
  const wide = { viewport: { width: 1440, height: 900 } };
  const { page, context, problems } = await openAs(browser, ada, `/workspace/${uuid}/`, wide);
  await page.getByRole('button', { name: 'Group files by kind' }).click();
  const row = (name: string) => page.getByRole('row', { name: new RegExp(`Select ${name}`, 'u') });
  const preview = (name: string) => page.getByRole('region', { name: `Preview of ${name}` });

  await row('paper.md').focus();
  await page.keyboard.press('p');
  await expect(preview('paper.md').getByText('How light decides')).toBeVisible();
  await expect(preview('paper.md').getByText('Kelp ends where light ends.')).toBeVisible();
  await expect(preview('paper.md').getByText('Changed by')).toBeVisible();
  // The table keeps the focus, so the arrow keys continue; nothing in the rendered page is a tab stop.
  await expect(row('paper.md')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(preview('sites.csv').getByText('2 rows, 2 columns')).toBeVisible();
  await expect(preview('sites.csv').getByRole('cell', { name: 'Bressay' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(preview('zeta.yaml').getByText('rate: 1000')).toBeVisible();
  for (const name of ['zone.pdf', 'zz.pdf']) {
    await page.keyboard.press('ArrowDown');
    await expect(preview(name).getByText('1 page')).toBeVisible();
    const pixels = await preview(name)
      .locator('canvas')
      .evaluate((canvas: HTMLCanvasElement) => canvas.width * canvas.height);
    expect(pixels).toBeGreaterThan(100_000);
    expect(pixels).toBeLessThan(16_100_000);
  }
  // Fast typing: no key is lost when several arrive within a frame. Space still selects.
  await row('zz.pdf').evaluate(async (focused) => {
    for (const key of ['ArrowUp', 'ArrowUp', ' ']) {
      focused.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      await Promise.resolve();
    }
  });
  await expect(row('zeta.yaml')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(preview('zeta.yaml')).toBeHidden();
  await expect(row('zeta.yaml')).toBeFocused();

  // By mouse, and from inside the pane.
  await row('data').hover();
  await page.getByRole('button', { name: 'Preview of data' }).click();
  await expect(preview('data').getByText('raw.csv')).toBeVisible();
  await preview('data').getByRole('button', { name: 'Open' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(preview('paper.md').getByText('How light decides')).toBeVisible();
  await preview('paper.md').getByRole('button', { name: 'Close the preview' }).click();
  await expect(row('paper.md').or(row('data')).and(page.locator(':focus'))).toBeVisible();

  // On a phone, from the menu, covering the files.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Actions for sites.csv' }).click();
  await page.getByRole('menuitem', { name: 'Preview' }).click();
  await expect(page.getByRole('dialog', { name: 'Preview of sites.csv' })).toBeInViewport();
  await preview('sites.csv').getByRole('button', { name: 'Open' }).click();
  await expect(page).toHaveURL(/sites\.csv$/u);
  await expect(page.getByRole('region', { name: 'Table of sites.csv' })).toBeVisible();
  expect(problems).toEqual([]);
  await context.close();
});

test('a URL of nothing suggests what may be meant', async ({ browser, server }) => {
  const ada = await createAccount(server, 'Ada');
  const uuid = await findWorkspace(ada);
  await ada.client.call(createFolder, { uuid, parentItem: '', name: 'drafts' });
  for (const [parentItem, name] of [
    ['drafts', 'kelp-forests.md'],
    ['', 'thrown-away.md'],
  ] as const)
    await ada.client.call(createTextFile, { uuid, parentItem, name, content: PAPER });
  await ada.client.call(deletePaths, { uuid, itemPaths: ['thrown-away.md'] });
  const { page, context, problems } = await openAs(browser, ada, `/workspace/${uuid}/kelp-forests.md`);
  await expect(page.getByText('Item not found')).toBeVisible();
  await page.getByRole('link', { name: 'drafts/kelp-forests.md' }).click();
  await expect(page).toHaveURL(/drafts\/kelp-forests\.md$/u);
  // Mistyped.
  await page.goto(new URL(`/workspace/${uuid}/drafts/klep-forest.md`, server.url).href);
  await page.getByRole('link', { name: 'drafts/kelp-forests.md' }).click();
  await expect(page).toHaveURL(/drafts\/kelp-forests\.md$/u);
  await page.goto(new URL(`/workspace/${uuid}/no-such-thing.md`, server.url).href);
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto(new URL(`/workspace/${uuid}/thrown-away.md`, server.url).href);
  await expect(page.getByText('Deleted by Ada', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.locator('.cm-content')).toContainText('Kelp');
  await page.goto(new URL(`/workspace/${uuid}/drafts/outline.md`, server.url).href);
  await page.getByRole('button', { name: 'Create “outline.md”' }).click();
  await expect(page.locator('.cm-content')).toBeFocused();
  expect((await ada.client.call(stat, { uuid, itemPath: 'drafts/outline.md' })).item.live).toBe(true);
  expect(problems).toEqual([]);
  await context.close();
});
