/**
 * How long a folder of 20,000 items takes to list and how it scrolls in Chromium (requires a built `web/dist`), how
 * long the history of a 100-page text takes, and how much memory the server uses while a 1 GB file is uploaded and a 2
 * GB folder is downloaded as a zip. Needs 7 GB of free disk for some minutes.
 *
 *     node bench/files/measure.ts            SQLite; append `lists`, `versions` or `transfers` to measure only these
 *     DB=postgres node bench/files/measure.ts
 */
import { closeSync, fsyncSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { request } from 'node:http';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { updateUser } from '@scriptorium/contract/operations/admin-users.ts';
import { getArchiveLink, tree } from '@scriptorium/contract/operations/workspace.ts';
import { type Account, findWorkspace, loginAdmin, mustPost } from '../../tests/_support/accounts.ts';
import startClusterForRun from '../../tests/_support/prepare-run.ts';
import { startServer } from '../../tests/_support/start-server.ts';
import { measureVersions } from './measure-versions.ts';
import { watchScrolling } from './watch-scrolling.ts';

const ITEMS = 20_000;
const FILES_PER_CALL = 100;
const ROUNDS = 50;
const MB = 1024 * 1024;
const LIST_LIMIT_MS = 300;
const VERSIONS_LIMIT_MS = 500;
const GROWTH_LIMIT_MB = 100;
/** Share of frames that may be late while scrolling a list of 20,000, in addition to those late in the bare list. */
const LATE_LIMIT = 0.05;

const stopCluster = await startClusterForRun();
const server = await startServer({ env: { MAX_QUOTA: String(10 * 1024 * MB), LOG_LEVEL: 'warn' } });
const missed: string[] = [];
try {
  console.log(
    `${process.env['DB'] ?? 'sqlite'}, ${cpus().length} × ${cpus()[0]?.model ?? '?'}, ` +
      `${Math.round(totalmem() / 1024 / MB)} GB, fsync ${measureFsync().toFixed(2)} ms, Node ${process.version}`,
  );
  const admin = await loginAdmin(server);
  const raised = { key: 'max_upload_bytes', value: String(2 * 1024 * MB) };
  await mustPost(admin.client, '/api/admin/settings/update', raised);
  await admin.client.call(updateUser, { email: admin.email, quota: 8 * 1024 * MB });
  const uuid = await findWorkspace(admin);
  const only = process.argv[2];
  const wants = (part: string): boolean => only === undefined || only === part;
  if (wants('transfers')) await measureTransfers(admin, uuid);
  if (wants('versions')) {
    for (const [name, times] of await measureVersions(admin, uuid)) report(name, times, VERSIONS_LIMIT_MS);
  }
  if (wants('lists')) await measureLists(admin, uuid);
} finally {
  await server.dispose();
  await stopCluster();
}
for (const line of missed) console.error(`MISSED: ${line}`);
if (missed.length > 0) process.exitCode = 1;

async function measureTransfers(account: Account, uuid: string): Promise<void> {
  await mustPost(account.client, '/api/workspace/create-folder', { uuid, parentItem: '', name: 'big' });
  // The first transfers load code and fill pools; measure only what size adds.
  await upload(account, uuid, 'warm.bin', 20, 255);
  await watchMemory('upload of 1 GB', () => upload(account, uuid, 'one.bin', 1024, 254));
  for (let n = 0; n < 20; n += 1) await upload(account, uuid, `part-${n}.bin`, 103, n, 'big');
  await watchMemory('zip of a folder of 2 GB', async () => {
    const { url } = await account.client.call(getArchiveLink, { uuid, itemPaths: ['big'] });
    const answer = await fetch(new URL(url, server.url), { headers: { cookie: account.client.cookieHeader() } });
    if (!answer.ok || answer.body === null) throw new Error(`The zip answered ${answer.status}.`);
    let bytes = 0;
    for await (const chunk of answer.body) bytes += chunk.byteLength;
    if (bytes < 20 * 103 * MB) throw new Error(`The zip has only ${bytes} bytes.`);
  });
}

/** Uploads a file of the given size in chunks. */
async function upload(
  account: Account,
  uuid: string,
  name: string,
  megabytes: number,
  fill: number,
  itemPath = '',
): Promise<void> {
  const line = 'measured-parts';
  const field = (key: string, value: string): string =>
    `--${line}\r\nContent-Disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`;
  const head = Buffer.from(
    `${field('uuid', uuid)}${field('itemPath', itemPath)}--${line}\r\n` +
      `Content-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`,
  );
  const tail = Buffer.from(`\r\n--${line}--\r\n`);
  const piece = Buffer.alloc(MB, fill);
  const sending = request(`${server.url}/api/workspace/upload-files`, {
    method: 'POST',
    headers: {
      cookie: account.client.cookieHeader(),
      origin: server.url,
      'x-xsrf-token': decodeURIComponent(account.client.cookies.get('XSRF-TOKEN') ?? ''),
      'content-type': `multipart/form-data; boundary=${line}`,
      'content-length': head.length + megabytes * MB + tail.length,
    },
  });
  const answered = new Promise<string>((resolve, reject) => {
    sending.once('error', reject);
    sending.once('response', (response) => {
      let text = String(response.statusCode);
      response.on('data', (chunk: Buffer) => (text += ` ${chunk.toString()}`));
      response.once('end', () => resolve(text));
    });
  });
  const write = (bytes: Buffer): Promise<void> => new Promise((resolve) => sending.write(bytes, () => resolve()));
  await write(head);
  for (let n = 0; n < megabytes; n += 1) await write(piece);
  sending.end(tail);
  const answer = await answered;
  if (!answer.startsWith('200')) throw new Error(`The upload of ${name} answered ${answer}`);
}

async function watchMemory(name: string, work: () => Promise<void>): Promise<void> {
  const before = readResidentMB();
  let peak = before;
  const timer = setInterval(() => (peak = Math.max(peak, readResidentMB())), 20);
  const start = performance.now();
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  const growth = Math.max(peak, readResidentMB()) - before;
  const seconds = (performance.now() - start) / 1000;
  console.log(
    `${name.padEnd(32)} ${seconds.toFixed(1)} s, memory ${before.toFixed(0)} MB, at most ${growth.toFixed(0)} MB more`,
  );
  if (growth > GROWTH_LIMIT_MB) missed.push(`${name}: ${growth.toFixed(0)} MB more, ${GROWTH_LIMIT_MB} allowed`);
}

/** The server's resident memory. */
function readResidentMB(): number {
  const found = /^VmRSS:\s+(\d+) kB$/mu.exec(readFileSync(`/proc/${server.pid()}/status`, 'utf8'));
  return Number(found?.[1]) / 1024;
}

async function measureLists(account: Account, uuid: string): Promise<void> {
  await mustPost(account.client, '/api/workspace/create-folder', { uuid, parentItem: '', name: 'many' });
  let next = 0;
  const fill = async (): Promise<void> => {
    while (next < ITEMS) {
      const first = next;
      next += FILES_PER_CALL;
      const files = Array.from({ length: FILES_PER_CALL }, (_, n) => ({
        name: `measurement-${first + n}.bin`,
        content: new Uint8Array([0xff, n % 256]),
      }));
      const answer = await account.client.clone().upload(uuid, 'many', files);
      if (answer.status !== 200) throw new Error(`The upload of many files answered ${answer.status}`);
    }
  };
  await Promise.all([fill(), fill(), fill(), fill()]);
  for (const [name, input] of [
    ['list of one folder of 20,000', { uuid, folder: 'many' }],
    ['whole tree', { uuid }],
  ] as const) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const start = performance.now();
      await account.client.call(tree, input);
      times.push(performance.now() - start);
    }
    report(
      name,
      times.toSorted((a, b) => a - b),
      LIST_LIMIT_MS,
    );
  }
  const { shownAfter, product, bare } = await watchScrolling(account, `/workspace/${uuid}/many`, ITEMS);
  console.log(`shown in Chromium after ${shownAfter.toFixed(0)} ms; scrolled 300 times by 240 px:`);
  for (const [name, seen] of [
    ['folder of 20,000', product],
    ['bare list of 20,000', bare],
  ] as const) {
    console.log(
      `  ${name.padEnd(30)} ${seen.late} of ${seen.frames} frames late, median ${seen.median.toFixed(1)} ms, ` +
        `worst ${seen.worst.toFixed(0)} ms, ${seen.work.toFixed(1)} ms of work a frame, at most ${seen.rows} rows exist`,
    );
  }
  // A machine that cannot draw the bare list in time says nothing about the product.
  const allowed = bare.late + product.frames * LATE_LIMIT;
  if (product.late > allowed) missed.push(`scrolling: ${product.late} of ${product.frames} frames late`);
}

function report(name: string, sorted: readonly number[], limit: number): void {
  const median = sorted[Math.floor(sorted.length * 0.5)] ?? Number.NaN;
  const slow = sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
  console.log(`${name.padEnd(32)} p50 ${median.toFixed(0)} ms, p95 ${slow.toFixed(0)} ms`);
  if (slow > limit) missed.push(`${name}: ${slow.toFixed(0)} ms, ${limit} allowed`);
}

function measureFsync(): number {
  const path = join(server.dataDir, 'fsync-probe');
  const file = openSync(path, 'w');
  const start = performance.now();
  for (let n = 0; n < 50; n += 1) {
    writeSync(file, 'x');
    fsyncSync(file);
  }
  const each = (performance.now() - start) / 50;
  closeSync(file);
  rmSync(path);
  return each;
}
