import { remove as removeGroup } from '@scriptorium/contract/operations/groups.ts';
import { withdrawLink } from '@scriptorium/contract/operations/links.ts';
import { publish, readPublication, unpublish } from '@scriptorium/contract/operations/publications.ts';
import type { Publication } from '@scriptorium/contract/operations/publications.ts';
import { add } from '@scriptorium/contract/operations/sharing.ts';
import * as workspace from '@scriptorium/contract/operations/workspace.ts';
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findConverters } from '../_support/find-converters.ts';
import { FULL } from '../_support/full.ts';
import { BEHIND_BALANCER } from '../_support/about-one.ts';
import { type Account, createAccount, createGroup, findWorkspace, loginAdmin, mustPost } from '../_support/accounts.ts';
import { freshName } from '../_support/fresh-name.ts';
import { comeAsGuest, makeLink } from '../_support/guests.ts';
import { refusal } from '../_support/refusal.ts';
import { runSql } from '../_support/run-sql.ts';
import { type RunningServer, startServer } from '../_support/start-server.ts';
import { LiveEditor } from '../live/live-client.ts';

let server: RunningServer;
let ada: Account;
let ben: Account;
let admin: Account;
let uuid: string;
/** A folder of Ada's with a paper, created for each test. */
let folder: string;
let paper: string;
/** The visitors' address; page views are rate-limited by address. */
let reader: string;
let readers = 0;

const decode = (text: string) => Uint8Array.from(atob(text), (letter) => letter.codePointAt(0) ?? 0);
const DOT = decode('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==');
const OTHER_DOT = decode(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
);
const BIB = '@book{knuth, title = {The TeXbook}, author = {Knuth, Donald}, year = {1984}}\n';
const TEXT = `---
title: Kelp forests
author: Ada Lovelace
bibliography: refs.bib
internal: SECRETFRONT
---

# Introduction {#sec:intro}

As said [@knuth], see @fig:dot. <!-- SECRETREMARK -->

![A dot](dot.png){#fig:dot}

$$ e = mc^2 % SECRETTEX
$$
`;

