import { once } from 'node:events';
import { expect } from 'vitest';
import { WebSocket } from 'ws';
import { mustPost } from '../../_support/accounts.ts';
import { LiveEditor, openSocket, type LiveSocket } from '../../live/live-client.ts';
import { frame, openHandshake } from '../_support/frames.ts';
import { enter, expectServed, takeTicket } from '../_support/live-stage.ts';
import type { Proofs } from '../_support/proof.ts';
import { readMetric } from '../_support/read-metric.ts';
import { readResident } from '../_support/resident.ts';
import type { Stage } from '../_support/stage.ts';

const WIRE = 'tests/live/wire.test.ts';

/** More than a socket, an address or the server may take. */
export const FLOODS: Proofs = {
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
    tests: [['tests/abuse/bounds.test.ts', 'limits sockets per address']],
  },
  'L-32': {
    check: async (stage) => {
      const before = readResident(stage.server.pid());
      for (let round = 0; round < 2; round += 1) await floodWithFrames(stage);
      // Nothing is kept of 900 MB sent. In which round the process acquires its working memory is up to the garbage
      // collector.
      expect((readResident(stage.server.pid()) - before) / (1024 * 1024)).toBeLessThan(96);
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
      // Keeps sending, so that it looks alive, but does not read for two heartbeats of 20 s.
      const until = performance.now() + 100_000;
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
          Array.from({ length: 20 }, async () => {
            const socket = await openSocket(stage.ada.client, { workspace: stage.group, path });
            // The first may be open long before the last has its ticket.
            if (socket.raw.readyState === WebSocket.CONNECTING) await once(socket.raw, 'open');
            return socket;
          }),
        );
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
      const cookie = stage.ada.client.cookieHeader();
      const docPath = await stage.text();
      const askTicket = async (): Promise<string> => {
        const asked = await mustPost(stage.ada.client, '/api/request-ws-ticket', { uuid: stage.group, docPath });
        return (asked as { ticket: string }).ticket;
      };
      let sent = 0;
      while (sent < 1_000_000) {
        const authorised = random(4) === 0;
        const socket = await openHandshake(stage.server.port, authorised ? await askTicket() : 'none', cookie);
        for (let n = 0; n < 500 && !socket.destroyed; n += 1) {
          sent += 1;
          const bytes = Buffer.from(Array.from({ length: 1 + random(120) }, () => random(256)));
          const opcode = random(16);
          socket.write(random(4) === 0 ? bytes : frame({ opcode, fin: random(3) > 0, payload: bytes }));
        }
        socket.destroy();
      }
      await expectServed(stage);
    },
  },
  'L-37': { tests: [['tests/abuse/bounds.test.ts', 'an unreadable document affects no other']] },
};

async function floodWithFrames(stage: Stage): Promise<void> {
  const cookie = stage.ada.client.cookieHeader();
  const attack = async (bytes: Buffer[], closes = true, ticket?: string): Promise<void> => {
    const socket = await openHandshake(stage.server.port, ticket ?? (await takeTicket(stage)), cookie);
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    for (const part of bytes) if (!socket.destroyed) socket.write(part);
    if (closes) await closed;
    socket.destroy();
  };
  // A gigabyte announced, a compressed frame, invalid reserved bits, an unmasked frame.
  await attack([frame({ opcode: 1, declared: 1_000_000_000n })]);
  await attack([frame({ opcode: 1, rsv: 0x40, payload: Buffer.from('packed') })]);
  await attack([frame({ opcode: 3, payload: Buffer.from('x') })]);
  await attack([frame({ opcode: 1, masked: false, payload: Buffer.from('{}') })]);
  await attack([frame({ opcode: 0, payload: Buffer.from('x') })]);
  await attack([frame({ opcode: 9, payload: Buffer.alloc(126) })]);
  // A hundred thousand one-byte fragments without end.
  const first = frame({ opcode: 1, fin: false, payload: Buffer.from('x') });
  const piece = frame({ opcode: 0, fin: false, payload: Buffer.from('x') });
  await attack([first, ...Array.from({ length: 100 }, () => repeat(piece, 1000))], false);
  // Endless pings whose pongs nobody reads.
  await attack(Array.from({ length: 50 }, () => repeat(frame({ opcode: 9, payload: Buffer.alloc(100) }), 1000)));
  // A client without a ticket ignores the close and keeps sending, none of which may be buffered.
  const large = frame({ opcode: 1, payload: Buffer.alloc(1_000_000, 'x') });
  await attack(
    Array.from({ length: 400 }, () => large),
    true,
    'none',
  );
}

function repeat(bytes: Buffer, times: number): Buffer {
  return Buffer.concat(Array.from({ length: times }, () => bytes));
}
