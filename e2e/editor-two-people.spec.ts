import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { type Account, createAccount, createGroup } from '../tests/_support/accounts.ts';
import { ROOT, type RunningServer } from '../tests/_support/start-server.ts';
import { placeCaret, readEditor, waitForEditor, waitForSaved } from './_support/editor.ts';
import { expect, openAs, test } from './_support/journey.ts';

/** Two people in two real browsers on one server, each editing what the other is editing. */
interface Pair {
  readonly ada: Page;
  readonly ben: Page;
  readonly problems: string[];
}

let people: Promise<{ ada: Account; ben: Account; group: string }> | null = null;
const contexts: BrowserContext[] = [];
let files = 0;

async function meet(server: RunningServer): Promise<{ ada: Account; ben: Account; group: string }> {
  const ada = await createAccount(server, 'Ada');
  const ben = await createAccount(server, 'Ben');
  const group = await createGroup('Paper', ada, ben);
  const content = new Uint8Array(readFileSync(join(ROOT, 'examples/mwarp1d/figure.png')));
  await ada.client.upload(group, '', [{ name: 'figure.png', content }]);
  return { ada, ben, group };
}

async function openBoth(browser: Browser, server: RunningServer, text: string): Promise<Pair> {
  const { ada, ben, group } = await (people ??= meet(server));
  const name = `text-${++files}.md`;
  const uploaded = await ada.client.upload(group, '', [{ name, content: new TextEncoder().encode(text) }]);
  expect(uploaded.status).toBe(200);
  const [atAda, atBen] = await Promise.all(
    [ada, ben].map((account) => openAs(browser, account, `/workspace/${group}/${name}`)),
  );
  contexts.push(atAda!.context, atBen!.context);
  await Promise.all([waitForEditor(atAda!.page), waitForEditor(atBen!.page)]);
  return { ada: atAda!.page, ben: atBen!.page, problems: [...atAda!.problems, ...atBen!.problems] };
}

test.afterEach(async () => {
  await Promise.all(contexts.splice(0).map((context) => context.close()));
});

/** Waits until both have the same text and nothing is pending; returns it. */
async function agree({ ada, ben }: Pick<Pair, 'ada' | 'ben'>): Promise<string> {
  await Promise.all([waitForSaved(ada), waitForSaved(ben)]);
  await expect.poll(async () => (await readEditor(ada)) === (await readEditor(ben))).toBe(true);
  return readEditor(ada);
}

/** On a busy machine, typing makes an unknown number of undo steps, but at most one per key. */
async function undoAll(page: Page): Promise<void> {
  for (let i = 0; i < 30; i++) await page.keyboard.press('Control+z');
}

const both = (first: Promise<unknown>, second: Promise<unknown>): Promise<unknown> => Promise.all([first, second]);
const delay = { delay: 25 };

test('in one paragraph: at two places, then at one; each undoes only their own changes', async ({
  browser,
  server,
}) => {
  const pair = await openBoth(browser, server, 'A **bold** start and a [link](https://example.org) at the end.\n');
  const { ada, ben } = pair;
  await both(placeCaret(ada, 'bold'), placeCaret(ben, 'link'));
  // A user who cannot see the other's caret hears an announcement, which does not remain.
  const heard = ada.waitForFunction(() =>
    document.querySelector('.cm-announced')?.textContent?.includes('Ben is editing this line.'),
  );
  await both(ada.keyboard.type('adaone', delay), ben.keyboard.type('benone', delay));
  expect(await agree(pair)).toBe('A **boldadaone** start and a [linkbenone](https://example.org) at the end.\n');
  await heard;
  await both(placeCaret(ada, ' start'), placeCaret(ben, ' start'));
  await both(ada.keyboard.type(' adatwo', delay), ben.keyboard.type(' bentwo', delay));
  const middle = (text: string): string => /start(.*) and a/.exec(text)![1]!;
  const together = middle(await agree(pair));
  expect([...together].toSorted().join('')).toBe([...' adatwo bentwo'].toSorted().join(''));
  for (let i = 0; i < 12 && middle(await readEditor(ada)).length > 7; i++) await ada.keyboard.press('Control+z');
  expect(middle(await agree(pair))).toBe(' bentwo');
  await undoAll(ben);
  await undoAll(ada);
  expect(await agree(pair)).toBe('A **bold** start and a [link](https://example.org) at the end.\n');
  // Even if only the other user sees the source.
  await placeCaret(ada, ' at the end');
  const beforeBen = (): Promise<string> =>
    ada.evaluate(() => {
      const caret = document.querySelector('.cm-person-caret');
      const line = caret?.closest('.cm-line');
      if (!caret || !line) return 'no caret';
      const range = document.createRange();
      range.setStart(line, 0);
      range.setEndBefore(caret);
      return range.toString();
    });
  for (const [hidden, seen] of [
    ['A *', 'A '],
    ['https://', 'A bold start and a link'],
  ] as const) {
    await placeCaret(ben, hidden);
    await expect.poll(beforeBen).toBe(seen);
  }
  // A name label fades so as not to cover words, and reappears when its person moves after a pause.
  const flag = (): Promise<string> =>
    ada.locator('.cm-person-flag').evaluate((element) => getComputedStyle(element).opacity);
  await expect.poll(flag).toBe('0');
  await ben.waitForTimeout(2500);
  await ben.keyboard.press('ArrowRight');
  await expect.poll(flag).toBe('1');
  expect(pair.problems).toEqual([]);
});

