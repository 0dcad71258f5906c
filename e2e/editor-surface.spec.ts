import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, files, open, read, remote, select, test } from './_support/editor-page.ts';

const paper = readFileSync(join(files, 'paper.md'), 'utf8');

test('the paper is rendered: card, citations, figure with badge and caption, no CSP violations', async ({ page }) => {
  await open(page, paper);
  await expect(page.getByRole('region', { name: 'Title and authors' })).toContainText(
    'mwarp1d: Manual one-dimensional data warping',
  );
  await expect(page.locator('cite').first()).toHaveText(
    '(Ramsay and Li 1998; Sadeghi et al. 2000; Marron et al. 2015)',
  );
  await page.evaluate(() => window.bench.handle!.jumpTo({ line: 47 }));
  await expect(page.locator('.cm-size-badge')).toHaveText('600 × 400');
  await expect(page.locator('.cm-caption')).toHaveText('Example 1D warp.');
  await page.evaluate(() => void (window.bench.view!.scrollDOM.scrollTop = 0));
  await page.getByRole('button', { name: 'Edit title and authors' }).click();
  await page.getByRole('button', { name: 'Edit as YAML' }).click();
  await expect(page.locator('.cm-fm-source').first()).toHaveText('---');
});

test('an empty document says so and is tall enough to click', async ({ page }) => {
  await open(page, '');
  await expect(page.getByText('Empty document…')).toBeVisible();
  expect(await page.locator('.cm-content').evaluate((element) => element.clientHeight)).toBeGreaterThanOrEqual(150);
});

test('the keys of docs/behaviour.md; each is one undo step', async ({ page }) => {
  const keys: readonly (readonly [string, string])[] = [
    ['Control+b', 'one **two** three'],
    ['Control+i', 'one *two* three'],
    ['Control+k', 'one [two]() three'],
    ['Control+Shift+9', '- [ ] one two three'],
    ['Control+Shift+c', 'one <!-- two --> three'],
  ];
  for (const [key, expected] of keys) {
    await open(page, 'one two three');
    await select(page, 4, 7);
    await page.keyboard.press(key);
    await expect.poll(() => read(page), key).toBe(expected);
    await page.keyboard.press('Control+z');
    expect(await read(page), key).toBe('one two three');
  }
});

test('the save key is swallowed, and Ctrl-M lets Tab leave', { tag: '@full' }, async ({ page }) => {
  await open(page, 'text');
  const prevented = await page.evaluate(() => {
    const event = new KeyboardEvent('keydown', {
      key: 's',
      code: 'KeyS',
      keyCode: 83,
      ctrlKey: true,
      bubbles: true,
      cancelable: true,
    });
    window.bench.view!.contentDOM.dispatchEvent(event);
    return event.defaultPrevented;
  });
  expect(prevented).toBe(true);
  await page.keyboard.press('Tab');
  expect(await read(page)).not.toBe('text');
  await page.keyboard.press('Control+m');
  const before = await read(page);
  await page.keyboard.press('Tab');
  expect(await read(page)).toBe(before);
});

test('Enter continues and ends lists', async ({ page }) => {
  await open(page, '1. one');
  await page.keyboard.press('Control+End');
  await page.keyboard.type('\ntwo\n\nafter');
  expect(await read(page)).toBe('1. one\n2. two\n\nafter');
});

