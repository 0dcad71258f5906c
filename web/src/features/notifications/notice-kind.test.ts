import { NEWS_NOTICES, NOTICES } from '@scriptorium/contract/notices.ts';
import { expect, test } from 'vitest';
import { kindOf } from './notice-kind.ts';

test('every known notification has a kind, and unknown ones are “other”', () => {
  for (const code of [...Object.keys(NOTICES), ...NEWS_NOTICES]) expect(kindOf(code), code).not.toBe('other');
  expect(kindOf('export-ready')).toBe('export');
  expect(kindOf('export-warnings')).toBe('export');
  expect(kindOf('export-failed')).toBe('trouble');
  expect(kindOf('news-reply')).toBe('comment');
  expect(kindOf('news-accepted')).toBe('suggestion');
  expect(kindOf('from-a-later-version')).toBe('other');
  expect(kindOf()).toBe('other');
});
