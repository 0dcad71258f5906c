import { CLOSE } from '@scriptorium/contract/live/limits.ts';
import { createTextFile } from '@scriptorium/contract/operations/workspace.ts';
import { expect, it } from 'vitest';
import { createAccount, createGroup, mustPost } from '../_support/accounts.ts';
import { Client } from '../_support/client.ts';
import { findFreePort, startServer } from '../_support/start-server.ts';
import { LiveEditor, newClientId, openSocket } from '../live/live-client.ts';

/** A browser whose balancer sends it to one of the servers. */
class ClientOf extends Client {
  readonly #server: string;

  constructor(publicUrl: string, server: string, like: Client) {
    super(publicUrl);
    this.#server = server;
    for (const [name, value] of like.cookies) this.cookies.set(name, value);
  }

  override send(path: string, init: RequestInit & { headers?: Record<string, string> }) {
    return super.send(new URL(path, this.#server).href, init);
  }
}

if (process.env['DB'] === 'postgres') {
  it('two servers on one database are one: typing and people are seen at the other, and the socket of a removed member closes there', async () => {
    const port = await findFreePort();
    const shared = { SEVERAL_SERVERS: '1', PUBLIC_URL: `http://127.0.0.1:${port}` };
    await using one = await startServer({ env: { ...shared, PORT: String(port) } });
    await using two = await startServer({ env: { ...shared, DATABASE_URL: one.env['DATABASE_URL'] ?? '' } });
    const ada = await createAccount(one, 'Ada');
    const ben = await createAccount(one, 'Ben');
    const group = await createGroup('Both', ada, ben);
    await ada.client.call(createTextFile, { uuid: group, parentItem: '', name: 'a.md' });
    const there = new ClientOf(one.url, two.url, ben.client);
    const place = { workspace: group, path: 'a.md' };
    const here = await LiveEditor.open(ada.client, place);
    const beside = await LiveEditor.open(there, place, two.port);
    const delays: number[] = [];
    for (let round = 0; round < 20; round += 1) {
      const [typist, reader] = round % 2 === 0 ? [here, beside] : [beside, here];
      const began = performance.now();
      typist.type(0, `${round} `);
      await reader.until(() => reader.text.startsWith(`${round} `));
      delays.push(performance.now() - began);
    }
    for (let round = 0; round < 20; round += 1) {
      here.type(0, 'h');
      beside.type(beside.length, 'b');
    }
    for (const editor of [here, beside]) await editor.until(() => editor.isSaved && editor.text.length === 90);
    await here.until(() => here.text === beside.text);

    const [a, b] = [
      await openSocket(ada.client, place, { protocol: '1', clientID: newClientId() }),
      await openSocket(there, place, { protocol: '1', clientID: newClientId() }, two.port),
    ];
    for (const socket of [a, b]) await socket.next('get-document');
    a.send({ type: 'presence', version: 0, anchor: 0, head: 0 });
    expect((await a.next('presence')).people.every(({ label }) => label === 'Ben')).toBe(true);
    b.send({ type: 'presence', version: 0, anchor: 2, head: 4 });
    const seen = (await b.next('presence')).people.filter(({ label }) => label === 'Ada');
    expect(seen.length + (await a.next('presence')).people.filter(({ anchor }) => anchor === 2).length).toBeGreaterThan(
      0,
    );
    b.raw.terminate();
    expect((await a.next('presence')).left).toHaveLength(1);

    // Ben is removed at the one, and his socket at the other closes.
    const socket = await openSocket(there, place, {}, two.port);
    await mustPost(ada.client, '/api/groups/remove-member', { uuid: group, user: 'ben@example.org' });
    await expect.poll(() => socket.closed?.code, { timeout: 5000, interval: 10 }).toBe(CLOSE.accessWithdrawn);
    here.stop();
    beside.stop();
  });
}
