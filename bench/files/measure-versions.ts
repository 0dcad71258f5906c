import { listVersions, readVersion, restoreVersion } from '@scriptorium/contract/operations/workspace-versions.ts';
import { diffWords } from '../../web/src/lib/word-diff.ts';
import type { Account } from '../../tests/_support/accounts.ts';
import { LiveEditor } from '../../tests/live/live-client.ts';

const PAGES = 100;
const WORDS_A_PAGE = 400;
const UPLOADS = 60;
const TYPED = 4000;
const ROUNDS = 30;

/** Times history operations on a 100-page text with thousands of entries: list, read, compare, restore. */
export async function measureVersions(account: Account, uuid: string): Promise<[name: string, times: number[]][]> {
  const { client } = account;
  const words = Array.from(
    { length: PAGES * WORDS_A_PAGE },
    (_, at) => `word${(at * 7919) % 9973}${at % 12 === 11 ? '.\n' : ''}`,
  );
  const write = async (): Promise<void> => {
    const answer = await client.upload(uuid, '', [{ name: 'long.md', content: words.join(' ') }]);
    if (answer.status !== 200) throw new Error(`The upload answered ${answer.status}`);
  };
  for (let n = 0; n < UPLOADS; n += 1) {
    for (let k = 0; k < 20; k += 1) words[(n * 613 + k * 1999) % words.length] = `changed${n}of${k}`;
    await write();
  }
  const editor = await LiveEditor.open(client, { workspace: uuid, path: 'long.md' });
  for (let n = 0; n < TYPED; n += 1) {
    editor.type((n * 31) % 100_000, n % 6 === 5 ? ' ' : 'x');
    if (n % 200 === 199) await editor.until(() => editor.isSaved);
  }
  await editor.until(() => editor.isSaved);
  editor.stop();

  const file = { uuid, itemPath: 'long.md' };
  const { versions } = await client.call(listVersions, file);
  const newest = Math.max(...versions.map((version) => version.version ?? 0));
  console.log(
    `versions: ${PAGES} pages, ${words.join(' ').length} characters, ${newest} steps, ${versions.length} sessions`,
  );
  const time = async (run: () => Promise<unknown>): Promise<number[]> => {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const start = performance.now();
      await run();
      times.push(performance.now() - start);
    }
    return times.toSorted((a, b) => a - b);
  };
  const old = Math.floor(newest / 2);
  const [before, after] = await Promise.all(
    [old, newest].map(async (version) => (await client.call(readVersion, { ...file, version })).text),
  );
  return [
    ['list of versions', await time(() => client.call(listVersions, file))],
    ['text of an old version', await time(() => client.call(readVersion, { ...file, version: old }))],
    ['comparison word by word', await time(async () => diffWords(before ?? '', after ?? ''))],
    ['restore of an old version', await time(() => client.call(restoreVersion, { ...file, version: old }))],
  ];
}
