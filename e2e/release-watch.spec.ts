import { createAccount } from '../tests/_support/accounts.ts';
import { expect, openAs, test } from './_support/journey.ts';

const loseFile = (): boolean => dispatchEvent(new Event('vite:preloadError'));

test('a missing file means a new release only if the server has one', async ({ browser, server }) => {
  const account = await createAccount(server, 'Keeper');
  const { page, context } = await openAs(browser, account, '/');
  await expect(page.getByText('Your Workspaces')).toBeVisible();
  const told = page.getByText('There is a new version of this application.');
  const asked = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/');
  await page.evaluate(loseFile);
  await (await asked).finished();
  // Long enough for the answer to have been processed.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  await expect(told).toHaveCount(0);
  await page.route(`${server.url}/`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<script type="module" src="/assets/later.js"></script>' }),
  );
  await page.evaluate(loseFile);
  await expect(told).toBeVisible();
  await context.close();
});
