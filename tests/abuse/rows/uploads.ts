import { expect } from 'vitest';
import { gzipSync } from 'node:zlib';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { mustPost } from '../../_support/accounts.ts';
import type { Proofs } from '../_support/proof.ts';
import { openRaw, sendRaw, statusOf } from '../_support/raw.ts';
import { countOpenFiles } from '../_support/resident.ts';
import { expectRefused, type Stage } from '../_support/stage.ts';

const UPLOADS = 'tests/workspace/uploads.test.ts';
const FILES = 'tests/core/files.test.ts';
const MERGE = 'tests/workspace/merge.test.ts';
const IMPORT = 'tests/imports/import.test.ts';
const IMPORTER = 'server/src/adapters/imports/importer.test.ts';
const KILLED = 'tests/workspace/killed-upload.test.ts';

/** A hand-written upload header, to which each row adds its body. */
function uploadHead({ ada, server }: Stage, more: string): string {
  const token = decodeURIComponent(ada.client.cookies.get('XSRF-TOKEN') ?? '');
  return (
    `POST /api/workspace/upload-files HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\nOrigin: ${server.url}\r\n` +
    `Cookie: ${ada.client.cookieHeader()}\r\nX-XSRF-TOKEN: ${token}\r\n` +
    `Content-Type: multipart/form-data; boundary=cut\r\n${more}\r\n\r\n`
  );
}

const partsOf = (uuid: string, name: string, content: string): string =>
  `--cut\r\nContent-Disposition: form-data; name="uuid"\r\n\r\n${uuid}\r\n` +
  `--cut\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n${content}\r\n--cut--\r\n`;

function listTemporary({ server }: Stage): string[] {
  return readdirSync(join(server.dataDir, 'blobs', 'tmp'));
}

