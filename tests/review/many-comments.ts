import { listDefaults, listJobs, schedule } from '@scriptorium/contract/operations/export.ts';
import { getAssetLink } from '@scriptorium/contract/operations/workspace.ts';
import { bringBackWord } from '@scriptorium/contract/operations/workspace-word.ts';
import { vi } from 'vitest';
import type { Account } from '../_support/accounts.ts';
import type { Answer } from '../_support/client.ts';
import { editWord, wordRun } from '../_support/word-file.ts';
import { Reviewer } from './reviewer.ts';

/** A text as a Word file. */
export async function exportWord({ client }: Account, uuid: string, path: string): Promise<Buffer> {
  const { defaultsFiles } = await client.call(listDefaults, {});
  const profileUuid = defaultsFiles.find(({ name }) => name === 'Word')?.uuid ?? '';
  const { job } = await client.call(schedule, { uuid, profileUuid, files: [path] });
  const done = await vi.waitFor(
    async () => {
      const found = (await client.call(listJobs, { limit: 50 })).jobs.find(({ id }) => id === job.id);
      if (found?.state !== 'done') throw new Error(`still ${found?.state} ${found?.error}`);
      return found;
    },
    { timeout: 60_000, interval: 200 },
  );
  const { url } = await client.call(getAssetLink, { workspaceUUID: uuid, path: done.outputPath ?? '' });
  return Buffer.from(await client.download(url));
}

/** Creates a text of this many paragraphs, and returns it as it comes back from Word with a comment on each. */
export async function makeCommented(account: Account, uuid: string, path: string, count: number): Promise<Buffer> {
  const text = Array.from({ length: count }, (_, n) => `Paragraph number${n} of it.`).join('\n\n');
  await account.client.upload(uuid, '', [{ name: path, content: text }]);
  const about = (n: number): string =>
    `</w:t></w:r><w:commentRangeStart w:id="${n}"/>${wordRun(`number${n}`)}<w:commentRangeEnd w:id="${n}"/><w:r><w:t xml:space="preserve">`;
  const comments = Array.from(
    { length: count },
    (_, n) =>
      `<w:comment w:id="${n}" w:author="Grace Hopper" w:date="2026-11-20T09:31:00Z"><w:p>${wordRun(`About ${n}.`)}</w:p></w:comment>`,
  );
  return editWord(
    await exportWord(account, uuid, path),
    (xml) => xml.replaceAll(/number(\d+)/gu, (_, n: string) => about(Number(n))),
    { 'word/comments.xml': `<w:comments xmlns:w="w">${comments.join('')}</w:comments>` },
  );
}

export function bringBack(account: Account, uuid: string, path: string, file: Buffer, apply = true): Promise<Answer> {
  const form = new FormData();
  form.append('uuid', uuid);
  form.append('itemPath', path);
  form.append('apply', String(apply));
  form.append('file', new Blob([new Uint8Array(file)]), 'paper.docx');
  return account.client.postRaw(bringBackWord.path, form);
}

/** The comments in the text, each with the word it is about. */
export async function readPlaces(account: Account, workspace: string, path: string): Promise<string[]> {
  const reader = await Reviewer.open(account, { workspace, path });
  const places = reader.state.marks.map(({ from, to, thread }) => {
    const said = reader.contents.find(({ id }) => id === thread)?.messages[0]?.body;
    return `${reader.text.sliceString(from, to)} ${said}`;
  });
  reader.close();
  return places;
}

export const allPlaces = (count: number): string[] => Array.from({ length: count }, (_, n) => `number${n} About ${n}.`);
