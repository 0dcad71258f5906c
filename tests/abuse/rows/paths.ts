import { expect } from 'vitest';
import { mustPost } from '../../_support/accounts.ts';
import { runSql } from '../../_support/run-sql.ts';
import type { Answer } from '../../_support/client.ts';
import type { Proofs } from '../_support/proof.ts';
import { sendRaw, statusOf } from '../_support/raw.ts';
import { expectNoFault, expectRefused, type Stage } from '../_support/stage.ts';

const RULES = 'contract/src/rules/rules.test.ts';
const FILES = 'tests/workspace/files.test.ts';

/** Forbidden item names, by class of attack. */
const CLIMBING = ['../../etc/passwd', '..\\..\\x', 'a/../../b', '../x', '..', 'a/..', './../x', '..;/x/../y'];
const CONTROL = ['a\u0000b', 'a\rb', 'a\nb', 'a\tb', 'a\u007fb', 'a\u202eb', 'a\u2066b', 'a\u200bb', 'a\ufeffb'];

/** Tries the same text in every way that a path or name can be passed. */
async function tryEverywhere({ ada, home }: Stage, name: string): Promise<Answer[]> {
  const post = (call: string, input: object): Promise<Answer> => ada.client.post(`/api/workspace/${call}`, input);
  return [
    await post('create-text-file', { uuid: home, parentItem: name, name: 'x.md' }),
    await post('create-folder', { uuid: home, parentItem: name, name: 'x' }),
    await post('rename-item', { uuid: home, itemPath: 'anchor.md', newName: name }),
    await post('rename-item', { uuid: home, itemPath: name, newName: 'y.md' }),
    await post('delete-path', { uuid: home, itemPath: name }),
    await post('read-text', { uuid: home, itemPath: name }),
    await post('get-asset-link', { workspaceUUID: home, path: name }),
    await post('copy-items', { uuid: home, itemPaths: [name], targetFolder: '' }),
    await post('move-items', { uuid: home, itemPaths: ['anchor.md'], targetFolder: name }),
    await ada.client.post('/api/request-ws-ticket', { uuid: home, docPath: name }),
    // A form encodes line breaks in names as %0D and %0A, which are ordinary characters.
    ...(/[\r\n]/u.test(name) || !name.isWellFormed()
      ? []
      : [await ada.client.upload(home, '', [{ name, content: 'x' }])]),
  ];
}

async function makeAnchor({ ada, home }: Stage): Promise<void> {
  await ada.client.post('/api/workspace/create-text-file', { uuid: home, parentItem: '', name: 'anchor.md' });
}

async function refuseEverywhere(stage: Stage, names: readonly string[]): Promise<void> {
  await makeAnchor(stage);
  await stage.unchanged(async () => {
    for (const name of names)
      for (const answer of await tryEverywhere(stage, name)) expectRefused(answer, 404, 409, 422);
  });
}

