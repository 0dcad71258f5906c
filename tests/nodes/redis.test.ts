import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { CLOSE } from '@scriptorium/contract/live/limits.ts';
import { createTextFile, deletePath, presence } from '@scriptorium/contract/operations/workspace.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RedisAnnouncer } from '../../server/src/adapters/redis-announcer.ts';
import {
  type Announcement,
  documentOf,
  packAnnouncements,
  readAnnouncements,
} from '../../server/src/domain/nodes/announcement.ts';
import { type Account, createAccount, createGroup, mustPost } from '../_support/accounts.ts';
import { withDatabase } from '../_support/fill-workspace.ts';
import { freshName } from '../_support/fresh-name.ts';
import { startRedis, type TestRedis } from '../_support/redis.ts';
import { FaultyProxy } from '../live/faulty-proxy.ts';
import { LiveEditor, type LiveSocket, newClientId, openSocket } from '../live/live-client.ts';
import { at, type Nodes, startNodes } from './start-nodes.ts';

/** Correct without Redis, within two seconds. */
const POLLED = { timeout: 2000, interval: 20 };
const SECOND = { timeout: 1000, interval: 10 };

interface Heard {
  announcer: RedisAnnouncer<Announcement>;
  said: Announcement[];
  missed: number;
  dropped: number;
  onMissed: () => void;
}

async function startAnnouncer(url: string, name: string, prefix = 'here:'): Promise<Heard> {
  const heard: Heard = {
    announcer: null as unknown as RedisAnnouncer<Announcement>,
    said: [],
    missed: 0,
    dropped: 0,
    onMissed: () => undefined,
  };
  heard.announcer = new RedisAnnouncer<Announcement>({
    url,
    prefix,
    documentOf,
    pack: (said) => packAnnouncements(name, said),
    onPayload: (payload) => {
      const read = readAnnouncements(payload);
      if (read !== null && read.node !== name) heard.said.push(...read.said);
    },
    onGap: () => {
      heard.missed += 1;
      heard.onMissed();
    },
    onOverflow: () => void (heard.dropped += 1),
    warn: () => undefined,
  });
  await heard.announcer.open();
  return heard;
}

/**
 * A line between an announcer and Redis. Can tell which of its two connections publishes, since that one never
 * subscribes.
 */
async function startLine(redisUrl: string): Promise<{ url: string; cutSpeaker(): void; close(): Promise<void> }> {
  const lines = new Set<{ near: Socket; listens: boolean }>();
  const server = createServer((near) => {
    const far = connect(Number(new URL(redisUrl).port), '127.0.0.1');
    const line = { near, listens: false };
    lines.add(line);
    near.on('data', (chunk: Buffer) => {
      line.listens ||= /subscribe/iu.test(chunk.toString('latin1'));
      far.write(chunk);
    });
    far.on('data', (chunk: Buffer) => void near.write(chunk));
    near.on('close', () => {
      lines.delete(line);
      far.destroy();
    });
    far.on('close', () => near.destroy());
    for (const socket of [near, far]) socket.on('error', () => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cutSpeaker: () => {
      for (const { near, listens } of lines) if (!listens) near.destroy();
    },
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const { near } of lines) near.destroy();
      await closed;
    },
  };
}

/** Sends a command of one word and waits for the reply. */
async function tell(redisUrl: string, command: string): Promise<void> {
  const socket = connect(Number(new URL(redisUrl).port), '127.0.0.1');
  socket.write(`*1\r\n$${command.length}\r\n${command}\r\n`);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toBe('+OK\r\n');
  socket.destroy();
}

const pushed = (document: string, from: number): Announcement => ({
  kind: 'pushed',
  document,
  epoch: 'e',
  from,
  to: from + 1,
  size: 1,
  changes: 'x'.repeat(300),
});

