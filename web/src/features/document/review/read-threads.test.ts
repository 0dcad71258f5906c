import { applyEffect } from '@scriptorium/contract/review/core/apply.ts';
import { EMPTY_REVIEW, type ReviewState } from '@scriptorium/contract/review/core/state.ts';
import type { ReviewEffect } from '@scriptorium/contract/review/effects.ts';
import type { ThreadContent } from '@scriptorium/contract/review/messages.ts';
import { describe, expect, it } from 'vitest';
import type { ReviewView } from '../../../editor/collab/document-review.ts';
import { filterThreads, ThreadReader, showCited } from './read-threads.ts';

const TEXT = 'The quick brown fox.';
const slice = (from: number, to: number): string => TEXT.slice(from, to);

describe('threads of a document', () => {
  it('are listed in text order, those on the whole document first', () => {
    const view = viewOf(comment('late', 10), comment('early', 4), comment('whole', null));
    expect(new ThreadReader().read(view, slice).map(({ id }) => id)).toEqual(['whole', 'early', 'late']);
  });

  it('keep their identity while nothing on their cards changes', () => {
    const reader = new ThreadReader();
    const view = viewOf(comment('one', 4), comment('two', 10));
    const before = reader.read(view, slice);
    const after = reader.read({ ...view, waiting: new Set(['two']) }, slice);
    expect(after[0]).toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
    expect(reader.read({ ...view, waiting: new Set(['two']) }, slice)).toBe(after);
  });

  it('are read from the text only where something changed', () => {
    const hunk = (at: number) => ({ id: 'h', at, cuts: [[at, at + 3]] as [number, number][], splice: null });
    const suggest = (suggestion: string, at: number): ReviewEffect => ({
      type: 'suggest',
      suggestion,
      hunks: [hunk(at)],
      drop: [],
    });
    const reader = new ThreadReader();
    const view = viewOf(suggest('one', 4), suggest('two', 10));
    const read: number[] = [];
    const note = (from: number, to: number): string => {
      read.push(from);
      return slice(from, to);
    };
    const before = reader.read(view, note);
    expect(new Set(read)).toEqual(new Set([4, 7, 0, 10, 13]));
    read.length = 0;
    const amended = applyEffect(view.state, { ...suggest('two', 11), by: 'ada', name: 'Ada', time: 2 });
    const after = reader.read({ ...view, state: amended }, note);
    expect(read).toEqual([11, 0, 14]);
    expect(after[0]).toBe(before[0]);
    expect(after[1]?.changes).toMatchObject([{ cut: 'row', insert: '' }]);
  });

  it('say that paragraphs are to be joined', () => {
    const hunk = { id: 'h', at: 4, cuts: [[4, 6]] as [number, number][], splice: null };
    const view = viewOf({ type: 'suggest', suggestion: 's', hunks: [hunk], drop: [] });
    const read = new ThreadReader().read(view, (from, to) => 'One.\n\nTwo.'.slice(from, to));
    expect(read[0]?.changes).toEqual([{ before: 'One.', cut: '¶', insert: '', after: 'Two.' }]);
  });

  it('describe a suggestion in words', () => {
    const hunk = {
      id: 'h',
      at: 4,
      cuts: [[4, 9]] as [number, number][],
      splice: { before: 0, at: 0, cut: 0, text: 'slow' },
    };
    const view = viewOf({ type: 'suggest', suggestion: 's', hunks: [hunk], drop: [] });
    expect(new ThreadReader().read(view, slice)[0]?.changes).toEqual([
      { before: 'The ', cut: 'quick', insert: 'slow', after: ' brown fox.' },
    ]);
  });

  it('show whole words around a suggestion, from its own paragraph, without Markdown', () => {
    const text =
      'Heading\n\nIt has since [been shown](https://a.org) to be **so** in [@Li:1998; @Wu:2001], and in other fields too.\n';
    const readAround = (word: string): string[] => {
      const at = text.indexOf(word);
      const hunk = { id: 'h', at, cuts: [[at, at + word.length]] as [number, number][], splice: null };
      const view = viewOf({ type: 'suggest', suggestion: 's', hunks: [hunk], drop: [] });
      const [change] = new ThreadReader().read(view, (from, to) => text.slice(from, to))[0]?.changes ?? [];
      return [change?.before ?? '', change?.after ?? ''].map((words) => showCited(words, () => null));
    };
    expect(readAround('has')).toEqual(['It ', ' since been shown to…']);
    expect(readAround('so')).toEqual(['…been shown to be ', ' in (…), and in…']);
    expect(readAround('fields')).toEqual(['…in (…), and in other ', ' too.']);
  });

  it('cut long text off at words where there are any', () => {
    const read = (text: string, at: number, to: number): { before: string; cut: string; after: string } | undefined => {
      const hunk = { id: 'h', at, cuts: [[at, to]] as [number, number][], splice: null };
      const view = viewOf({ type: 'suggest', suggestion: 's', hunks: [hunk], drop: [] });
      return new ThreadReader().read(view, (from, end) => text.slice(from, end))[0]?.changes[0];
    };
    const words = 'Nobody knows. '.repeat(20);
    expect(read(words, 0, words.length)?.cut).toMatch(/^Nobody knows\. .* Nobody…$/u);
    const letters = '森'.repeat(60);
    const around = read(`${letters}x${letters}`, 60, 61);
    expect(around?.before).toBe(`…${'森'.repeat(40)}`);
    expect(around?.after).toBe(`${'森'.repeat(40)}…`);
    expect(read(letters.repeat(3), 0, 180)?.cut).toBe(`${'森'.repeat(120)}…`);
  });

  it('tell a suggestion without notes, and with figures and citations as drawn', () => {
    const text = 'As @fig:depth shows, light decides [@li].[^1] More^[a note] follows.\n';
    const at = text.indexOf('light');
    const hunk = { id: 'h', at, cuts: [[at, at + 5]] as [number, number][], splice: null };
    const view = viewOf({ type: 'suggest', suggestion: 's', hunks: [hunk], drop: [] });
    const slice = (from: number, to: number): string => text.slice(from, to);
    const [change] = new ThreadReader().read(view, slice)[0]?.changes ?? [];
    const drawn = new Map([
      ['@fig:depth', 'Figure 1'],
      ['[@li]', '(Li 1998)'],
    ]);
    const show = (words = ''): string => showCited(words, (source) => drawn.get(source) ?? null);
    expect(show(change?.before)).toBe('As Figure 1 shows, ');
    expect(show(change?.after)).toBe(' decides (Li 1998). More…');
    drawn.clear();
    expect(show(change?.before)).toBe('As … shows, ');
    expect(show(change?.after)).toBe(' decides (…). More…');
  });

  it('can be filtered by status, by author, and by participation', () => {
    const view = viewOf(comment('one', 4), comment('two', 10), { type: 'resolve', thread: 'two' });
    const threads = new ThreadReader().read(view, slice);
    const ids = (author: string | null, status: 'open' | 'closed' = 'open'): string[] =>
      filterThreads(threads, { status, author }, 'ada').map(({ id }) => id);
    expect(ids(null)).toEqual(['one']);
    expect(ids(null, 'closed')).toEqual(['two']);
    expect(ids('ben')).toEqual([]);
    expect(ids('mine')).toEqual(['one']);
  });
});

function comment(id: string, from: number | null): ReviewEffect {
  const anchor = from === null ? null : { from, to: from + 5, text: TEXT.slice(from, from + 5) };
  return { type: 'thread', id, anchor, message: `m-${id}`, body: id, mentions: [] };
}

function viewOf(...effects: ReviewEffect[]): ReviewView {
  let state: ReviewState = EMPTY_REVIEW;
  const content = new Map<string, ThreadContent>();
  for (const effect of effects) {
    state = applyEffect(state, { ...effect, by: 'ada', name: 'Ada', time: 1 });
    const id = effect.type === 'thread' ? effect.id : effect.type === 'suggest' ? effect.suggestion : null;
    if (id === null) continue;
    const message = { id: `m-${id}`, by: 'ada', name: 'Ada', time: 1, editedAt: null, body: id, deletedBy: null };
    content.set(id, { id, name: 'Ada', time: 1, quote: '', decidedName: null, decidedAt: null, messages: [message] });
  }
  return { state, content, waiting: new Set(), refused: [], role: 'editor' };
}
