import { getAssetLink, createTextFile } from '@scriptorium/contract/operations/workspace.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BEHIND_BALANCER } from '../_support/about-one.ts';
import { createAccount, findWorkspace, runCli } from '../_support/accounts.ts';
import { type RunningServer, startServer } from '../_support/start-server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.dispose());

it('signing keys are listed without values and rotated at run time; old links stay valid unless revoked', async () => {
  const ada = await createAccount(server, 'Ada');
  const uuid = await findWorkspace(ada);
  await ada.client.call(createTextFile, { uuid, parentItem: '', name: 'a.txt', content: 'words\n' });
  const link = async (): Promise<string> =>
    (await ada.client.call(getAssetLink, { workspaceUUID: uuid, path: 'a.txt' })).url;
  const before = await link();
  const first = await runCli(server, 'keys', 'list');
  for (const purpose of ['csrf', 'asset-links', 'devices', 'secrets'])
    expect(first).toMatch(new RegExp(`^${purpose}\t\\w+\t.*signs`, 'mu'));
  expect(await runCli(server, 'keys', 'rotate')).toContain('Replaced: csrf, asset-links, devices, secrets.');
  const second = await runCli(server, 'keys', 'list');
  expect(second.match(/believed until/gu)).toHaveLength(4);
  expect(second).not.toMatch(/[A-Za-z0-9+/]{43}=/u);
  expect((await ada.client.get(before)).status).toBe(200);
  const after = await link();
  expect(after.split('.').at(-1)?.split('~')[0]).not.toBe(before.split('.').at(-1)?.split('~')[0]);
  // Our own page and its session continue to work.
  expect((await ada.client.post('/api/user/get-data')).status).toBe(200);

  await runCli(server, 'keys', 'rotate', 'asset-links', '--now');
  const ask = async (): Promise<number[]> =>
    Promise.all([before, after, before, after].map(async (old) => (await ada.client.get(old)).status));
  // Other servers learn of it within a second; every second request goes to one of them.
  if (BEHIND_BALANCER) await expect.poll(ask, { timeout: 1000 }).toEqual([404, 404, 404, 404]);
  else expect(await ask()).toEqual([404, 404, 404, 404]);
  expect((await ada.client.get(await link())).status).toBe(200);
  expect(await runCli(server, 'event', 'tail', '--limit', '50')).toContain(
    'The signing key “asset-links” was replaced and everything it signed expired at once',
  );
});
