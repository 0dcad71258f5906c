import type { Page } from '@playwright/test';
import { createTextFile } from '@scriptorium/contract/operations/workspace.ts';
import { type Account, createAccount, createGroup } from '../../../tests/_support/accounts.ts';
import { newClientId, openSocket } from '../../../tests/live/live-client.ts';
import { waitForEditor } from '../../../e2e/_support/editor.ts';
import type { World } from '../world.ts';
import type { State } from './state.ts';

const PAPER = `# Tides of the northern coast

Where the shelf is broad, the tide runs late: at the outer stations high water comes two hours after the moon has crossed the meridian, and at the head of the firths four. We compare forty years of records from nine gauges.

## What was measured

Each gauge was read every ten minutes. Gaps of less than an hour were filled by interpolation; longer ones were left open.

## What was found

The semidiurnal part explains nine tenths of the variance. What remains follows the wind, and a little of it the rivers.

- Gauges in the open sea agree within three centimetres.
- Those in the firths do not.

## What follows

Charts of the firths need tables of their own.
`;

/** Names of all sorts: short, long, a single word, right-to-left, an e-mail address. */
const NAMES = [
  'Ben Adeyemi',
  'Benjamin Featherstonehaugh-Cholmondeley of Invercargill',
  'ليلى الحسيني',
  'Chiara',
  '渡辺 直子',
  'owen.pritchard@institute-of-oceanography.example',
  'Dóra Szabó',
  'Marek Wójcik',
];
/** Where each of their carets is: on the first line, at the end of a line, in the same paragraph, in a list. */
const PLACES = ['Tides', 'nine gauges', 'interpolation', 'variance', 'the wind', 'centimetres', 'do not', 'their own'];

let company: Promise<{ group: string; others: Account[] }> | null = null;

async function gather({ server, people }: World): Promise<{ group: string; others: Account[] }> {
  const others: Account[] = [];
  for (const name of NAMES) others.push(await createAccount(server, name));
  const group = await createGroup('Tides', people.ada, ...others);
  await people.ada.client.call(createTextFile, { uuid: group, parentItem: '', name: 'tides.md', content: PAPER });
  return { group, others };
}

function withOthers(name: string, which: readonly number[], act: State['open'] = async () => {}): State {
  return {
    screen: 'Editor',
    name,
    as: 'ada',
    path: '/',
    open: async (page, look, world) => {
      const { group, others } = await (company ??= gather(world));
      await page.goto(new URL(`/workspace/${group}/tides.md`, world.server.url).href);
      await waitForEditor(page);
      for (const at of which) {
        const document = { workspace: group, path: 'tides.md' };
        const socket = await openSocket(others[at]!.client, document, { protocol: '1', clientID: newClientId() });
        page.once('close', () => socket.raw.terminate());
        const { currentVersion } = await socket.next('get-document');
        const head = PAPER.indexOf(PLACES[at]!) + PLACES[at]!.length;
        socket.send({ type: 'presence', version: currentVersion, anchor: head, head, idle: at === 6 });
      }
      await page
        .locator('.cm-person-caret')
        .nth(which.length - 1)
        .waitFor({ state: 'attached' });
      // Name labels disappear from their carets after a while.
      await page.waitForTimeout(2500);
      await act(page, look, world);
    },
  };
}

async function showList(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Others editing this file:/u })
    .first()
    .click();
  await page.getByRole('list', { name: 'Others editing this file:' }).waitFor();
}

export const COMPANY: readonly State[] = [
  withOthers('one other person', [0]),
  withOthers('three others', [0, 1, 2]),
  withOthers('eight others', [0, 1, 2, 3, 4, 5, 6, 7]),
  withOthers('eight others, listed', [0, 1, 2, 3, 4, 5, 6, 7], showList),
];
