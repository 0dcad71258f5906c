import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
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
  '/l#x',
  '/guest/00000000-0000-4000-8000-000000000000/',
  '/sign-in/00000000-0000-4000-8000-000000000000?code=x&state=y',
];
const SCREENS = [
  '/',
  '/profile',
  '/notifications',
  '/exports',
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

interface Look {
  width: number;
  height: number;
  colorScheme: 'light' | 'dark';
}

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

  /** Faults of a screen in its current state. */
  async function findFaults(page: Page): Promise<string[]> {
    const faults: string[] = [];
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (overflow > 0) faults.push(`${overflow} px wider than the window`);
    if (!/Scriptorium/.test(await page.title())) faults.push(`titled "${await page.title()}"`);
    // In one pass, reporting violations only: by default, the builder opens a second page for each analysis.
    const axe = new AxeBuilder({ page })
      .setLegacyMode()
      .options({ resultTypes: ['violations'] })
      .withTags(RULES);
    for (const { id, nodes } of (await axe.analyze()).violations)
      faults.push(
        `${id}: ${nodes
          .map((node) => node.target.join(' '))
          .slice(0, 3)
          .join(' | ')}`,
      );
    return faults;
  }

  // The gate looks at every screen once, alternating between narrow and light, and wide and dark; the full run loads
  // each at every size.
  const NARROW = { width: 360, height: 740, colorScheme: 'light' } as const;
  const WIDE = { width: 1440, height: 900, colorScheme: 'dark' } as const;
  const RUNS: readonly (readonly Look[])[] = FULL
    ? [
        [NARROW],
        [WIDE],
        [{ width: 1440, height: 900, colorScheme: 'light' }],
        [{ width: 768, height: 1024, colorScheme: 'light' }],
      ]
    : [[NARROW, WIDE]];
  for (const looks of RUNS) {
    const as = looks.map(({ width, colorScheme }) => `${width} px, ${colorScheme}`).join('; ');

    test(`is usable, accessible and free of errors: ${as}`, async ({ browser, server }) => {
      test.setTimeout(300_000);
      const faults: string[] = [];
      const inside = await openAs(browser, admin, '/');
      const outside = await browser.newContext();
      const gate = await outside.newPage();
      const guest = { page: gate, problems: watch(gate) };
      for (const [turn, template] of [...GUEST_SCREENS, ...SCREENS].entries()) {
        const { width, height, colorScheme } = looks[turn % looks.length] ?? NARROW;
        const { page, problems } = GUEST_SCREENS.includes(template) ? guest : inside;
        // Stops whatever the previous screen is still doing.
        await page.goto('about:blank');
        problems.length = 0;
        await page.setViewportSize({ width, height });
        await page.emulateMedia({ colorScheme });
        await page.goto(server.url + template.replace('{group}', group));
        await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
        await expect(page.locator('main').first()).toBeVisible();
        await expect(page.getByText('Loading…')).toHaveCount(0);
        await page.evaluate(() => document.fonts.ready);
        await expect.poll(() => page.evaluate(isMoving)).toBe(false);
        for (const fault of await findFaults(page)) faults.push(`${template} at ${width} px, ${colorScheme}: ${fault}`);
        for (const problem of problems) faults.push(`${template}: ${problem}`);
      }
      await inside.context.close();
      await outside.close();
      expect(faults).toEqual([]);
    });
  }
});

/** Whether colours or positions are still being animated, other than by scrolling. */
function isMoving(): boolean {
  return document
    .getAnimations()
    .some(
      ({ playState, timeline, effect }) =>
        playState === 'running' && timeline === document.timeline && effect?.getTiming().iterations !== Infinity,
    );
}
