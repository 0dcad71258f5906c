/**
 * The editor compared with bare CodeMirror with lang-markdown, on the same texts in Chromium: from key event to the end
 * of the resulting layout, opening, memory, scrolling. For line stability see `caret-walk.ts`.
 *
 *     node bench/editor/measure.ts [keys per run]
 */
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { findBrowser } from '../../tests/_support/browser.ts';
import { servePage } from './serve-page.ts';

const keys = Number(process.argv[2] ?? 150);
const files = join(import.meta.dirname, '../../examples/mwarp1d');
const paper = readFileSync(join(files, 'paper.md'), 'utf8');
const body = paper.slice(paper.indexOf('# Summary'));

function repeat(enough: (text: string) => boolean): string {
  let text = paper;
  for (let part = 1; !enough(text); part++) text += `\n\n${body.replace(/^# /gm, `# ${part} `)}`;
  return text;
}

const texts: readonly (readonly [string, string])[] = [
  ['paper', paper],
  ['20,000 words', repeat((text) => text.split(/\s+/).length >= 20_000)],
  ['1 MB', repeat((text) => text.length >= 1_000_000)],
];

interface Figures {
  readonly open: number;
  readonly p50: number;
  readonly p95: number;
  readonly heap: number;
}

async function measure(page: Page, text: string, bare: boolean, remote: number): Promise<Figures> {
  const opened: number[] = [];
  for (let i = 0; i < 3; i++)
    opened.push(await page.evaluate(([doc, plain]) => window.bench.open(doc, { bare: plain }), [text, bare] as const));
  await page.waitForTimeout(1500);
  await page.evaluate(() => {
    const view = window.bench.view!;
    const at = view.state.doc.toString().indexOf('transforms a domain', view.state.doc.length / 3);
    view.focus();
    view.dispatch({
      selection: { anchor: at < 0 ? view.state.doc.toString().indexOf('transforms') : at },
      scrollIntoView: true,
    });
    const times: number[] = [];
    (window as unknown as { times: number[] }).times = times;
    let start = 0;
    view.contentDOM.addEventListener('keydown', (event) => void (start = event.timeStamp), true);
    view.contentDOM.addEventListener('input', () => {
      // After the frame's own work, which includes layout requested by then.
      requestAnimationFrame(() => {
        void view.contentDOM.offsetHeight;
        if (start > 0) times.push(performance.now() - start);
        start = 0;
      });
    });
  });
  if (remote > 0) {
    await page.evaluate((people) => {
      const view = window.bench.view!;
      const timer = setInterval(() => {
        const from = Math.floor(Math.random() * view.state.doc.length);
        const line = view.state.doc.lineAt(from);
        if (line.number > 30) window.bench.remote(line.to, 'x');
      }, 200 / people);
      setTimeout(() => clearInterval(timer), 60_000);
    }, remote);
  }
  await page.waitForTimeout(500);
  for (let i = 0; i < keys; i++) {
    await page.keyboard.press(i % 6 === 5 ? 'Space' : 'abcdef'[i % 6]!);
    await page.waitForTimeout(20);
  }
  const times = (await page.evaluate(() => (window as unknown as { times: number[] }).times)).toSorted((a, b) => a - b);
  const tools = await page.context().newCDPSession(page);
  await tools.send('HeapProfiler.collectGarbage');
  const { usedSize: heap } = await tools.send('Runtime.getHeapUsage');
  const at = (share: number): number =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  return { open: opened.toSorted((a, b) => a - b)[1]!, p50: at(0.5), p95: at(0.95), heap: heap / 1024 / 1024 };
}

/** Frames dropped while scrolling by a third of the window per frame. */
async function scroll(page: Page, text: string, bare: boolean): Promise<{ frames: number; dropped: number }> {
  await page.evaluate(([doc, plain]) => void window.bench.open(doc, { bare: plain }), [text, bare] as const);
  await page.waitForTimeout(1500);
  return page.evaluate(async () => {
    const { scrollDOM } = window.bench.view!;
    const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
    let before = await frame();
    let dropped = 0;
    let frames = 0;
    for (; frames < 150; frames++) {
      scrollDOM.scrollTop += 300;
      const now = await frame();
      dropped += Math.max(0, Math.round((now - before) / (1000 / 60)) - 1);
      before = now;
    }
    return { frames, dropped };
  });
}

const server = await servePage(files);
const view = { viewport: { width: 1200, height: 900 } };
const found = await findBrowser();
// Without a frame rate limit: waiting up to 17 ms for the next frame would dominate the result.
const browser = await chromium.launch({
  ...found,
  headless: true,
  args: [...(found.args ?? []), '--disable-frame-rate-limit', '--disable-gpu-vsync'],
});
try {
  console.log(
    `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, Chromium ${browser.version()}, ${keys} keys a run`,
  );
  console.log('text | editor | open ms | key to layout p50 | p95 ms | heap MB');
  for (const [name, text] of texts) {
    for (const [bare, remote] of [
      [true, 0],
      [false, 0],
      [true, 10],
      [false, 10],
    ] as const) {
      const page = await browser.newPage(view);
      await page.goto(server.url);
      const figures = await measure(page, text, bare, remote);
      const who = `${bare ? 'bare' : 'ours'}${remote > 0 ? `, ${remote} others typing` : ''}`;
      console.log(
        `${name} | ${who} | ${figures.open.toFixed(0)} | ${figures.p50.toFixed(1)} | ${figures.p95.toFixed(1)} | ${figures.heap.toFixed(0)}`,
      );
      await page.close();
    }
  }
  const screen = await chromium.launch({ ...found, headless: true });
  for (const [name, text] of texts) {
    for (const bare of [true, false]) {
      const page = await screen.newPage(view);
      await page.goto(server.url);
      const { frames, dropped } = await scroll(page, text, bare);
      console.log(`scrolling ${name}, ${bare ? 'bare' : 'ours'}: ${dropped} of ${frames} frames dropped`);
      await page.close();
    }
  }
  await screen.close();
} finally {
  await browser.close();
  await server.close();
}
