import { expect, test } from 'vitest';
import { applyEffect } from './apply.ts';
import { readState, type ThreadJson, writeState } from './state.ts';

const suggestion = (id: string, more: Partial<ThreadJson> = {}): ThreadJson => ({
  id,
  kind: 'suggestion',
  status: 'open',
  by: 'ada',
  amendedBy: [],
  isAnchored: true,
  messages: [],
  ...more,
});

test('equal threads share one value, which changes for no other and is written as it was read', () => {
  const answered = { id: 'm', by: 'ben', isDeleted: false };
  const json = {
    marks: [],
    threads: [
      suggestion('a'),
      suggestion('b'),
      suggestion('c', { status: 'accepted' }),
      suggestion('d', { by: 'ben' }),
      suggestion('e', { amendedBy: ['ben'] }),
      suggestion('f', { messages: [answered] }),
      suggestion('g', { kind: 'comment' }),
    ],
  };
  const state = readState(JSON.parse(JSON.stringify(json)) as typeof json);
  expect(JSON.stringify(writeState(state))).toBe(JSON.stringify(json));
  expect(new Set(state.threads.values()).size).toBe(6);
  expect(state.threads.get('a')).toBe(state.threads.get('b'));
  const doer = { by: 'ben', name: 'Ben', time: 0 };
  const after = applyEffect(state, {
    type: 'reply',
    thread: 'b',
    message: 'n',
    body: 'Why?',
    mentions: [],
    ...doer,
  });
  expect(after.threads.get('b')?.messages).toHaveLength(1);
  expect(after.threads.get('a')?.messages).toEqual([]);
});