beforeAll(async () => {
  server = await startServer({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  ada = await createAccount(server, 'Ada');
  ben = await createAccount(server, 'Ben');
  admin = await loginAdmin(server);
  uuid = await findWorkspace(ada);
});
afterAll(() => server.dispose());
beforeEach(async () => {
  await runSql(server, 'delete from rate_limit');
  folder = freshName('kelp');
  readers += 1;
  reader = `192.0.2.${readers}`;
  paper = `${folder}/paper.md`;
  await ada.client.call(workspace.createFolder, { uuid, parentItem: '', name: folder });
  await ada.client.upload(uuid, folder, [
    { name: 'dot.png', content: DOT },
    { name: 'refs.bib', content: BIB },
  ]);
  await create('paper.md', TEXT);
});

const create = (name: string, content: string, parentItem = folder) =>
  ada.client.call(workspace.createTextFile, { uuid, parentItem, name, content });
const TERMS = { follows: false, indexed: false, offersPdf: false };
const where = () => ({ uuid, itemPath: paper });

async function settled(by: Account = ada, at = where()): Promise<Publication> {
  let page: Publication | null = null;
  await expect
    .poll(
      async () => {
        page = (await by.client.call(readPublication, at)).publication;
        return page?.state;
      },
      { timeout: 60_000, interval: 100 },
    )
    .not.toBe('making');
  if (page === null) throw new Error('There is no page.');
  return page;
}

async function published(terms: Partial<typeof TERMS> & { name?: string } = {}): Promise<Publication> {
  await ada.client.call(publish, { ...where(), ...TERMS, ...terms });
  const page = await settled();
  expect(page).toMatchObject({ state: 'ready', fault: null });
  return page;
}

/** What a visitor gets. */
async function visit(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${server.url}${path}`, {
    headers: { 'x-forwarded-for': reader, ...headers },
    redirect: 'manual',
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes, text: bytes.toString() };
}

it('fonts for text and formulas are served for pages, which have an origin of their own', async () => {
  const { path: page } = await published();
  const { text } = await visit(page);
  const serif = await visit(/url\('([^']+serif[^']+)'\)/u.exec(text)?.[1] ?? '');
  expect(serif.bytes.subarray(0, 4).toString()).toBe('wOF2');
  const path = /url\('([^']+\.woff)'\)/u.exec(text)?.[1] ?? '';
  const font = await visit(path);
  expect(font.status).toBe(200);
  expect(font.headers.get('access-control-allow-origin')).toBe('*');
  // Including the table that browsers lay out formulas with.
  expect(font.bytes.subarray(0, 4).toString()).toBe('wOFF');
  expect(font.bytes.subarray(0, 400).includes('MATH')).toBe(true);
  const known = await visit(path, { 'if-none-match': font.headers.get('etag') ?? '' });
  expect(known.status).toBe(304);
});

const pictureOf = (html: string): string => /<img[^>]* src="([^"]+)"/u.exec(html)?.[1] ?? '';

/** As if nobody had written for that long; then makes the job due, as it would become by itself. */
async function rest(minutes = 60): Promise<void> {
  await runSql(server, `update item set modified_at = modified_at - ${minutes * 60_000}`);
  await runSql(server, `update publication set tried_at = tried_at - ${minutes * 60_000}`);
  await runSql(server, "update job set run_at = 0 where kind = 'make-pages' and state = 'queued'");
  // Creating another document makes the server look for jobs.
  const name = `${freshName('poke')}.md`;
  await create(name, 'Poke.', '');
  await ada.client.call(publish, { uuid, itemPath: name, ...TERMS });
  await settled(ada, { uuid, itemPath: name });
}

/** Writes as someone who came through a link to the folder; returns the link. */
async function writeAsGuest(text: string): Promise<string> {
  const { link, token } = await makeLink(ada, { uuid, itemPath: folder }, { role: 'editor' });
  const guest = await comeAsGuest(server, token);
  const editor = await LiveEditor.open(guest.client, { workspace: guest.place.uuid, path: 'paper.md' });
  await editor.until(() => editor.text.length > 0);
  editor.type(editor.text.length, text);
  await editor.until(() => editor.isSaved);
  editor.stop();
  return link;
}

async function write(text: string, path = paper): Promise<void> {
  const editor = await LiveEditor.open(ada.client, { workspace: uuid, path });
  await editor.until(() => editor.text.length > 0);
  editor.type(editor.text.length, text);
  await editor.until(() => editor.isSaved);
  editor.stop();
}

describe('a public page', () => {
  it('has figures, formulas and references, no script, and nothing that its authors wrote for themselves', async () => {
    const { path, name } = await published();
    expect(name).toMatch(/^[0-9a-f]{24}$/u);
    const { status, headers, text } = await visit(path);
    expect(status).toBe(200);
    expect(text).toContain('<title>Kelp forests</title>');
    expect(text).toContain('Ada Lovelace');
    expect(text).toContain('Knuth, Donald. 1984');
    expect(text).toMatch(/<math [^>]*display="block"/u);
    expect(text).toContain('<a href="#fig:dot">Figure');
    expect(text).not.toMatch(/SECRET|<script|application\/x-tex/u);
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; style-src-attr 'unsafe-inline'; img-src 'self'; font-src 'self';.* sandbox/u,
    );
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(text).toContain('<meta name="robots" content="noindex, nofollow">');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('set-cookie')).toBeNull();

    const picture = pictureOf(text);
    expect(picture).toMatch(new RegExp(`^${path}/[0-9a-f]{24}\\.png$`, 'u'));
    const shown = await visit(picture);
    expect(shown.headers.get('content-type')).toBe('image/png');
    expect(shown.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(shown.headers.get('set-cookie')).toBeNull();
    expect(new Uint8Array(shown.bytes)).toEqual(DOT);
    for (const there of [path, picture]) {
      const known = await visit(there, { 'if-none-match': (await visit(there)).headers.get('etag') ?? '' });
      expect(known.status).toBe(304);
      expect(known.headers.get('cache-control')).toBe('no-cache');
    }
    expect((await fetch(`${server.url}${path}`, { method: 'HEAD' })).status).toBe(200);
  });

  it('offers its PDF only if asked to, and is open to search engines only if asked to', async () => {
    const { path } = await published();
    expect((await visit(`${path}/pdf`)).status).toBe(404);
    expect((await visit(path)).text).not.toContain('/pdf"');
    await published({ offersPdf: true, indexed: true });
    const { text, headers } = await visit(path);
    expect(text).toContain(`href="${path}/pdf"`);
    expect(text).not.toContain('noindex');
    expect(headers.get('x-robots-tag')).toBeNull();
    const pdf = await visit(`${path}/pdf`);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(pdf.headers.get('content-disposition')).toContain('Kelp forests.pdf');
    expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    await published();
    expect((await visit(`${path}/pdf`)).status).toBe(404);
  });

  it('has the name that someone chooses, if it is valid and free; the old one ends', async () => {
    const name = freshName('forests')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]/gu, '');
    const { path } = await published({ name });
    expect(path).toBe(`/p/${name}`);
    await create('other.md', 'Other.');
    const other = { uuid, itemPath: `${folder}/other.md`, ...TERMS };
    expect(await refusal(ada.client.call(publish, { ...other, name }))).toBe('409 name-taken');
    for (const wrong of ['ab', 'Upper', 'a b', '../x', 'é-é', 'x'.repeat(81)])
      expect(await refusal(ada.client.call(publish, { ...other, name: wrong }))).toBe('422 invalid');
    await published({ name: `${name}-2` });
    expect((await visit(path)).status).toBe(404);
    expect((await visit(`${path}-2`)).status).toBe(200);
    // The default when no name is given.
    expect((await published()).name).toBe(`${name}-2`);
  });

  if (FULL)
    it('stays as it was until someone updates it', async () => {
      const { path } = await published();
      await write('\n\nLater words.\n');
      await rest();
      expect((await visit(path)).text).not.toContain('Later words');
      expect((await settled()).isOutdated).toBe(true);
      // A change of its terms is not an update of the text.
      await published({ indexed: true });
      expect((await visit(path)).text).not.toContain('Later words');
      await ada.client.call(publish, { ...where(), ...TERMS, renew: true });
      expect((await settled()).isOutdated).toBe(false);
      expect((await visit(path)).text).toContain('Later words');
    });

  it('that follows is updated once nobody is writing, and not before', async () => {
    const { path } = await published({ follows: true });
    const made = async () => (await settled()).madeAt;
    const first = await made();
    await write('\n\nLater words.\n');
    expect(await made()).toBe(first);
    await rest();
    await expect.poll(async () => (await visit(path)).text, { timeout: 20_000 }).toContain('Later words');
    const second = await made();
    await rest();
    expect(await made()).toBe(second);
  });

  it('that follows is updated when an image or the bibliography in it has changed', async () => {
    const { path } = await published({ follows: true });
    const first = pictureOf((await visit(path)).text);
    await ada.client.upload(uuid, folder, [{ name: 'dot.png', content: OTHER_DOT }]);
    await rest();
    await expect.poll(async () => pictureOf((await visit(path)).text), { timeout: 20_000 }).not.toBe(first);
    await ada.client.upload(uuid, folder, [{ name: 'refs.bib', content: BIB.replaceAll('1984', '1986') }]);
    await rest();
    await expect.poll(async () => (await visit(path)).text, { timeout: 20_000 }).toContain('1986');
    const { madeAt } = await settled();
    // Nothing has changed since, or only what the page does not contain.
    await ada.client.upload(uuid, folder, [{ name: 'unused.png', content: OTHER_DOT }]);
    await rest();
    expect((await settled()).madeAt).toBe(madeAt);
  });

  if (FULL)
    it('that follows and has a PDF rests for a quarter of an hour unless someone asks', async () => {
      const { path, name } = await published({ follows: true, offersPdf: true });
      await write('\n\nLater words.\n');
      await rest(5);
      // By now the job has looked for pages once more.
      await rest(5);
      expect((await visit(path)).text).not.toContain('Later words');
      await ada.client.call(publish, { ...where(), ...TERMS, follows: true, offersPdf: true, renew: true });
      await settled();
      expect((await visit(path)).text).toContain('Later words');
      const rows = await runSql(server, `select answered from publication where name = '${name}'`);
      expect(Number(rows[0]?.['answered'])).toBe(2);
    });

  if (FULL)
    it('does not wait for another that fails, which is retried after a while', async () => {
      const { name } = await published({ follows: true });
      await create('other.md', 'Other.');
      const at = { uuid, itemPath: `${folder}/other.md` };
      await ada.client.call(publish, { ...at, ...TERMS, follows: true });
      const other = await settled(ada, at);
      const read = async () => (await runSql(server, `select * from publication where name = '${name}'`))[0] ?? {};
      const before = await read();
      await runSql(server, `update publication set sources = 'broken' where name = '${name}'`);
      await write('\n\nLater words.\n');
      await write('\n\nLater words.\n', at.itemPath);
      const began = Date.now();
      await rest();
      await expect.poll(async () => (await visit(other.path)).text, { timeout: 20_000 }).toContain('Later words');
      await expect.poll(async () => Number((await read())['tried_at'])).toBeGreaterThan(began + 4 * 60_000);
      expect(await read()).toMatchObject({ tried_version: before['tried_version'], fault: null });
      await runSql(server, `update publication set sources = '[]' where name = '${name}'`);
      await rest();
      await expect.poll(async () => (await visit(`/p/${name}`)).text, { timeout: 20_000 }).toContain('Later words');
    });

  if (FULL)
    it('is made again if an attempt was cut off, even if nothing has changed since, but not forever', async () => {
      const { name, path } = await published({ follows: true });
      const read = async () => (await runSql(server, `select * from publication where name = '${name}'`))[0] ?? {};
      const { madeAt } = await settled();
      await runSql(server, `update publication set tries = 1 where name = '${name}'`);
      await rest();
      await expect.poll(async () => (await settled()).madeAt, { timeout: 20_000 }).not.toBe(madeAt);
      const tried = async (): Promise<number> => Number((await read())['tries']);
      expect(await tried()).toBe(0);
      expect((await read())['fault']).toBeNull();
      // As if each attempt had crashed the server.
      await runSql(server, `update publication set tries = 5 where name = '${name}'`);
      await rest();
      await expect.poll(async () => (await settled()).fault, { timeout: 20_000 }).toContain('could not make this page');
      expect(await tried()).toBe(0);
      expect((await visit(path)).status).toBe(200);
    });

  if (FULL)
    it('is retried if the server was too busy for it, which is reported meanwhile', async () => {
      // Starts a converter, which stays for a while.
      const { name, path } = await published();
      const [converter = 0] = findConverters(server.pid());
      process.kill(converter, 'SIGSTOP');
      await write('\n\nLater words.\n');
      await ada.client.call(publish, { ...where(), ...TERMS, renew: true });
      const read = async () => (await ada.client.call(readPublication, where())).publication;
      // A conversion that gets no processor time is given up after two minutes.
      await expect.poll(async () => (await read())?.fault ?? '', { timeout: 180_000 }).toContain('server is busy');
      expect(await read()).toMatchObject({ state: 'making' });
      await runSql(server, `update publication set tried_at = 0 where name = '${name}'`);
      await rest();
      await expect.poll(async () => (await visit(path)).text, { timeout: 20_000 }).toContain('Later words');
      expect(await settled()).toMatchObject({ state: 'ready', fault: null });
    }, 240_000);

  if (FULL)
    it('keeps what is shown when the text can no longer be made into a page, and says why', async () => {
      const { path } = await published();
      await mustPost(admin.client, '/api/admin/settings/update', { key: 'exports_enabled', value: '0' });
      expect(await refusal(ada.client.call(publish, { ...where(), ...TERMS, renew: true }))).toBe(
        '403 exports-disabled',
      );
      await mustPost(admin.client, '/api/admin/settings/update', { key: 'exports_enabled', value: '1' });
      await write(`\n\n![x](${'y'.repeat(10)}.png)\n\n\`\`\`{=html}\n${'<b>'.repeat(100)}\n\`\`\`\n`);
      await ada.client.call(publish, { ...where(), ...TERMS, renew: true });
      await settled();
      expect((await visit(path)).status).toBe(200);
      await write('\n\nMore than fits.\n');
      await runSql(server, `update workspace set quota = 1 where id = '${uuid}'`);
      const stored = () =>
        readdirSync(server.dataDir, { recursive: true }).filter((name) => /[0-9a-f]{64}$/u.test(name.toString()));
      const before = stored();
      await ada.client.call(publish, { ...where(), ...TERMS, renew: true });
      const page = await settled();
      expect(page.fault).toContain('as much as its storage');
      expect(stored()).toEqual(before);
      expect((await visit(path)).status).toBe(200);
      await runSql(server, `update workspace set quota = 100000000 where id = '${uuid}'`);
    });

  it('does not exist for other files', async () => {
    for (const itemPath of [`${folder}/dot.png`, `${folder}/refs.bib`, folder])
      expect(await refusal(ada.client.call(publish, { uuid, itemPath, ...TERMS }))).toBe('422 invalid');
  });
});

