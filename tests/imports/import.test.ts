import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { discard, inspect, run, upload } from '@scriptorium/contract/operations/import.ts';
import { cancelLongWork, listLongWork } from '@scriptorium/contract/operations/long-work.ts';
import { list, readText, tree, type TreeItem } from '@scriptorium/contract/operations/workspace.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FULL } from '../_support/full.ts';
import { type Account, createAccount, findWorkspace, loginAdmin } from '../_support/accounts.ts';
import { CallRefused } from '../_support/client.ts';
import { type BorrowedServer, borrowServer } from '../_support/borrow-server.ts';
import { listTemporary } from '../_support/temporary-folder.ts';
import { setUserQuota } from '../workspace/set-user-quota.ts';
import { HOSTILE } from './_support/hostile-files.ts';
import { field, makeWord, makeZip, paragraph, picture, PNG, run as words, zoteroField } from './_support/make-files.ts';

let server: BorrowedServer;
let ines: Account;
let uuid: string;

beforeAll(async () => {
  server = await borrowServer();
  ines = await createAccount(server, 'Ines');
  uuid = await findWorkspace(ines);
});
afterAll(() => server.dispose());

async function bring(name: string, content: Uint8Array<ArrayBuffer> | string, account = ines, workspace = uuid) {
  const form = new FormData();
  form.append('uuid', workspace);
  form.append('file', new Blob([content]), name);
  return account.client.postRaw(upload.path, form);
}

async function bringIn(name: string, content: Uint8Array<ArrayBuffer> | string): Promise<string> {
  const answer = await bring(name, content);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return (answer.body as { id: string }).id;
}

const importIt = async (name: string, content: Uint8Array<ArrayBuffer> | string) =>
  ines.client.call(run, { uuid, id: await bringIn(name, content), targetFolder: '' });

async function readAll(): Promise<string[]> {
  const { contents } = await ines.client.call(tree, { uuid });
  const paths = (items: readonly TreeItem[]): string[] =>
    items.flatMap((item) => [item.path, ...paths(item.children ?? [])]);
  return paths(contents);
}

const textOf = async (itemPath: string | null): Promise<string> =>
  (await ines.client.call(readText, { uuid, itemPath: itemPath ?? '' })).text;

/** The code and message that a call is refused with. */
async function refusal(call: Promise<unknown>): Promise<{ code: string; message: string }> {
  try {
    await call;
  } catch (error) {
    if (error instanceof CallRefused) return { code: error.code, message: error.body.message };
    throw error;
  }
  return { code: 'accepted', message: '' };
}

const listFolders = (): string[] => readdirSync(tmpdir()).filter((name) => name.startsWith('scriptorium-import-'));
/** Left behind by killed servers, here or elsewhere on this machine. */
const foldersBefore = new Set(listFolders());
const leftOver = (): string[] => [
  ...listFolders().filter((name) => !foldersBefore.has(name)),
  ...listTemporary(server),
];

