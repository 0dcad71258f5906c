import assert from 'node:assert/strict';
import type { Account } from '../../tests/_support/accounts.ts';
import type { Network } from './network.ts';
import { type Page, VIEW } from './page.ts';

/** What a journey works with: a page logged in to an account, and that account. */
export interface Stage {
  readonly page: Page;
  readonly account: Account;
  /** The account's personal workspace. */
  readonly home: string;
  /** URL of a page that stands for another program, with something to copy. */
  readonly elsewhere: string;
  readonly network: Network;
  /**
   * Another person in a browser of their own, who may write in the workspace of `group`. Closed after the last journey.
   */
  second(): Promise<{ page: Page; group: string }>;
  /** Reports a difference of this browser and continues. */
  expect(what: string, actual: unknown, expected: unknown): void;
  /** Prints a remark below the table. */
  note(sentence: string): void;
}

export interface Journey {
  readonly name: string;
  run(stage: Stage): Promise<void>;
}

/** Content of the page that stands for another program. */
export const COPIED = `<!doctype html><meta charset="utf-8"><title>Copied</title>
<p>A <b>warm</b> and <i>dry</i> year, see <a href="https://example.org/">here</a>.</p><ul><li>one</li><li>two</li></ul>`;

let texts = 0;

/** Opens a new text with this content; returns its path. */
async function openText({ page, account, home }: Stage, content: string, workspace = home): Promise<string> {
  const name = `text-${++texts}.md`;
  const { status } = await account.client.upload(workspace, '', [{ name, content: new TextEncoder().encode(content) }]);
  assert.equal(status, 200);
  const address = `/workspace/${workspace}/${name}`;
  await page.open(address);
  return address;
}

/** Reports a difference unless the text becomes this; keys take a moment to arrive. */
async function becomes(stage: Stage, what: string, text: string): Promise<void> {
  const { page } = stage;
  await page.until(what, `${VIEW}.state.doc.toString() === ${JSON.stringify(text)}`, 3000).catch(() => undefined);
  stage.expect(what, await page.text(), text);
}

const logIn: Journey = {
  name: 'Log in',
  async run({ page, account }) {
    await page.logIn(account);
  },
};