test('deleting everything selected leaves nothing to measure', { tag: '@full' }, async ({ page }) => {
  await open(page, paper);
  await page.locator('.cm-line').nth(6).click();
  await page.evaluate(async () => {
    const view = window.bench.view!;
    const { length } = view.state.doc;
    // Before the view has measured the selection.
    view.dispatch({ selection: { anchor: 0, head: length }, userEvent: 'select' });
    view.dispatch({ changes: { from: 0, to: length }, userEvent: 'delete' });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  expect(await read(page)).toBe('');
});

test.describe('Enter in prose', () => {
  test('starts a paragraph, Backspace joins it again, Shift+Enter breaks the line', async ({ page }) => {
    await open(page, '- a bullet');
    await page.keyboard.press('Control+End');
    await page.keyboard.type('\n\nA text\nand another');
    expect(await read(page)).toBe('- a bullet\n\nA text\n\nand another');
    await page.keyboard.press('Home');
    await page.keyboard.press('Backspace');
    expect(await read(page)).toBe('- a bullet\n\nA textand another');
    await page.keyboard.press('Shift+Enter');
    expect(await read(page)).toBe('- a bullet\n\nA text\\\nand another');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(page.locator('.cm-line.cm-breaks')).toHaveText('A text');
  });

  test('starts a line in source mode, and if the preference says so', { tag: '@full' }, async ({ page }) => {
    await open(page, 'one', { mode: 'source' });
    await page.keyboard.press('Control+End');
    await page.keyboard.type('\ntwo');
    expect(await read(page)).toBe('one\ntwo');
    await open(page, 'one');
    await page.evaluate(() => window.bench.handle!.setEnter('line'));
    await page.keyboard.press('Control+End');
    await page.keyboard.type('\ntwo');
    expect(await read(page)).toBe('one\ntwo');
    await page.evaluate(() => window.bench.handle!.setEnter('paragraph'));
    await page.keyboard.type('\nthree');
    expect(await read(page)).toBe('one\ntwo\n\nthree');
  });

  test('lines that will be joined in print are marked, others are not', { tag: '@full' }, async ({ page }) => {
    await open(page, 'first\n\none\ntwo *three\nfour*\nend\n\n$$\na\nb\n$$\n\n- item\n  more');
    await expect(page.locator('.cm-line.cm-runs-on')).toHaveText(['one', 'two three', 'four', /item/]);
  });
});

test('pasting: formatted text becomes Markdown, with Shift it stays plain, images are uploaded', async ({ page }) => {
  const paste = (html: string, text: string, plain: boolean): Promise<void> =>
    page.evaluate(
      ([markup, words, shift]) => {
        const view = window.bench.view!;
        if (shift)
          view.contentDOM.dispatchEvent(
            new KeyboardEvent('keydown', { key: 'V', ctrlKey: true, shiftKey: true, bubbles: true }),
          );
        const data = new DataTransfer();
        if (markup) data.setData('text/html', markup);
        if (words) data.setData('text/plain', words);
        view.contentDOM.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
        );
      },
      [html, text, plain] as const,
    );
  await open(page, '');
  await paste('<p>a <b>bold</b> word</p>', 'a bold word', false);
  expect(await read(page)).toBe('a **bold** word');
  await open(page, '');
  await paste('<p>a <b>bold</b> word</p>', 'a bold word', true);
  expect(await read(page)).toBe('a bold word');
  await open(page, 'see docs');
  await select(page, 4, 8);
  await paste('', 'https://example.org', false);
  expect(await read(page)).toBe('see [docs](https://example.org)');
  // A table from a spreadsheet or terminal gets its own lines; undo restores the plain text.
  await open(page, 'see here');
  await select(page, 3);
  await paste('', 'a\tb\n1\t2\n', false);
  expect(await read(page)).toBe('see\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n\n here');
  await page.keyboard.press('Control+z');
  expect(await read(page)).toBe('seea\tb\n1\t2\n here');
  await page.keyboard.press('Control+z');
  expect(await read(page)).toBe('see here');
  await paste('', 'a\tb\n1\t2\n', true);
  expect(await read(page)).toBe('seea\tb\n1\t2\n here');
  await open(page, 'x');
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.items.add(new File(['x'], 'pic one.png', { type: 'image/png' }));
    window.bench.view!.contentDOM.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect.poll(() => read(page)).toContain('![](pic%20one.png)');
});

test('completion: works by author, files, footnotes', async ({ page }) => {
  await open(page, paper);
  await expect(page.locator('cite').first()).toBeVisible();
  await select(page, paper.length);
  await page.keyboard.type(' [@sadeg');
  // While more results are loading, the list is shown but ignores keys.
  const list = page.locator('.cm-tooltip-autocomplete:not(.cm-tooltip-autocomplete-disabled)');
  await expect(list.locator('li').first()).toContainText('Sadeghi:2000');
  // It also ignores keys for its first 75 ms, as they may be meant for the text (the library's interactionDelay).
  await page.evaluate(() => new Promise((resolve) => void setTimeout(resolve, 80)));
  await page.keyboard.press('Tab');
  expect(await read(page)).toContain('[@Sadeghi:2000');
  await open(page, '');
  await page.keyboard.type('![](fig');
  await expect(page.locator('.cm-tooltip-autocomplete li').first()).toContainText('figure.png');
});

test('problems in JSON, YAML and front matter have their line', { tag: '@full' }, async ({ page }) => {
  await open(page, '{\n  "a": 1,\n  b\n}', { path: 'x.json' });
  await expect
    .poll(() => page.evaluate(() => (window.bench.told['problems'] as { line: number }[] | undefined)?.[0]?.line))
    .toBe(3);
  await open(page, 'a: 1\na: 2\n', { path: 'x.yaml' });
  await expect
    .poll(() => page.evaluate(() => (window.bench.told['problems'] as { message: string }[] | undefined)?.[0]?.message))
    .toMatch(/unique/);
  await open(page, '---\ntitle: "x\n---\n\ntext');
  await expect
    .poll(() =>
      page.evaluate(() => (window.bench.told['problems'] as { severity: string }[] | undefined)?.[0]?.severity),
    )
    .toBe('error');
});

test('an input method composes inside marked text without interruption', async ({ page, context }) => {
  await open(page, 'first **bold** last');
  await select(page, 'first **bo'.length);
  const session = await context.newCDPSession(page);
  for (const text of ['に', 'にほ', 'にほん']) {
    await session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  }
  await remote(page, 0, 'Others. ');
  await session.send('Input.insertText', { text: '日本' });
  await expect.poll(() => read(page)).toBe('Others. first **bo日本ld** last');
});

test('copying as HTML gives other programs formatted text', { tag: '@full' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(
    page,
    '# A *head* {#id}\n\nText with **bold**, [a link](https://example.org), [no](javascript:x), $x^2$ and `<b>`.\n\n- one\n- [x] two\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```js\nx < 1\n```\n',
  );
  await page.keyboard.press('Control+Alt+c');
  await expect.poll(() => page.evaluate(() => window.bench.told['message'])).toMatch(/^Copied/);
  const copied = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const text = async (type: string): Promise<string> => (await item!.getType(type)).text();
    return { html: await text('text/html'), plain: await text('text/plain') };
  });
  expect(copied.plain).toBe(await read(page));
  for (const part of [
    '<h1>A <em>head</em>',
    '<strong>bold</strong>',
    '<a href="https://example.org/">a link</a>',
    '<a>no</a>',
    '$x^2$',
    '<code>&lt;b&gt;</code>',
    '<li>one</li>',
    '<li>☑ two</li>',
    '<td>2</td>',
    '<code>x &lt; 1</code>',
  ])
    expect(copied.html).toContain(part);
});

