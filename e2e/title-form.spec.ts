import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, open, read, remote, select, test } from './_support/editor-page.ts';

const paper = `---
# of the journal
title: 'Kelp: a study'
authors:
  - name:  Ada   # first
    affiliation: "1, 2"
  - name: Ben
    affiliation: 2
affiliations:
 - name: Kyoto
   index: 1
 - name: Shinshu
   index: 2
geometry: margin=1in
---

# Summary

Text.
`;

const edit = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Edit title and authors' }).click();
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toBeFocused();
};

/** Chooses an action in the menu at the end of an author's row. */
const choose = async (page: Page, name: string, action: string): Promise<void> => {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
  const menu = page.getByRole('menu');
  await menu
    .getByRole('menuitem', { name: action })
    .or(menu.getByRole('menuitemcheckbox', { name: action }))
    .click();
};

test('from the card to the text by keyboard alone; each field is one undo step, and the rest keeps its bytes', async ({
  page,
}) => {
  await open(page, paper);
  await select(page, paper.indexOf('# Summary'));
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await expect(title).toBeFocused();
  await page.keyboard.type(', 2nd');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Subtitle' })).toBeFocused();
  await page.keyboard.type('In: cold water');
  const expected = paper
    .replace("'Kelp: a study'\n", "'Kelp: a study, 2nd'\nsubtitle: 'In: cold water'\n")
    .replace("subtitle: 'In: cold water'", 'subtitle: "In: cold water"');
  expect(await read(page)).toBe(expected);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Title and authors' })).toContainText('Kelp: a study, 2nd');
  await page.keyboard.type('Here ');
  expect(await read(page)).toBe(expected.replace('\n\n# Summary', '\nHere \n# Summary'));
});

test('authors and affiliations: added, named, moved, removed, undone', async ({ page }) => {
  await open(page, paper);
  await edit(page);
  const form = page.getByRole('region', { name: 'Title and authors' });
  await form.getByRole('button', { name: 'Add author' }).click();
  await page.keyboard.type('Cy');
  await choose(page, 'Cy', 'New affiliation');
  await page.keyboard.type('MIT');
  await expect.poll(() => read(page)).toContain('  - name: Cy\n    affiliation: 3\n');
  expect(await read(page)).toContain(' - name: MIT\n   index: 3\n');
  await choose(page, 'Cy', 'Move up');
  await expect(form.getByRole('listitem', { name: 'Author 2 of 3: Cy' })).toBeVisible();
  await expect(form.getByRole('button', { name: 'Actions for Cy' })).toBeFocused();
  expect(await read(page)).toContain('"1, 2"\n  - name: Cy\n    affiliation: 3\n  - name: Ben');
  await choose(page, 'Kyoto', 'Remove');
  await expect
    .poll(() => read(page))
    .toContain('affiliations:\n - name: Shinshu\n   index: 1\n - name: MIT\n   index: 2\n');
  expect(await read(page)).toContain('name: Cy\n    affiliation: 2\n');
  await form.getByRole('listitem', { name: /Ben/ }).getByRole('button', { name: 'MIT' }).click();
  expect(await read(page)).toMatch(/name: Ben\n    affiliation: "?1, 2"?\n/);
  await choose(page, 'Ben', 'Corresponding author');
  await expect(
    form.getByRole('listitem', { name: /Ben/ }).getByRole('checkbox', { name: 'Corresponding author' }),
  ).toBeChecked();
  expect(await read(page)).toContain('    corresponding: true\n');
  // Authors without these details have no fields for them, except the corresponding author.
  await expect(form.getByRole('textbox', { name: 'ORCID' })).toHaveCount(1);
  await choose(page, 'Ada', 'Add e-mail or ORCID');
  await expect(form.getByRole('textbox', { name: 'E-mail' }).first()).toBeFocused();
  await form.getByRole('textbox', { name: 'ORCID' }).first().fill('12');
  await page.keyboard.press('Tab');
  await expect(form.getByText('An ORCID iD has 16 digits')).toBeVisible();
  await choose(page, 'Cy', 'Remove');
  await page.keyboard.press('Control+z');
  expect(await read(page)).toContain('name: Cy');
  // The ORCID, then the checkbox, then the affiliation.
  await page.keyboard.press('Control+z');
  expect(await read(page)).not.toContain('orcid');
  expect(await read(page)).toContain('corresponding');
  await page.keyboard.press('Control+z');
  expect(await read(page)).not.toContain('corresponding');
  for (let i = 0; i < 12; i++) await page.keyboard.press('Control+z');
  await expect.poll(() => read(page)).toBe(paper);
  expect(await page.locator('.cm-tf').count()).toBe(1);
});

