import { expect, test } from './_support/editor-page.ts';

/** Texts with `‹` and `›` around the selection, or `¦` at the caret. */
const samples: readonly string[] = [
  'One ‹two› three.',
  '1. one\n2. tw¦o\n3. three',
  '| a | b |\n|---|---|\n| 1¦ | 2 |\n| three | 4 |',
  '| a | b |\n|---|---|\n| 1 | 2 |\n| 3 | ¦4 |',
  '- one\n    - tw¦o',
  '> ¦quoted',
  'A note[^1]¦ here.\n\n[^1]: Its text.',
  'A note¦[^1] here.\n\n[^1]: Its text.',
].map((text) => `Above.\n\n${text}\n\nBelow.`);

/** Commands that change no text, or open a file chooser first. All others must change one of the samples. */
// Without a figure, table, or formula in the text, there is nothing to refer to.
const harmless = ['image', 'reference', 'undo', 'redo', 'find', 'fold', 'unfold', 'foldAll', 'unfoldAll', 'toggleMode'];
const harmlessKeys = ['Mod-Alt-i', 'Mod-s', 'Ctrl-m', 'Mod-Alt-p', 'Mod-Alt-c', 'ArrowDown', 'ArrowUp'];

interface Finding {
  readonly name: string;
  readonly changed: boolean;
  readonly wrong: readonly string[];
}

declare global {
  interface Window {
    /** Runs a command in one sample after another until it changes one; others type around it; then it is undone. */
    tryOut(act: () => void): Promise<Omit<Finding, 'name'>>;
  }
}

test.beforeEach(async ({ page }) => {
  await page.evaluate((texts) => {
    const starts = texts.map((marked) => {
      const from = marked.search(/[‹¦]/);
      const to = marked.includes('›') ? marked.indexOf('›') - 1 : from;
      window.bench.open(marked.replace(/[‹›¦]/g, ''), {});
      window.bench.view!.dispatch({ selection: { anchor: from, head: to }, userEvent: 'select' });
      return window.bench.view!.state;
    });
    window.tryOut = async (act) => {
      const view = window.bench.view!;
      const read = (): string => view.state.doc.toString();
      for (const [index, start] of starts.entries()) {
        view.setState(start);
        view.focus();
        const text = read();
        act();
        // A link reads the clipboard first.
        for (let i = 0; i < 3 && read() === text; i++) await new Promise((resolve) => setTimeout(resolve, 0));
        const done = read();
        if (done === text) continue;
        window.bench.remote(view.state.doc.length, ' Others behind.');
        window.bench.remote(0, 'Others before. ');
        const wrong: string[] = [];
        const expectText = (what: string, own: string): void => {
          if (read() !== `Others before. ${own} Others behind.`) wrong.push(`${texts[index]}: ${what} gave ${read()}`);
        };
        expectText('the others', done);
        window.bench.handle!.run('undo');
        expectText('one step back', text);
        window.bench.handle!.run('redo');
        expectText('one step on', done);
        window.bench.handle!.run('undo');
        window.bench.handle!.run('undo');
        expectText('two steps back', text);
        return { changed: true, wrong };
      }
      return { changed: false, wrong: [] };
    };
  }, samples);
});

test("every command is one undo step, which leaves others' changes", async ({ page }) => {
  const findings = await page.evaluate(async () => {
    const found: Finding[] = [];
    for (const name of window.bench.commands)
      found.push({ name, ...(await window.tryOut(() => void window.bench.handle!.run(name))) });
    return found;
  });
  expect(findings.flatMap(({ name, wrong }) => wrong.map((one) => `${name}: ${one}`))).toEqual([]);
  expect(findings.filter(({ changed }) => !changed).map(({ name }) => name)).toEqual(harmless);
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

interface Key {
  readonly key: string;
  readonly keyCode: number;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  readonly bubbles: true;
  readonly cancelable: true;
}

/** The event for a keymap binding. */
function describeKey(binding: string): Key {
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

test("every key is one undo step, which leaves others' changes", { tag: '@full' }, async ({ page }) => {
  // After Ctrl-M, Tab leaves the editor: test that one last.
  const keys = [...new Set(await page.evaluate(() => window.bench.keys))].filter((key) => key !== 'Ctrl-m');
  const findings = await page.evaluate(
    async (all) => {
      const found: Finding[] = [];
      for (const [name, event] of all) {
        const press = (): void => void window.bench.view!.contentDOM.dispatchEvent(new KeyboardEvent('keydown', event));
        found.push({ name, ...(await window.tryOut(press)) });
      }
      return found;
    },
    [...keys, 'Ctrl-m'].map((key) => [key, describeKey(key)] as const),
  );
  expect(findings.flatMap(({ name, wrong }) => wrong.map((one) => `${name}: ${one}`))).toEqual([]);
  expect(
    findings
      .filter(({ changed }) => !changed)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(harmlessKeys.toSorted());
});