describe('announcements through Redis', () => {
  let redis: TestRedis;
  beforeAll(async () => {
    redis = await startRedis();
    console.log(`Redis for this run: ${redis.source}`);
  });
  afterAll(() => redis?.stop());

  it('each hears, in order, what concerns its open documents and everyone; others on the same Redis hear nothing', async () => {
    const [one, two, other] = [
      await startAnnouncer(redis.url, 'one'),
      await startAnnouncer(redis.url, 'two'),
      await startAnnouncer(redis.url, 'other', 'elsewhere:'),
    ];
    try {
      for (const { announcer } of [two, other]) expect(await announcer.subscribe('a')).toBe(true);
      expect(await two.announcer.subscribe('a')).toBe(false);
      const said = Array.from({ length: 200 }, (_, from) => pushed('a', from));
      for (const [from, announcement] of said.entries()) {
        one.announcer.announce(announcement);
        one.announcer.announce(pushed('b', from));
      }
      await expect.poll(() => two.said).toEqual(said);
      expect(await two.announcer.subscribeOnly(new Set(['b']))).toEqual(['b']);
      one.announcer.announce(pushed('a', 200));
      one.announcer.announce(pushed('b', 201));
      one.announcer.announce({ kind: 'look' });
      await expect.poll(() => two.said.slice(200)).toHaveLength(2);
      expect(two.said.slice(200)).toEqual(expect.arrayContaining([pushed('b', 201), { kind: 'look' }]));
      expect(other.said).toEqual([]);
      // Opened again while it is being left.
      const [, isNew] = await Promise.all([two.announcer.subscribeOnly(new Set()), two.announcer.subscribe('b')]);
      expect(isNew).toBe(true);
      one.announcer.announce(pushed('b', 202));
      await expect.poll(() => two.said.at(-1)).toEqual(pushed('b', 202));
    } finally {
      for (const { announcer } of [one, two, other]) await announcer.close();
    }
  });

  it('a Redis that hangs or ends delays nobody and lets no queue grow; when it is back, nodes know that they missed something', async () => {
    const [one, two] = [await startAnnouncer(redis.url, 'one'), await startAnnouncer(redis.url, 'two')];
    try {
      await two.announcer.subscribe('a');
      await expect.poll(() => two.missed).toBe(1);
      redis.pause();
      for (let from = 0; from < 20_000; from += 1) one.announcer.announce(pushed('a', from));
      redis.goOn();
      one.announcer.announce({ kind: 'bye' });
      await expect.poll(() => two.said.at(-1)).toEqual({ kind: 'bye' });
      expect(one.dropped).toBeGreaterThan(0);
      // What accumulated while it was stopped is bounded; the rest is found by polling.
      expect(two.said.length).toBeLessThan(5000);

      await redis.stop();
      one.announcer.announce({ kind: 'look' });
      await redis.start();
      for (const node of [one, two]) await expect.poll(() => node.missed, { timeout: 10_000 }).toBe(2);
      const before = two.said.length;
      // A node's two connections come back one after the other.
      await expect
        .poll(() => {
          one.announcer.announce(pushed('a', 1));
          return two.said.length;
        })
        .toBeGreaterThan(before);
    } finally {
      for (const { announcer } of [one, two]) await announcer.close();
    }
  });

  it('a node that lost only its publishing connection announces its people again once it is reconnected', async () => {
    const line = await startLine(redis.url);
    const [one, two] = [await startAnnouncer(line.url, 'one'), await startAnnouncer(redis.url, 'two')];
    try {
      await two.announcer.subscribe('a');
      await expect.poll(() => one.missed).toBe(1);
      one.onMissed = () => one.announcer.announce({ kind: 'who', document: 'a' });
      line.cutSpeaker();
      await expect.poll(() => two.said).toEqual([{ kind: 'who', document: 'a' }]);
      expect(one.missed).toBe(2);
    } finally {
      for (const { announcer } of [one, two]) await announcer.close();
      await line.close();
    }
  });
});

