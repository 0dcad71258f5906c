import { expect } from 'vitest';
import { mustPost } from '../../_support/accounts.ts';
import { LiveEditor, openSocket } from '../../live/live-client.ts';
import { enter, expectServed, readText } from '../_support/live-stage.ts';
import type { Proofs } from '../_support/proof.ts';
import { expectCheap } from '../_support/resident.ts';

const WIRE = 'tests/live/wire.test.ts';
const AROUND = 'tests/live/around.test.ts';
const SIMULATION = 'tests/live/simulation/simulation.test.ts';
const BROWSER = 'tests/live/network.test.ts';

export const LIVE: Proofs = {
  'L-01': {
    check: async (stage) => {
      const path = await stage.text('start\n');
      const socket = await openSocket(stage.ada.client, { workspace: stage.group, path });
      socket.raw.once('open', () =>
        socket.send({
          type: 'push-updates',
          clientVersion: 0,
          updates: [{ clientID: 'early', changes: [[0, 'a '], 6] }],
        }),
      );
      await socket.next('get-document');
      expect((await socket.next('acknowledge')).version).toBe(1);
      socket.raw.close();
      expect(await readText(stage, path)).toBe('a start\n');
    },
  },
  'L-02': {
    tests: [[WIRE, 'closes the socket: ${name}']],
    check: async (stage) => {
      const frames: (string | Buffer)[] = [
        Buffer.from([0, 1, 2, 255]),
        Buffer.from('{"type":"ping","id":1}'),
        `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
        `{"type":"push-updates","clientVersion":0,"updates":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
        `{"type":"ping",${Array.from({ length: 60_000 }, (_, i) => `"k${i}":1`).join(',')}}`,
        '{"type":"push-updates","clientVersion":1e400,"updates":[]}',
        '{"type":"push-updates","clientVersion":0,"updates":{"length":1e9}}',
        '{"__proto__":{"type":"ping"}}',
        'null',
        '""',
        '',
      ];
      for (const text of frames) {
        const { socket } = await enter(stage);
        await expectCheap(stage.server.pid(), String(text).slice(0, 60), async () => {
          socket.raw.send(text, { binary: typeof text !== 'string' });
          expect([4400, 1007]).toContain(await socket.ending());
        });
      }
      await expectServed(stage);
    },
  },
  'L-04': {
    tests: [[WIRE, 'rejects changes that do not fit and carries on']],
    check: async (stage) => {
      const { socket, path } = await enter(stage, 'one\ntwo\n');
      const bad: unknown[] = [
        [-1, [0, 'x']],
        [8, [0, 'x'], [-3, 'y']],
        [1e15],
        [8.5],
        [[0, 5], 8],
        [[0, null], 8],
        [[0, ['x']], 8],
        [[9], 0],
        [8, [1, 'x']],
        [4, [0, 'x'], 5],
        [[0, 'x\u2028\n'], 8],
        [[0, '\udc00'], 8],
        [[2_147_483_648], 8],
        'x',
        {},
        null,
        [[]],
        [[0, 'a', 'b\r'], 8],
      ];
      let live = socket;
      for (const changes of bad) {
        live.raw.send(
          JSON.stringify({ type: 'push-updates', clientVersion: 0, updates: [{ clientID: 'p', changes }] }),
        );
        const end = await Promise.race([live.next('error').catch(() => null), live.ending()]);
        if (end === null || typeof end === 'number') {
          expect(live.closed?.code).toBe(4400);
          live = await openSocket(stage.ada.client, { workspace: stage.group, path });
          await live.next('get-document');
        } else expect(end.code).toBe('invalid-update');
      }
      live.raw.close();
      expect(await readText(stage, path)).toBe('one\ntwo\n');
    },
  },
  'L-05': { tests: [[WIRE, 'takes its document over from a half-dead socket, and nobody else can']] },
  'L-06': { tests: [[WIRE, 'takes its document over from a half-dead socket, and nobody else can']] },
  'L-07': {
    tests: [[WIRE, "sends cursor effects under its account's name, and its leave effect goes through the log"]],
    check: async (stage) => {
      const { socket, path } = await enter(stage, 'text\n');
      const witness = await LiveEditor.open(stage.ben.client, { workspace: stage.group, path });
      let live = socket;
      for (const effect of [
        { type: 'cursor', label: 'x'.repeat(500_000), position: 0 },
        { type: 'cursor', label: '<img src=x onerror=alert(1)>', position: 1 },
        { type: 'cursor', position: 1 },
        { type: 'cursor', label: 'x', position: 99_999_999 },
        { type: 'cursor', label: 'x', position: -1 },
        { type: 'cursor', label: 'x', position: 'a' },
        { type: 'leave', label: 'Ben' },
        { type: 'selfDestruct', label: 'x' },
      ]) {
        live.raw.send(
          JSON.stringify({
            type: 'push-updates',
            clientVersion: 0,
            updates: [{ clientID: 'cursor', changes: [5], effects: [effect] }],
          }),
        );
        live.raw.close();
        await live.ending();
        live = await openSocket(stage.ada.client, { workspace: stage.group, path });
        await live.next('get-document');
      }
      live.raw.close();
      witness.type(0, 'well ');
      await witness.until(() => witness.isSaved);
      witness.stop();
      expect(await readText(stage, path)).toBe('well text\n');
    },
  },
  'L-08': {
    tests: [[AROUND, 'a full workspace rejects growth, accepts shrinking, and loses nothing']],
    check: async (stage) => {
      const yann = await stage.person('Yann');
      const path = await stage.text();
      await mustPost(stage.ada.client, '/api/groups/add-member', { uuid: stage.group, user: yann.email });
      const socket = await openSocket(yann.client, { workspace: stage.group, path });
      await socket.next('get-document');
      await mustPost(stage.admin.client, '/api/admin/users/update', { email: yann.email, accountSuspended: true });
      expect([4401, 4403]).toContain(await socket.ending());
      expect(await readText(stage, path)).toBe('text\n');
    },
  },
  'L-10': { tests: [[AROUND, 'a removed member loses the document at once, and nobody else does']] },
  'L-11': {
    tests: [
      [AROUND, 'keeps a file with CR LF line endings byte for byte, and counts its bytes as downloaded'],
      ['server/src/domain/texts/text-diff.test.ts', 'a change never begins or ends inside a character of two units'],
    ],
    check: async (stage) => {
      const path = await stage.text('');
      const [a, b] = await Promise.all(
        [stage.ada, stage.ben].map((who) => LiveEditor.open(who.client, { workspace: stage.group, path })),
      );
      const strange = 'a\u2028b\u0085c\u202e\u200d👩‍👩‍👧‍👦\ufefffin\u0301\n\u{1f600}';
      a?.type(0, strange);
      await a?.until(() => a.isSaved);
      await b?.until(() => b.text === strange);
      a?.stop();
      b?.stop();
      expect(await readText(stage, path)).toBe(strange);
    },
  },
  'L-12': {
    heavy: true,
    check: async (stage) => {
      const name = 'full.md';
      const line = `${'x'.repeat(1023)}\n`;
      const content = line.repeat(10 * 1024);
      expect((await stage.ada.client.upload(stage.group, '', [{ name, content }])).status).toBe(200);
      const socket = await openSocket(stage.ada.client, { workspace: stage.group, path: name });
      const { document } = await socket.next('get-document');
      const length = (document ?? []).join('\n').length;
      socket.send({
        type: 'push-updates',
        clientVersion: 0,
        updates: [{ clientID: 'p', changes: [[0, 'y'.repeat(1000)], length] }],
      });
      expect((await socket.next('error')).code).toBe('too-large');
      socket.raw.close();
      const eleven = await stage.ada.client.upload(stage.group, '', [
        { name: 'eleven.md', content: content + content },
      ]);
      // Larger than a live document may be, so stored as a blob.
      expect(eleven.status).toBe(200);
    },
  },
  'L-13': {
    tests: [[WIRE, 'has a repeated push acknowledged but applied once, also on another socket and after a restart']],
  },
  'L-14': { tests: [[WIRE, 'told to pull for anything else that is stale']] },
  'L-16': {
    tests: [
      [BROWSER, 'restores unsent changes when the tab is killed offline, while others kept typing'],
      [
        'tests/faults/campaign/surroundings.test.ts',
        'F-38 open tabs lose nothing when a backup made under load is restored behind them',
      ],
    ],
  },
  'L-17': {
    check: async (stage) => {
      const { socket, path } = await enter(stage);
      for (let i = 0; i < 3000; i += 1) socket.send({ type: 'pull-updates', clientVersion: 0 });
      const writer = await LiveEditor.open(stage.ben.client, { workspace: stage.group, path });
      writer.type(0, 'x');
      await writer.until(() => writer.isSaved);
      await socket.next('updates');
      writer.stop();
      const again = socket.received.filter((message) => message.type === 'updates').length;
      expect(again).toBeLessThanOrEqual(1);
      socket.raw.terminate();
      await expectServed(stage);
    },
  },
  'L-18': {
    tests: [[SIMULATION, 'loses, doubles and forks nothing in ${SCHEDULES} schedules']],
  },
  'L-19': { tests: [[WIRE, "notices that its text differs from the server's"]] },
  'L-20': { tests: [[AROUND, 'an upload over the file is one change that open editors receive and merge']] },
  'L-22': {
    check: async (stage) => {
      for (const [name, content] of [
        ['data.yaml', 'a: 1\n'],
        ['data.json', '{"a":1}\n'],
        ['refs.bib', '@book{a}\n'],
      ] as const) {
        await stage.ada.client.upload(stage.group, '', [{ name, content }]);
        const [a, b] = await Promise.all(
          [stage.ada, stage.ben].map((who) => LiveEditor.open(who.client, { workspace: stage.group, path: name })),
        );
        a?.type(0, '# ');
        b?.type(b.length, 'end');
        await a?.until(() => a.isSaved && a.text === `# ${content}end`);
        await b?.until(() => b.text === a?.text);
        a?.stop();
        b?.stop();
        expect(await readText(stage, name)).toBe(`# ${content}end`);
      }
    },
  },
};
