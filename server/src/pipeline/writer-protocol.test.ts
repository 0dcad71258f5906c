import { describe, expect, it } from 'vitest';
import type { LivePush } from './live-commit.ts';
import { packAnswer, packPush, unpackPush } from './writer-protocol.ts';

const push: LivePush = {
  documentId: 'd',
  from: 4,
  to: 6,
  changes: new Uint8Array([91, 93]),
  authors: '[]',
  at: 1_700_000_000_000,
  size: 12,
  marks: [
    { clientId: 'a', userId: 'u', sessionId: 's', lastSeq: 1, lastVersion: 5, before: null },
    { clientId: 'b', userId: 'v', sessionId: 't', lastSeq: 9, lastVersion: 6, before: { userId: '', lastSeq: 0 } },
  ],
};

describe('what the threads say to each other', () => {
  it.each([push, { ...push, marks: [] }, { ...push, marks: push.marks.slice(1) }])('keeps a push whole', (each) => {
    expect(unpackPush(structuredClone(packPush(7, each)))).toEqual({ id: 7, kind: 'push', push: each });
  });

  it('shortens only the answer that a push is on the disk', () => {
    expect(packAnswer({ id: 3, ok: true, value: { ok: true } })).toBe(3);
    for (const answer of [
      { id: 3, ok: true, value: { ok: false, reason: 'stale' } },
      { id: 3, ok: true, value: null },
      { id: 3, ok: true, value: { output: { ok: true }, events: [] } },
      { id: 3, ok: false, error: { code: 'internal' } },
    ] as Parameters<typeof packAnswer>[0][])
      expect(packAnswer(answer)).toBe(answer);
  });
});