describe('a public page is gone within a second, like one that never existed', () => {
  const gone = async (path: string, act: () => Promise<unknown>): Promise<void> => {
    const picture = pictureOf((await visit(path)).text);
    expect((await visit(picture)).status).toBe(200);
    const never = await visit('/p/never-was-there');
    await act();
    const began = performance.now();
    await expect.poll(async () => (await visit(path)).status, { interval: 10 }).toBe(404);
    expect(performance.now() - began).toBeLessThan(1000);
    const after = await visit(path);
    expect(after.text).toBe(never.text);
    const relevant = ({ headers }: typeof after) =>
      [...headers].filter(([key]) => !['date', 'x-request-id'].includes(key)).map((each) => each.join());
    expect(relevant(after)).toEqual(relevant(never));
    for (const file of [picture, `${path}/pdf`]) expect((await visit(file)).text).toBe(never.text);
  };
  const set = (value: '0' | '1') =>
    mustPost(admin.client, '/api/admin/settings/update', { key: 'public_pages', value });

  it('when it is taken down', async () => {
    const { path } = await published();
    await gone(path, () => ada.client.call(unpublish, where()));
    expect((await ada.client.call(readPublication, where())).publication).toBeNull();
  });

  it('while public pages are switched off, which includes new ones', async () => {
    const { path } = await published();
    await gone(path, () => set('0'));
    expect(await refusal(ada.client.call(publish, { ...where(), ...TERMS }))).toBe('403 forbidden');
    expect(await ada.client.call(readPublication, where())).toMatchObject({
      allowed: false,
      publication: { isOpen: false },
    });
    await set('1');
    expect((await visit(path)).status).toBe(200);
  });

  it('when the document, or a folder above, is deleted; it is restored with it', async () => {
    const { path } = await published();
    let items: unknown;
    await gone(path, async () => {
      items = (await ada.client.call(workspace.deletePath, { uuid, itemPath: folder })).trashed;
    });
    await mustPost(ada.client, '/api/workspace/restore-items', { uuid, items });
    expect((await visit(path)).status).toBe(200);
  });

  it('when it is moved to another workspace, even if it comes back; not when it moves within', async () => {
    const { path } = await published();
    const group = await createGroup(freshName('Lab'), ada);
    await ada.client.call(workspace.createFolder, { uuid, parentItem: folder, name: 'inside' });
    await ada.client.call(workspace.moveItems, { uuid, itemPaths: [paper], targetFolder: `${folder}/inside` });
    expect((await visit(path)).status).toBe(200);
    await gone(path, () =>
      ada.client.call(workspace.moveItems, {
        uuid,
        itemPaths: [`${folder}/inside/paper.md`],
        targetWorkspace: group,
        targetFolder: '',
      }),
    );
    await ada.client.call(workspace.moveItems, {
      uuid: group,
      itemPaths: ['paper.md'],
      targetWorkspace: uuid,
      targetFolder: folder,
    });
    expect((await visit(path)).status).toBe(404);
  });

  it.each(['suspended', 'deleted', 'no manager any more', 'without the group'] as const)(
    'when its publisher is %s',
    async (what) => {
      const maker = await createAccount(server, freshName('maker'));
      const group = await createGroup(freshName('Lab'), ada, maker);
      await mustPost(ada.client, '/api/groups/add-manager', { group, user: maker.email });
      await ada.client.call(workspace.createTextFile, {
        uuid: group,
        parentItem: '',
        name: 'paper.md',
        content: 'One ![A dot](dot.png).',
      });
      await ada.client.upload(group, '', [{ name: 'dot.png', content: DOT }]);
      const at = { uuid: group, itemPath: 'paper.md' };
      await maker.client.call(publish, { ...at, ...TERMS });
      const { path } = await settled(maker, at);
      await gone(
        path,
        {
          suspended: () =>
            mustPost(admin.client, '/api/admin/users/update', { email: maker.email, accountSuspended: true }),
          deleted: () => mustPost(admin.client, '/api/admin/users/delete', { email: maker.email }),
          'no manager any more': () => mustPost(ada.client, '/api/groups/remove-manager', { group, user: maker.email }),
          'without the group': () => ada.client.call(removeGroup, { uuid: group }),
        }[what],
      );
      if (what === 'without the group') return;
      expect((await ada.client.call(readPublication, at)).publication).toMatchObject({ isOpen: false });
      // Someone else may answer for it.
      await ada.client.call(publish, { ...at, ...TERMS });
      expect((await visit(path)).status).toBe(200);
    },
  );
});

