import { createTextFile, readText } from '@scriptorium/contract/operations/workspace.ts';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findWorkspace, loginAs, runCli, type Account } from '../tests/_support/accounts.ts';
import { startServer, type RunningServer } from '../tests/_support/start-server.ts';

/**
 * Loses a server and restores it: fills one with generated data through its own uploads, backs it up while running,
 * restores the backup elsewhere, verifies every blob there, starts it and logs in. Each step is timed; everything is
 * deleted at the end.
 *
 *     node scripts/restore-drill.ts [gigabytes = 10] [folder = the system's temporary folder]
 *
 * Needs three times the space: the server, the backup, the restored server.
 */
const gigabytes = Number(process.argv[2] ?? 10);
const place = mkdtempSync(join(process.argv[3] ?? tmpdir(), 'scriptorium-drill-'));
const GB = 1e9;
const TEXTS = 200;

/** Sizes as on a research server: a few large data files, many images, very many small files. */
const KINDS = [
  { share: 0.6, bytes: 50_000_000, together: 1 },
  { share: 0.38, bytes: 1_000_000, together: 20 },
  { share: 0.02, bytes: 10_000, together: 100 },
];

async function main(): Promise<void> {
  const { bavail, bsize } = statfsSync(place);
  if (bavail * bsize < 3.2 * gigabytes * GB) throw new Error(`${place} does not have room for three times the data.`);
  const settings = { MAX_QUOTA: String(Math.round(2 * gigabytes * GB)), LOG_LEVEL: 'warn' };
  const server = await startServer({ env: { ...settings, DATA_DIR: join(place, 'data') } });
  const env = { ...settings, DATA_DIR: join(place, 'restored') };
  try {
    const ada = { email: 'ada@example.org', password: 'Ada: a long pass phrase', displayName: 'Ada' };
    const quota = ['--quota', String(Math.round(1.5 * gigabytes * GB))];
    await runCli(server, 'user', 'create', '--email', ada.email, '--name', 'Ada', '--password', ada.password, ...quota);
    const account = await loginAs(server, ada);
    const workspace = await findWorkspace(account);
    let files = 0;
    await time('filled', async () => {
      files = await fill(account, workspace);
    });
    console.log(`${files} files and ${TEXTS} texts, ${gigabytes} GB.`);

    const backup = join(place, 'backup');
    await time('backup, the server running', () => runCare(server, 'backup', backup));
    await server.kill();
    const whole = performance.now();
    await time('restore', () => runCare({ env: { ...server.env, ...env } }, 'restore', backup));
    await time('check', () => runCare({ env: { ...server.env, ...env } }, 'check'));
    await time('start', () => server.start(env));
    const { client } = await loginAs(server, ada);
    const { text } = await client.call(readText, { uuid: workspace, itemPath: `text-${TEXTS - 1}.md` });
    if (text !== describeText(TEXTS - 1)) throw new Error('The restored text is different.');
    console.log(`from nothing to a served text: ${((performance.now() - whole) / 1000).toFixed(1)} s`);
    await time('check --read, every content', () => runCare(server, 'check', '--read'));
  } finally {
    await server.dispose();
    rmSync(place, { recursive: true, force: true });
  }
}

async function fill(account: Account, workspace: string): Promise<number> {
  let files = 0;
  for (const [kind, { share, bytes, together }] of KINDS.entries()) {
    const folder = `kind ${kind}`;
    await account.client.post('/api/workspace/create-folder', { uuid: workspace, parentItem: '', name: folder });
    const count = Math.round((gigabytes * GB * share) / bytes);
    for (let at = 0; at < count; at += together) {
      const part = Array.from({ length: Math.min(together, count - at) }, (_, n) => ({
        name: `file-${at + n}.bin`,
        content: randomBytes(bytes),
      }));
      const answer = await account.client.upload(workspace, folder, part);
      if (answer.status !== 200) throw new Error(`An upload answered ${answer.status}: ${JSON.stringify(answer.body)}`);
      files += part.length;
    }
  }
  for (let n = 0; n < TEXTS; n += 1) {
    const text = { name: `text-${n}.md`, content: describeText(n) };
    await account.client.call(createTextFile, { uuid: workspace, parentItem: '', ...text });
  }
  return files;
}

const describeText = (n: number): string =>
  `# Text ${n}\n\n${'A line of a text that was made for a drill.\n'.repeat(200)}`;

/** The command's result is the last line it prints. */
async function runCare(server: Pick<RunningServer, 'env'>, ...args: string[]): Promise<void> {
  const printed = await runCli(server, ...args);
  console.log(`  ${printed.trim().split('\n').at(-1)}`);
}

async function time(what: string, work: () => Promise<void>): Promise<void> {
  const began = performance.now();
  await work();
  console.log(`${what}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
}

await main();
