import { createAccount, findWorkspace } from '../tests/_support/accounts.ts';
import { placeCaret, waitForEditor, waitForSaved } from './_support/editor.ts';
import { expect, openAs, test } from './_support/journey.ts';

/** What React reports to developer tools for each commit, in every build. */
const COUNT_COMMITS = `globalThis.commits = 0;
globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
  supportsFiber: true,
  checkDCE() {},
  inject: () => 1,
  onCommitFiberRoot() { commits += 1; },
  onCommitFiberUnmount() {},
  onPostCommitFiberRoot() {},
};`;

const KEYS = 40;

test('a key press renders nothing around the text', async ({ browser, server }) => {
  const account = await createAccount(server, 'Ada');
  const home = await findWorkspace(account);
  const content = new TextEncoder().encode('# Methods\n\nWords that are written on.\n');
  await account.client.upload(home, '', [{ name: 'text.md', content }]);
  const { page, context } = await openAs(browser, account, `/workspace/${home}`);
  await page.addInitScript(COUNT_COMMITS);
  await page.goto(`${server.url}/workspace/${home}/text.md`);
  await waitForEditor(page);
  await placeCaret(page, 'written');
  await page.keyboard.type('+');
  await waitForSaved(page);
  // Containment limits WebKit's layout and paint for each key (docs/decisions/183).
  await expect(page.locator('.cm-scroller')).toHaveCSS('contain', 'size layout');

  const count = (): Promise<number> => page.evaluate('commits');
  const before = await count();
  expect(before).toBeGreaterThan(0);
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.press('x');
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  // “Saving…” once, plus status changes if a busy machine pauses between two keys.
  expect((await count()) - before).toBeLessThan(KEYS / 2);
  await context.close();
});
