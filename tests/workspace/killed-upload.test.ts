import { statSync } from 'node:fs';
import { type ClientRequest, request } from 'node:http';
import { list, tree } from '@scriptorium/contract/operations/workspace.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Account, createAccount, findWorkspace } from '../_support/accounts.ts';
import { type RunningServer, startServer } from '../_support/start-server.ts';
import { listTemporary } from '../_support/temporary-folder.ts';

const BOUNDARY = 'a-line-between-the-parts';
const FILE_BYTES = 3_000_000;

let server: RunningServer;
let ines: Account;
let uuid: string;

beforeAll(async () => {
  server = await startServer();
  ines = await createAccount(server, 'Ines');
  uuid = await findWorkspace(ines);
  // Something that counts, so that a correct figure is not just zero.
  expect((await ines.client.upload(uuid, '', [{ name: 'kept.bin', content: new Uint8Array(1000) }])).status).toBe(200);
});
afterAll(() => server.dispose());

const fieldPart = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="uuid"\r\n\r\n`;
const fileHead = (name: string): string =>
  `\r\n--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n` +
  'Content-Type: application/octet-stream\r\n\r\n';
const end = `\r\n--${BOUNDARY}--\r\n`;

/** A complete form with two files, to be cut at the points below. */
function wholeForm(fill: number): Buffer {
  const file = Buffer.alloc(FILE_BYTES, fill);
  return Buffer.concat([
    Buffer.from(fieldPart + uuid + fileHead('first.bin')),
    file,
    Buffer.from(fileHead('second.bin')),
    file,
    Buffer.from(end),
  ]);
}

/** Sends the first bytes of a form announced as complete, and keeps the connection open. */
async function sendBeginning(form: Buffer, bytes: number): Promise<ClientRequest> {
  const sending = request(`${server.url}/api/workspace/upload-files`, {
    method: 'POST',
    headers: {
      cookie: ines.client.cookieHeader(),
      origin: server.url,
      'x-xsrf-token': decodeURIComponent(ines.client.cookies.get('XSRF-TOKEN') ?? ''),
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'content-length': form.length,
    },
  });
  sending.on('error', () => undefined);
  sending.flushHeaders();
  await new Promise<void>((resolve) => sending.write(form.subarray(0, bytes), () => resolve()));
  return sending;
}

const temporary = (): string[] => listTemporary(server);
const temporaryBytes = (): number =>
  temporary().reduce((sum, path) => sum + (statSync(path, { throwIfNoEntry: false })?.size ?? 0), 0);
async function expectUntouched(): Promise<void> {
  const { contents } = await ines.client.call(tree, { uuid });
  expect(contents.map((item) => item.name)).toEqual(['kept.bin']);
  const { workspaces } = await ines.client.call(list, {});
  expect(workspaces.find((workspace) => workspace.uuid === uuid)?.size).toBe(1000);
}

test.each([
  ['in the first file', 1_000_000, 1],
  ['between the two files', FILE_BYTES + 150, 0],
  ['in the second file', FILE_BYTES + 1_500_000, 1],
  ['before the last line', 2 * FILE_BYTES + 300, 1],
])('an upload aborted by the client %s leaves nothing behind', async (_where, bytes, waitsFor) => {
  const form = wholeForm(bytes % 251);
  const sending = await sendBeginning(form, bytes);
  if (waitsFor > 0) await expect.poll(temporaryBytes, { timeout: 10_000 }).toBeGreaterThan(0);
  sending.destroy();
  await expect.poll(temporary, { timeout: 10_000 }).toEqual([]);
  await expectUntouched();
});

test('nothing is left of an upload after the server was killed in the middle of it and restarted', async () => {
  await sendBeginning(wholeForm(7), 2_000_000);
  await expect.poll(temporaryBytes, { timeout: 10_000 }).toBeGreaterThan(1_000_000);
  await server.kill();
  expect(temporary()).toHaveLength(1);
  await server.start();
  expect(temporary()).toEqual([]);
  await expectUntouched();
  // The complete upload still fits.
  const content = new Uint8Array(FILE_BYTES).fill(7);
  expect((await ines.client.upload(uuid, '', [{ name: 'first.bin', content }])).status).toBe(200);
  const { workspaces } = await ines.client.call(list, {});
  expect(workspaces.find((workspace) => workspace.uuid === uuid)?.size).toBe(1000 + FILE_BYTES);
});
