import { expect } from 'vitest';
import { WebSocket } from 'ws';
import { mustPost, type Account } from '../../_support/accounts.ts';
import { runSql } from '../../_support/run-sql.ts';
import { connectSocket, LiveEditor, LiveSocket, openSocket } from '../../live/live-client.ts';
import type { Proofs } from '../_support/proof.ts';
import { sendRaw } from '../_support/raw.ts';
import { readResident } from '../_support/resident.ts';
import { readMetric } from '../_support/read-metric.ts';
import type { Stage } from '../_support/stage.ts';
import { frame, openHandshake } from '../_support/frames.ts';

const WIRE = 'tests/live/wire.test.ts';
const AROUND = 'tests/live/around.test.ts';
const SIMULATION = 'tests/live/simulation/simulation.test.ts';
const BROWSER = 'tests/live/network.test.ts';

async function takeTicket({ group, text, ada }: Stage, account: Account = ada): Promise<string> {
  const input = { uuid: group, docPath: await text() };
  return ((await mustPost(account.client, '/api/request-ws-ticket', input)) as { ticket: string }).ticket;
}

/** A socket with the headers a row wants. */
function knock(url: string, ticket: string, headers: Record<string, string>): LiveSocket {
  const address = `${url.replace('http', 'ws')}/documents?ticket=${ticket}`;
  return new LiveSocket(new WebSocket(address, { headers, perMessageDeflate: false }));
}

