/**
 * `npm run demo`: the product full, in one command. The same server on a throw-away data directory with two accounts,
 * a group and a real paper; everything is gone when it ends.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createAccount, createGroup, loginAdmin } from '../tests/_support/accounts.ts';
import { ADMIN, ROOT, startServer } from '../tests/_support/start-server.ts';

const GROUP = 'Warping signals';

const server = await startServer({ env: { PORT: process.env['PORT'] ?? '3000', LOG_LEVEL: 'warn' } });
let ending = false;
async function end(): Promise<void> {
  if (ending) return;
  ending = true;
  await server.dispose();
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end());

try {
  await loginAdmin(server);
  const ada = await createAccount(server, 'Ada');
  const ben = await createAccount(server, 'Ben');
  const group = await createGroup(GROUP, ada, ben);
  const folder = join(ROOT, 'examples', 'mwarp1d');
  const files = readdirSync(folder).map((name) => ({
    name,
    content: new Uint8Array(readFileSync(join(folder, name))),
  }));
  const uploaded = await ada.client.upload(group, '', files);
  if (uploaded.status !== 200) throw new Error(`The paper could not be uploaded: ${JSON.stringify(uploaded.body)}`);
  console.log(`
Scriptorium with sample data runs at ${server.url}

  The paper       ${server.url}/workspace/${group}/paper.md
  Two people      ${ada.email}      ${ada.password}
                  ${ben.email}      ${ben.password}
  Administrator   ${ADMIN.email}    ${ADMIN.password}

Log in as one in this browser and as the other in a private window to see them write together.
Everything is thrown away when you press Ctrl+C.
`);
} catch (error) {
  console.error(error, server.log());
  process.exitCode = 1;
  await end();
}
