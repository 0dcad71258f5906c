import { createTextFile, readText } from '@scriptorium/contract/operations/workspace.ts';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findWorkspace, loginAs, runCli, type Account } from '../tests/_support/accounts.ts';
import { at } from '../tests/nodes/start-nodes.ts';
import { startFakeS3 } from '../tests/_support/fake-s3.ts';
import { createDatabase, startCluster } from '../tests/_support/postgres.ts';
import { findFreePort, startServer, type RunningServer } from '../tests/_support/start-server.ts';

/**
 * Loses a server and restores it: fills one with generated data through its own uploads, backs it up while running,
 * restores the backup elsewhere, verifies every blob there, starts it and logs in. Each step is timed; everything is
 * deleted at the end.
 *
 *     node scripts/restore-drill.ts [gigabytes = 10] [folder = the system's temporary folder] [--cluster]
 *
 * Needs three times the space: for the server, the backup and the restored server. With `--cluster`, two servers on
 * PostgreSQL and S3 are lost and restored into an empty database and an empty bucket. These stores are the tests', in
 * memory, which must hold the data twice. Needs pg_dump and pg_restore.
 */
const isCluster = process.argv.includes('--cluster');
const [given, folder] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const gigabytes = Number(given ?? 10);
const place = mkdtempSync(join(folder ?? tmpdir(), 'scriptorium-drill-'));
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
  const cluster = isCluster ? await prepareCluster() : null;
  const settings = { MAX_QUOTA: String(Math.round(2 * gigabytes * GB)), LOG_LEVEL: 'warn', ...cluster?.shared };
  const first = { ...settings, ...cluster?.before };
  const server = await startServer({ env: { ...first, ...cluster?.place, DATA_DIR: join(place, 'data') } });
  const beside = cluster === null ? null : await startServer({ env: first });
  const env = { ...settings, ...cluster?.after, DATA_DIR: join(place, 'restored') };
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
    await Promise.all([server.kill(), beside?.kill()]);
    const whole = performance.now();
    await time('restore', () => runCare({ env: { ...server.env, ...env } }, 'restore', backup));
    await time('check', () => runCare({ env: { ...server.env, ...env } }, 'check'));
    await time('start', () => server.start(env));
    if (beside !== null) await time('start of the second', () => beside.start({ ...settings, ...cluster?.after }));
    const restored = await loginAs(server, ada);
    const last = { uuid: workspace, itemPath: `text-${TEXTS - 1}.md` };
    const { text } = await restored.client.call(readText, last);
    if (text !== describeText(TEXTS - 1)) throw new Error('The restored text is different.');
    console.log(`from nothing to a served text: ${((performance.now() - whole) / 1000).toFixed(1)} s`);
    if (beside !== null && (await at(beside, restored).client.call(readText, last)).text !== text)
      throw new Error('The restored text is different at the second server.');
    await time('check --read, every content', () => runCare(server, 'check', '--read'));
  } finally {
    await beside?.dispose();
    await server.dispose();
    await cluster?.stop();
    rmSync(place, { recursive: true, force: true });
  }
}

/** A database and a bucket to lose, and empty ones to restore into. */
async function prepareCluster() {
  const postgres = await startCluster();
  process.env['TEST_CLUSTER_URL'] = postgres.url;
  const [lost, empty] = [await startFakeS3(), await startFakeS3()];
  const port = await findFreePort();
  return {
    shared: {
      SEVERAL_SERVERS: '1',
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      SMTP_URL: 'smtp://127.0.0.1:9',
      DRAIN_SECONDS: '0',
    },
    place: { PORT: String(port) },
    before: { DATABASE_URL: await createDatabase(), ...lost.env },
    after: { DATABASE_URL: await createDatabase(), ...empty.env },
    stop: async () => {
      for (const store of [lost, empty]) await store.close();
      await postgres.stop();
    },
  };
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

/** The command's result is the last line of its output. */
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
