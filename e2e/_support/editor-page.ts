import { join } from 'node:path';
import { expect, type Page, test as base } from '@playwright/test';
import { servePage } from '../../bench/editor/serve-page.ts';

export const files = join(import.meta.dirname, '../../examples/mwarp1d');

/** The editor alone, under the product's own CSP; built once per worker. Violations and errors fail the test. */
export const test = base.extend<{ problems: string[] }, { editorUrl: string }>({
  editorUrl: [
    async ({ browserName: _ }, use) => {
      const server = await servePage(files);
      await use(server.url);
      await server.close();
    },
    { scope: 'worker' },
  ],
  problems: [
    async ({ page, editorUrl }, use) => {
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' && !/404/.test(message.text())) problems.push(message.text());
      });
      await page.goto(editorUrl);
      await use(problems);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect } from '@playwright/test';

export async function open(
  page: Page,
  text: string,
  options: Parameters<Window['bench']['open']>[1] = {},
): Promise<void> {
  await page.evaluate(([doc, given]) => window.bench.open(doc, given), [text, options] as const);
  await page.evaluate(() => window.bench.view!.focus());
}

export const read = (page: Page): Promise<string> => page.evaluate(() => window.bench.view!.state.doc.toString());

/** The selected text. */
export const readSelection = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { state } = window.bench.view!;
    return state.sliceDoc(state.selection.main.from, state.selection.main.to);
  });

export async function select(page: Page, from: number, to = from): Promise<void> {
  await page.evaluate(
    ([anchor, head]) =>
      window.bench.view!.dispatch({ selection: { anchor, head }, userEvent: 'select', scrollIntoView: true }),
    [from, to] as const,
  );
}

/** Makes a remote change. */
export async function remote(page: Page, from: number, insert: string): Promise<void> {
  await page.evaluate(([at, text]) => window.bench.remote(at, text), [from, insert] as const);
}

/** Waits for what the editor measures and draws after a change, which takes two frames once its fonts are loaded. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise<void>((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    });
  });
}
