import type { EditorState } from '@codemirror/state';
import type { DecorationSet } from '@codemirror/view';
import { expect, test } from 'vitest';
import { codeStyle } from '../theme.ts';
import { findChangedBlock } from './changed-block.ts';
import { WindowHighlights } from './highlight-window.ts';
import { isSameWindow, type Part, staysDrawn } from './keep-drawn.ts';
import { open, settle, specOf } from './shown-text.ts';

function random(seed: number): () => number {
  let value = seed;
  return () => {
    value = (value * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return value / 4_294_967_296;
  };
}

const PIECES = [
  'word ',
  '*em* ',
  '**strong** ',
  '`code` ',
  '[a](b) ',
  '\n\n# Title\n\n',
  '\n\n```js\nconst x = "y"; // z\n```\n\n',
  '\n\n- item\n- item\n',
  '\n\n> quote\n\n',
  '\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n',
  '<!-- c -->',
  '```\n',
  '*',
  '`',
  '\n',
] as const;

/** The classes of each letter in view; equal letters may be marked in one piece or several. */
function classesInView(set: DecorationSet, visible: readonly Part[]): string[] {
  const classes = new Map<number, Set<string>>();
  for (const cursor = set.iter(); cursor.value; cursor.next()) {
    for (let at = cursor.from; at < cursor.to; at++) {
      if (!visible.some(({ from, to }) => at >= from && at < to)) continue;
      const names = classes.get(at) ?? new Set();
      classes.set(at, names.add(specOf(cursor.value).class ?? ''));
    }
  }
  return [...classes].toSorted(([a], [b]) => a - b).map(([at, names]) => `${at} ${[...names].toSorted().join(' ')}`);
}

test('highlighting maintained through edits equals that of the whole view', () => {
  let coloured = 0;
  let kept = 0;
  for (let seed = 1; seed <= 12; seed++) {
    const next = random(seed);
    const below = (limit: number): number => Math.floor(next() * limit);
    const pick = (): string => PIECES[below(PIECES.length)]!;
    let state: EditorState = open(Array.from({ length: 50 }, pick).join(''), 5);
    let visible: readonly Part[] = [{ from: 0, to: Math.min(state.doc.length, 250) }];
    const shown = new WindowHighlights(codeStyle, state, visible);
    for (let step = 0; step < 40; step++) {
      // Mostly someone writes in view; sometimes others do elsewhere, or the view is scrolled.
      const at = next() < 0.7 ? Math.min(state.doc.length, visible[0]!.from + below(250)) : below(state.doc.length + 1);
      const to = Math.min(state.doc.length, at + (next() < 0.3 ? below(12) : 0));
      const insert = next() < 0.5 ? 'x' : next() < 0.8 ? pick() : '';
      const isOwn = next() < 0.7;
      // The caret is there already, so only the edit itself tells the highlighter.
      if (isOwn) state = state.update({ selection: { anchor: at }, userEvent: 'select' }).state;
      const changed = state.update({
        changes: { from: at, to, insert },
        ...(isOwn ? { selection: { anchor: at + insert.length } } : {}),
      });
      const after = settle(changed.state);
      const scrolled = next() < 0.15;
      const from = scrolled ? below(after.doc.length) : changed.changes.mapPos(visible[0]!.from, 1);
      const end = scrolled ? Math.min(after.doc.length, from + 250) : changed.changes.mapPos(visible[0]!.to, -1);
      const before = visible;
      visible = [{ from, to: Math.max(from, end) }];
      const update = {
        startState: state,
        state: after,
        changes: changed.changes,
        docChanged: !changed.changes.empty,
        focusChanged: false,
        selectionSet: isOwn,
        viewportChanged: scrolled,
        view: { visibleRanges: visible },
      };
      shown.update(update);
      const { changes } = changed;
      const isPart = findChangedBlock(state, after, changes) !== null || staysDrawn(state, after, changes, before);
      if (isPart && isSameWindow(update, before)) kept++;
      state = after;
      const whole = classesInView(new WindowHighlights(codeStyle, state, visible).decorations, visible);
      expect(classesInView(shown.decorations, visible), `seed ${seed}, step ${step}`).toEqual(whole);
      coloured += whole.length;
    }
  }
  expect(coloured).toBeGreaterThan(5000);
  expect(kept).toBeGreaterThan(30);
});