describe('publishing is for those who may share the document', () => {
  it('and seeing that it is published for its members', async () => {
    const group = await createGroup(freshName('Lab'), ada, ben);
    await ada.client.call(workspace.createTextFile, { uuid: group, parentItem: '', name: 'paper.md', content: 'One.' });
    const at = { uuid: group, itemPath: 'paper.md' };
    expect(await refusal(ben.client.call(publish, { ...at, ...TERMS }))).toBe('403 forbidden');
    await ada.client.call(publish, { ...at, ...TERMS });
    expect((await settled(ben, at)).publishedBy).toBe('Ada');
    expect(await refusal(ben.client.call(unpublish, at))).toBe('403 forbidden');
  });

  it('never through what is shared with somebody', async () => {
    await ada.client.call(add, { ...where(), user: ben.email, role: 'editor', expiresAt: null });
    const { workspaces } = await ben.client.call(workspace.list, {});
    const shared = workspaces.filter((each) => each.shared !== undefined).map((each) => each.uuid);
    expect(shared).not.toEqual([]);
    for (const base of [uuid, ...shared]) {
      const at = { uuid: base, itemPath: 'paper.md' };
      expect(await refusal(ben.client.call(publish, { ...at, ...TERMS }))).toBe('404 not-found');
      expect(await refusal(ben.client.call(readPublication, at))).toBe('404 not-found');
      expect(await refusal(ben.client.call(unpublish, at))).toBe('404 not-found');
    }
    expect((await ada.client.call(readPublication, where())).publication).toBeNull();
  });

  if (FULL)
    it('and includes automatically only what it had when one of them asked for it', async () => {
      await create('hidden.csl', 'x', '');
      await ada.client.upload(uuid, '', [{ name: 'secret.png', content: DOT }]);
      const { path } = await published({ follows: true });
      await writeAsGuest('\n\nMine.\n\n![Secret](../secret.png)\n');
      await rest();
      await expect.poll(async () => (await visit(path)).text, { timeout: 20_000 }).toContain('Mine.');
      const { text } = await visit(path);
      expect(text.match(/<img /gu)).toHaveLength(1);
      expect(text).toContain('Secret');
      // Someone who may share it has looked at it.
      await ada.client.call(publish, { ...where(), ...TERMS, follows: true, renew: true });
      await settled();
      expect((await visit(path)).text.match(/<img /gu)).toHaveLength(2);
    });

  it("even after the author's share has ended", async () => {
    await ada.client.upload(uuid, '', [{ name: 'secret.png', content: DOT }]);
    const { path } = await published({ follows: true });
    const link = await writeAsGuest('\n\nMine.\n\n![Secret](../secret.png)\n');
    await ada.client.call(withdrawLink, { uuid, itemPath: folder, link });
    await rest();
    await expect.poll(async () => (await visit(path)).text, { timeout: 20_000 }).toContain('Mine.');
    expect((await visit(path)).text.match(/<img /gu)).toHaveLength(1);
  });
});

