/**
 * `npm run demo`: the product on a temporary data directory with sample data: two accounts, a group and a real paper.
 * Everything is deleted at exit.
 */
import { ADMIN, startServer } from '../tests/_support/start-server.ts';
import { seedDemo } from './seed-demo.ts';

const server = await startServer({ env: { PORT: process.env['PORT'] ?? '3000', LOG_LEVEL: 'warn' } });
let ending = false;
async function end(): Promise<void> {
  if (ending) return;
  ending = true;
  await server.dispose();
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end());

try {
  const { accounts, paper } = await seedDemo(server.url);
  const people = accounts.map(({ email, password }) => `${email.padEnd(20)} ${password}`);
  console.log(`
Scriptorium with sample data runs at ${server.url}

  The paper       ${server.url}${paper}
  Two people      ${people.join('\n                  ')}
  Administrator   ${ADMIN.email.padEnd(20)} ${ADMIN.password}

Log in as one in this browser and as the other in a private window to see them write together.
Everything is thrown away when you press Ctrl+C.
`);
} catch (error) {
  console.error(error, server.log());
  process.exitCode = 1;
  await end();
}
