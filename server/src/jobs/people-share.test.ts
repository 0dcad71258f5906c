import { expect, test } from 'vitest';
import { PeopleShare } from './people-share.ts';

test('whoever has used a full share comes last for ten minutes', () => {
  const share = new PeopleShare(20_000);
  share.note({ person: 'ada', milliseconds: 15_000, endedAt: 15_000 });
  share.note({ person: 'ben', milliseconds: 19_999, endedAt: 20_000 });
  expect(share.listServed(20_000)).toEqual([]);
  share.note({ person: 'ada', milliseconds: 6_000, endedAt: 30_000 });
  expect(share.listServed(30_000)).toEqual(['ada']);
  expect(share.listServed(30_000 + 10 * 60_000 - 1)).toEqual([]);
});
