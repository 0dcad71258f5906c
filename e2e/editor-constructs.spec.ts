import { place, snippets } from '../web/src/editor/live-preview/constructs.snippets.ts';
import { expect, open, read, select, test } from './_support/editor-page.ts';

test('an input method composes in every construct while others type', async ({ page, context }) => {
  const parts = snippets.map((snippet) => ({ ...place(snippet), name: snippet[0] }));
  const session = await context.newCDPSession(page);
  const compose = (text: string): Promise<unknown> =>
    session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  let expected = parts.map(({ text }) => text).join('\n\n');
  await open(page, expected);
  // From end to beginning, so that insertions do not move the remaining parts.
  let at = expected.length;
  for (const { text, from, to, name } of parts.toReversed()) {
    at -= text.length;
    await select(page, at + Math.floor((from + to) / 2));
    // In a table: in the nearest cell.
    const middle = await page.evaluate(() => window.bench.view!.state.selection.main.head);
    await compose('に');
    // Others type in the paragraphs above and below the construct, which contains one letter by now.
    const below = at + text.length;
    await page.evaluate((around) => around.forEach((place) => window.bench.remote(place, 'x')), [below + 1, at]);
    await compose('にほ');
    await session.send('Input.insertText', { text: '日本' });
    expected = `${expected.slice(0, at)}x${expected.slice(at, middle)}日本${expected.slice(middle, below)}x${expected.slice(below)}`;
    await expect.poll(() => read(page), { message: name, intervals: [10] }).toBe(expected);
    at -= 2;
  }
});