describe('two servers that announce through Redis', () => {
  let redis: TestRedis;
  /** Between both and Redis. */
  let line: FaultyProxy;
  let nodes: Nodes;
  let ada: Account;
  let ben: Account;
  let group: string;
  let document: { workspace: string; path: string };
  let here: LiveEditor;
  let beside: LiveEditor;
  beforeAll(async () => {
    redis = await startRedis();
    line = await FaultyProxy.start(() => Number(new URL(redis.url).port));
    nodes = await startNodes({ REDIS_URL: `redis://127.0.0.1:${line.port}` });
    ada = await createAccount(nodes.one, 'Ada');
    ben = await createAccount(nodes.one, 'Ben');
    group = await createGroup('Both', ada, ben);
    document = { workspace: group, path: 'a.md' };
    await ada.client.call(createTextFile, { uuid: group, parentItem: '', name: document.path });
    here = await LiveEditor.open(ada.client, document);
    beside = await LiveEditor.open(at(nodes.two, ben).client, document, nodes.two.port);
  });
  afterAll(async () => {
    here?.stop();
    beside?.stop();
    await nodes?.dispose();
    await line?.stop();
    await redis?.stop();
  });

  const crossOver = async (word: string): Promise<void> => {
    here.type(0, `${word} `);
    beside.type(beside.length, ` ${word}`);
    await expect.poll(() => here.isSaved && beside.isSaved && here.text === beside.text, POLLED).toBe(true);
    expect(here.text.split(word)).toHaveLength(3);
  };

  it('what is typed at one is seen at the other, and so are carets', async () => {
    await crossOver('announced');
    for (const { client } of [ada, at(nodes.two, ada)]) {
      const { files } = await client.call(presence, { uuid: group });
      expect(files[0]?.people.map(({ displayName }) => displayName).toSorted()).toEqual(['Ada', 'Ben']);
    }
  });

  const faults: [string, begin: () => Promise<void> | void, end: () => Promise<void> | void][] = [
    ['stands still', () => redis.pause(), () => redis.goOn()],
    ['is gone', () => redis.stop(), () => redis.start()],
    // Slower than a ping may be, so that it connects and is dropped again and again.
    ['takes six seconds', () => void (line.delay = 6000), () => void (line.delay = 0)],
    ['takes a second', () => void (line.delay = 1000), () => void (line.delay = 0)],
    ['is emptied', () => tell(redis.url, 'FLUSHALL'), () => undefined],
    ['ends all connections', () => line.cut(), () => undefined],
  ];
  it.each(faults)(
    'while it %s, texts converge within two seconds and revocations take effect within one',
    async (fault, begin, end) => {
      const cem = await createAccount(nodes.one, 'Cem');
      await mustPost(ada.client, '/api/groups/add-member', { uuid: group, user: cem.email });
      const removed = await openSocket(at(nodes.two, cem).client, document, {}, nodes.two.port);
      await removed.next('get-document');
      await begin();
      const word = fault.replaceAll(' ', '-');
      await crossOver(word);
      await mustPost(ada.client, '/api/groups/remove-member', { uuid: group, user: cem.email });
      await expect.poll(() => removed.closed?.code, SECOND).toBe(CLOSE.accessWithdrawn);
      await crossOver(`still-${word}`);
      await end();
      await crossOver(`after-${word}`);
    },
  );

  it('texts opened and closed while it hangs do not hold up polling for others', async () => {
    const gone = { workspace: group, path: freshName('gone.md') };
    await ada.client.call(createTextFile, { uuid: group, parentItem: '', name: gone.path });
    const closing = await openSocket(at(nodes.two, ben).client, gone, {}, nodes.two.port);
    await closing.next('get-document');
    redis.pause();
    await ada.client.call(deletePath, { uuid: group, itemPath: gone.path });
    const late = { workspace: group, path: freshName('late.md') };
    await ada.client.call(createTextFile, { uuid: group, parentItem: '', name: late.path });
    const [a, b] = [
      await LiveEditor.open(ada.client, late),
      await LiveEditor.open(at(nodes.two, ben).client, late, nodes.two.port),
    ];
    try {
      for (let round = 0; round < 3; round += 1) {
        a.type(0, `<a${round}>`);
        b.type(b.length, `<b${round}>`);
        await expect.poll(() => a.isSaved && b.isSaved && a.text === b.text, POLLED).toBe(true);
      }
    } finally {
      redis.goOn();
      a.stop();
      b.stop();
    }
  });

  it('carets are shown again after an outage, even of those who do not move', async () => {
    const place = { workspace: group, path: freshName('where.md') };
    await ada.client.call(createTextFile, { uuid: group, parentItem: '', name: place.path });
    const [a, b] = [
      await openSocket(ada.client, place, { protocol: '1', clientID: newClientId() }),
      await openSocket(at(nodes.two, ben).client, place, { protocol: '1', clientID: newClientId() }, nodes.two.port),
    ];
    const shown = new Map<LiveSocket, Map<string, string>>();
    for (const socket of [a, b]) {
      await socket.next('get-document');
      const people = new Map<string, string>();
      shown.set(socket, people);
      socket.onMessage = (message) => {
        if (message.type !== 'presence') return;
        for (const { id, label } of message.people) people.set(id, label);
        for (const id of message.left) people.delete(id);
      };
      socket.send({ type: 'presence', version: 0, anchor: 0, head: 0 });
    }
    const sees = (socket: LiveSocket): string[] => [...(shown.get(socket)?.values() ?? [])];
    const seeEachOther = (): boolean => sees(a).includes('Ben') && sees(b).includes('Ada');
    try {
      await expect.poll(seeEachOther).toBe(true);
      for (let round = 0; round < 2; round += 1) {
        await redis.stop();
        // Until each takes the other for silent.
        await expect.poll(() => sees(a).includes('Ben') || sees(b).includes('Ada'), { timeout: 15_000 }).toBe(false);
        await redis.start();
        await expect.poll(seeEachOther, { timeout: 5000 }).toBe(true);
      }
      // Someone who left during an outage is not shown forever.
      await redis.stop();
      b.raw.terminate();
      await redis.start();
      await expect.poll(() => sees(a).includes('Ben'), { timeout: 10_000 }).toBe(false);
      expect(a.closed).toBeNull();
    } finally {
      for (const socket of [a, b]) socket.raw.terminate();
      // Wherever it failed, the next attempt finds a Redis.
      await redis.stop();
      await redis.start();
    }
  });

  it('a message of a node that is not in the database is ignored, as a copy may use the same Redis', async () => {
    const place = { workspace: group, path: freshName('own.md') };
    await ada.client.call(createTextFile, { uuid: group, parentItem: '', name: place.path });
    const { secret, document: id } = await withDatabase(nodes.one, async (db) => {
      const setting = db.selectFrom('setting').select('value').where('key', '=', 'secret:channels');
      const item = db.selectFrom('item').select('id').where('name', '=', place.path);
      return {
        secret: (await setting.executeTakeFirstOrThrow()).value,
        document: (await item.executeTakeFirstOrThrow()).id,
      };
    });
    const prefix = `scriptorium:${secret}:`;
    const [copy, witness] = [
      await startAnnouncer(redis.url, 'node-of-a-copy', prefix),
      await startAnnouncer(redis.url, 'witness', prefix),
    ];
    const seen: string[] = [];
    const a = await openSocket(ada.client, place, { protocol: '1', clientID: newClientId() });
    let b: LiveSocket | null = null;
    try {
      await a.next('get-document');
      a.onMessage = (message) => {
        if (message.type === 'presence') seen.push(...message.people.map(({ label }) => label));
      };
      a.send({ type: 'presence', version: 0, anchor: 0, head: 0 });
      await witness.announcer.subscribe(id);
      const facts = { userId: 'u', clientID: null, version: 0, anchor: 0, head: 0, idle: false };
      const say = (): void =>
        copy.announcer.announce({
          kind: 'present',
          document: id,
          person: { id: 'p', label: 'Somebody else', ...facts },
        });
      const heard = (): number => witness.said.filter((one) => one.kind === 'present' && one.person.id === 'p').length;
      // Still so after the nodes have checked who is known.
      await expect.poll(() => (say(), heard()), { timeout: 10_000, interval: 200 }).toBeGreaterThan(8);
      b = await openSocket(
        at(nodes.two, ben).client,
        place,
        { protocol: '1', clientID: newClientId() },
        nodes.two.port,
      );
      await b.next('get-document');
      b.send({ type: 'presence', version: 0, anchor: 0, head: 0 });
      await expect.poll(() => seen).toContain('Ben');
      expect(seen).not.toContain('Somebody else');
    } finally {
      for (const socket of [a, b]) socket?.raw.terminate();
      for (const { announcer } of [copy, witness]) await announcer.close();
    }
  });
});
