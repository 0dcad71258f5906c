import type { Mark, ThreadJson } from '@scriptorium/contract/review/core/state.ts';
import { expect, it } from 'vitest';
import type { ReviewView } from '../collab/document-review.ts';
import { listMarks } from './list-marks.ts';

it('shows open comments and suggestions, and nothing that is resolved or has lost its text', () => {
  const view = viewOf(
    [thread('open'), thread('resolved'), thread('lost'), { ...thread('suggested'), kind: 'suggestion' }],
    [
      mark('anchor', 'open', 2, 5),
      mark('anchor', 'resolved', 3, 4),
      { ...mark('anchor', 'lost', 7, 7), lost: [{ at: 0, text: 'gone', side: 0, turn: 1 }] },
      { ...mark('insert', 'suggested', 8, 8), text: 'new' },
      mark('cut', 'suggested', 9, 12),
    ],
  );
  expect(listMarks(view, () => 3).map(({ kind, thread: id, color }) => [kind, id, color])).toEqual([
    ['comment', 'open', 3],
    ['insert', 'suggested', 3],
    ['cut', 'suggested', 3],
  ]);
});

it('shows a comment on a point between two characters', () => {
  const view = viewOf([thread('point')], [{ ...mark('anchor', 'point', 4, 4), isPoint: true }]);
  expect(listMarks(view, () => 1)).toHaveLength(1);
});

it('shows new words after those they replace', () => {
  const marks = [{ ...mark('insert', 'suggested', 8, 8), text: 'new' }, mark('cut', 'suggested', 8, 12)];
  const shown = listMarks(viewOf([{ ...thread('suggested'), kind: 'suggestion' }], marks), () => 1);
  expect(shown.map(({ kind, from }) => [kind, from])).toEqual([
    ['insert', 12],
    ['cut', 8],
  ]);
});

function thread(id: string): ThreadJson {
  const status = id === 'resolved' ? 'resolved' : 'open';
  return { id, kind: 'comment', status, by: 'ada', amendedBy: [], isAnchored: true, messages: [] };
}

function mark(kind: Mark['kind'], of: string, from: number, to: number): Mark {
  return { kind, thread: of, hunk: '', from, to, isPoint: false, text: '', lost: [] };
}

function viewOf(threads: ThreadJson[], marks: Mark[]): ReviewView {
  return {
    state: { marks, threads: new Map(threads.map((one) => [one.id, one])) },
    content: new Map(),
    waiting: new Set(),
    refused: [],
    role: 'editor',
  };
}