test(
  "in one list: one's new items, numbers and ticks leave the other’s caret in its word",
  { tag: '@full' },
  async ({ browser, server }) => {
    const pair = await openBoth(browser, server, 'Steps:\n\n1. first\n2. second\n3. third\n\n- [ ] task\n');
    const { ada, ben } = pair;
    await both(placeCaret(ada, 'first'), placeCaret(ben, 'second'));
    await both(ada.keyboard.type('\nadanew\nadamore', { delay: 60 }), ben.keyboard.type(' bengoeson', { delay: 80 }));
    expect(await agree(pair)).toBe(
      'Steps:\n\n1. first\n2. adanew\n3. adamore\n4. second bengoeson\n5. third\n\n- [ ] task\n',
    );
    await both(ada.keyboard.type(' still', delay), ben.getByRole('checkbox', { name: 'task' }).click());
    expect(await agree(pair)).toBe(
      'Steps:\n\n1. first\n2. adanew\n3. adamore still\n4. second bengoeson\n5. third\n\n- [x] task\n',
    );
    await undoAll(ada);
    expect(await agree(pair)).toBe('Steps:\n\n1. first\n2. second bengoeson\n3. third\n\n- [x] task\n');
    expect(pair.problems).toEqual([]);
  },
);

const table = 'Text before.\n\n| Name | Value |\n|------|-------|\n| one  | 1     |\n| two  | 2     |\n\nText after.\n';

test('in one table: cells, rows and column widths', { tag: '@full' }, async ({ browser, server }) => {
  const pair = await openBoth(browser, server, table);
  const { ada, ben } = pair;
  await ada.locator('td', { hasText: 'one' }).click();
  await ben.locator('td', { hasText: '2' }).click();
  await both(ada.keyboard.press('End'), ben.keyboard.press('Tab'));
  await placeCaret(ada, '| one');
  // Ben is in his own row at the end now; both type, and Ada aligns the columns while Ben continues.
  await both(ada.keyboard.type('ada', delay), ben.keyboard.type('three', delay));
  await agree(pair);
  await both(
    (async () => {
      await ada.keyboard.press('Control+Shift+A');
      await ada.keyboard.type('more', delay);
    })(),
    ben.keyboard.type('threethree', delay),
  );
  await both(ada.keyboard.press('Tab'), ben.keyboard.press('Tab'));
  await both(ada.keyboard.type('11', delay), ben.keyboard.type('33', delay));
  const text = await agree(pair);
  const rows = text.split('\n').filter((line) => line.startsWith('|'));
  const cells = rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  expect(cells).toEqual([
    ['Name', 'Value'],
    [expect.stringMatching(/^-+$/), expect.stringMatching(/^-+$/)],
    ['oneadamore', '11'],
    ['two', '2'],
    ['threethreethree', '33'],
  ]);
  expect(text.startsWith('Text before.\n\n|')).toBe(true);
  expect(text.endsWith('|\n\nText after.\n')).toBe(true);
  // Ben leaves the table: it is rendered again for him while Ada goes on editing it.
  await placeCaret(ben, 'Text after.');
  await expect(ben.locator('td').first()).toHaveText('oneadamore');
  await ada.keyboard.type('9', delay);
  await expect(ben.locator('td').nth(1)).toHaveText('119');
  await ada.keyboard.press('Control+z');
  await ada.keyboard.press('Control+z');
  expect(await agree(pair)).toContain('threethreethree');
  expect(pair.problems).toEqual([]);
});

