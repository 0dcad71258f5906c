import { expect, test } from 'vitest';
import { describeReview } from './describe-review.ts';

test.each([
  [{ comments: 3, suggestions: 0, mentions: 2, unseen: 1 }, '3 open comments, 2 mention you'],
  [{ comments: 1, suggestions: 1, mentions: 1, unseen: 0 }, '1 open comment, 1 open suggestion, 1 mentions you'],
  [{ comments: 0, suggestions: 0, mentions: 0, unseen: 0 }, ''],
])('what is open is said in words: %o', (open, words) => {
  expect(describeReview(open)).toBe(words);
});
