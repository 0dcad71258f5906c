import { describe, expect, it } from 'vitest';
import type { News } from './news.ts';
import { type Audience, chooseReceivers, type Reader } from './receivers.ts';

const reader = (userId: string, level: Reader['level'] = 'mine', isSuspended = false): Reader => ({
  userId,
  level,
  isSuspended,
});
const audience = (readers: Reader[], more: Partial<Audience> = {}): Audience => ({
  by: 'ada',
  readers,
  participants: new Set(),
  mentionedBefore: new Set(),
  decided: new Set(),
  ...more,
});
const news = (kind: News['kind'], mentions: string[] = []): News => ({ kind, thread: 't', message: 'm', mentions });

describe('the set of receivers', () => {
  it('is everyone mentioned who can see the document, and nobody else', () => {
    const told = chooseReceivers(news('comment', ['ben', 'stranger', 'ada']), audience([reader('ada'), reader('ben')]));
    expect(told).toEqual([{ userId: 'ben', reason: 'mention' }]);
  });

  it('for replies, is everyone who takes part in the thread', () => {
    const readers = [reader('ben'), reader('cleo'), reader('dan', 'all')];
    expect(chooseReceivers(news('reply'), audience(readers, { participants: new Set(['ben', 'gone']) }))).toEqual([
      { userId: 'ben', reason: 'reply' },
      { userId: 'dan', reason: 'comment' },
    ]);
  });

  it('for comments and suggestions, is everyone who watches', () => {
    const readers = [reader('ben', 'all'), reader('cleo'), reader('dan', 'none')];
    expect(chooseReceivers(news('comment'), audience(readers))).toEqual([{ userId: 'ben', reason: 'comment' }]);
    expect(chooseReceivers(news('suggestion'), audience(readers))).toEqual([{ userId: 'ben', reason: 'suggestion' }]);
  });

  it('is whoever’s suggestions were decided, also by somebody who watches', () => {
    const told = chooseReceivers(
      news('decision'),
      audience([reader('ben'), reader('cleo', 'all')], { decided: new Set(['ben', 'ada']) }),
    );
    expect(told).toEqual([{ userId: 'ben', reason: 'decision' }]);
  });

  it('is nobody who muted the document or is suspended, even if mentioned', () => {
    const readers = [reader('ben', 'none'), reader('cleo', 'all', true)];
    expect(chooseReceivers(news('comment', ['ben', 'cleo']), audience(readers))).toEqual([]);
  });

  it('for an edited message, is only those not mentioned before', () => {
    const readers = [reader('ben'), reader('cleo', 'all')];
    const told = chooseReceivers(
      news('edit', ['ben', 'cleo']),
      audience(readers, { mentionedBefore: new Set(['ben']) }),
    );
    expect(told).toEqual([{ userId: 'cleo', reason: 'mention' }]);
  });
});