export const UPLOAD_ROWS: Proofs = {
  'U-01': {
    check: async ({ ada, group }) => {
      expect((await ada.client.upload(group, '', [{ name: 'empty.bin', content: '' }])).status).toBe(200);
      for (const name of [' ', '   ', '\u3000'])
        expectRefused(await ada.client.upload(group, '', [{ name, content: 'x' }]), 422);
      const twice = [
        { name: 'twin.bin', content: '1' },
        { name: 'twin.bin', content: '2' },
      ];
      // A plain call replaces a file of the same name, even within the call: the last one wins.
      const answer = await ada.client.upload(group, '', twice);
      expect([200, 409, 422]).toContain(answer.status);
    },
    tests: [[UPLOADS, 'a file named %j is refused and leaves nothing behind']],
  },
  'U-02': {
    check: async ({ ada, group, unchanged }) => {
      await unchanged(async () => {
        for (const name of [
          '../../x',
          'C:\\x.png',
          'x\u0000.png',
          'x.png/',
          '/etc/x',
          'n'.repeat(4096),
          '..',
          'a/../b',
        ])
          expectRefused(await ada.client.upload(group, '', [{ name, content: 'x' }]), 404, 413, 422);
      });
      expect((await ada.client.upload(group, '', [{ name: 'x%00.png', content: 'x' }])).status).toBe(200);
    },
  },
  'U-04': {
    check: async (stage) => {
      const { server, group, unchanged } = stage;
      await unchanged(async () => {
        const body = partsOf(group, 'short.bin', 'content');
        const tooShort = await sendRaw(server.port, uploadHead(stage, 'Content-Length: 60') + body);
        expect(statusOf(tooShort)).toBeGreaterThanOrEqual(400);
        await sendRaw(server.port, uploadHead(stage, 'Content-Length: 90000') + body, 500);
        await sendRaw(
          server.port,
          `${uploadHead(stage, 'Transfer-Encoding: chunked')}40\r\n${body.slice(0, 64)}\r\n`,
          500,
        );
        for (const length of ['-1', 'abc', '1e9', '0x10', '5, 6', '99999999999999999999']) {
          const answer = await sendRaw(server.port, uploadHead(stage, `Content-Length: ${length}`) + body, 500);
          expect([0, 400, 413]).toContain(statusOf(answer));
        }
      });
      await expect.poll(() => listTemporary(stage)).toEqual([]);
    },
  },
  'U-05': {
    check: async (stage) => {
      const { admin, ada, group, unchanged } = stage;
      const set = (value: number) =>
        mustPost(admin.client, '/api/admin/settings/update', { key: 'max_upload_bytes', value });
      await set(1_000_000);
      await unchanged(async () => {
        const answer = await ada.client.upload(group, '', [{ name: 'big.bin', content: 'x'.repeat(1_000_001) }]);
        expectRefused(answer, 413);
      });
      await set(100_000_000);
      await expect.poll(() => listTemporary(stage)).toEqual([]);
    },
  },
  'U-06': {
    tests: [[KILLED, 'an upload aborted by the client %s leaves nothing behind']],
    check: async (stage) => {
      const { server, group, unchanged } = stage;
      const before = countOpenFiles(server.pid());
      await unchanged(async () => {
        const body = partsOf(group, 'aborted.bin', 'y'.repeat(100_000));
        const aborts = Array.from({ length: 100 }, async (_, i) => {
          const socket = await openRaw(server.port);
          const part = [0.1, 0.5, 0.99][i % 3] ?? 0.5;
          socket.write(uploadHead(stage, `Content-Length: ${body.length}`) + body.slice(0, body.length * part));
          await new Promise((resolve) => setImmediate(resolve));
          socket.destroy();
        });
        await Promise.all(aborts);
        await expect.poll(() => listTemporary(stage), { timeout: 10_000 }).toEqual([]);
      });
      await expect.poll(() => countOpenFiles(server.pid()), { timeout: 10_000 }).toBeLessThan(before + 20);
    },
  },
  'U-34': {
    tests: [
      [MERGE, 'a file downloaded before others wrote does not remove what they wrote, and its changes are merged'],
      [MERGE, 'a file unlike any version does not replace what others wrote, unless they say so'],
    ],
  },
  'U-35': {
    tests: [
      ['server/src/domain/texts/word-diff.test.ts', 'hostile pairs of long texts are compared in bounded work'],
      ['server/src/domain/texts/find-base.test.ts', 'a search over very long texts ends'],
    ],
  },
  'U-36': {
    tests: [
      [IMPORT, 'that %s is refused with a message, and nothing is left behind'],
      [IMPORT, 'with paths that lead out of the folder is refused'],
    ],
  },
  'U-37': { tests: [[IMPORT, "another person's file looks like a missing one"]] },
  'U-39': {
    tests: [
      [IMPORTER, 'an import says from its first file on how many there are'],
      [IMPORTER, 'an import that takes too long ends with a sentence, and leaves no file behind'],
      [IMPORTER, 'its time also ends while files are placed'],
      [IMPORTER, 'a file that was not read in time on a busy server is refused with what to do'],
    ],
  },
  'U-38': {
    tests: [
      [IMPORT, 'what does not fit is refused before anything is written'],
      [IMPORT, 'an import leaves nothing'],
    ],
  },
  'U-07': { tests: [[FILES, 'may have its fields in any order, and none twice']] },
  'U-08': {
    tests: [['tests/auth/csrf.test.ts', 'is rejected when compressed']],
    check: async ({ ada, unchanged }) => {
      const bomb = gzipSync(Buffer.alloc(20_000_000, 0x20));
      await unchanged(async () => {
        for (const [path, type] of [
          ['/api/user/set-data', 'application/json'],
          ['/api/workspace/upload-files', 'multipart/form-data; boundary=cut'],
        ] as const)
          for (const encoding of ['gzip', 'deflate', 'br', 'zstd', 'gzip, gzip', 'x-gzip'])
            expectRefused(
              await ada.client.postRaw(path, new Uint8Array(bomb), {
                'content-type': type,
                'content-encoding': encoding,
              }),
              415,
            );
      });
    },
  },
};
