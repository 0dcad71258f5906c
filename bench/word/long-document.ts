/**
 * A document of 300 pages with 49 images: exported to Word, brought back with 200 edits, imported from that file, and
 * an import of it cancelled, while someone else types. Reports times, the longest wait of the typist, and memory.
 *
 *     node bench/word/long-document.ts [pages]      # DB=postgres for PostgreSQL
 *
 * On a machine busy with other work, an export of that length is stopped after a minute, and so is this.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { listDefaults, listJobs, schedule } from '@scriptorium/contract/operations/export.ts';
import { run, upload } from '@scriptorium/contract/operations/import.ts';
import { cancelLongWork, listLongWork } from '@scriptorium/contract/operations/long-work.ts';
import { createTextFile, getAssetLink } from '@scriptorium/contract/operations/workspace.ts';
import { bringBackWord } from '@scriptorium/contract/operations/workspace-word.ts';
import { createAccount, findWorkspace } from '../../tests/_support/accounts.ts';
import startClusterForRun from '../../tests/_support/prepare-run.ts';
import { startServer } from '../../tests/_support/start-server.ts';
import { typeDuring } from '../../tests/_support/typist.ts';
import { editWord } from '../../tests/_support/word-file.ts';
import { editMany } from './accept-all.ts';
import { randomFrom } from './edit-word.ts';
import { watchMemory } from './watch-memory.ts';

const PAGES = Number(process.argv[2] ?? 300);
const PICTURES = 49;
const WORKS = 200;
const EDITS = 200;
const ASK_MS = 100;
/** When to cancel an import, while it is being read. */
const CANCEL_AFTER_MS = 2000;
const FIGURE = readFileSync(join(import.meta.dirname, '../../examples/mwarp1d/figure.png'));