test('in the cells of one drawn table: the text is exactly what both typed', async ({ browser, server }) => {
  const pair = await openBoth(browser, server, table);
  const { ada, ben } = pair;
  await ada.locator('td', { hasText: 'one' }).click();
  await ben.locator('td', { hasText: '1' }).click();
  await both(ada.keyboard.press('End'), ben.keyboard.press('End'));
  await expect(ada.locator('.cm-cell .cm-person-caret')).toHaveCount(1);
  await both(ada.keyboard.type(' |x', delay), ben.keyboard.type('23', delay));
  expect(await agree(pair)).toBe(table.replace('| one  | 1 ', '| one \\|x  | 123 '));
  // Ben deletes past the start of his cell while Ada continues in hers.
  await both(
    ada.keyboard.type('yz', delay),
    (async () => {
      for (let i = 0; i < 6; i++) await ben.keyboard.press('Backspace', delay);
      await ben.keyboard.type('7', delay);
    })(),
  );
  expect(await agree(pair)).toBe(table.replace('| one  | 1 ', '| one \\|xyz  | 7 '));
  for (const page of [ada, ben]) await expect(page.locator('.cm-grid')).toBeVisible();
  await undoAll(ada);
  expect(await agree(pair)).toBe(table.replace('| one  | 1 ', '| one  | 7 '));
  expect(pair.problems).toEqual([]);
});

const figure = 'Text before.\n\n![Old words](figure.png){width=400px}\n\nText after.\n';

test(
  'in one caption: both type, one finishes first, the other keeps focus and caret; nothing is lost',
  { tag: '@full' },
  async ({ browser, server }) => {
    const pair = await openBoth(browser, server, figure);
    const { ada, ben } = pair;
    await Promise.all([ada, ben].map((page) => page.locator('.cm-caption').click()));
    await both(ada.keyboard.press('Home'), ben.keyboard.press('End'));
    await both(ada.keyboard.type('Ada ', delay), ben.keyboard.type(' ben', delay));
    await ada.keyboard.press('Enter');
    await expect(ben.locator('.cm-caption')).toHaveText('Ada Old words ben');
    await ben.keyboard.type(' still', delay);
    await expect(ben.locator('.cm-caption')).toHaveText('Ada Old words ben still');
    await expect(ben.locator('.cm-caption')).toBeFocused();
    expect(await readEditor(ben)).toContain('![Ada Old words](figure.png "Ada Old words"){width=400px}');
    await ben.keyboard.press('Enter');
    await expect(ada.locator('.cm-caption')).toHaveText('Ada Old words ben still');
    const written = '![Ada Old words ben still](figure.png "Ada Old words ben still"){width=400px}';
    expect(await agree(pair)).toBe(figure.replace(/!.*/, written));
    await ada.keyboard.press('Control+z');
    const taken = await agree(pair);
    expect(taken).toContain('![Old words ben still](figure.png');
    expect(pair.problems).toEqual([]);
  },
);

test(
  'in a caption while another changes the image’s URL, its size and the text above',
  { tag: '@full' },
  async ({ browser, server }) => {
    const pair = await openBoth(browser, server, figure);
    const { ada, ben } = pair;
    await ada.locator('.cm-caption').click();
    await ada.keyboard.press('End');
    await ada.keyboard.type(' ada', delay);
    await placeCaret(ben, 'Text before.');
    await ben.keyboard.type(' More above.\n\nAnd more.', delay);
    await placeCaret(ben, '![Old');
    await ben.keyboard.type('er', delay);
    await placeCaret(ben, 'width=4');
    await ben.keyboard.press('Backspace');
    await ben.keyboard.type('3', delay);
    await agree(pair);
    await expect(ada.locator('.cm-caption')).toBeFocused();
    await expect(ada.locator('.cm-caption')).toHaveText('Older words ada');
    await ada.keyboard.type(' end', delay);
    await ada.keyboard.press('Enter');
    expect(await agree(pair)).toContain('![Older words ada end](figure.png "Older words ada end"){width=300px}');

    // The image is no longer alone in its paragraph: the caption typed is saved anyway, and further keys go into the
    // text.
    await ada.locator('.cm-caption').click();
    await ada.keyboard.press('End');
    await ada.keyboard.type(' last', delay);
    await placeCaret(ben, '{width=300px}');
    await ben.keyboard.type(' words behind', delay);
    await expect.poll(() => readEditor(ben)).toContain('![Older words ada end last](figure.png');
    await expect(ada.locator('.cm-content').first()).toBeFocused();
    expect(await agree(pair)).toContain('"Older words ada end last"){width=300px} words behind');
    expect(pair.problems).toEqual([]);
  },
);

