import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, createAccount, createGroup } from '../_support/accounts.ts';
import { Client } from '../_support/client.ts';
import { type RunningServer, startServer } from '../_support/start-server.ts';

let server: RunningServer;
let alice: Account;
let bob: Account;
beforeAll(async () => {
  server = await startServer();
  alice = await createAccount(server, 'Alice');
  bob = await createAccount(server, 'Bob');
});
afterAll(() => server.dispose());

interface Stream extends AsyncDisposable {
  events: { topic: string; workspaceUUID?: string }[];
  ended(): boolean;
}

async function listen(account: Account): Promise<Stream> {
  const abort = new AbortController();
  const response = await fetch(`${server.url}/api/events`, {
    headers: { cookie: account.client.cookieHeader() },
    signal: abort.signal,
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  const events: Stream['events'] = [];
  let isEnded = false;
  const read = async (): Promise<void> => {
    let text = '';
    for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
      text += Buffer.from(chunk).toString();
      for (let at = text.indexOf('\n\n'); at !== -1; at = text.indexOf('\n\n')) {
        const line = text.slice(0, at);
        text = text.slice(at + 2);
        if (line.startsWith('data: ')) events.push(JSON.parse(line.slice(6)) as { topic: string });
      }
    }
  };
  read()
    .catch(() => undefined)
    .finally(() => {
      isEnded = true;
    });
  await expect.poll(() => events.map((event) => event.topic)).toContain('hello');
  return {
    events,
    ended: () => isEnded,
    [Symbol.asyncDispose]: () => {
      abort.abort();
      return Promise.resolve();
    },
  };
}

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
