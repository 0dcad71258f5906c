/**
 * `npm run dev`: the development server, at one address. The web client is hot-reloaded; the server restarts when its
 * sources change. Data is kept in data/dev. `npm run dev -- --demo` uses temporary data with a group and a paper, and
 * prints links that log you in. PORT sets the port (default 5173).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import type { Account } from '../tests/_support/accounts.ts';
import { ADMIN, ROOT } from '../tests/_support/start-server.ts';
import { logInByLink } from './dev/log-in-by-link.ts';
import { ServerProcess } from './dev/server-process.ts';
import { seedDemo } from './seed-demo.ts';

const RESTARTS_SERVER = ['server/src', 'server/assets', 'contract/src', 'bibliography/src'].map((folder) =>
  join(ROOT, folder),
);

const demo = process.argv.includes('--demo');
const port = Number(process.env['PORT'] ?? 5173);
const url = `http://localhost:${port}`;
const dataDir = demo ? mkdtempSync(join(tmpdir(), 'scriptorium-dev-')) : join(ROOT, 'data', 'dev');

const server = await ServerProcess.start({
  PUBLIC_URL: url,
  DATA_DIR: dataDir,
  LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
  ...(demo ? { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password } : {}),
});

const accounts: Account[] = [];
const web = await createServer({
  root: join(ROOT, 'web'),
  plugins: [logInByLink(accounts, url)],
  server: {
    port,
    strictPort: true,
    // Keeps the Host header, so that cookies and origin checks work as in production.
    proxy: {
      '/documents': { target: server.address, ws: true },
      '^/(api|files|health|metrics)(/|$)': { target: server.address },
    },
  },
  clearScreen: false,
});
await web.listen();
web.watcher.add(RESTARTS_SERVER);
web.watcher.on('all', (_event, path) => {
  if (RESTARTS_SERVER.some((folder) => path.startsWith(folder)) && !path.endsWith('.test.ts')) server.restartSoon();
});

let ending = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (ending) return;
    ending = true;
    void Promise.allSettled([web.close(), server.stop()]).then(() => {
      if (demo) rmSync(dataDir, { recursive: true, force: true });
      process.exit(0);
    });
  });
}

console.log(`
Scriptorium for developers: ${url}
Changes in web/src show at once; changes in server/src, contract/src and bibliography/src restart the server.`);
if (demo) {
  const { accounts: made, paper } = await seedDemo(url);
  accounts.push(...made, { ...made[0], ...ADMIN });
  console.log(`\nThe paper: ${url}${paper}\nOne click logs you in:`);
  for (const { displayName } of accounts) console.log(`  ${url}/dev/log-in/${displayName.toLowerCase()}`);
}
