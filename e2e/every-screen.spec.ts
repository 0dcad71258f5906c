import { AxeBuilder } from '@axe-core/playwright';
import { createAccount, createGroup, loginAdmin, type Account } from '../tests/_support/accounts.ts';
import { FULL } from '../tests/_support/full.ts';
import { expect, openAs, test, watch } from './_support/journey.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const GUEST_SCREENS = [
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password?token=x',
  '/verify-email?token=x',
  '/setup?token=x',
  '/unsubscribe?token=x',
  '/invitation?token=x',
  '/sign-in/00000000-0000-4000-8000-000000000000?code=x&state=y',
];
const SCREENS = [
  '/',
  '/profile',
  '/notifications',
  '/help',
  '/groups/new',
  '/groups/manage/{group}',
  '/workspace/{group}/',
  '/workspace/{group}/notes.md',
  '/workspace/{group}/settings.yaml',
  '/workspace/{group}/absent.md',
  '/references/{group}',
  '/admin',
  '/admin/users',
  '/admin/users/create',
  '/admin/groups',
  '/admin/groups/{group}',
  '/admin/defaults/list',
  '/admin/defaults/edit',
  '/admin/export/queue',
  '/admin/settings',
  '/admin/event-log',
  '/admin/providers',
];

/** Requirements common to all screens. */
test.describe('every screen', () => {
  let admin: Account;
  let group = '';

  test.beforeAll(async ({ server }) => {
    admin = await loginAdmin(server);
    await admin.client.post('/api/admin/settings/update', { key: 'registration_open', value: '1' });
    const member = await createAccount(server, 'Member');
    group = await createGroup('Screens', admin, member);
    const files = [
      { name: 'notes.md', content: '# Notes\n\nA **bold** word, a [link](https://example.org) and a formula $x^2$.\n' },
      { name: 'references.bib', content: '@book{lovelace1843,\n  author = {Lovelace, Ada},\n  title = {Notes}\n}\n' },
      { name: 'settings.yaml', content: 'a: 1\nb: [2, 3]\n' },
    ];
    expect((await admin.client.upload(group, '', files)).status).toBe(200);
  });

  // Each rule in light and dark, on a narrow and a wide screen; the full run adds the sizes between.
  for (const { width, height, colorScheme } of [
    { width: 1440, height: 900, colorScheme: 'dark' },
    { width: 360, height: 740, colorScheme: 'light' },
    ...(FULL
      ? ([
          { width: 1440, height: 900, colorScheme: 'light' },
          { width: 768, height: 1024, colorScheme: 'light' },
        ] as const)
      : []),
  ] as const) {
    const as = `${width} px, ${colorScheme}`;

    test(`is usable, accessible and free of errors: ${as}`, async ({ browser, server }) => {
      test.setTimeout(300_000);
      const faults: string[] = [];
      const options = { viewport: { width, height }, colorScheme };
      const inside = await openAs(browser, admin, '/', options);
      const outside = await browser.newContext(options);
      const gate = await outside.newPage();
      const guest = { page: gate, problems: watch(gate) };
      for (const template of [...GUEST_SCREENS, ...SCREENS]) {
        const { page, problems } = GUEST_SCREENS.includes(template) ? guest : inside;
        // Whatever the screen before still does ends here.
        await page.goto('about:blank');
        problems.length = 0;
        await page.goto(server.url + template.replace('{group}', group));
        await expect(page.locator('main').first()).toBeVisible();
        await expect(page.getByText('Loading…')).toHaveCount(0);
        await page.evaluate(() => document.fonts.ready);
        for (const problem of problems) faults.push(`${template}: ${problem}`);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        if (overflow > 0) faults.push(`${template}: ${overflow} px wider than the window`);
        if (!/Scriptorium/.test(await page.title())) faults.push(`${template}: titled "${await page.title()}"`);
        const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
        for (const violation of violations) {
          const where = violation.nodes
            .map((node) => node.target.join(' '))
            .slice(0, 3)
            .join(' | ');
          faults.push(`${template}: ${violation.id}: ${where}`);
        }
      }
      await inside.context.close();
      await outside.close();
      expect(faults).toEqual([]);
    });
  }
});
