import { EditorState } from '@codemirror/state';
import { mapState } from '@scriptorium/contract/review/core/map-state.ts';
import type { Mark } from '@scriptorium/contract/review/core/state.ts';
import { describe, expect, it } from 'vitest';
import { moveLine } from './move-line.ts';

const TEXT = 'first line\nsame\nsame\nlast line';

/** Moves the lines of a selection; returns the text and what comments are about afterwards. */
function move(by: -1 | 1, selection: { anchor: number; head?: number }, ...comments: [number, number][]) {
  const state = EditorState.create({ doc: TEXT, selection });
  const marks = comments.map(([from, to], i): Mark => ({
    kind: 'anchor',
    thread: `t${i}`,
    hunk: '',
    from,
    to,
    isPoint: from === to,
    text: '',
    lost: [],
  }));
  let after = state;
  let mapped: readonly Mark[] = marks;
  const isMoved = moveLine(by)({
    state,
    dispatch: (tr) => {
      after = tr.state;
      mapped = mapState({ marks, threads: new Map() }, tr.changes, state.doc).marks;
    },
  });
  const { from, to } = after.selection.main;
  return {
    isMoved,
    text: after.doc.toString(),
    selected: after.sliceDoc(from, to),
    head: after.selection.main.head,
    comments: Object.fromEntries(mapped.map((mark) => [mark.thread, [mark.from, mark.to]])),
  };
}

describe('moving a line', () => {
  it('moves it and its comments, and leaves those of its neighbour', () => {
    // "first" is commented on, and the first of two lines that read the same.
    expect(move(1, { anchor: 3 }, [0, 5], [11, 15])).toMatchObject({
      text: 'same\nfirst line\nsame\nlast line',
      head: 8,
      comments: { t0: [5, 10], t1: [0, 4] },
    });
    expect(move(-1, { anchor: 12 }, [0, 5], [11, 15], [16, 20])).toMatchObject({
      text: 'same\nfirst line\nsame\nlast line',
      head: 1,
      comments: { t0: [5, 10], t1: [0, 4], t2: [16, 20] },
    });
  });

  it('moves the last line, which has no line break behind it', () => {
    expect(move(-1, { anchor: 25 }, [21, 25], [16, 20])).toMatchObject({
      text: 'first line\nsame\nlast line\nsame',
      comments: { t0: [16, 20], t1: [26, 30] },
    });
    expect(move(1, { anchor: 17 }).text).toBe('first line\nsame\nlast line\nsame');
  });

  it('moves all lines of a selection and keeps it', () => {
    expect(move(1, { anchor: 0, head: 16 })).toMatchObject({
      text: 'same\nfirst line\nsame\nlast line',
      selected: 'first line\nsame\n',
    });
    expect(move(1, { anchor: 2, head: 13 })).toMatchObject({
      text: 'same\nfirst line\nsame\nlast line',
      selected: 'rst line\nsa',
    });
  });

  it('does nothing at the ends', () => {
    expect(move(-1, { anchor: 3 }).isMoved).toBe(false);
    expect(move(1, { anchor: TEXT.length })).toMatchObject({ isMoved: false, text: TEXT });
  });
});
