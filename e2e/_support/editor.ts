import { expect, type Page } from '@playwright/test';

/** What CodeMirror attaches to its element; the DOM only contains the visible part of a text. */
interface ContentElement extends Element {
  cmTile?: {
    root: {
      view: {
        state: {
          doc: { toString(): string; length: number; lineAt(at: number): { number: number } };
          selection: { main: { head: number } };
        };
        dispatch(change: { selection: { anchor: number }; scrollIntoView: boolean }): void;
        focus(): void;
      };
    };
  };
}

/** Waits until the page's editor shows a document. */
export async function waitForEditor(page: Page): Promise<void> {
  await expect(page.locator('.cm-content[contenteditable="true"]').first()).toBeVisible({ timeout: 30_000 });
}

/** The whole text as held by this browser. */
export async function readEditor(page: Page): Promise<string> {
  return page
    .locator('.cm-content')
    .first()
    .evaluate((element) => (element as ContentElement).cmTile?.root.view.state.doc.toString() ?? '');
}

/** Number of the line with the caret. */
export async function readCaretLine(page: Page): Promise<number> {
  return page
    .locator('.cm-content')
    .first()
    .evaluate((element) => {
      const state = (element as ContentElement).cmTile?.root.view.state;
      return state?.doc.lineAt(state.selection.main.head).number ?? 0;
    });
}

/** Puts the caret right after (or before) the first occurrence of these words. */
export async function placeCaret(page: Page, words: string, side: 'before' | 'after' = 'after'): Promise<void> {
  await page
    .locator('.cm-content')
    .first()
    .evaluate(
      (element, target) => {
        const view = (element as ContentElement).cmTile?.root.view;
        const at = view?.state.doc.toString().indexOf(target.words) ?? -1;
        if (view === undefined || at < 0) throw new Error(`Not in the text: ${target.words}`);
        view.dispatch({
          selection: { anchor: target.side === 'after' ? at + target.words.length : at },
          scrollIntoView: true,
        });
        view.focus();
      },
      { words, side },
    );
}

/** Waits for the "Saved" state. */
export async function waitForSaved(page: Page): Promise<void> {
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible({ timeout: 30_000 });
}
