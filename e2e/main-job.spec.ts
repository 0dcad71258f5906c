import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createAccount, createGroup, type Account } from '../tests/_support/accounts.ts';
import { FULL } from '../tests/_support/full.ts';
import { ROOT, startServer } from '../tests/_support/start-server.ts';
import { placeCaret, readEditor, waitForEditor, waitForSaved } from './_support/editor.ts';
import { exportFile } from './_support/export.ts';
import { expect, openAs, test } from './_support/journey.ts';
import { readDocx, readPdf } from './_support/read-results.ts';

test.use({ serviceWorkers: 'allow' });

interface Paper {
  name: string;
  /** Words in a paragraph that both edit, and in two others, one for each. */
  shared: [string, string];
  apart: [string, string];
  /** Text that must appear in the result: title, authors, a citation and a bibliography entry. */
  shows: string[];
  /** Number of images the PDF must have; the remote one is replaced by a visible placeholder. */
  pictures: number;
}

const PAPERS: Paper[] = [
  {
    name: 'mwarp1d',
    shared: ['manually register 1D datasets', 'alignment of multiple 1D observations'],
    apart: ['via Python scripting', 'The target audience is anyone'],
    shows: [
      'Manual one-dimensional data warping',
      'Todd C. Pataky',
      'Hanaa Naouma',
      'Ramsay',
      'Functional Data Analysis',
    ],
    pictures: 1,
  },
  {
    name: 'timeseriesflattener',
    shared: ['streamline the process of problem definition', 'how far back to aggregate features'],
    apart: ['irregular and differing intervals', 'the only software package'],
    shows: [
      'A Python package for summarizing features',
      'Martin Bernstorff',
      'Lasse Hansen',
      'Chen',
      'XGBoost: A Scalable',
    ],
    pictures: 0,
  },
];

async function uploadPaper(account: Account, workspace: string, name: string): Promise<void> {
  const folder = join(ROOT, 'examples', name);
  const files = readdirSync(folder).map((file) => ({
    name: file,
    content: new Uint8Array(readFileSync(join(folder, file))),
  }));
  const uploaded = await account.client.upload(workspace, '', files);
  expect(uploaded.status).toBe(200);
}

// The second paper repeats the journey with other content.
for (const paper of FULL ? PAPERS : PAPERS.slice(0, 1)) {
  test(`two people write ${paper.name} together, through a server kill, and export it`, async ({ browser }) => {
    test.setTimeout(240_000);
    await using server = await startServer();
    const ada = await createAccount(server, 'Ada');
    const ben = await createAccount(server, 'Ben');
    const group = await createGroup('Paper', ada, ben);
    await uploadPaper(ada, group, paper.name);
    const path = `/workspace/${group}/paper.md`;
    const atAda = await openAs(browser, ada, path);
    const atBen = await openAs(browser, ben, path);
    await Promise.all([waitForEditor(atAda.page), waitForEditor(atBen.page)]);
    const before = await readEditor(atAda.page);

    // Simultaneously, first in separate paragraphs, then in the same one.
    const written = { ada: ' adawritesapart', ben: ' benwritesapart' };
    await placeCaret(atAda.page, paper.apart[0]);
    await placeCaret(atBen.page, paper.apart[1]);
    await Promise.all([
      atAda.page.keyboard.type(written.ada, { delay: 20 }),
      atBen.page.keyboard.type(written.ben, { delay: 20 }),
    ]);
    await placeCaret(atAda.page, paper.shared[0]);
    await placeCaret(atBen.page, paper.shared[1]);
    const together = [' adahere1 adahere2', ' benhere1 benhere2'] as const;
    await Promise.all([
      atAda.page.keyboard.type(together[0], { delay: 20 }),
      atBen.page.keyboard.type(together[1], { delay: 20 }),
    ]);

    // The server is killed mid-word and restarted; both continue without a reload.
    const through = [' adathroughthecrash', ' benthroughthecrash'] as const;
    const typing = Promise.all([
      atAda.page.keyboard.type(through[0], { delay: 100 }),
      atBen.page.keyboard.type(through[1], { delay: 100 }),
    ]);
    await expect.poll(() => readEditor(atAda.page)).toContain(through[0].slice(0, 5));
    await server.kill();
    await typing;
    await server.start();
    await Promise.all([waitForSaved(atAda.page), waitForSaved(atBen.page)]);

    const expected = [written.ada, written.ben, ...together.map((part, index) => part + through[index])];
    await expect
      .poll(async () => (await readEditor(atAda.page)) === (await readEditor(atBen.page)), { timeout: 30_000 })
      .toBe(true);
    const text = await readEditor(atAda.page);
    for (const part of expected) expect(text).toContain(part);
    expect(text).toHaveLength(before.length + expected.join('').length);
    const stored = await ada.client.post('/api/workspace/read-text', { uuid: group, itemPath: 'paper.md' });
    expect((stored.body as { text: string }).text).toBe(text);

    const pdf = await readPdf(await exportFile(ada, group, 'paper.md', 'PDF'));
    for (const shown of [...paper.shows, ...expected.map((part) => part.trim())])
      expect(squeeze(pdf.text)).toContain(squeeze(shown));
    expect(pdf.pictures).toBeGreaterThanOrEqual(paper.pictures);
    const docx = await readDocx(await exportFile(ben, group, 'paper.md', 'Word'));
    for (const shown of [...paper.shows, ...expected.map((part) => part.trim())])
      expect(squeeze(docx)).toContain(squeeze(shown));

    expect([...atAda.problems, ...atBen.problems]).toEqual([]);
    await Promise.all([atAda.context.close(), atBen.context.close()]);
  });
}

/** Ignores the line breaks and hyphenation of the typeset page. */
function squeeze(text: string): string {
  return text.replaceAll(/[\s\-\u2010\u00ad]/g, '').toLowerCase();
}
