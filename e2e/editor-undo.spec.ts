import { everywhere, markdownKeys, tableKeys, writing } from '../web/src/editor/keymap.ts';
import { commands } from '../web/src/editor/commands/commands.ts';
import { expect, test } from './_support/editor-page.ts';

/** Texts in which `‹` and `›` stand around what is selected, or `¦` is the caret. */
const samples: readonly string[] = [
  'One ‹two› three.\n\nLast.',
  '# A heading¦\n\nText.',
  '1. one\n2. tw¦o\n3. three',
  '- one\n- ¦two',
  '- one\n    - tw¦o',
  '> quo¦ted',
  '| a | b |\n|---|---|\n| 1¦ | 2 |\n| 3 | 4 |',
  '| a | b |\n|---|---|\n| 1 | 2 |\n| 3 | ¦4 |',
  'A note[^1]¦ here.\n\n[^1]: Its text.',
  'One\ntw¦o\nthree',
];

/** What changes no text, whatever the text is. Everything else has to change one of the samples. */
const harmless = ['undo', 'redo', 'find', 'fold', 'unfold', 'foldAll', 'unfoldAll', 'toggleMode'];
const harmlessKeys = ['Mod-s', 'Ctrl-m', 'Mod-Alt-p', 'Mod-Alt-c', 'ArrowDown', 'ArrowUp'];

interface Finding {
  readonly name: string;
  readonly changed: number;
  readonly wrong: readonly string[];
}

declare global {
  interface Window {
    /** Does something in each sample, has others write around it, takes it back and does it again. */
    tryAll(texts: readonly string[], act: () => void): Promise<Omit<Finding, 'name'>>;
  }
}

test.beforeEach(async ({ page }) => {
  await page.evaluate(() => {
    window.tryAll = async (texts, act) => {
      let changed = 0;
      const wrong: string[] = [];
      for (const marked of texts) {
        const from = marked.search(/[‹¦]/);
        const to = marked.includes('›') ? marked.indexOf('›') - 1 : from;
        const text = marked.replace(/[‹›¦]/g, '');
        window.bench.open(text, {});
        const view = window.bench.view!;
        const read = (): string => view.state.doc.toString();
        view.focus();
        view.dispatch({ selection: { anchor: from, head: to }, userEvent: 'select' });
        act();
        // A link looks into the clipboard first.
        for (let i = 0; i < 3 && read() === text; i++) await new Promise((resolve) => setTimeout(resolve, 0));
        const done = read();
        if (done === text) continue;
        changed++;
        window.bench.remote(view.state.doc.length, ' Others behind.');
        window.bench.remote(0, 'Others before. ');
        const withOthers = (own: string): string => `Others before. ${own} Others behind.`;
        const expectText = (what: string, expected: string): void => {
          if (read() !== expected) wrong.push(`${marked}: ${what} gave ${read()}`);
        };
        expectText('the others', withOthers(done));
        window.bench.handle!.run('undo');
        expectText('one step back', withOthers(text));
        window.bench.handle!.run('redo');
        expectText('one step on', withOthers(done));
        window.bench.handle!.run('undo');
        window.bench.handle!.run('undo');
        expectText('two steps back', withOthers(text));
      }
      return { changed, wrong };
    };
  });
});

test('every command is one step back, which leaves what others wrote', async ({ page }) => {
  const findings = await page.evaluate(
    async ([names, texts]) => {
      const found: Finding[] = [];
      for (const name of names)
        found.push({ name, ...(await window.tryAll(texts, () => void window.bench.handle!.run(name))) });
      return found;
    },
    [Object.keys(commands) as (keyof typeof commands)[], samples] as const,
  );
  expect(findings.flatMap(({ name, wrong }) => wrong.map((one) => `${name}: ${one}`))).toEqual([]);
  expect(findings.filter(({ changed }) => changed === 0).map(({ name }) => name)).toEqual(harmless);
});

const codes: Readonly<Record<string, number>> = {
  Tab: 9,
  Enter: 13,
  Backspace: 8,
  Delete: 46,
  ArrowUp: 38,
  ArrowDown: 40,
  ArrowLeft: 37,
  ArrowRight: 39,
  '[': 219,
  ']': 221,
};

/** The event that a key of a key map stands for. */
function describeKey(binding: string): KeyboardEventInit {
  const parts = binding.split(/-(?!$)/);
  const key = parts.pop()!;
  const shiftKey = parts.includes('Shift');
  return {
    key: shiftKey && key.length === 1 ? key.toUpperCase() : key,
    keyCode: codes[key] ?? key.toUpperCase().charCodeAt(0),
    ctrlKey: parts.includes('Mod') || parts.includes('Ctrl'),
    altKey: parts.includes('Alt'),
    shiftKey,
    bubbles: true,
    cancelable: true,
  };
}

test('every key is one step back, which leaves what others wrote', async ({ page }) => {
  const bound = [...everywhere, ...tableKeys, ...markdownKeys].flatMap(({ key }) => key ?? []);
  const keys = [...new Set([...bound, ...writing.map(([key]) => key), 'Shift-Tab'])];
  const findings = await page.evaluate(
    async ([all, texts]) => {
      const found: Finding[] = [];
      for (const [name, event] of all) {
        const press = (): void => void window.bench.view!.contentDOM.dispatchEvent(new KeyboardEvent('keydown', event));
        found.push({ name, ...(await window.tryAll(texts, press)) });
      }
      return found;
    },
    [keys.map((key) => [key, describeKey(key)] as const), samples] as const,
  );
  expect(findings.flatMap(({ name, wrong }) => wrong.map((one) => `${name}: ${one}`))).toEqual([]);
  expect(
    findings
      .filter(({ changed }) => changed === 0)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(harmlessKeys.toSorted());
});