async function handshakeStatus(url: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/documents?ticket=x`, { headers });
    socket.on('unexpected-response', (_request, response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    socket.on('open', () => {
      socket.close();
      resolve(101);
    });
    socket.on('error', () => undefined);
  });
}

async function enter(stage: Stage, content?: string): Promise<{ socket: LiveSocket; path: string }> {
  const path = await stage.text(content);
  const socket = await openSocket(stage.ada.client, { workspace: stage.group, path });
  await socket.next('get-document');
  return { socket, path };
}

async function readText({ ada, group }: Stage, itemPath: string): Promise<string> {
  return ((await mustPost(ada.client, '/api/workspace/read-text', { uuid: group, itemPath })) as { text: string }).text;
}

/** Somebody types into a document of their own, and is served. */
async function expectServed(stage: Stage): Promise<void> {
  const editor = await LiveEditor.open(stage.ben.client, { workspace: stage.group, path: await stage.text() });
  editor.type(0, 'served ');
  await editor.until(() => editor.isSaved);
  editor.stop();
}

export const TICKETS: Proofs = {
  'K-02': {
    check: async (stage) => {
      const ticket = await takeTicket(stage);
      const sockets = Array.from({ length: 6 }, () => connectSocket(stage.server.url, { ticket }));
      const outcomes = await Promise.all(
        sockets.map((socket) =>
          socket.next('get-document').then(
            () => 'in',
            () => 'out',
          ),
        ),
      );
      expect(outcomes.filter((outcome) => outcome === 'in')).toHaveLength(1);
      for (const socket of sockets) socket.raw.terminate();
      expect(await connectSocket(stage.server.url, { ticket }).ending()).toBe(4401);
    },
  },
  'K-03': {
    check: async (stage) => {
      const ticket = await takeTicket(stage);
      await runSql(stage.server, `update ticket set expires_at = expires_at - 31000`);
      expect(await connectSocket(stage.server.url, { ticket }).ending()).toBe(4401);
    },
  },
  'K-04': {
    // With no cookie a ticket works: a plain program of the interface may have none at hand. SECURITY.md says so.
    check: async (stage) => {
      const { server, ada, eve } = stage;
      const stolen = knock(server.url, await takeTicket(stage), {
        cookie: eve.client.cookieHeader(),
        origin: server.url,
      });
      expect(await stolen.ending()).toBe(4401);
      const own = knock(server.url, await takeTicket(stage), { cookie: ada.client.cookieHeader(), origin: server.url });
      await own.next('get-document');
      own.raw.close();
    },
  },
  'K-05': {
    check: async ({ server }) => {
      for (const origin of [
        'https://evil.example',
        'null',
        `https://127.0.0.1:${server.port}`,
        `http://127.0.0.1:${server.port + 1}`,
        `http://127.0.0.1:${server.port}.evil.example`,
        'chrome-extension://abc',
      ])
        expect([origin, await handshakeStatus(server.url, { origin })]).toEqual([origin, 403]);
      expect(await handshakeStatus(server.url, { origin: server.url })).toBe(101);
    },
  },
  'K-06': {
    check: async (stage) => {
      const { socket, path } = await enter(stage, 'mine\n');
      const other = await stage.text('other\n');
      socket.raw.send(
        JSON.stringify({
          type: 'push-updates',
          clientVersion: 0,
          document: other,
          docPath: other,
          updates: [{ clientID: 'p', changes: [[0, 'x'], 5] }],
        }),
      );
      await Promise.race([socket.next('acknowledge').catch(() => undefined), socket.ending()]);
      socket.raw.terminate();
      expect(await readText(stage, other)).toBe('other\n');
      expect(['mine\n', 'xmine\n']).toContain(await readText(stage, path));
    },
  },
  'K-08': { tests: [['tests/abuse/logs.test.ts', 'logs hold no secret, no ticket and no text of a document']] },
  'K-09': {
    reason: 'Several nodes: waits for the issue that brings them; tickets already live in the shared database.',
  },
  'K-10': {
    check: async ({ server }) => {
      const ask = async (lines: string, version = '1.1'): Promise<number> =>
        Number(
          /^HTTP\/1\.\d (\d+)/u.exec(
            await sendRaw(
              server.port,
              `GET /documents?ticket=x HTTP/${version}\r\nHost: 127.0.0.1:${server.port}\r\n${lines}\r\n`,
              600,
            ),
          )?.[1] ?? 0,
        );
      const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n';
      const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\n';
      for (const [lines, version] of [
        [`${upgrade}Sec-WebSocket-Version: 13\r\n`],
        [`${upgrade}${key}Sec-WebSocket-Version: 99\r\n`],
        [`${upgrade}${key}Sec-WebSocket-Version: x\r\n`],
        [`${upgrade}Sec-WebSocket-Key: short\r\nSec-WebSocket-Version: 13\r\n`],
        [`Connection: Upgrade\r\nUpgrade: h2c\r\n${key}`],
        [`${upgrade}${key}Sec-WebSocket-Version: 13\r\n`, '1.0'],
        ['Connection: close\r\n'],
      ] as const) {
        const status = await ask(lines, version);
        expect(status === 101 || status >= 500, `${lines} ${status}`).toBe(false);
      }
    },
  },
};

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
        socket.raw.send(text, { binary: typeof text !== 'string' });
        expect([4400, 1007]).toContain(await socket.ending());
      }
      await expectServed(stage);
    },
  },
  'L-04': {
    tests: [[WIRE, 'refuses changes that do not fit and goes on']],
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
  'L-05': { tests: [[WIRE, 'takes its document over from a half-dead socket, and nobody else may take it']] },
  'L-06': { tests: [[WIRE, 'takes its document over from a half-dead socket, and nobody else may take it']] },
  'L-07': {
    tests: [[WIRE, 'sends cursor effects under the name of its account']],
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
    tests: [[AROUND, 'a full workspace refuses what grows, takes what shrinks, and loses nothing']],
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
  'L-10': { tests: [[AROUND, 'who is removed from the group loses the document at once, and nobody else does']] },
  'L-11': {
    tests: [
      [AROUND, 'keeps a file with CR LF line ends byte for byte'],
      ['server/src/domain/text-diff.test.ts', 'a change never begins or ends inside a character of two units'],
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
      // More than a live text may hold is kept as a file that is not edited.
      expect(eleven.status).toBe(200);
    },
  },
  'L-13': { tests: [[WIRE, 'has a repeated push acknowledged and applied once']] },
  'L-14': { tests: [[WIRE, 'told to pull for anything else that is stale']] },
  'L-16': {
    tests: [
      [BROWSER, 'brings back what was unsent when the tab is killed offline, while others went on writing'],
      ['tests/faults/campaign/surroundings.test.ts', 'loses nothing of open tabs when a backup made under load'],
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
    tests: [
      [SIMULATION, 'loses, doubles and forks nothing in ${SCHEDULES} schedules'],
      ['scripts/live-campaign.ts', 'simulate'],
    ],
  },
  'L-19': { tests: [[WIRE, 'notices that its text differs from the one of the server']] },
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
  'L-30': {
    check: async (stage) => {
      const { socket } = await enter(stage);
      const witness = await LiveEditor.open(stage.ben.client, { workspace: stage.group, path: await stage.text() });
      for (let i = 0; i < 10_000; i += 1) socket.send({ type: 'ping', id: i });
      witness.type(0, 'meanwhile ');
      await witness.until(() => witness.isSaved);
      witness.stop();
      expect(await socket.ending()).toBe(4429);
    },
  },
  'L-31': {
    check: async (stage) => {
      const zoe = await stage.person('Zoe');
      await mustPost(stage.ada.client, '/api/groups/add-member', { uuid: stage.group, user: zoe.email });
      const path = await stage.text();
      const sockets: LiveSocket[] = [];
      for (let i = 0; i < 60; i += 1) sockets.push(await openSocket(zoe.client, { workspace: stage.group, path }));
      const outcomes = await Promise.all(
        sockets.map((socket) =>
          Promise.race([socket.next('get-document').then(() => 0), socket.ending()]).catch(
            () => socket.closed?.code ?? -1,
          ),
        ),
      );
      expect(outcomes.filter((code) => code === 0)).toHaveLength(50);
      expect(outcomes.filter((code) => code === 4429)).toHaveLength(10);
      for (const socket of sockets) socket.raw.terminate();
      await expect.poll(() => readMetric(stage.server, 'scriptorium_sockets')).toBe(0);
      const again = await openSocket(zoe.client, { workspace: stage.group, path });
      await again.next('get-document');
      again.raw.close();
    },
    tests: [['tests/abuse/bounds.test.ts', 'sockets of one address are limited']],
  },
  'L-32': {
    check: async (stage) => {
      const before = readResident(stage.server.pid());
      const attack = async (bytes: Buffer[], closes = true): Promise<void> => {
        const socket = await openHandshake(stage.server.port, await takeTicket(stage));
        const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
        for (const part of bytes) if (!socket.destroyed) socket.write(part);
        if (closes) await closed;
        socket.destroy();
      };
      // A gigabyte announced; a frame that says it is packed; a lie about reserved bits; an unmasked frame.
      await attack([frame({ opcode: 1, declared: 1_000_000_000n })]);
      await attack([frame({ opcode: 1, rsv: 0x40, payload: Buffer.from('packed') })]);
      await attack([frame({ opcode: 3, payload: Buffer.from('x') })]);
      await attack([frame({ opcode: 1, masked: false, payload: Buffer.from('{}') })]);
      await attack([frame({ opcode: 0, payload: Buffer.from('x') })]);
      await attack([frame({ opcode: 9, payload: Buffer.alloc(126) })]);
      // Fragments of a byte that never end, a hundred thousand of them.
      const piece = frame({ opcode: 0, fin: false, payload: Buffer.from('x') });
      await attack(
        [
          frame({ opcode: 1, fin: false, payload: Buffer.from('x') }),
          ...Array.from({ length: 100 }, () => repeat(piece, 1000)),
        ],
        false,
      );
      // Pings without end, whose answers nobody reads.
      await attack(Array.from({ length: 50 }, () => repeat(frame({ opcode: 9, payload: Buffer.alloc(100) }), 1000)));
      expect(readResident(stage.server.pid()) - before).toBeLessThan(200 * 1024 * 1024);
      await expectServed(stage);
    },
  },
  'L-33': {
    heavy: true,
    check: async (stage) => {
      const { socket, path } = await enter(stage, '');
      const writer = await LiveEditor.open(stage.ben.client, { workspace: stage.group, path });
      for (let i = 0; i < 20; i += 1) {
        writer.type(0, `${'z'.repeat(200_000)}\n`);
        await writer.until(() => writer.isSaved);
      }
      writer.stop();
      const before = readResident(stage.server.pid());
      socket.raw.pause();
      const until = performance.now() + 20_000;
      while (performance.now() < until && socket.raw.readyState === WebSocket.OPEN) {
        socket.send({ type: 'pull-updates', clientVersion: 0 });
        await new Promise((resolve) => setTimeout(resolve, 30));
        expect(readResident(stage.server.pid()) - before).toBeLessThan(300 * 1024 * 1024);
        if ((await readMetric(stage.server, 'scriptorium_sockets')) === 0) break;
      }
      expect(await readMetric(stage.server, 'scriptorium_sockets')).toBe(0);
      socket.raw.terminate();
    },
  },
  'L-35': {
    heavy: true,
    check: async (stage) => {
      const path = await stage.text('x'.repeat(100_000));
      const before = readResident(stage.server.pid());
      for (let round = 0; round < 60; round += 1) {
        const sockets = await Promise.all(
          Array.from({ length: 20 }, () => openSocket(stage.ada.client, { workspace: stage.group, path })),
        );
        await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.raw.once('open', resolve))));
        for (const socket of sockets) socket.raw.terminate();
      }
      await expect.poll(() => readMetric(stage.server, 'scriptorium_live_people'), { timeout: 10_000 }).toBe(0);
      expect(await readMetric(stage.server, 'scriptorium_sockets')).toBe(0);
      expect(readResident(stage.server.pid()) - before).toBeLessThan(200 * 1024 * 1024);
    },
  },
  'L-36': {
    tests: [[WIRE, 'survives a thousand random frames']],
    heavy: true,
    check: async (stage) => {
      let seed = Math.floor(performance.timeOrigin) % 2_147_483_648;
      console.log(`seed of the frames: ${seed}`);
      const random = (below: number): number => {
        seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
        return Math.floor((seed / 2_147_483_648) * below);
      };
      for (let round = 0; round < 2000; round += 1) {
        const authorised = round % 2 === 0;
        const socket = await openHandshake(stage.server.port, authorised ? await takeTicket(stage) : 'none');
        for (let n = 0; n < 50 && !socket.destroyed; n += 1) {
          const bytes = Buffer.from(Array.from({ length: 1 + random(120) }, () => random(256)));
          const opcode = random(16);
          socket.write(random(4) === 0 ? bytes : frame({ opcode, fin: random(3) > 0, payload: bytes }));
        }
        socket.destroy();
      }
      await expectServed(stage);
    },
  },
  'L-37': { tests: [['tests/abuse/bounds.test.ts', 'a document that cannot be read takes no other one along']] },
};

function repeat(bytes: Buffer, times: number): Buffer {
  return Buffer.concat(Array.from({ length: times }, () => bytes));
}