describe('a Word document', () => {
  test('comes with its image, citations and structure, and reports what is lost and where', async () => {
    const ref = field(' REF _Ref42 \\h ', 'Figure 1');
    const body = [
      paragraph(words('The paper'), 'Title'),
      paragraph(words('Methods'), 'Heading1'),
      paragraph(
        words('As shown before ') +
          zoteroField('(Smith 2020; Doe 2019)', [
            { id: 7, family: 'Smith', title: 'On tests', year: '2020' },
            { id: 8, family: 'Doe', title: 'On more', year: '2019' },
          ]) +
          words('.'),
      ),
      paragraph(picture('rId2')),
      paragraph(
        `<w:bookmarkStart w:id="1" w:name="_Ref42"/>${words('Figure ')}${field(' SEQ Figure ', '1')}<w:bookmarkEnd w:id="1"/>${words(': What we saw.')}`,
        'Caption',
      ),
      paragraph(words('See ') + ref + words(' for all of it.')),
      paragraph(`${words('Commented')}<w:r><w:commentReference w:id="0"/></w:r>`),
      paragraph(field(' ADDIN ZOTERO_BIBL {} CSL_BIBLIOGRAPHY ', 'Smith, A. 2020. On tests. Journal of Tests.')),
    ].join('');
    const id = await bringIn('Paper.docx', await makeWord(body));
    const seen = await ines.client.call(inspect, { uuid, id });
    expect(seen).toMatchObject({ kind: 'docx', isProject: false, name: 'Paper.docx' });
    expect(seen.remarks.map(({ message }) => message)).toContain('A comment is left out.');

    const done = await ines.client.call(run, { uuid, id, targetFolder: '' });
    expect(done.open).toBe('Paper/Paper.md');
    const text = await textOf(done.open);
    expect(text).toContain('# Methods');
    expect(text).toContain('[@smith2020; @doe2019]');
    expect(text).toMatch(/!\[What we saw\.\]\(media\/image1\.png\)\{#fig:1/u);
    expect(text).toContain('See @fig:1 for all of it.');
    expect(text).not.toContain('On tests. Journal');
    expect(await textOf('Paper/references.bib')).toMatch(/@article\{smith2020,[\s\S]*title = \{On [Tt]ests\}/u);
    expect(await readAll()).toContain('Paper/media/image1.png');
    expect(done.remarks).toContainEqual({
      effect: 'lost',
      message: 'A comment is left out.',
      said: { text: 'A comment is left out.', values: {} },
      place: expect.stringContaining('under “Methods”') as string,
      placeSaid: {
        text: 'under “{heading}”, near “{words}”',
        values: { heading: 'Methods', words: expect.any(String) as string },
      },
    });
    expect(done.remarks.map(({ message }) => message).join()).toContain('Draft of May');
    expect(await textOf(done.report)).toContain('A comment is left out.');
    // Text, bibliography and image; the report does not count.
    expect(done.fileCount).toBe(3);

    const again = await bringIn('Paper.docx', await makeWord(body));
    const german = await ines.client.call(run, { uuid, id: again, targetFolder: '', language: 'de' });
    expect(german.report).toBe('Paper (2)/Importbericht.md');
    const report = await textOf(german.report);
    expect(report).toContain('Ein Kommentar wird ausgelassen. (unter „Methods“, bei „');
    expect(report).toContain('Die Zeile „Draft of May“ am Seitenrand wird ausgelassen.');
    expect(leftOver()).toEqual([]);
  });

  if (FULL)
    test('with citations by Mendeley and EndNote gets citations of one bibliography', async () => {
      const item = (title: string, uuid: string) => ({
        id: 'ITEM-1',
        itemData: {
          id: 'ITEM-1',
          type: 'book',
          title,
          author: [{ family: 'Doe' }],
          issued: { 'date-parts': [['2019']] },
        },
        uris: [`http://www.mendeley.com/documents/?uuid=${uuid}`],
      });
      const old = (title: string, uuid: string, printed: string): string =>
        field(` ADDIN CSL_CITATION ${JSON.stringify({ citationItems: [item(title, uuid)], mendeley: {} })} `, printed);
      const { uris, ...cite } = item('Third book', 'c');
      expect(uris).toHaveLength(1);
      const tag = Buffer.from(JSON.stringify({ citationItems: [{ ...cite, id: 'x9' }] })).toString('base64');
      const control = `<w:sdt><w:sdtPr><w:tag w:val="MENDELEY_CITATION_v3_${tag}"/></w:sdtPr><w:sdtContent>${words('(Doe, 2019c)')}</w:sdtContent></w:sdt>`;
      const record = `<record><foreign-keys><key app="EN" db-id="d">5</key></foreign-keys><ref-type name="Book">6</ref-type><contributors><authors><author>Roe, Ann</author></authors></contributors><titles><title>A book by Roe</title></titles><dates><year>2001</year></dates></record>`;
      const xml = `<EndNote><Cite><Author>Roe</Author><Year>2001</Year><Pages>12</Pages>${record}</Cite></EndNote>`;
      const done = await importIt(
        'Managed.docx',
        await makeWord(
          [
            paragraph(words('First ') + old('First book', 'a', '(Doe, 2019a)') + words(', then ') + control),
            paragraph(
              old('Second book', 'b', 'Doe (2019)') + words(' and ') + field(` ADDIN EN.CITE ${xml}`, '(Roe, 2001)'),
            ),
            paragraph(field(' ADDIN CSL_CITATION {"citationItems": [ ', '(Lost, 1999)') + words(' stays.')),
          ].join(''),
        ),
      );
      const text = await textOf(done.open);
      expect(text).toContain('First [@doe2019], then [@doe2019b]');
      expect(text).toMatch(/@doe2019c and \[@roe2001, page 12\]/u);
      expect(text).toContain('(Lost, 1999) stays.');
      const bib = await textOf('Managed/references.bib');
      for (const title of ['First book', 'Second book', 'Third book', 'A book by Roe'])
        expect(bib.toLowerCase().replaceAll(/[{}]/gu, '')).toContain(title.toLowerCase());
      const lost = done.remarks.filter(({ message }) => message.includes('citation'));
      expect(lost).toMatchObject([
        {
          effect: 'lost',
          message: 'A citation could not be read, and stays as plain text.',
          place: expect.stringMatching(/./u) as string,
        },
      ]);
    });
});

describe('projects', () => {
  test('a LaTeX project includes its parts, and labels become labels', async () => {
    const done = await importIt(
      'thesis.zip',
      await makeZip({
        'thesis/main.tex':
          '\\documentclass{article}\\graphicspath{{figs/}}\n\\begin{document}\n\\section{One}\\label{one}\nSee \\cref{fig:a} and \\ref{one}.\n\\input{parts/two}\n\\input{gone}\n\\bibliography{refs}\n\\end{document}\n',
        'thesis/parts/two.tex':
          '\\subsection{Two}\\label{sec:two}\nSecond part \\cite{smith}.\n\n\\section{Three}\n\n\\begin{figure}\\includegraphics{a}\\caption{Shown.}\\label{fig:a}\\end{figure}\n\n\\begin{tikzpicture}\\draw (0,0);\\end{tikzpicture}\n',
        'thesis/figs/a.png': PNG,
        'thesis/refs.bib': '@article{smith, title={T}}\n',
        'thesis/main.aux': 'x',
      }),
    );
    const text = await textOf(done.open);
    expect(text).toContain('# One {#sec:one}');
    expect(text).toContain('See @fig:a and [-@sec:one].');
    // Nothing refers to the first; the second has none.
    expect(text).toContain('## Two {#sec:two}\n');
    expect(text).toContain('# Three\n');
    expect(text).toContain('![Shown.](figs/a.png){#fig:a}');
    expect(text).toContain('\\begin{tikzpicture}');
    expect(text).toContain('refs.bib');
    expect(done.remarks).toContainEqual(expect.objectContaining({ effect: 'kept', place: 'parts/two.tex, line 8' }));
    expect(done.remarks).toContainEqual(expect.objectContaining({ effect: 'lost', place: 'main.tex, line 6' }));
    const paths = await readAll();
    expect(paths).toEqual(expect.arrayContaining(['thesis/main.md', 'thesis/refs.bib', 'thesis/figs/a.png']));
    expect(paths).not.toContain('thesis/main.aux');
  });

  test('Obsidian notes are copied as they are, with their links resolved by name', async () => {
    const plain = 'Exactly  as *it*  was, with `[[code]]`.\r\n';
    const done = await importIt(
      'vault.zip',
      await makeZip({
        '.obsidian/app.json': '{}',
        'Start.md': 'See ![[pic.png]] and [[Deep note]].\n',
        'a/b/Deep note.md': plain,
        'files/pic.png': PNG,
      }),
    );
    expect(await textOf('vault/Start.md')).toBe('See ![](files/pic.png) and [Deep note](a/b/Deep%20note.md).\n');
    expect(await textOf('vault/a/b/Deep note.md')).toBe(plain.replaceAll('\r\n', '\n'));
    expect(done).toMatchObject({ open: 'vault/Start.md', remarkCount: 0, report: null });
    // The second import gets another name, and neither is touched.
    const again = await importIt('vault.zip', await makeZip({ 'Start.md': 'Other.\n' }));
    expect(again.open).toBe('vault (2)/Start.md');
  });

  test('a text with nothing next to it becomes a single file', async () => {
    const done = await importIt(
      'page.html',
      '<!doctype html><html><body><h1>A</h1><p>Some <b>bold</b> words.</p></body></html>',
    );
    expect(done).toMatchObject({ open: 'page.md', fileCount: 1, report: null });
    expect(await textOf('page.md')).toBe('# A\n\nSome **bold** words.\n');
  });
});

describe('a hostile file', () => {
  test.each(HOSTILE)(
    'that %s is refused with a message, and nothing is left behind',
    async (_what, name, make, why) => {
      const before = await readAll();
      const id = await bringIn(name, await make());
      const calls = [ines.client.call(inspect, { uuid, id }), ines.client.call(run, { uuid, id, targetFolder: '' })];
      for (const said of await Promise.all(calls.map((call) => refusal(call)))) {
        expect(said).toMatchObject({ code: 'unreadable', message: expect.stringMatching(why) as string });
      }
      expect(await readAll()).toEqual(before);
      expect(leftOver()).toEqual([]);
      await ines.client.call(discard, { id });
    },
  );

  test('with paths that lead out of the folder is refused', async () => {
    const good = await makeZip({ 'aaaaaaaaa/b.md': 'x' });
    const bad = new Uint8Array(
      Buffer.from(Buffer.from(good).toString('latin1').replaceAll('aaaaaaaaa/', '../../../x'), 'latin1'),
    );
    const id = await bringIn('out.zip', bad);
    expect(await refusal(ines.client.call(inspect, { uuid, id }))).toMatchObject({ code: 'unreadable' });
  });
});

test("another person's file looks like a missing one", async () => {
  const other = await createAccount(server, 'Otto');
  const id = await bringIn('note.md', 'Mine.\n');
  const theirs = await findWorkspace(other);
  const said = await refusal(other.client.call(run, { uuid: theirs, id, targetFolder: '' }));
  expect(said).toMatchObject({ code: 'conflict' });
  await other.client.call(discard, { id });
  expect(await ines.client.call(inspect, { uuid, id })).toMatchObject({ kind: 'markdown' });
});

if (FULL)
  test('a HedgeDoc text keeps its images, and what only HedgeDoc shows is reported', async () => {
    const text =
      '---\ntitle: Notes\n---\n\n[TOC]\n\n:::info\nWords.\n:::\n\n![A](https://a.example/a.png =200x)\n\n![](/uploads/b.png)\n';
    const { open, remarks } = await importIt('notes.md', text);
    expect(await textOf(open)).toBe(text.replace(' =200x)', '){width=200px}'));
    expect(remarks.map(({ message, place }) => `${message} (${place})`)).toEqual([
      'A table of contents stays as “[TOC]”. (notes.md, line 5)',
      'The image “/uploads/b.png” stayed on the server that this was exported from. (notes.md)',
    ]);
  });

if (FULL)
  test('what only the reader would give up on is read: Org markup, Typst templates, bracketed layout', async () => {
    const org = await importIt('signs.org', '* Part\n\nSearch for =a\\|b= or a\\|b, \\(x \\, y\\), C:\\\\dir.\n');
    expect(await textOf(org.open)).toMatch(/^# Part[^]*`a\\\|b`[^]*a\\\\\\\|b, \$x \\, y\$, C:/u);
    const typst = await importIt(
      'paper.typ',
      '#import "@preview/charged:0.1.3": ieee\n\n#show: ieee.with(\n  title: [On tests],\n  abstract: [In short.],\n  authors: ((name: "Ada"),),\n)\n\n= Methods\nWords.\n',
    );
    expect(await textOf(typst.open)).toMatch(/^On tests\n\nIn short\.\n\n# Methods\n\nWords\.\n$/u);
    expect(typst.remarks.map(({ message }) => message).join('\n')).toContain('“ieee” is defined elsewhere');
    const own = await importIt(
      'own.zip',
      await makeZip({
        'lib.typ':
          '#let paper(title: none, body) = { show heading: it => it.body.nothing\n body.children.filter(x => x) }\n',
        'parts/main.typ': '= Methods\nWords @key.\n',
        'On tests.typ':
          '#import "lib.typ": paper\n#show: paper.with(title: [On tests])\n#set par.line(numbering: "1")\n#include "parts/main.typ"\n',
      }),
    );
    expect(await textOf(own.open)).toMatch(/^On tests\n\n# Methods\n\nWords .*key.*\n$/u);
    expect(own.remarks.map(({ message }) => message)).toContain(
      'Its styling rules could not be read, and are left out.',
    );
    const labels = await importIt(
      'labels.zip',
      await makeZip({
        'main.typ':
          '#import "lib.typ": paper\n#show: paper.with(bibliography("works.bib"))\n= Methods <how>\nSee @how, @fig-a, @force and @key.\n\n#figure(image("a.png"), caption: [Shown.]) <fig-a>\n\n$ F = m a $ <force>\n',
        'a.png': PNG,
        'works.bib': '@book{key, title = {T}}',
      }),
    );
    expect(await textOf(labels.open)).toBe(
      '---\nbibliography:\n- works.bib\n---\n\n# Methods {#sec:how}\n\nSee @sec:how, @fig-a, @eq:force and [@key].\n\n![Shown.](a.png){#fig-a}\n\n$$F = ma$$ {#eq:force}\n',
    );
    const latex = await importIt(
      'plain.tex',
      '\\documentclass{article}\n\\begin{document}\n\\noindent{The first paragraph.}\n\nThe second.\n\\end{document}\n',
    );
    expect(await textOf(latex.open)).toMatch(/^The first paragraph\.\n\nThe second\.\n$/u);
  });

test('what does not fit is refused before anything is written', async () => {
  const admin = await loginAdmin(server);
  const poor = await createAccount(server, 'Poor');
  const home = await findWorkspace(poor);
  const picture = new Uint8Array(2_000_000).map((_, at) => (at * 7919) >> 5);
  const zip = await makeZip({ 'a.md': 'A', 'b.bin': picture });
  const answer = await bring('big.zip', zip, poor, home);
  const { id } = answer.body as { id: string };
  await setUserQuota(admin, poor.email, 1_000_000);
  const said = await refusal(poor.client.call(run, { uuid: home, id, targetFolder: '' }));
  expect(said).toMatchObject({ code: 'over-quota' });
  expect((await poor.client.call(tree, { uuid: home })).contents).toEqual([]);
  const { workspaces } = await poor.client.call(list, {});
  expect(workspaces[0]?.size).toBe(0);
});

test.each([
  ['while it waits or is read', 0],
  ['while its files are being added', 1],
])('cancelled %s, an import leaves nothing', async (_when, added) => {
  const before = await readAll();
  const used = async (): Promise<unknown> =>
    (await ines.client.call(list, {})).workspaces.map(({ size, trashSize, fileCount }) => ({
      size,
      trashSize,
      fileCount,
    }));
  const usedBefore = await used();
  const parts = Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`n/${n}.md`, `Text ${n}.\n`]));
  const id = await bringIn('notes.zip', await makeZip(parts));
  const running = refusal(ines.client.call(run, { uuid, id, targetFolder: '' }));
  const works = async () => (await ines.client.call(listLongWork, {})).works.filter(({ call }) => call === run.path);
  let seen: string[] = [];
  const look = async (): Promise<number> => {
    seen = (await works()).filter(({ done }) => done >= added).map((work) => work.id);
    return seen.length;
  };
  await expect.poll(look, { timeout: 60_000, interval: 20 }).toBeGreaterThan(0);
  for (const work of seen) await ines.client.call(cancelLongWork, { id: work });
  expect(await running).toMatchObject({ code: 'cancelled' });
  expect(await readAll()).toEqual(before);
  expect(await used()).toEqual(usedBefore);
  expect(leftOver()).toEqual([]);
  // The file is still there, so it can be imported after all.
  expect(await ines.client.call(inspect, { uuid, id })).toMatchObject({ isProject: true });
});
