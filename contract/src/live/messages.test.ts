import { describe, expect, it } from 'vitest';
import { LIVE_LIMITS, readBadOperation, writeBadOperation } from './limits.ts';
import { explainBadMessage, readClientMessage } from './messages.ts';

const update = { clientID: 'c', seq: 1, changes: [3, [0, 'a', 'b'], [2]] };
const push = (changed: object): unknown => ({ type: 'push-updates', clientVersion: 4, updates: [update], ...changed });
const pushOf = (changed: object): unknown => push({ updates: [{ ...update, ...changed }] });
const cursor = { type: 'cursor', label: 'Ada', position: 3 };

describe('client messages', () => {
  it.each([
    push({}),
    push({ updates: [{ clientID: 'c', changes: [] }] }),
    pushOf({ effects: [cursor, { type: 'leave', label: '' }] }),
    pushOf({ clientID: 'c'.repeat(LIVE_LIMITS.clientIdLength) }),
    { type: 'pull-updates', clientVersion: 0 },
    { type: 'ping', id: 7 },
    { type: 'presence', version: 1, anchor: 0, head: 2, idle: true },
    { type: 'check', version: 1, hash: 'abc' },
  ])('is a message: %j', (message) => {
    expect(readClientMessage(message)).toEqual(message);
  });

  it.each([
    null,
    'push-updates',
    [],
    {},
    { type: 'acknowledge', version: 1 },
    push({ clientVersion: -1 }),
    push({ clientVersion: 1.5 }),
    push({ clientVersion: '4' }),
    push({ clientVersion: 2 ** 53 }),
    push({ updates: [] }),
    push({ updates: {} }),
    push({ updates: [null] }),
    push({ updates: [update, 'more'] }),
    push({ updates: Array.from({ length: LIVE_LIMITS.updatesPerPush + 1 }, () => update) }),
    pushOf({ clientID: '' }),
    pushOf({ clientID: 5 }),
    pushOf({ clientID: 'c'.repeat(LIVE_LIMITS.clientIdLength + 1) }),
    pushOf({ seq: 0 }),
    pushOf({ seq: -1 }),
    pushOf({ seq: null }),
    pushOf({ changes: { 0: 3, length: 1 } }),
    pushOf({ changes: [-1] }),
    pushOf({ changes: [[]] }),
    pushOf({ changes: [['a']] }),
    pushOf({ changes: [[0, 1]] }),
    pushOf({ changes: [[0, 'a', null]] }),
    pushOf({ changes: [[0, ['a']]] }),
    pushOf({ effects: null }),
    pushOf({ effects: [{ ...cursor, more: 1 }] }),
    pushOf({ effects: Array.from({ length: LIVE_LIMITS.effectsPerUpdate + 1 }, () => cursor) }),
    { type: 'pull-updates' },
    { type: 'ping', id: -1 },
  ])('is not a message: %j', (message) => {
    expect(readClientMessage(message)).toBeNull();
  });
});

describe('the reason for closing a socket', () => {
  const ID = '6f1c0b1e-3c1d-4c55-9a0e-0d8f6a3c2b11';
  const reply = { type: 'reply', thread: ID, message: ID, body: 'So.', mentions: [] };
  const bad = { ...reply, body: 'a\0b' };

  it.each([
    ['operation 1 1', pushOf({ effects: [reply, bad] })],
    ['operation 2 0', push({ updates: [update, { ...update, seq: 2, effects: [bad, bad] }] })],
    // No single operation to blame.
    ['', pushOf({ effects: [reply] })],
    ['', pushOf({ seq: undefined, effects: [bad] })],
    ['', pushOf({ changes: 'x', effects: [bad] })],
    ['', pushOf({ effects: Array.from({ length: LIVE_LIMITS.effectsPerUpdate + 1 }, () => bad) })],
    ['', { type: 'ping', id: -1 }],
    ['', undefined],
  ])('%s', (reason, message) => {
    expect(explainBadMessage(message)).toBe(reason);
  });

  it('can be read back', () => {
    expect(readBadOperation(writeBadOperation({ seq: 12, index: 3 }))).toEqual({ seq: 12, index: 3 });
    for (const other of ['', 'One clientID a socket.', 'operation 1', 'operation -1 0', 'operation 1e3 0'])
      expect(readBadOperation(other)).toBeNull();
  });
});