const typing: Journey = {
  name: 'Type: headings, bold, lists by Enter',
  async run(stage) {
    const { page } = stage;
    await openText(stage, 'Start.\n\n');
    await page.goToEnd();
    await page.type('# Methods\n');
    await page.type('We ');
    await page.press('Control+b');
    await page.type('measured');
    await page.press('Control+b');
    await page.type(' it at 20 °C.\n');
    await page.type('- one\ntwo\n\n1. first\nsecond');
    await page.saved();
    const text = await page.text();
    stage.expect('a heading by "# "', /^# Methods$/mu.test(text), true);
    stage.expect('bold by its shortcut', /^We \*\*measured\*\* it at 20 °C\.$/mu.test(text), true);
    stage.expect('Enter in a list', /^- one\n- two\n/mu.test(text), true);
    stage.expect('Enter in a numbered list', /^1\. first\n2\. second/mu.test(text), true);
    stage.expect(
      'headings and bold are drawn',
      await page.read(`[...document.querySelectorAll('.cm-content *')].some((element) =>
        element.textContent === 'measured' && getComputedStyle(element).fontWeight >= '600')`),
      true,
    );
  },
};

const leaving: Journey = {
  name: 'Go to another text right after typing',
  async run(stage) {
    const { page } = stage;
    await openText(stage, 'One.\n');
    await page.goToEnd();
    await page.type('Typed');
    // What one page left on the device must not get in the way of the next.
    const second = await openText(stage, 'Two.\n');
    await page.goToEnd();
    await page.type('Typed');
    await page.open(second);
    await page.saved();
    stage.expect('what was typed', await page.text(), 'Two.\nTyped');
  },
};

const undo: Journey = {
  name: 'Undo and redo',
  async run(stage) {
    const { page } = stage;
    await openText(stage, 'Alpha beta.\n');
    await page.clickBeside('beta');
    await page.type(' gamma');
    assert.equal(await page.text(), 'Alpha beta gamma.\n');
    await page.press('Control+z', 8);
    stage.expect('undo', await page.text(), 'Alpha beta.\n');
    await page.press('Control+Shift+z', 8);
    stage.expect('redo with Shift', await page.text(), 'Alpha beta gamma.\n');
    await page.press('Control+z', 8);
    await page.press('Control+y', 8);
    stage.expect('redo with Y', await page.text(), 'Alpha beta gamma.\n');
  },
};

const paste: Journey = {
  name: 'Paste from another page, as Markdown and as plain words',
  async run(stage) {
    const { page } = stage;
    await page.driver.go(stage.elsewhere);
    await page.press('Control+a');
    await page.press('Control+c');
    await openText(stage, 'Before.\n\n');
    await page.goToEnd();
    await page.press('Control+v');
    const markdown = 'A **warm** and *dry* year, see [here](https://example.org/).';
    await page.until('Pasting', `${VIEW}.state.doc.length > 20`, 10_000).catch(() => undefined);
    const pasted = await page.text();
    stage.expect('formatted words become Markdown', pasted.includes(markdown), true);
    stage.expect('a list becomes a list', /^- one\n- two$/mu.test(pasted), true);
    await page.press('Control+z');
    stage.expect('one undo takes it back', await page.text(), 'Before.\n\n');
    await page.press('Control+Shift+v');
    await page.until('Pasting', `${VIEW}.state.doc.length > 20`, 10_000).catch(() => undefined);
    stage.expect('with Shift, the words alone', (await page.text()).includes('A warm and dry year, see here.'), true);
  },
};

const composing: Journey = {
  name: 'Compose with an input method',
  async run(stage) {
    const { page } = stage;
    const { driver } = page;
    // The input method built into toolkits: a character by its code point, with each digit a step of the composition.
    const han = [['Control', 'Shift', 'u'], 'six', 'f', 'two', 'two', 'Space'] as const;
    await openText(stage, 'Before **bold** after.\n\n- one\n');
    await page.clickByMouse('Before ');
    await driver.strike([...han, 'x']);
    await becomes(stage, 'in plain words', 'Before 漢x**bold** after.\n\n- one\n');
    await page.clickByMouse('bol');
    await driver.strike(han);
    await becomes(stage, 'in bold words', 'Before 漢x**bol漢d** after.\n\n- one\n');
    await page.clickByMouse('one');
    await driver.strike(['Enter', ...han, 'Enter', 'x']);
    await becomes(stage, 'in a new item of a list', 'Before 漢x**bol漢d** after.\n\n- one\n- 漢\n- x\n');
    await page.press('Control+z', 12);
    await becomes(stage, 'undone', 'Before **bold** after.\n\n- one\n');
  },
};

const deadKeys: Journey = {
  name: 'Dead keys',
  async run(stage) {
    const { page } = stage;
    const { driver } = page;
    await openText(stage, 'Caf **bold** end.\n\n- one\n');
    await page.clickByMouse('Caf');
    await driver.strike(['acute', 'e', 'x']);
    await becomes(stage, 'an accent and its letter', 'Caféx **bold** end.\n\n- one\n');
    await page.clickByMouse('bol');
    await driver.strike(['grave', 'a', 'acute', 'o']);
    await becomes(stage, 'two of them in bold words', 'Caféx **bolàód** end.\n\n- one\n');
    await driver.strike(['grave', 'Space', 'x']);
    await becomes(stage, 'an accent alone', 'Caféx **bolàó`xd** end.\n\n- one\n');
    await driver.strike(['Backspace', 'Backspace', 'acute', 'Backspace', 'e']);
    await becomes(stage, 'an accent that is taken back', 'Caféx **bolàóed** end.\n\n- one\n');
    await page.clickByMouse('one');
    await driver.strike(['Enter', 'acute', 'e']);
    await becomes(stage, 'at the beginning of an item', 'Caféx **bolàóed** end.\n\n- one\n- é\n');
    await page.press('Control+z', 16);
    await becomes(stage, 'undone', 'Caf **bold** end.\n\n- one\n');
  },
};

const selecting: Journey = {
  name: 'Select by keyboard and mouse, across what is drawn',
  async run(stage) {
    const { page } = stage;
    const line = 'Alpha $x^2$ and [a link](https://example.org/) end.';
    await openText(stage, `${line}\n\nNext.\n`);
    await page.clickBeside('Next');
    await page.clickBeside('Alpha', 'before');
    await page.press('Shift+End');
    stage.expect('Shift+End', await page.selected(), line);
    await page.press('Home');
    await page.press('Shift+ArrowRight', line.length);
    stage.expect('Shift+→ as often as there are characters', await page.selected(), line);
    await page.press('Home');
    await page.press('ArrowRight', line.length + 2);
    await page.type('Z');
    stage.expect('→ passes everything', await page.text(), `${line}\n\nZNext.\n`);
    await page.drag(await page.place('Alpha', 'before'), await page.place(' end', 'after'));
    // The text the pointer touches reveals its marks and grows, so where the drag ends depends on pixels.
    const selected = await page.selected();
    stage.expect('dragging', selected.startsWith(line.slice(0, line.indexOf(' end'))), true);
    await page.press('Control+c');
    await page.goToEnd();
    await page.press('Control+v');
    stage.expect('copied within a text', await page.text(), `${line}\n\nZNext.\n${selected}`);
  },
};

const table: Journey = {
  name: 'Edit a cell of a table',
  async run(stage) {
    const { page } = stage;
    await openText(stage, 'Above.\n\n| Name | Value |\n|:-----|------:|\n| one | 1 |\n| two | 20 |\n\nBelow.\n');
    await page.clickBeside('Below');
    await page.clickOn('td', '20');
    await page.until('Opening the cell', `document.querySelector('.cm-grid') !== null`);
    await page.press('End');
    await page.type('5');
    await page.press('Tab');
    await page.type('three');
    await page.saved();
    const text = await page.text();
    stage.expect('a digit in a cell', /^\| two +\| +205 +\|$/mu.test(text), true);
    stage.expect('a row by Tab', /^\| three +\| +\|$/mu.test(text), true);
  },
};

const comment: Journey = {
  name: 'Comment on a word',
  async run(stage) {
    const { page } = stage;
    await openText(stage, 'The quick brown fox.\n');
    await page.clickBeside('quick');
    await page.press('Control+Shift+ArrowLeft');
    await page.press('Control+Shift+m');
    await page.until(
      'Asking for the comment',
      `document.activeElement?.matches('textarea, [role="textbox"]:not(.cm-content)') === true`,
    );
    await page.type('Is it quick?');
    await page.press('Control+Enter');
    await page.until(
      'Showing the comment',
      `[...document.querySelectorAll('[role="article"], article')].some(({ textContent }) => textContent.includes('Is it quick?'))`,
    );
    stage.expect('the text is as it was', await page.text(), 'The quick brown fox.\n');
  },
};

const offline: Journey = {
  name: 'Offline and back',
  async run(stage) {
    const { page, network, account, home } = stage;
    const address = await openText(stage, 'Before the train.\n');
    await page.goToEnd();
    await page.type('On it. ');
    await page.saved();
    // An ordinary visit, since the first one bypasses the worker.
    await page.until('Starting the worker', `navigator.serviceWorker.ready.then(() => true)`);
    await page.open(address);
    await page.saved();
    network.cut();
    try {
      await page.goToEnd();
      await page.type('In the tunnel. ');
      await page.until(
        'Saying that it is offline',
        `document.body.textContent.includes('Offline. Your changes are kept on this device.')`,
      );
      await page.open(address);
      await page.goToEnd();
      await page.type('Still in it.');
    } finally {
      network.mend();
    }
    await page.saved();
    const link = await account.client.post('/api/workspace/get-asset-link', {
      workspaceUUID: home,
      path: address.split('/').at(-1),
    });
    const kept = new TextDecoder().decode(await account.client.download((link.body as { url: string }).url));
    stage.expect('at the server', kept, 'Before the train.\nOn it. In the tunnel. Still in it.');
  },
};

const together: Journey = {
  name: 'Two people live, each undoing their own',
  async run(stage) {
    const { page } = stage;
    const { page: other, group } = await stage.second();
    const address = await openText(stage, 'One paragraph of two people.\n', group);
    await other.open(address);
    // In the bar, as a list or, in narrow windows, as a button.
    const named = `document.querySelector('ul button[aria-pressed], button[aria-label^="Others editing"]') !== null`;
    for (const each of [page, other]) await each.until('Naming the other', named);
    await page.clickBeside('One');
    await other.clickBeside('people');
    await Promise.all([page.type(' shared'), other.type(' and more')]);
    const whole = 'One shared paragraph of two people and more.\n';
    for (const each of [page, other])
      await each
        .until('Seeing both', `${VIEW}.state.doc.toString() === ${JSON.stringify(whole)}`)
        .catch(async (error: Error) => {
          throw new Error(`${error.message} The text: ${JSON.stringify(await each.text())}`);
        });
    stage.expect(
      'the caret of the other',
      await page.read(`document.querySelector('.cm-person-caret') !== null`),
      true,
    );
    await page.press('Control+z', 10);
    const rest = 'One paragraph of two people and more.\n';
    for (const each of [page, other])
      await each.until('Undoing only one’s own', `${VIEW}.state.doc.toString() === ${JSON.stringify(rest)}`);
  },
};

const pdf: Journey = {
  name: 'Export to PDF, beside the text',
  async run(stage) {
    const { page } = stage;
    await openText(stage, '---\ntitle: Warps\n---\n\n# Method\n\nA line of words with $x^2$.\n');
    await page.clickBeside('of words');
    await page.press('Control+Alt+e');
    await page.until(
      'Showing the PDF',
      `[...document.querySelectorAll('[role="document"] canvas')].some((canvas) => {
        if (canvas.width === 0) return false;
        const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
        return data.some((value, at) => at % 4 === 0 && data[at + 3] === 255 && value < 100);
      })`,
      90_000,
    );
    await page.until('Finishing it', `document.body.textContent.includes('Up to date')`);
    await page.type(' and more');
    await page.until('Saying that it is old', `/Out of date|Updating/u.test(document.body.textContent)`);
    await page.until('Making it again', `document.body.textContent.includes('Up to date')`, 90_000);
  },
};

export const JOURNEYS: readonly Journey[] = [
  logIn,
  typing,
  leaving,
  composing,
  deadKeys,
  undo,
  paste,
  selecting,
  table,
  comment,
  offline,
  pdf,
  together,
];
