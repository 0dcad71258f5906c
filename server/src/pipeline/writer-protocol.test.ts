import { expect, it } from 'vitest';
import { packAnswer } from './writer-protocol.ts';

it('shortens only the acknowledgement of a durable push', () => {
  expect(packAnswer({ id: 3, ok: true, value: { ok: true } })).toBe(3);
  for (const answer of [
    { id: 3, ok: true, value: { ok: false, reason: 'stale' } },
    { id: 3, ok: true, value: null },
    { id: 3, ok: true, value: { output: { ok: true }, events: [] } },
    { id: 3, ok: false, error: { code: 'internal' } },
  ] as Parameters<typeof packAnswer>[0][])
    expect(packAnswer(answer)).toBe(answer);
});