describe('many visitors', () => {
  // Each server counts its own.
  it.skipIf(BEHIND_BALANCER)(
    'are limited by address, those who guess sooner, and nobody else waits for them',
    async () => {
      const { path } = await published();
      const answers = await Promise.all(
        Array.from({ length: 300 }, async (_, at) => (await visit(`/p/guessed-${at}`)).status),
      );
      expect(answers.filter((status) => status === 429).length).toBeGreaterThan(100);
      const refused = await visit(path);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      reader = '198.51.100.1';
      expect((await visit(path)).status).toBe(200);
    },
  );

  it('never cause a page to be made: it is made once, whoever comes', async () => {
    await ada.client.call(publish, { ...where(), ...TERMS });
    const { publication } = await ada.client.call(readPublication, where());
    const early = await visit(publication?.path ?? '');
    if (early.status === 202) {
      expect(early.text).toContain('http-equiv="refresh"');
      // Browsers do not reload by themselves from a sandbox.
      expect(early.headers.get('content-security-policy')).not.toContain('sandbox');
    } else expect(early.status).toBe(200);
    const page = await settled();
    await Promise.all(Array.from({ length: 100 }, () => visit(page.path)));
    expect((await settled()).madeAt).toBe(page.madeAt);
    const rows = await runSql(server, `select answered from publication where name = '${page.name}'`);
    expect(Number(rows[0]?.['answered'])).toBe(1);
  });

  if (FULL)
    it('get the same bytes that were made, after images have changed meanwhile', async () => {
      const { path } = await published();
      const before = pictureOf((await visit(path)).text);
      await ada.client.call(workspace.deletePath, { uuid, itemPath: `${folder}/dot.png` });
      expect((await visit(before)).status).toBe(200);
    });
});
