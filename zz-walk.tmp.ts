import { chromium } from '@playwright/test';
import { findBrowser } from '../tests/_support/browser.ts';
const base = process.env['BASE'] ?? 'http://127.0.0.1:4820';
const [,, width, scheme, who, pw, ...paths] = process.argv;
const b = await chromium.launch(await findBrowser());
const ctx = await b.newContext({ viewport: { width: Number(width), height: Number(width) > 800 ? 900 : 740 }, colorScheme: scheme as 'light' });
const p = await ctx.newPage();
p.on('console', m => { if (m.type() === 'error' || m.type() === 'warning') console.log('console', m.type(), m.text().slice(0, 300)); });
p.on('pageerror', e => console.log('pageerror', e.message.slice(0, 300)));
p.on('requestfailed', r => console.log('failed', r.url().slice(0,150)));
p.on('response', r => { if (r.status() >= 400) console.log(r.status(), r.url().slice(0,150)); });
await p.goto(base + '/login');
await p.waitForTimeout(1000);
await p.screenshot({ path: `/tmp/walk/login-${width}-${scheme}.png` });
await p.getByLabel('E-mail').fill(who!); await p.getByRole('textbox', { name: 'Password' }).fill(pw!); await p.keyboard.press('Enter');
await p.waitForTimeout(1500);
for (const path of paths) {
  const [name, url] = path.split('=');
  await p.goto(base + url); await p.waitForTimeout(2500);
  await p.screenshot({ path: `/tmp/walk/${name}-${width}-${scheme}.png` });
  const w = await p.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  console.log(name, p.url(), 'title:', await p.title(), 'overflow', w);
}
await b.close();
