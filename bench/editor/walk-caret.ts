import type { Page } from 'playwright-core';

export interface Walk {
  readonly steps: number;
  /** Where the caret was when another line moved, and how far. */
  readonly moved: readonly string[];
  readonly furthest: number;
  /** How far the line that the caret came to moved at most. */
  readonly own: number;
}

export interface Journey {
  readonly name: string;
  /** The folder that the text's bibliography and pictures lie in. */
  readonly folder: string;
  readonly text: string;
  readonly start: number;
  /** So many characters at once. */
  readonly step: number;
}

/**
 * The caret walks through a text in the editor's own page: how far do the tops of other lines move in the steps in
 * which no block opens or closes, and how far does the caret's own line? With frames each step waits for what a screen would show;
 * without, what is laid out is asked for at once.
 */
export function walkCaret(page: Page, { text, start, step }: Journey, frames: boolean): Promise<Walk> {
  return page.evaluate(
    async ([doc, first, by, paint]) => {
      window.bench.open(doc, {});
      const view = window.bench.view!;
      view.focus();
      // Letters and works that arrive late move lines too, whoever moves the caret.
      await document.fonts.ready;
      const cited = doc.indexOf('[@', first);
      if (cited >= 0) {
        view.dispatch({ selection: { anchor: first }, scrollIntoView: true });
        view.scrollDOM.scrollTop = view.lineBlockAt(cited).top;
        for (let i = 0; i < 100 && !document.querySelector('.cm-cite, .cm-cite-unknown'); i++)
          await new Promise((resolve) => setTimeout(resolve, 50));
      }
      const settle = async (): Promise<void> => {
        for (let i = 0; i < 2; i++) {
          if (paint) await new Promise((resolve) => requestAnimationFrame(resolve));
          // The view measures what it was asked to before it tells a place; what follows from that comes right after.
          else view.coordsAtPos(view.viewport.from);
          await new Promise((resolve) => queueMicrotask(() => resolve(null)));
        }
      };
      const tops = (): Map<number, number> =>
        new Map(
          [...view.contentDOM.querySelectorAll('.cm-line')].map((line) => [
            view.posAtDOM(line),
            line.getBoundingClientRect().top,
          ]),
        );
      /** A block that opens brings its lines into sight, one that closes takes them out. */
      const haveSameLines = (a: ReadonlyMap<number, number>, b: ReadonlyMap<number, number>): boolean => {
        const from = Math.max(Math.min(...a.keys()), Math.min(...b.keys()));
        const to = Math.min(Math.max(...a.keys()), Math.max(...b.keys()));
        const list = (lines: ReadonlyMap<number, number>): string =>
          [...lines.keys()].filter((at) => at >= from && at <= to).join();
        return list(a) === list(b);
      };
      const height = window.innerHeight;
      let steps = 0;
      let furthest = 0;
      let own = 0;
      const moved: string[] = [];
      for (let at = first; at <= doc.length; at += by) {
        const { from } = view.state.doc.lineAt(at);
        const now = view.coordsAtPos(at)?.top ?? -1;
        if (now < height * 0.2 || now > height * 0.7) {
          view.scrollDOM.scrollTop +=
            (now < 0 ? view.lineBlockAt(at).top - view.scrollDOM.scrollTop : now) - height / 2;
          await settle();
          await settle();
        }
        const before = tops();
        view.dispatch({ selection: { anchor: at }, userEvent: 'select' });
        await settle();
        const after = tops();
        const here = `${doc.slice(Math.max(0, at - 20), at)}¦${doc.slice(at, at + 20)}`.replaceAll('\n', '⏎');
        if (before.has(from) && after.has(from)) {
          const far = Math.abs(after.get(from)! - before.get(from)!);
          own = Math.max(own, far);
          if (far > 1) moved.push(`the caret's own line: ${here} (${far.toFixed(1)} px)`);
        }
        if (!haveSameLines(before, after)) continue;
        steps++;
        let far = 0;
        for (const [position, top] of after) {
          const was = before.get(position);
          if (was !== undefined && Math.abs(top - was) > Math.abs(far)) far = top - was;
        }
        furthest = Math.max(furthest, Math.abs(far));
        if (Math.abs(far) > 1) moved.push(`${here} (${far.toFixed(1)} px)`);
      }
      return { steps, moved, furthest, own };
    },
    [text, start, step, frames] as const,
  );
}
