import { expect, test } from 'vitest';
import { isWorthwhile, type WaitingFacts } from './worthwhile.ts';

const MENTION: WaitingFacts = {
  reason: 'mention',
  at: 100,
  hasAccess: true,
  level: 'mine',
  status: 'open',
  seenAt: 0,
  message: { isDeleted: false, mentions: true },
};

test('an unseen mention is mailed', () => {
  expect(isWorthwhile(MENTION)).toBe(true);
  expect(isWorthwhile({ ...MENTION, seenAt: 99, status: 'resolved' })).toBe(true);
});

test.each<[string, Partial<WaitingFacts>]>([
  ['has been seen', { seenAt: 100 }],
  ['is in a document that can no longer be opened', { hasAccess: false }],
  ['is in a muted document', { level: 'none' }],
  ['was deleted', { message: { isDeleted: true, mentions: true } }],
  ['no longer mentions the receiver', { message: { isDeleted: false, mentions: false } }],
  ['is in a deleted thread', { status: 'deleted' }],
])('an item that %s is not mailed', (_, change) => {
  expect(isWorthwhile({ ...MENTION, ...change })).toBe(false);
});

test('a decision is mailed unless it was reversed', () => {
  const decision: WaitingFacts = { ...MENTION, reason: 'decision', status: 'rejected', message: null };
  expect(isWorthwhile(decision)).toBe(true);
  expect(isWorthwhile({ ...decision, status: 'open' })).toBe(false);
});

test('what concerns only watchers is mailed to those who still watch', () => {
  const comment: WaitingFacts = { ...MENTION, reason: 'comment', level: 'all' };
  const suggestion: WaitingFacts = { ...comment, reason: 'suggestion', message: null };
  for (const facts of [comment, suggestion]) {
    expect(isWorthwhile(facts)).toBe(true);
    expect(isWorthwhile({ ...facts, level: 'mine' })).toBe(false);
  }
  expect(isWorthwhile({ ...suggestion, status: 'withdrawn' })).toBe(false);
});
