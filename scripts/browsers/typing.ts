import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { servePage } from '../../bench/editor/serve-page.ts';
import { quantile } from '../../bench/live/measure.ts';
import { ROOT } from '../../tests/_support/start-server.ts';
import type { Journey, Stage } from './journeys.ts';
import { type Page, VIEW } from './page.ts';

const FOLDER = join(ROOT, 'examples', 'mwarp1d');
const PAPER = readFileSync(join(FOLDER, 'paper.md'), 'utf8');
/** Words in the middle of the paper's first long paragraph. */
const BESIDE = 'transforms a domain';
const ROUNDS = 3;
const KEYS = 60;

/** Serves the bench's page, which has CodeMirror with Markdown and nothing else, next to the product. */
export const serveBare = (): ReturnType<typeof servePage> => servePage(FOLDER);

/** Types into a paper in the product and in bare CodeMirror alternately, with the same keyboard. */
export function typeBesideBare(bareUrl: string): Journey {
  return {
    name: 'Typing beside bare CodeMirror',
    async run(stage: Stage) {
      const { page, account, home } = stage;
      const file = { name: 'typed.md', content: new TextEncoder().encode(PAPER) };
      const { status } = await account.client.upload(home, '', [file]);
      if (status !== 200) throw new Error(`The paper could not be put there: ${status}`);
      const bare: number[] = [];
      const product: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        await page.driver.go(bareUrl);
        await page.until('Opening the bare editor', `globalThis.bench !== undefined`);
        await page.read(`{ bench.open(${JSON.stringify(PAPER)}, { bare: true }); }`);
        bare.push(...(await typeInto(page)));
        await page.open(`/workspace/${home}/typed.md`);
        product.push(...(await typeInto(page)));
        await page.saved();
      }
      stage.note(`bare ${describe(bare)}, the product ${describe(product)} of ${product.length} keys`);
    },
  };
}

function describe(times: readonly number[]): string {
  return `p50 ${quantile(times, 0.5).toFixed(1)}, p95 ${quantile(times, 0.95).toFixed(1)} ms`;
}

/** Milliseconds from each key to the end of the frame that shows it, without the first keys, which are warm-up. */
async function typeInto(page: Page): Promise<readonly number[]> {
  await page.read(`{ const view = ${VIEW};
    const at = view.state.doc.toString().indexOf(${JSON.stringify(BESIDE)});
    view.dispatch({ selection: { anchor: at }, scrollIntoView: true }); }`);
  // Let late drawing settle, such as formulas and references.
  await new Promise((resolve) => setTimeout(resolve, 2000));
  await page.clickByMouse(BESIDE);
  await page.read(`{ const content = document.querySelector('.cm-content');
    globalThis.typed = [];
    let pressed = 0;
    addEventListener('keydown', (event) => { pressed = event.timeStamp; }, true);
    content.addEventListener('input', () => {
      const from = pressed;
      requestAnimationFrame(() => {
        // Comes after the frame's own layout and paint.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => { typed.push(performance.now() - from); };
        port2.postMessage(0);
      });
    }); }`);
  const keys = Array.from({ length: KEYS + 10 }, (_, at) => (['a', 'e', 'o', 'x', 'Space'] as const)[at % 5] ?? 'a');
  await page.driver.strike(keys);
  await page.until('Typing', `typed.length >= ${keys.length}`);
  return (await page.read<number[]>('typed')).slice(10);
}