test('the outline begins with the title and shows which section the other person is in', async ({
  browser,
  server,
}) => {
  const { ada, ben, problems } = await openBoth(
    browser,
    server,
    '---\ntitle: The whole\n---\n\n# First\n\nwords\n\n# Second\n\nmore\n',
  );
  const outline = ada.getByRole('navigation', { name: 'Outline' });
  const inSection = (name: string) =>
    outline
      .getByRole('listitem')
      .filter({ has: ada.getByRole('button', { name }) })
      .getByRole('img', { name: 'Ben' });
  await expect(outline.getByRole('button')).toHaveText(['The whole', 'First', 'Second']);
  // The section being edited is marked, wherever it is in the window.
  await placeCaret(ada, 'more');
  await expect(outline.getByRole('button', { name: 'Second' })).toHaveAttribute('aria-current', 'location');
  await placeCaret(ben, 'more');
  await expect(inSection('Second')).toBeVisible();
  await placeCaret(ben, 'words');
  await expect(inSection('First')).toBeVisible();
  await expect(inSection('Second')).toBeHidden();
  await ben.close();
  await expect(inSection('First')).toBeHidden();
  expect(problems).toEqual([]);
});

test('initials of others appear in the margin at their paragraph, and lead to their caret', async ({
  browser,
  server,
}) => {
  const paragraphs = Array.from(
    { length: 30 },
    (_, at) => `Paragraph ${at + 1}. ${'Words that fill it. '.repeat(30)}End ${at + 1}.`,
  );
  const pair = await openBoth(browser, server, `${paragraphs.join('\n\n')}\n`);
  const { ada, ben, problems } = pair;
  const initials = ada.locator('.cm-person-spot');
  const line = (number: number): Locator => ada.locator('.cm-line', { hasText: `Paragraph ${number}. ` });
  const topOf = async (place: Locator): Promise<number> => (await place.boundingBox())?.y ?? Infinity;
  /** Measured from the first row of a paragraph. */
  const farFrom = async (number: number): Promise<number> =>
    Math.abs((await topOf(initials)) - (await topOf(line(number))));
  await placeCaret(ben, 'End 2');
  await expect(initials).toHaveText('B');
  await expect.poll(() => farFrom(2)).toBeLessThan(10);
  // Beside the text, and the bar alone is read out.
  const text = await line(2).boundingBox();
  expect((await initials.boundingBox())!.x).toBeGreaterThanOrEqual(text!.x + text!.width);
  await expect(ada.getByRole('button', { name: /Ben/ })).toHaveCount(1);
  // The element stays the same while Ben types, and follows the paragraph when others write above it.
  const element = await initials.elementHandle();
  await ben.keyboard.type(' and more', delay);
  await agree(pair);
  expect(await element?.evaluate(({ isConnected }) => isConnected)).toBe(true);
  await placeCaret(ada, 'End 1.');
  await ada.keyboard.type(` ${'More words above. '.repeat(12)}`);
  await expect.poll(() => farFrom(2)).toBeLessThan(10);
  // No initials while the caret is far away; near it, clicking them leads to the caret at the end of the paragraph.
  await placeCaret(ben, 'End 29.');
  await expect(initials).toHaveCount(0);
  await ada.setViewportSize({ width: 1280, height: 300 });
  await placeCaret(ada, 'Paragraph 29');
  await initials.click();
  await expect(ada.locator('.cm-person-flag', { hasText: 'Ben' })).toBeInViewport();
  // Where the text has no margin, the bar says it.
  await ada.setViewportSize({ width: 360, height: 640 });
  await expect(ada.getByRole('button', { name: 'Others editing this file: Ben' })).toBeVisible();
  await expect(initials).toHaveCount(0);
  expect(problems).toEqual([]);
});
