import { expect, it } from 'vitest';
import type { LiveMark, LivePush } from './live-commit.ts';
import { packPush, unpackPush } from './packed-push.ts';

function random(seed: number): () => number {
  let value = seed;
  return () => {
    value = (value * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return value / 4_294_967_296;
  };
}

function makePush(next: () => number): LivePush {
  const below = (limit: number): number => Math.floor(next() * limit);
  const word = (): string => 'ab ✓'.slice(below(4));
  const mark = (): LiveMark => ({
    clientId: word(),
    userId: word(),
    sessionId: word(),
    lastSeq: below(1000),
    lastVersion: below(1000),
    before: next() < 0.5 ? null : { userId: word(), lastSeq: below(2) },
  });
  return {
    documentId: word(),
    epoch: word(),
    from: below(1000),
    to: below(1000),
    changes: Uint8Array.from({ length: below(9) }, () => below(256)),
    authors: word(),
    at: 1_700_000_000_000 + below(1000),
    size: below(1000),
    marks: Array.from({ length: below(4) }, mark),
  };
}

it('passes random pushes to the other thread unchanged', () => {
  const next = random(3);
  for (let id = 0; id < 500; id += 1) {
    const review: LivePush['review'] = {
      effects: [{ type: 'resolve', thread: 't', by: 'u', name: 'Ada', time: 1 }],
      isFirst: true,
    };
    const push = { ...makePush(next), ...(next() < 0.5 ? { review } : {}) };
    expect(unpackPush(structuredClone(packPush(id, push)))).toEqual({ id, push });
  }
});