test('front matter is a card as soon as its closing line is there', { tag: '@full' }, async ({ page }) => {
  await open(page, '');
  await page.keyboard.type('---\ntitle: Late\n');
  await page.keyboard.press('Home');
  await page.keyboard.type('---\n\nText');
  await expect(page.getByRole('region', { name: 'Title and authors' })).toContainText('Late');
});

test('titles and authors are drawn as they are printed', async ({ page }) => {
  const title = 'Growth of *Macrocystis* in well-lit H~2~O <b>now</b>, $x$';
  await open(page, `---\ntitle: ${title}\nsubtitle: 1. An item\nauthor: [Ada^1^, Ben]\n---\n\nText.\n`);
  const card = page.getByRole('region', { name: 'Title and authors' });
  await expect(card.locator('.cm-fm-title em')).toHaveText('Macrocystis');
  await expect(card.locator('.cm-fm-title sub')).toHaveText('2');
  await expect(card.locator('.cm-fm-title')).toContainText('Growth of Macrocystis in well-lit H2O now, ');
  await expect(card.locator('.cm-fm-word')).toHaveText('well-lit');
  await expect(card.locator('.cm-fm-author sup')).toHaveText('1');
  await expect(card.locator('.cm-fm-subtitle')).toHaveText('1. An item');
});

test('everything in the editor is accessible to assistive technology', async ({ page }) => {
  for (const [text, mode] of [
    [paper, 'preview'],
    [paper, 'source'],
    [
      'a\n\n- [ ] task\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n![Cap](figure.png)\n\n$$\nx\n$$\n\n> [!NOTE]\n> b\n\nc[^1]\n\n[^1]: d',
      'preview',
    ],
  ] as const) {
    await open(page, text, { mode });
    await expect(page.locator('.cm-line').first()).toBeVisible();
    const { violations } = await new AxeBuilder({ page })
      .disableRules(['page-has-heading-one', 'region', 'landmark-one-main'])
      .analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  }
});

test('typing a mark over a selection wraps it', { tag: '@full' }, async ({ page }) => {
  await open(page, 'one two');
  await select(page, 4, 7);
  await page.keyboard.type('*');
  expect(await read(page)).toBe('one *two*');
});
