import { expect, test } from 'vitest';
import { readArchiveSubject, writeArchiveSubject } from './archive-subject.ts';

test('ids come back out of the word they were packed into', () => {
  const ids = ['00000000-0000-4000-8000-000000000000', 'ffffffff-ffff-4fff-bfff-ffffffffffff', crypto.randomUUID()];
  const subject = writeArchiveSubject(ids);
  expect(subject).toHaveLength(66);
  expect(readArchiveSubject(subject)).toEqual(ids);
  expect(readArchiveSubject('')).toEqual([]);
});
