import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTextFile } from '@scriptorium/contract/operations/workspace.ts';
import { createAccount, findWorkspace } from '../tests/_support/accounts.ts';
import { readCaretLine, waitForEditor } from './_support/editor.ts';
import { expect, openAs, test } from './_support/journey.ts';

const FIGURE = readFileSync(join(import.meta.dirname, '../examples/mwarp1d/figure.png'));

const TEXT = `---
title: Kelp: a story
---

See @fig:gone.

![Missing](absent.png)

$$
E = mc^2^3
$$

A formula $x^2$ that is right, and one that is $\\nowhere$.
`;

test('every problem that is drawn is in one list, on telephones too, and leads to its place', async ({
  browser,
  server,
}) => {
  const account = await createAccount(server, 'Petra');
  const uuid = await findWorkspace(account);
  await account.client.call(createTextFile, { uuid, parentItem: '', name: 'wrong.md', content: TEXT });
  for (const options of [
    { viewport: { width: 1440, height: 900 } },
    { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  ]) {
    const { page, context, problems } = await openAs(browser, account, `/workspace/${uuid}/wrong.md`, options);
    await waitForEditor(page);
    await page.getByRole('button', { name: '5 problems' }).click();
    await expect(page.getByRole('menuitem')).toHaveText([
      /second colon.*Line 2.*Kelp: a story$/u,
      /has the label “fig:gone”.*Line 5/u,
      /absent\.png is not in the workspace.*Line 7!\[Missing\]\(absent\.png\)$/u,
      /This formula cannot be typeset\. Two superscripts.*Line 9\$\$ E = mc\^2\^3 \$\$$/u,
      /This formula cannot be typeset\. \\nowhere is not a known command\..*Line 13/u,
    ]);
    await page.getByRole('menuitem', { name: /nowhere/u }).click();
    await expect.poll(() => readCaretLine(page)).toBe(13);
    await expect(page.locator('.cm-content')).toBeFocused();
    await page.getByRole('button', { name: '5 problems' }).click();
    await page.getByRole('menuitem', { name: /second colon/u }).click();
    await expect.poll(() => readCaretLine(page)).toBe(2);
    await expect(page.getByText('Line 2 cannot be read. There is a second colon here')).toBeVisible();
    expect(problems).toEqual([]);
    await context.close();
  }
});

test('an image that is not found can be chosen where it is missing', async ({ browser, server }) => {
  const account = await createAccount(server, 'Iris');
  const uuid = await findWorkspace(account);
  const text = 'Before.\n\n![A *caption*](figures/absent.png){#fig:one width=80%}\n\nAfter.\n';
  await account.client.call(createTextFile, { uuid, parentItem: '', name: 'gap.md', content: text });
  const { page, context, problems } = await openAs(browser, account, `/workspace/${uuid}/gap.md`);
  await waitForEditor(page);
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose an image…' }).click();
  await (await choosing).setFiles({ name: 'kelp (1).png', mimeType: 'image/png', buffer: FIGURE });
  await expect(page.locator('.cm-figure img')).toBeVisible();
  await expect(page.locator('.cm-figure figcaption')).toHaveText('Figure 1. A caption');
  await expect(page.getByRole('button', { name: 'Choose an image…' })).toHaveCount(0);
  await page.keyboard.press('Control+Alt+p');
  await expect(page.locator('.cm-content')).toContainText('![A *caption*](kelp%20%281%29.png){#fig:one width=80%}');
  expect(problems).toEqual([]);
  await context.close();
});
