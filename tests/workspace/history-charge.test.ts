import { randomBytes } from 'node:crypto';
import type { ServerMessage } from '@scriptorium/contract/live/messages.ts';
import { list } from '@scriptorium/contract/operations/workspace.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Account, createAccount, findWorkspace, loginAdmin, runCli } from '../_support/accounts.ts';
import { type RunningServer, startServer } from '../_support/start-server.ts';
import { openSocket } from '../live/live-client.ts';
import { setUserQuota } from './set-user-quota.ts';

let server: RunningServer;
let ada: Account;
let uuid: string;

beforeAll(async () => {
  server = await startServer();
  ada = await createAccount(server, 'Ada');
  uuid = await findWorkspace(ada);
});
afterAll(() => server.dispose());

const used = async (): Promise<number> =>
  (await ada.client.call(list, {})).workspaces.find((workspace) => workspace.uuid === uuid)?.size ?? Number.NaN;

/** Text that hardly compresses. */
const makeText = (length: number): string => randomBytes(length).toString('base64').slice(0, length);

test('rewriting a text repeatedly counts, up to the quota; shrinking and deleting always succeed, and purging frees it', async () => {
  const size = 100_000;
  await ada.client.upload(uuid, '', [{ name: 'paper.md', content: makeText(size) }]);
  expect(await used()).toBe(size);
  await setUserQuota(await loginAdmin(server), ada.email, 600_000);
  const socket = await openSocket(ada.client, { workspace: uuid, path: 'paper.md' });
  let { currentVersion: version } = await socket.next('get-document');
  const push = async (changes: [number, string][]): Promise<string> => {
    socket.send({ type: 'push-updates', clientVersion: version, updates: [{ clientID: 'ada', changes }] });
    const answer = await new Promise<ServerMessage>((resolve) => {
      socket.onMessage = resolve;
    });
    if (answer.type === 'error') return answer.code;
    if (answer.type === 'acknowledge') ({ version } = answer);
    return 'saved';
  };
  const answers: string[] = [];
  while (answers.length < 20 && answers.at(-1) !== 'over-quota') answers.push(await push([[size, makeText(size)]]));
  // Twice the text is free; the rest fills the remaining quota.
  expect(answers.length).toBeGreaterThan(5);
  expect(answers.at(-1)).toBe('over-quota');
  expect(await used()).toBeGreaterThan(400_000);
  expect(await used()).toBeLessThanOrEqual(600_000);
  expect((await ada.client.upload(uuid, '', [{ name: 'paper.md', content: makeText(size) }])).status).toBe(413);
  socket.raw.terminate();
  const another = await openSocket(ada.client, { workspace: uuid, path: 'paper.md' });
  await another.next('get-document');
  const changes: [number, string][] = [[size, 'short']];
  another.send({ type: 'push-updates', clientVersion: version, updates: [{ clientID: 'other', changes }] });
  await another.next('acknowledge');
  another.raw.terminate();
  expect(await runCli(server, 'check', '--read')).toMatch(/^0 faults/mu);
  const { trashed } = (await ada.client.post('/api/workspace/delete-path', { uuid, itemPath: 'paper.md' })).body as {
    trashed: string[];
  };
  await ada.client.post('/api/workspace/purge-items', { uuid, items: trashed });
  expect(await used()).toBe(0);
});
