import { mkdtempSync, rmSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as s3 from '@aws-sdk/client-s3';
import { listDefaults, listJobs, schedule } from '@scriptorium/contract/operations/export.ts';
import { getAssetLink } from '@scriptorium/contract/operations/workspace.ts';
import { type Account, createAccount, findWorkspace, loginAs, runCli } from '../tests/_support/accounts.ts';
import { startServer } from '../tests/_support/start-server.ts';

/**
 * Moves a server to a real S3 store and checks its files there: upload, ranges, parts, export, backup.
 *
 *     S3_ENDPOINT=http://127.0.0.1:8080 S3_ACCESS_KEY_ID=… S3_SECRET_ACCESS_KEY=… node scripts/try-s3.ts
 *
 * Creates a bucket and deletes it at the end, which the key must be allowed to do. tests/repository/blob-store.test.ts
 * runs against the same store with S3_TEST_ENDPOINT, S3_TEST_KEY and S3_TEST_SECRET, and a bucket `files`.
 */
const MB = 1024 * 1024;
const { S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: id = '', S3_SECRET_ACCESS_KEY: secret = '' } = process.env;
if (endpoint === undefined) throw new Error('Set S3_ENDPOINT, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.');
const region = process.env['S3_REGION'] ?? 'us-east-1';
const Bucket = `scriptorium-try-${randomBytes(4).toString('hex')}`;
const client = new s3.S3Client({
  endpoint,
  region,
  forcePathStyle: true,
  credentials: { accessKeyId: id, secretAccessKey: secret },
});
const place = mkdtempSync(join(tmpdir(), 'scriptorium-try-s3-'));

function expectThat(isRight: boolean, what: string): void {
  console.log(`${isRight ? 'ok    ' : 'WRONG '} ${what}`);
  if (!isRight) process.exitCode = 1;
}

async function listKeys(): Promise<string[]> {
  const { Contents = [] } = await client.send(new s3.ListObjectsV2Command({ Bucket }));
  return Contents.map(({ Key = '' }) => Key);
}

await client.send(new s3.CreateBucketCommand({ Bucket }));
const server = await startServer({ env: { DATABASE_URL: '' } });
try {
  let ada: Account = await createAccount(server, 'Ada');
  const uuid = await findWorkspace(ada);
  const read = async (path: string, range?: string): Promise<Buffer> => {
    const { url } = await ada.client.call(getAssetLink, { workspaceUUID: uuid, path });
    const headers = { cookie: ada.client.cookieHeader(), ...(range === undefined ? {} : { range }) };
    return Buffer.from(await (await fetch(new URL(url, server.url), { headers })).arrayBuffer());
  };
  const contents = new Map([1, 1000, 8 * MB, 8 * MB + 1, 20 * MB].map((size) => [`${size}.bin`, randomBytes(size)]));
  for (const [name, content] of contents) await ada.client.upload(uuid, '', [{ name, content }]);
  await server.stop();

  const settings = {
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_BUCKET: Bucket,
    S3_ACCESS_KEY_ID: id,
    S3_SECRET_ACCESS_KEY: secret,
  };
  const moved = await runCli({ env: { ...server.env, ...settings } }, 'move-to-s3');
  expectThat(moved.includes(`${contents.size} contents`), `move-to-s3: ${moved.trim().split('\n').at(-1)}`);
  rmSync(join(server.dataDir, 'blobs'), { recursive: true });
  await server.start(settings);
  ada = await loginAs(server, ada);
  for (const [name, content] of contents) expectThat((await read(name)).equals(content), `${name} is read whole`);
  const large = contents.get(`${20 * MB}.bin`) ?? Buffer.alloc(0);
  const part = await read(`${20 * MB}.bin`, `bytes=${8 * MB - 2}-${8 * MB + 2}`);
  expectThat(part.equals(large.subarray(8 * MB - 2, 8 * MB + 3)), 'a range over the border of two parts');

  const content = randomBytes(17 * MB);
  await ada.client.upload(uuid, '', [
    { name: 'new.bin', content },
    { name: 'paper.md', content: '# One\n\nTwo.\n' },
  ]);
  expectThat((await read('new.bin')).equals(content), 'an upload in parts');
  const { defaultsFiles } = await ada.client.call(listDefaults, {});
  const profileUuid = defaultsFiles.find(({ name }) => name === 'Word')?.uuid ?? '';
  await ada.client.call(schedule, { uuid, profileUuid, files: ['paper.md'] });
  const limit = performance.now() + 120_000;
  let path: string | null | undefined;
  while ((path ??= (await ada.client.call(listJobs, {})).jobs[0]?.outputPath) === undefined || path === null) {
    if (performance.now() > limit) throw new Error('The export did not end.');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  expectThat((await read(path)).subarray(0, 2).toString() === 'PK', 'an export is kept and read');
  const before = (await listKeys()).length;
  const { status } = await ada.client.upload(uuid, 'no such folder', [{ name: 'x.bin', content: randomBytes(99) }]);
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const more = (await listKeys()).length - before;
  expectThat(status >= 400 && more === 0, `a refused upload (${status}) leaves ${more} objects there`);
  expectThat((await runCli(server, 'check', '--read')).startsWith('0 faults'), 'check --read finds no fault');
  const backup = await runCli(server, 'backup', join(place, 'backup'));
  expectThat(backup.includes(' contents, '), `backup: ${backup.trim()}`);
  await server.stop();
  const taken = await runCli(server, 'take-over-bucket');
  expectThat(taken.includes('belongs to this database now'), 'take-over-bucket');
  await server.start();
  expectThat(true, 'the server starts again');
} finally {
  await server.dispose();
  rmSync(place, { recursive: true, force: true });
  for (const Key of await listKeys()) await client.send(new s3.DeleteObjectCommand({ Bucket, Key }));
  await client.send(new s3.DeleteBucketCommand({ Bucket }));
}