test('others write in the same field and insert rows above: nothing is lost, and the caret stays', async ({ page }) => {
  await open(page, paper);
  await edit(page);
  const names = page.getByRole('textbox', { name: 'Name', exact: true });
  await names.nth(1).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Ode');
  await remote(page, paper.indexOf('  - name:  Ada'), '  - name: Zoe\n');
  await expect(names.nth(2)).toBeFocused();
  await page.keyboard.type('rs');
  const at = (await read(page)).indexOf('Ben Oders');
  await remote(page, at, 'B. ');
  await expect(names.nth(2)).toHaveValue('B. Ben Oders');
  await page.keyboard.type('son');
  expect(await read(page)).toContain('  - name: Zoe\n  - name:  Ada   # first\n');
  expect(await read(page)).toContain('  - name: B. Ben Odersson\n');

  // Letters typed while lines move would end up outside of them.
  await remote(page, (await read(page)).indexOf('Ada ') + 3, ' L.');
  const before = await read(page);
  await choose(page, 'B. Ben Odersson', 'Move up');
  await expect(page.getByText('Others are writing in both. Move it when they are done.').first()).toBeAttached();
  expect(await read(page)).toBe(before);
  await choose(page, 'Zoe', 'Move down');
  expect(await read(page)).toContain('  - name:  Ada L.   # first\n    affiliation: "1, 2"\n  - name: Zoe\n');
});

test(
  'a text without a title is offered one; a title left empty disappears again',
  { tag: '@full' },
  async ({ page }) => {
    await open(page, 'Text.\n');
    await page.getByRole('button', { name: 'Add title and authors' }).click();
    const title = page.getByRole('textbox', { name: 'Title', exact: true });
    await expect(title).toBeFocused();
    await page.keyboard.press('Escape');
    expect(await read(page)).toBe('Text.\n');
    await page.getByRole('button', { name: 'Add title and authors' }).click();
    await expect(title).toBeFocused();
    await page.keyboard.type('Kelp');
    await page.getByRole('button', { name: 'Done' }).click();
    expect(await read(page)).toBe('---\ntitle: Kelp\n---\n\nText.\n');
    await expect(page.getByRole('button', { name: 'Add title and authors' })).toHaveCount(0);
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    expect(await read(page)).toBe('Text.\n');
  },
);

test('YAML and back; unreadable YAML is shown as source with the reason', { tag: '@full' }, async ({ page }) => {
  await open(page, paper);
  await edit(page);
  await page.getByRole('button', { name: 'Edit as YAML' }).click();
  await expect(page.locator('.cm-fm-source').first()).toHaveText('---');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Title and authors' })).toContainText('Kelp: a study');
  await edit(page);
  await page.getByRole('button', { name: 'Edit as YAML' }).click();
  await page.getByRole('button', { name: 'Edit title and authors in a form' }).click();
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await expect(title).toBeFocused();
  await remote(page, paper.indexOf("'Kelp"), "'");
  await expect(page.getByRole('status').filter({ hasText: /Line \d+ cannot be read/ })).toBeVisible();
  await expect(page.locator('.cm-fm-source').first()).toHaveText('---');
  await select(page, (await read(page)).indexOf('Text.'));
  await expect(page.locator('.cm-fm-source').first()).toBeVisible();
  await page.getByRole('button', { name: 'Go to the line' }).click();
  const from = (await read(page)).indexOf("''Kelp");
  await select(page, from, from + 1);
  await page.keyboard.press('Delete');
  await select(page, (await read(page)).indexOf('Text.'));
  await expect(page.getByRole('region', { name: 'Title and authors' })).toContainText('Kelp: a study');
});

test('the form is accessible to assistive technology', { tag: '@full' }, async ({ page }) => {
  await open(page, paper);
  await edit(page);
  const { violations } = await new AxeBuilder({ page })
    .disableRules(['page-has-heading-one', 'region', 'landmark-one-main'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});