export const PATHS: Proofs = {
  'P-01': {
    check: async (stage) => {
      await refuseEverywhere(stage, CLIMBING);
      // A new folder's typed name loses its leading slashes (P-11) but stays a single name in this folder.
      for (const name of CLIMBING) {
        const input = { uuid: stage.home, parentItem: '', name };
        const made = await stage.ada.client.post('/api/workspace/create-folder', input);
        expectNoFault(made);
        if (made.status === 200) {
          const { item } = made.body as { item: { path: string } };
          expect(item.path).not.toMatch(/[/\\]/u);
          await mustPost(stage.ada.client, '/api/workspace/delete-path', { uuid: stage.home, itemPath: item.path });
        }
      }
    },
  },
  'P-02': {
    check: async (stage) => {
      const { ada, home, server } = stage;
      for (const name of ['%2e%2e%2fx', '%252e%252e%252fx', '..%c0%afx', '..%ef%bc%8fx']) {
        await mustPost(ada.client, '/api/workspace/create-text-file', {
          uuid: home,
          parentItem: '',
          name: `${name}.md`,
        });
        const link = await ada.client.post('/api/workspace/get-asset-link', {
          workspaceUUID: home,
          path: `${name}.md`,
        });
        expect((await ada.client.get((link.body as { url: string }).url)).status).toBe(200);
      }
      const rows = await runSql(server, "select name from item where name like '%25%'");
      expect(rows.length).toBeGreaterThan(0);
      for (const path of ['/files/..%2f..%2fx', '/files/..;/x', '/files/%252e%252e%252fx'])
        expect((await ada.client.get(path)).status).toBe(404);
    },
  },
  'P-03': {
    check: async ({ server }) => {
      for (const path of [
        '/files/x/..%2f..%2fetc/passwd',
        '/files/../../../../etc/passwd',
        '/assets/..%5c..%5cetc%5cpasswd',
        '/assets/../../package.json',
        '/assets/%2e%2e/%2e%2e/package.json',
        '/assets/..%2f..%2f..%2f..%2fetc%2fpasswd.js',
        '//etc/passwd.txt',
        '/./../server/src/main.ts',
        '/assets/\\..\\..\\package.json',
        '/health/../../etc/passwd.txt',
        'http://evil.example/etc/passwd.txt',
        'file:///etc/passwd.txt',
      ]) {
        const answer = await sendRaw(server.port, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
        expect([400, 404], path).toContain(statusOf(answer));
        expect(answer).not.toMatch(/root:x:|"name": "scriptorium"/u);
      }
    },
  },
  'P-04': {
    check: async (stage) => {
      // A leading slash is allowed, so /etc/passwd is a path inside the workspace.
      await refuseEverywhere(stage, ['/etc/passwd', 'C:\\x', '\\\\host\\share', 'file:///x/y', '/proc/self/environ']);
    },
  },
  'P-05': {
    check: (stage) => refuseEverywhere(stage, [...CONTROL, 'a\ud800b', '\udfff']),
    tests: [[RULES, 'cannot be used']],
  },
  'P-07': {
    tests: [
      [RULES, 'is not a path'],
      [FILES, 'the name %j is rejected'],
    ],
    check: async (stage) => {
      const { ada, home, unchanged } = stage;
      await makeAnchor(stage);
      await unchanged(async () => {
        for (const newName of ['', ' ', '.', '..', '/', '//', '   '])
          expectRefused(
            await ada.client.post('/api/workspace/rename-item', { uuid: home, itemPath: 'anchor.md', newName }),
            422,
          );
      });
      await mustPost(ada.client, '/api/workspace/create-folder', { uuid: home, parentItem: '', name: '...' });
    },
  },
  'P-08': {
    tests: [[FILES, 'a path can be 64 names deep, also after moving and renaming']],
    check: async ({ ada, home }) => {
      const make = (name: string) =>
        ada.client.post('/api/workspace/create-folder', { uuid: home, parentItem: '', name });
      expect((await make('n'.repeat(255))).status).toBe(200);
      expect((await make('é'.repeat(127))).status).toBe(200);
      for (const name of ['n'.repeat(256), 'é'.repeat(128), '\u{1f600}'.repeat(64)])
        expectRefused(await make(name), 422);
      for (const itemPath of ['x'.repeat(4098), 'a/'.repeat(3000), '/'.repeat(4000)])
        expectRefused(await ada.client.post('/api/workspace/stat', { uuid: home, itemPath }), 404, 422);
    },
  },
  'P-09': { tests: [[FILES, 'names are unique within a folder, bytewise after NFC']] },
  'P-10': {
    tests: [[FILES, 'names are unique within a folder, bytewise after NFC']],
    check: async ({ ada, home }) => {
      for (const name of ['Case.md', 'case.md', 'CASE.md'])
        await mustPost(ada.client, '/api/workspace/create-text-file', {
          uuid: home,
          parentItem: '',
          name,
          content: name,
        });
      for (const itemPath of ['Case.md', 'case.md', 'CASE.md'])
        expect((await ada.client.post('/api/workspace/read-text', { uuid: home, itemPath })).body).toMatchObject({
          text: itemPath,
        });
    },
  },
  'P-11': {
    tests: [
      [RULES, 'new text file names'],
      [FILES, 'a text file named %j becomes %j'],
    ],
  },
  'P-13': {
    check: async ({ ada, home }) => {
      for (const name of ['CON', 'nul.md', '-rf', '--output=x', '$(id)', '`id`', ';id', '%s%n', '|x', '~', '*', '&&']) {
        const made = await ada.client.upload(home, '', [{ name: `${name}.bin`, content: name }]);
        expect(made.status, name).toBe(200);
        const link = await mustPost(ada.client, '/api/workspace/get-asset-link', {
          workspaceUUID: home,
          path: `${name}.bin`,
        });
        expect((await ada.client.get((link as { url: string }).url)).body).toBe(name);
      }
    },
  },
  'P-14': {
    check: async (stage) => {
      const { ada, home, foreign } = stage;
      for (const name of [foreign, 'api', 'admin', 'health', 'constructor', '__proto__', 'toString', 'hasOwnProperty'])
        await mustPost(ada.client, '/api/workspace/create-folder', { uuid: home, parentItem: '', name });
      const inside = await ada.client.post('/api/workspace/tree', { uuid: home });
      expect(JSON.stringify(inside.body)).toContain('__proto__');
      expect((await ada.client.get('/health')).body).toEqual({ status: 'ok' });
      expectRefused(await ada.client.post('/api/workspace/tree', { uuid: foreign }), 404);
    },
  },
  'P-15': { tests: [['tests/abuse/abuse.test.ts', "runRows('quick')"]] },
  'P-16': {
    check: async ({ ada, home, unchanged }) => {
      const folder = (parentItem: string, name: string) =>
        mustPost(ada.client, '/api/workspace/create-folder', { uuid: home, parentItem, name });
      await folder('', 'outer');
      await folder('outer', 'inner');
      await folder('', 'taken');
      await unchanged(async () => {
        for (const [itemPaths, targetFolder] of [
          [['outer'], 'outer/inner'],
          [['outer'], 'outer'],
          [[''], 'taken'],
        ] as const)
          expectRefused(
            await ada.client.post('/api/workspace/move-items', { uuid: home, itemPaths, targetFolder }),
            404,
            409,
            422,
          );
        for (const itemPath of ['', '/', '//'])
          expectRefused(await ada.client.post('/api/workspace/delete-path', { uuid: home, itemPath }), 404, 409, 422);
        const root = { uuid: home, itemPath: '', newName: 'root' };
        expectRefused(await ada.client.post('/api/workspace/rename-item', root), 404, 409, 422);
        const taken = { uuid: home, itemPath: 'outer', newName: 'taken' };
        expectRefused(await ada.client.post('/api/workspace/rename-item', taken), 409);
      });
      await mustPost(ada.client, '/api/workspace/rename-item', { uuid: home, itemPath: 'outer', newName: 'Outer' });
    },
    tests: [
      ['tests/workspace/trash-and-moves.test.ts', 'an item moves with everything below it, and never into itself'],
    ],
  },
  'P-17': { tests: [[FILES, 'nothing can be created in a missing folder or below a file']] },
  'P-19': { tests: [[FILES, 'fifty simultaneous creations of one path give one success']] },
  'P-20': { tests: [[RULES, 'asset URLs']] },
  'P-21': {
    tests: [[FILES, 'renaming between text and binary converts, and nothing is lost on the way back']],
    check: async ({ ada, group, text }) => {
      const itemPath = await text('<script>alert(1)</script>\n');
      const newName = itemPath.replace('.md', '.html');
      await mustPost(ada.client, '/api/workspace/rename-item', { uuid: group, itemPath, newName });
      const { url } = (await mustPost(ada.client, '/api/workspace/get-asset-link', {
        workspaceUUID: group,
        path: newName,
      })) as { url: string };
      const answer = await ada.client.get(url);
      expectNoFault(answer);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(answer.headers.get('content-security-policy')).toMatch(/sandbox(?! allow)/u);
    },
  },
};
