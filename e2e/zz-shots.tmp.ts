import { chromium } from '@playwright/test';
import { findBrowser } from '../tests/_support/browser.ts';
const [, , url, ...sizes] = process.argv;
const base = new URL(url!).origin;
const b = await chromium.launch(await findBrowser());
for (const size of sizes) {
  const [width, scheme] = size.split('-');
  const w = Number(width);
  const ctx = await b.newContext({ viewport: { width: w, height: w > 800 ? 900 : 740 }, colorScheme: scheme as 'light', hasTouch: w < 800 });
  const p = await ctx.newPage();
  p.on('pageerror', (e) => console.log('pageerror', e.message.slice(0, 300)));
  await p.goto(base + '/login');
  await p.getByLabel('E-mail').fill('ada@example.org');
  await p.getByRole('textbox', { name: 'Password' }).fill('Ada: a long pass phrase');
  await p.keyboard.press('Enter');
  await p.waitForURL((u) => !u.pathname.includes('login'));
  await p.goto(url!);
  await p.locator('.cm-content[contenteditable="true"]').first().waitFor();
  await p.waitForTimeout(1500);
  await p.screenshot({ path: `/tmp/walk/ed-plain-${size}.png` });
  await p.locator('.cm-content').first().focus();
  await p.keyboard.press('Control+Alt+e');
  const result = p.getByRole('region', { name: 'Result' });
  await result.waitFor();
  await p.waitForTimeout(1000);
  const answer = await p.evaluate(async () => {
    const token = /XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? '';
    const post = async (path: string, body: unknown): Promise<any> =>
      (await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json', 'x-xsrf-token': decodeURIComponent(token) }, body: JSON.stringify(body) })).json();
    const { defaultsFiles } = await post('/api/export/list-defaults', {});
    const uuid = location.pathname.split('/')[2];
    const pdf = defaultsFiles.find((f: any) => f.name.startsWith('PDF'));
    return post('/api/export/schedule', { uuid, profileUuid: pdf.uuid, files: ['paper.md'] });
  });
  console.log(JSON.stringify(answer).slice(0, 200));
  await result.locator('canvas').first().waitFor({ timeout: 60000 }).catch(() => console.log('no canvas'));
  await p.waitForTimeout(2000);
  await p.screenshot({ path: `/tmp/walk/ed-split-${size}.png` });
  if (w > 800) {
    await p.locator('.cm-scroller').evaluate((e) => void (e.scrollTop = 1500));
    await p.waitForTimeout(1200);
    await p.screenshot({ path: `/tmp/walk/ed-split2-${size}.png` });
  } else {
    await p.keyboard.press('Control+Alt+e');
    await p.waitForTimeout(500);
    await p.locator('.cm-scroller').evaluate((e) => void (e.scrollTop = 1700));
    await p.waitForTimeout(1200);
    await p.screenshot({ path: `/tmp/walk/ed-plain2-${size}.png` });
  }
  await ctx.close();
}
await b.close();
