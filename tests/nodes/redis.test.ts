import { CLOSE } from '@scriptorium/contract/live/limits.ts';
import { createTextFile, presence } from '@scriptorium/contract/operations/workspace.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RedisAnnouncer } from '../../server/src/adapters/redis-announcer.ts';
import {
  type Announcement,
  documentOf,
  packAnnouncements,
  readAnnouncements,
} from '../../server/src/domain/nodes/announcement.ts';
import { type Account, createAccount, createGroup, mustPost } from '../_support/accounts.ts';
import { startRedis, type TestRedis } from '../_support/redis.ts';
import { LiveEditor, openSocket } from '../live/live-client.ts';
import { at, type Nodes, startNodes } from './start-nodes.ts';

/** Right without Redis, within two seconds. */
const POLLED = { timeout: 2000, interval: 20 };
const SECOND = { timeout: 1000, interval: 10 };

interface Heard {
  announcer: RedisAnnouncer<Announcement>;
  said: Announcement[];
  missed: number;
}

async function startAnnouncer(url: string, name: string, prefix = 'here:'): Promise<Heard> {
  const heard: Heard = { announcer: null as unknown as RedisAnnouncer<Announcement>, said: [], missed: 0 };
  heard.announcer = new RedisAnnouncer<Announcement>({
    url,
    prefix,
    documentOf,
    pack: (said) => packAnnouncements(name, said),
    hear: (payload) => {
      const read = readAnnouncements(payload);
      if (read !== null && read.node !== name) heard.said.push(...read.said);
    },
    missed: () => void (heard.missed += 1),
    warn: () => undefined,
  });
  await heard.announcer.open();
  return heard;
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

  it('each hears, in order, of what is open at it and of what concerns all; others on the same Redis hear nothing', async () => {
    const [one, two, other] = [
      await startAnnouncer(redis.url, 'one'),
      await startAnnouncer(redis.url, 'two'),
      await startAnnouncer(redis.url, 'other', 'elsewhere:'),
    ];
    try {
      for (const { announcer } of [two, other]) expect(await announcer.follow('a')).toBe(true);
      expect(await two.announcer.follow('a')).toBe(false);
      const said = Array.from({ length: 200 }, (_, from) => pushed('a', from));
      for (const [from, announcement] of said.entries()) {
        one.announcer.say(announcement);
        one.announcer.say(pushed('b', from));
      }
      await expect.poll(() => two.said).toEqual(said);
      await two.announcer.followOnly(new Set(['b']));
      one.announcer.say(pushed('a', 200));
      one.announcer.say(pushed('b', 201));
      one.announcer.say({ kind: 'look' });
      await expect.poll(() => two.said.slice(200)).toHaveLength(2);
      expect(two.said.slice(200)).toEqual(expect.arrayContaining([pushed('b', 201), { kind: 'look' }]));
      expect(other.said).toEqual([]);
    } finally {
      for (const { announcer } of [one, two, other]) await announcer.close();
    }
  });

  it('one that stands still, or ends, makes nobody wait and lets nothing pile up; when it is back, nodes know that they missed something', async () => {
    const [one, two] = [await startAnnouncer(redis.url, 'one'), await startAnnouncer(redis.url, 'two')];
    try {
      await two.announcer.follow('a');
      await expect.poll(() => two.missed).toBe(1);
      redis.pause();
      for (let from = 0; from < 20_000; from += 1) one.announcer.say(pushed('a', from));
      redis.goOn();
      one.announcer.say({ kind: 'bye' });
      await expect.poll(() => two.said.at(-1)).toEqual({ kind: 'bye' });
      // What waited while it stood still is bounded; the rest is found by polling.
      expect(two.said.length).toBeLessThan(5000);

      await redis.stop();
      one.announcer.say({ kind: 'look' });
      await redis.start();
      for (const node of [one, two]) await expect.poll(() => node.missed, { timeout: 10_000 }).toBe(2);
      const before = two.said.length;
      // The two connections of a node come back one after the other.
      await expect
        .poll(() => {
          one.announcer.say(pushed('a', 1));
          return two.said.length;
        })
        .toBeGreaterThan(before);
    } finally {
      for (const { announcer } of [one, two]) await announcer.close();
    }
  });
});

describe('two servers that announce through Redis', () => {
  let redis: TestRedis;
  let nodes: Nodes;
  let ada: Account;
  let ben: Account;
  let group: string;
  let document: { workspace: string; path: string };
  let here: LiveEditor;
  let beside: LiveEditor;
  beforeAll(async () => {
    redis = await startRedis();
    nodes = await startNodes({ REDIS_URL: redis.url });
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
    await redis?.stop();
  });

  const crossOver = async (word: string): Promise<void> => {
    here.type(0, `${word} `);
    beside.type(beside.length, ` ${word}`);
    await expect.poll(() => here.isSaved && beside.isSaved && here.text === beside.text, POLLED).toBe(true);
    expect(here.text.split(word)).toHaveLength(3);
  };

  it('what is typed at one is seen at the other, and who is where', async () => {
    await crossOver('announced');
    for (const { client } of [ada, at(nodes.two, ada)]) {
      const { files } = await client.call(presence, { uuid: group });
      expect(files[0]?.people.map(({ displayName }) => displayName).toSorted()).toEqual(['Ada', 'Ben']);
    }
  });

  it.each(['stands still', 'is gone'])(
    'while it %s, texts meet within two seconds and a right ends within one',
    async (fault) => {
      const cem = await createAccount(nodes.one, 'Cem');
      await mustPost(ada.client, '/api/groups/add-member', { uuid: group, user: cem.email });
      const removed = await openSocket(at(nodes.two, cem).client, document, {}, nodes.two.port);
      await removed.next('get-document');
      if (fault === 'is gone') await redis.stop();
      else redis.pause();
      await crossOver(fault.replace(' ', '-'));
      await mustPost(ada.client, '/api/groups/remove-member', { uuid: group, user: cem.email });
      await expect.poll(() => removed.closed?.code, SECOND).toBe(CLOSE.accessWithdrawn);
      if (fault === 'is gone') await redis.start();
      else redis.goOn();
      await crossOver(`after-${fault.replace(' ', '-')}`);
    },
  );
});
