import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FULL } from '../tests/_support/full.ts';
import { expect, files, test } from './_support/editor-page.ts';
import { generate } from './_support/generate-text.ts';

const paper = readFileSync(join(files, 'paper.md'), 'utf8');
const other = readFileSync(join(files, '../timeseriesflattener/paper.md'), 'utf8');

test('opening, walking through, switching and closing leaves every text unchanged', async ({ page }) => {
  test.setTimeout(180_000);
  const texts = [
    paper,
    other,
    readFileSync(join(files, '../README.md'), 'utf8'),
    ...Array.from({ length: FULL ? 200 : 40 }, (_unused, i) => generate(i + 1)),
  ];
  const changed = await page.evaluate(async (all) => {
    const wrong: number[] = [];
    for (const [index, text] of all.entries()) {
      window.bench.open(text, {});
      const view = window.bench.view!;
      view.focus();
      for (let step = 0; step <= 6; step++) {
        view.dispatch({
          selection: { anchor: Math.floor((text.length * step) / 6) },
          userEvent: 'select',
          scrollIntoView: true,
        });
        if (step % 3 === 0) await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      window.bench.handle!.setMode('source');
      window.bench.handle!.setMode('preview');
      view.contentDOM.blur();
      if (view.state.doc.toString() !== text) wrong.push(index);
    }
    return wrong;
  }, texts);
  expect(changed).toEqual([]);
});
