import type { Page } from 'playwright-core';

export interface Walk {
  readonly steps: number;
  /** Positions of the caret at which other lines moved, and how far. */
  readonly moved: readonly string[];
  readonly furthest: number;
  /** The largest movement of the caret's own line, in px. */
  readonly own: number;
}

export interface Journey {
  readonly name: string;
  /** The folder with the text's bibliography and images. */
  readonly folder: string;
  readonly text: string;
  readonly start: number;
  /** Characters per step. */
  readonly step: number;
}

/**
 * Walks the caret through a text in the editor's own page. Measures how far other lines move in steps where no block
 * opens or closes, and how far the caret's own line does. With frames, each step waits for a paint; otherwise layout is
 * forced at once.
 */
export function walkCaret(page: Page, { text, start, step }: Journey, frames: boolean): Promise<Walk> {
  return page.evaluate(
    async ([doc, first, by, paint]) => {
      window.bench.open(doc, {});
      const view = window.bench.view!;
      view.focus();
      // Fonts and citations that load late move lines too.
      await document.fonts.ready;
      const cited = doc.indexOf('[@', first);
      if (cited >= 0) {
        view.dispatch({ selection: { anchor: first }, scrollIntoView: true });
        view.scrollDOM.scrollTop = view.lineBlockAt(cited).top;
        for (let i = 0; i < 100 && !document.querySelector('.cm-cite, .cm-cite-unknown'); i++)
          await new Promise((resolve) => setTimeout(resolve, 50));
      } else {
        // The long scroll is noticed only with a frame, and what came into view is measured in the next.
        view.dispatch({ selection: { anchor: first }, scrollIntoView: true });
        for (let i = 0; i < 2; i++) await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      const settle = async (): Promise<void> => {
        for (let i = 0; i < 2; i++) {
          if (paint) await new Promise((resolve) => requestAnimationFrame(resolve));
          // The view performs pending measurements before it returns coordinates; their consequences follow
          // immediately.
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
      /** An opening block brings its lines into the DOM, a closing one removes them. */
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
