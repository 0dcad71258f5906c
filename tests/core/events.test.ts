import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, createAccount, createGroup } from '../_support/accounts.ts';
import { Client } from '../_support/client.ts';
import { type EventListener, listenToEvents } from '../_support/listen-to-events.ts';
import { type BorrowedServer, borrowServer } from '../_support/borrow-server.ts';

let server: BorrowedServer;
let alice: Account;
let bob: Account;
beforeAll(async () => {
  server = await borrowServer();
  alice = await createAccount(server, 'Alice');
  bob = await createAccount(server, 'Bob');
});
afterAll(() => server.dispose());

const listen = (account: Account): Promise<EventListener> => listenToEvents(server, account.client);

describe('the event stream', () => {
  it('requires a session', async () => {
    expect((await new Client(server.url).get('/api/events')).status).toBe(401);
  });

  it('tells members within two seconds what changed, and nobody else', async () => {
    await using mine = await listen(alice);
    await using theirs = await listen(bob);
    const uuid = await createGroup('Told', alice);
    await alice.client.post('/api/workspace/create-folder', { uuid, parentItem: '', name: 'New' });
    const isAbout = (event: { topic: string; workspaceUUID?: string }) =>
      event.topic === 'workspace' && event.workspaceUUID === uuid;
    await expect.poll(() => mine.events.some(isAbout), { timeout: 2000 }).toBe(true);
    await alice.client.post('/api/groups/add-member', { uuid, user: bob.email });
    await expect.poll(() => theirs.events.map((event) => event.topic), { timeout: 2000 }).toContain('notifications');
    expect(theirs.events.map((event) => event.topic)).toContain('groups');
    expect(theirs.events.some(isAbout)).toBe(false);
  });

  it('ends with its session', async () => {
    const carol = await createAccount(server, 'Carol');
    await using stream = await listen(carol);
    await carol.client.clone().post('/api/auth/logout');
    await expect.poll(() => stream.ended(), { timeout: 2000 }).toBe(true);
    expect(stream.events.at(-1)).toEqual({ topic: 'session-ended' });
  });
});
