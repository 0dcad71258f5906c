import pg from 'pg';
import { expect, it } from 'vitest';
import { Announcer } from '../../server/src/db/engine/announcer.ts';
import { type Announcement, packAnnouncements, readAnnouncements } from '../../server/src/domain/nodes/announcement.ts';
import { createDatabase } from '../_support/postgres.ts';

interface Node {
  announcer: Announcer<Announcement>;
  heard: { node: string; said: Announcement[] }[];
  missed: number;
}

async function startNode(url: string, name: string): Promise<Node> {
  const node: Node = { heard: [], missed: 0, announcer: null as unknown as Announcer<Announcement> };
  node.announcer = new Announcer<Announcement>({
    url,
    pack: (said) => packAnnouncements(name, said),
    onPayload: (payload) => {
      const read = readAnnouncements(payload);
      if (read !== null && read.node !== name) node.heard.push(read);
    },
    onGap: () => void (node.missed += 1),
    onOverflow: () => undefined,
  });
  await node.announcer.open();
  return node;
}

const pushed = (from: number, changes: string): Announcement => ({
  kind: 'pushed',
  document: 'd',
  epoch: 'e',
  from,
  to: from + 1,
  size: 1,
  changes,
});

it('what one node announces all others hear in order, in few calls; a lost connection is noticed and re-established', async () => {
  const url = await createDatabase();
  const [one, two, three] = [await startNode(url, 'one'), await startNode(url, 'two'), await startNode(url, 'three')];
  const all = [one, two, three];
  try {
    const said = Array.from({ length: 50 }, (_, at) => pushed(at, 'x'.repeat(at % 10 === 0 ? 7000 : 300)));
    for (const announcement of said) one.announcer.announce(announcement);
    const froms = (node: Node) =>
      node.heard.flatMap(({ said: heard }) => heard.map((a) => a.kind === 'pushed' && a.from));
    for (const node of [two, three]) await expect.poll(() => froms(node)).toEqual(said.map((_, at) => at));
    expect(one.heard).toEqual([]);
    // What is too long for a payload is announced without its content.
    const bare = two.heard
      .flatMap(({ said: heard }) => heard)
      .filter((a) => a.kind === 'pushed' && a.changes === undefined);
    expect(bare).toHaveLength(5);

    const other = new pg.Client({ connectionString: url });
    await other.connect();
    await other.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'scriptorium announcer' and datname = current_database()",
    );
    await other.end();
    for (const node of all) await expect.poll(() => node.missed, { timeout: 10_000 }).toBe(2);
    two.announcer.announce({ kind: 'look' });
    for (const node of [one, three])
      await expect.poll(() => node.heard.at(-1)).toEqual({ node: 'two', said: [{ kind: 'look' }] });
  } finally {
    for (const { announcer } of all) await announcer.close();
  }
});
