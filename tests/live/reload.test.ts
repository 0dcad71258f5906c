import { createTextFile, readText } from '@scriptorium/contract/operations/workspace.ts';
import { getData } from '@scriptorium/contract/operations/user.ts';
import { expect, it } from 'vitest';
import { createAccount, createGroup } from '../_support/accounts.ts';
import { FULL } from '../_support/full.ts';
import { borrowServer } from '../_support/borrow-server.ts';
import {
  awaitState,
  launchBrowser,
  loadPage,
  newProfile,
  openPage,
  readText as readPage,
} from './browser/open-page.ts';
import { seedRandom } from './simulation/random.ts';

const ROUNDS = FULL ? 12 : 4;
const SEED = 7;

it('a tab reloaded right after "Saved" is saved at once, with every word once', async () => {
  await using server = await borrowServer();
  const ada = await createAccount(server, 'Ada');
  const workspace = await createGroup('Paper', ada);
  const { uuid: userId } = (await ada.client.call(getData, {})).user;
  const created = await ada.client.call(createTextFile, { uuid: workspace, parentItem: '', name: 'reload.md' });
  const place = { workspace, item: created.item.uuid, path: 'reload.md', userId };
  const browser = await launchBrowser();
  try {
    const page = await openPage(await newProfile(browser, ada, server.url), server.url, place);
    await awaitState(page, 'saved');
    const random = seedRandom(SEED);
    let written = '';
    for (let round = 0; round < ROUNDS; round += 1) {
      // The device record is written some time after a keystroke, and is then outdated.
      const words = Array.from({ length: 1 + random.below(4) }, (_, i) => ({
        text: `${round}.${i} `,
        pause: random.below(160),
      }));
      await page.evaluate(async (keys) => {
        for (const { text, pause } of keys) {
          await new Promise((resolve) => setTimeout(resolve, pause));
          window.live.insert(window.live.text().length, text);
        }
      }, words);
      written += words.map(({ text }) => text).join('');
      await awaitState(page, 'saved');
      await loadPage(page, server.url, place);
      await awaitState(page, 'saved');
      await expect.poll(() => readPage(page), { message: `seed ${SEED}, round ${round}` }).toBe(written);
    }
    const { text } = await ada.client.call(readText, { uuid: workspace, itemPath: place.path });
    expect(text).toBe(written);
  } finally {
    await browser.close();
  }
});
