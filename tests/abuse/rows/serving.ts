import { expect } from 'vitest';
import { deflateSync } from 'node:zlib';
import { mustPost, type Account } from '../../_support/accounts.ts';
import type { Answer } from '../../_support/client.ts';
import type { Proofs } from '../_support/proof.ts';
import { announceJson } from '../_support/raw.ts';
import { expectRefused, type Stage } from '../_support/stage.ts';

const FILES = 'tests/core/files.test.ts';
const BROWSER = 'e2e/abuse.spec.ts';

async function serve({ ada, group }: Stage, name: string, content: string | Uint8Array<ArrayBuffer>): Promise<Answer> {
  expect((await ada.client.upload(group, '', [{ name, content }])).status).toBe(200);
  return ada.client.get(await linkTo(ada, group, name));
}

async function linkTo(account: Account, workspaceUUID: string, path: string): Promise<string> {
  return ((await mustPost(account.client, '/api/workspace/get-asset-link', { workspaceUUID, path })) as { url: string })
    .url;
}

/** How user files are served, whatever they contain. */
export const SERVING: Proofs = {
  'U-10': { tests: [[FILES, "['fake.png', '<html><script>alert(1)</script>', 'application/octet-stream'"]] },
  'U-11': {
    check: async (stage) => {
      const { ada, group } = stage;
      const form = new FormData();
      form.append('uuid', group);
      form.append('file', new Blob(['<script>1</script>'], { type: 'text/html' }), 'typed.png');
      form.append('file', new Blob(['plain'], { type: 'image/svg+xml' }), 'typed.txt.bin');
      expect((await ada.client.postRaw('/api/workspace/upload-files', form)).status).toBe(200);
      for (const name of ['typed.png', 'typed.txt.bin'])
        expect((await ada.client.get(await linkTo(ada, group, name))).headers.get('content-type')).toBe(
          'application/octet-stream',
        );
    },
  },
  'U-12': {
    check: async (stage) => {
      const gif = 'GIF89a/*<html><script>alert(1)</script>*/=1;';
      for (const [name, content, type] of [
        ['both.gif', gif, 'application/octet-stream'],
        ['both.js', gif, 'application/octet-stream'],
        ['both.pdf', `<html>%PDF-1.7<script>alert(1)</script>`, 'application/octet-stream'],
        ['first.pdf', `%PDF-1.7<html><script>alert(1)</script>`, 'application/pdf'],
        ['both.png', gif, 'application/octet-stream'],
        ['both.bmp', 'BM<script>alert(1)</script>', /image\/bmp|octet-stream/u],
      ] as const) {
        const answer = await serve(stage, name, content);
        expect(answer.headers.get('content-type')).toMatch(type);
        expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      }
    },
    tests: [[BROWSER, 'no file of a user runs a script']],
  },
  'U-13': {
    check: async (stage) => {
      const png = hugePng(50_000, 50_000);
      const answer = await serve(stage, 'huge.png', png);
      expect(answer.headers.get('content-type')).toBe('image/png');
      const avatar = `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
      expectRefused(await stage.ada.client.post('/api/user/set-data', { displayName: 'Ada', avatar }), 413, 422);
      const small = `data:image/png;base64,${Buffer.from(hugePng(301, 10)).toString('base64')}`;
      expectRefused(await stage.ada.client.post('/api/user/set-data', { displayName: 'Ada', avatar: small }), 422);
    },
    tests: [['server/src/domain/accounts/avatar.test.ts', 'may be a png or jpeg of 300 pixels']],
  },
  'U-14': {
    check: async ({ ada, unchanged }) => {
      const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>').toString('base64');
      await unchanged(async () => {
        for (const avatar of [
          `data:image/svg+xml;base64,${svg}`,
          `data:image/png;base64,${svg}`,
          'data:text/html,<script>alert(1)</script>',
          'javascript:alert(1)',
          'https://evil.example/a.png',
          '/files/x',
          'data:image/png;base64,%%%',
          'data:image/png;base64,R0lGODlhAQABAAAAACw=',
          `data:image/png;base64,${'A'.repeat(390_000)}`,
          'blob:https://x/y',
        ])
          expectRefused(await ada.client.post('/api/user/set-data', { displayName: 'Ada', avatar }), 413, 422);
        expect(await announceJson(ada.client, '/api/user/set-data', 5_000_000)).toBe(413);
      });
    },
    tests: [['server/src/domain/accounts/avatar.test.ts', 'gets its type from its bytes']],
  },
  'U-21': {
    check: async (stage) => {
      const entities = Array.from({ length: 12 }, (_, i) => `<!ENTITY e${i + 1} "${`&e${i};`.repeat(10)}">`).join('');
      const bomb = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY e0 "x">${entities}<!ENTITY file SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&e12;&file;</text></svg>`;
      const answer = await serve(stage, 'bomb.svg', bomb);
      expect(answer.body).toBe(bomb);
      expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    },
  },
  'U-22': { tests: [[BROWSER, 'no file of a user runs a script']] },
  'U-23': {
    check: async (stage) => {
      for (const name of 'a.xml a.xhtml a.mht a.mhtml a.swf a.js a.mjs a.css a.wasm a.htm a.shtml a.svgz a.md a.hta a.xsl a.json a.webmanifest a.HTML.txt a.svg.exe a.php'.split(
        ' ',
      )) {
        const answer = await serve(stage, name, '<script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>');
        expect([name, answer.headers.get('content-type')]).toEqual([name, 'application/octet-stream']);
        expect(answer.headers.get('content-disposition')).toMatch(/^attachment/u);
        expect(answer.headers.get('content-security-policy')).toContain('sandbox');
      }
    },
  },
  'U-24': {
    tests: [[BROWSER, 'user files cannot be used by another site']],
    check: async (stage) => {
      const answer = await serve(stage, 'used.html', 'alert(1)');
      expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    },
  },
  'U-25': {
    check: async (stage) => {
      await serve(stage, 'kind.html', '<p>');
      const link = await linkTo(stage.ada, stage.group, 'kind.html');
      const policy = (answer: Answer): string => answer.headers.get('content-security-policy') ?? '';
      const plain = await stage.ada.client.get(link);
      for (const end of ['?download', '?type=image/png', '?x=.png', '#a'])
        expect(policy(await stage.ada.client.get(link + end))).toBe(policy(plain));
      for (const end of ['.png', '/x.png', '%2fx', ';x.png', '%00.png'])
        expect((await stage.ada.client.get(link + end)).status).toBe(404);
    },
  },
  'U-27': { tests: [['e2e/workspace.spec.ts', 'shows images, PDF and HTML pages, and says what it cannot show']] },
  'U-28': { tests: [[BROWSER, 'no file of a user runs a script']] },
  'U-29': {
    tests: [
      [FILES, 'is served by its stored type, never sniffed, never with scripts'],
      [FILES, 'serves ranges, revalidates unchanged content, and rejects impossible ranges'],
    ],
    check: async (stage) => {
      for (const [name, content] of [
        ['t.html', '<p>text</p>'],
        ['t.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
        ['t.bin', 'abcdefghij'],
        ['t.pdf', '%PDF-1.7 abcdef'],
      ] as const) {
        const full = await serve(stage, name, content);
        const link = await linkTo(stage.ada, stage.group, name);
        const tag = full.headers.get('etag') ?? '';
        const { client } = stage.ada;
        for (const answer of [
          await client.get(link, { range: 'bytes=0-3' }),
          await client.get(link, { range: 'bytes=900-' }),
          await client.get(link, { 'if-none-match': tag }),
          await client.send(link, { method: 'HEAD' }),
        ])
          for (const header of [
            'content-security-policy',
            'x-content-type-options',
            'content-disposition',
            'cross-origin-resource-policy',
          ])
            expect(answer.headers.get(header), `${name} ${answer.status} ${header}`).toBe(full.headers.get(header));
      }
    },
  },
  'U-30': { tests: [[FILES, 'escapes any name into one header line']] },
  'U-31': {
    tests: [[FILES, 'serves ranges, revalidates unchanged content, and rejects impossible ranges']],
    check: async (stage) => {
      await serve(stage, 'ranges.bin', '0123456789');
      const link = await linkTo(stage.ada, stage.group, 'ranges.bin');
      for (const range of ['bytes=-99999999999999999999', 'bytes=5-2', 'bytes=a-b', 'lines=0-1', 'bytes=--1', 'bytes='])
        expect([200, 416, 206]).toContain((await stage.ada.client.get(link, { range })).status);
      const many = await stage.ada.client.get(link, {
        range: `bytes=${Array.from({ length: 2000 }, () => '0-').join(',')}`,
      });
      expect([200, 431]).toContain(many.status);
    },
  },
  'U-33': {
    tests: [
      [FILES, 'is invalid with one character changed'],
      [FILES, 'is for members only'],
      ['server/src/adapters/asset-links.test.ts', 'expires after an hour'],
    ],
  },
};

/** An image that claims huge dimensions and contains almost nothing. */
function hugePng(width: number, height: number): Uint8Array<ArrayBuffer> {
  const head = Buffer.alloc(25);
  head.writeUInt32BE(13, 0);
  head.write('IHDR', 4, 'latin1');
  head.writeUInt32BE(width, 8);
  head.writeUInt32BE(height, 12);
  head.set([1, 0, 0, 0, 0], 16);
  const data = deflateSync(Buffer.alloc(1000));
  const body = Buffer.alloc(12 + data.length);
  body.writeUInt32BE(data.length, 0);
  body.write('IDAT', 4, 'latin1');
  data.copy(body, 8);
  return new Uint8Array(Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), head, body]));
}