const text = writeText();
const stopCluster = await startClusterForRun();
const server = await startServer();
try {
  const ada = await createAccount(server, 'Ada');
  const ben = await createAccount(server, 'Ben');
  const uuid = await findWorkspace(ada);
  const typed = { workspace: await findWorkspace(ben), path: 'mine.md' };
  await ben.client.call(createTextFile, { uuid: typed.workspace, parentItem: '', name: 'mine.md' });
  const pictures = Array.from({ length: PICTURES }, (_, n) => ({
    name: `figure${n}.png`,
    // Bytes after the end of an image are ignored; they make all of them different.
    content: new Uint8Array([...FIGURE, n]),
  }));
  const work = (n: number): string =>
    `@book{work${n}, title = {Work ${n}}, author = {Author${n}, Ada}, year = {${1900 + n}}}`;
  await ada.client.upload(uuid, '', [
    { name: 'book.md', content: text },
    { name: 'book.bib', content: Array.from({ length: WORKS }, (_, n) => work(n)).join('\n') },
    ...pictures,
  ]);
  const measure = async <T>(name: string, deed: () => Promise<T>): Promise<T> => {
    const memory = watchMemory(server.pid());
    const { result, took, acknowledged } = await typeDuring(ben.client, typed, deed);
    const { p50, p99, max } = acknowledged;
    console.log(
      `${name.padEnd(20)} ${(took / 1000).toFixed(1).padStart(6)} s; ${memory.stop()}; typing p50 ${p50.toFixed(0)}, p99 ${p99.toFixed(0)}, longest ${max.toFixed(0)} ms`,
    );
    return result;
  };
  console.log(`${PAGES} pages, ${text.split(/\s+/u).length} words, ${PICTURES} pictures`);
  const docx = await measure('export', exportWord);
  let expected = 0;
  const edited = await editWord(docx, (xml) => {
    const made = editMany(text, xml, randomFrom(1), EDITS);
    expected = made.edits;
    return made.documentXml;
  });
  console.log(`${expected} edits in a file of ${(docx.length / 1e6).toFixed(2)} MB`);
  for (const apply of [false, true]) {
    const { status, body } = await measure(apply ? 'return, added' : 'return, compared', () => bring(apply));
    const { changes, unplacedCount, added } = body as Record<string, unknown>;
    console.log(
      `  ${status} ${status === 200 ? JSON.stringify({ changes, unplacedCount, added }) : JSON.stringify(body).slice(0, 300)}`,
    );
  }
  const done = await measure('import', async () => ada.client.call(run, { uuid, id: await keep(), targetFolder: '' }));
  console.log(`  ${done.fileCount} files, ${done.remarkCount} remarks`);
  const cancelled = await measure('import, cancelled', async () => {
    const running = ada.client.post(run.path, { uuid, id: await keep(), targetFolder: '' });
    await sleep(CANCEL_AFTER_MS);
    const { works } = await ada.client.call(listLongWork, {});
    const began = performance.now();
    for (const { id } of works) await ada.client.call(cancelLongWork, { id });
    const { status } = await running;
    return { status, works: works.length, ms: Math.round(performance.now() - began) };
  });
  console.log(`  ${JSON.stringify(cancelled)}`);

  async function keep(): Promise<string> {
    const form = new FormData();
    form.append('uuid', uuid);
    form.append('file', new Blob([new Uint8Array(docx)]), 'book.docx');
    return ((await ada.client.postRaw(upload.path, form)).body as { id: string }).id;
  }

  async function bring(apply: boolean): ReturnType<typeof ada.client.postRaw> {
    const form = new FormData();
    for (const [name, value] of Object.entries({ uuid, itemPath: 'book.md', apply: String(apply) }))
      form.append(name, value);
    form.append('file', new Blob([new Uint8Array(edited)]), 'book.docx');
    return ada.client.postRaw(bringBackWord.path, form);
  }

  async function exportWord(): Promise<Buffer> {
    const { defaultsFiles } = await ada.client.call(listDefaults, {});
    const profileUuid = defaultsFiles.find(({ name }) => name === 'Word')?.uuid ?? '';
    const { job } = await ada.client.call(schedule, { uuid, profileUuid, files: ['book.md'] });
    for (;;) {
      const found = (await ada.client.call(listJobs, { limit: 50 })).jobs.find((one) => one.id === job.id);
      if (found?.state === 'failed') throw new Error(JSON.stringify(found));
      if (found?.state === 'done') {
        const { url } = await ada.client.call(getAssetLink, { workspaceUUID: uuid, path: found.outputPath ?? '' });
        return Buffer.from(await ada.client.download(url));
      }
      await sleep(ASK_MS);
    }
  }
} finally {
  await server.dispose();
  await stopCluster();
}

/** Some 400 words per page, no two sentences alike, with the usual elements of papers. */
function writeText(): string {
  const random = randomFrom(7);
  const words = Array.from({ length: 4000 }, () => {
    const length = 2 + Math.floor(random() * 8);
    return Array.from({ length }, () => String.fromCharCode(97 + Math.floor(random() * 26))).join('');
  });
  const sentence = (): string =>
    `${Array.from({ length: 16 }, () => words[Math.floor(random() * words.length)]).join(' ')}.`;
  const parts: string[] = ['---\ntitle: A long book\nbibliography: book.bib\n---'];
  for (let page = 0; page < PAGES; page += 1) {
    parts.push(`## Part ${page + 1}`);
    for (let n = 0; n < 5; n += 1)
      parts.push(
        [sentence(), `${sentence()} [@work${(page + n) % WORKS}]`, `*${sentence()}*`, sentence(), sentence()].join(' '),
      );
    parts.push(`So $x_{${page}}^2 > 0$ holds.[^n${page}]`, `[^n${page}]: ${sentence()}`);
    if (page % 10 === 0) parts.push(`| Name | Value |\n|---|---|\n| ${sentence()} | ${page} |\n| other${page} | 2 |`);
    // A caption is in the file twice, as it is also the alternative text, so none of its words are edited.
    const picture = Math.floor((page * PICTURES) / PAGES);
    if (picture !== Math.floor(((page + 1) * PICTURES) / PAGES))
      parts.push(`![Picture ${picture + 1}](figure${picture}.png){#fig:p${page}}`);
  }
  return `${parts.join('\n\n')}\n`;
}
