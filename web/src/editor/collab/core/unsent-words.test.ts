import { describe, expect, it } from 'vitest';
import { Text } from '@codemirror/state';
import type { ReviewEffect } from '@scriptorium/contract/review/effects.ts';
import { createPeer } from './peer.ts';
import { readUnsentWords, writeWords } from './unsent-words.ts';

const SAID = { mentions: [] };
const typed = (before: number, at: number, cut: number, text: string): ReviewEffect => ({
  type: 'suggest',
  suggestion: 's',
  hunks: [{ id: 'h', at: 0, cuts: [], splice: { before, at, cut, text } }],
  drop: [],
});

describe('unsent words', () => {
  it('are those of comments with their passage, and of replies', () => {
    const anchor = { from: 4, to: 9, text: 'quick' };
    expect(
      writeWords([
        { type: 'thread', id: 't', anchor, message: 'm', body: 'How quick?', ...SAID },
        { type: 'thread', id: 'u', anchor: null, message: 'n', body: 'Well written.', ...SAID },
        { type: 'reply', thread: 't', message: 'o', body: 'Very.', ...SAID },
      ]),
    ).toBe('“quick”\nHow quick?\n\nWell written.\n\nVery.');
  });

  it('are the latest of a message, and none if it was deleted again', () => {
    expect(
      writeWords([
        { type: 'reply', thread: 't', message: 'm', body: 'Frist', ...SAID },
        { type: 'edit', thread: 't', message: 'm', body: 'First', ...SAID },
        { type: 'reply', thread: 't', message: 'n', body: 'Second', ...SAID },
        { type: 'delete', thread: 't', message: 'n' },
        { type: 'resolve', thread: 't' },
      ]),
    ).toBe('First');
  });

  it('are what a suggestion became key by key', () => {
    expect(writeWords([typed(0, 0, 0, 'c'), typed(1, 1, 0, 'ot'), typed(3, 1, 1, 'a')])).toBe('cat');
    // An amendment of what the server has.
    expect(writeWords([typed(10, 10, 0, 'more'), typed(14, 14, 0, ' words')])).toBe('more words');
    expect(writeWords([typed(0, 0, 0, 'cat'), { type: 'suggest', suggestion: 's', hunks: [], drop: ['h'] }])).toBe('');
  });

  it('may be in flight, pending after that, or refused', () => {
    const reply = (message: string): ReviewEffect => ({ type: 'reply', thread: 't', message, body: message, ...SAID });
    const peer = createPeer('client', 'epoch', 1, Text.of(['']));
    expect(readUnsentWords(peer)).toBe('');
    const waiting = {
      ...peer,
      operations: [reply('third')],
      refused: [{ effect: reply('first'), code: 'forbidden' as const }],
    };
    expect(readUnsentWords(waiting)).toBe('first\n\nthird');
  });
});
