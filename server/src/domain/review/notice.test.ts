import { expect, test } from 'vitest';
import { addToNotice, describeNotice, type Notice, takeFromNotice } from './notice.ts';

const one = (name: string, thread: string): Notice => ({
  reason: 'comment',
  documentName: 'paper.md',
  people: [name],
  count: 1,
  threads: [thread],
});

test('ten comments are one notification', () => {
  let notice: Notice | null = null;
  for (let n = 0; n < 10; n += 1) notice = addToNotice(notice, one(n % 2 === 0 ? 'Ada' : 'Ben', `t${n}`));
  expect(describeNotice(notice as Notice)).toBe('Ben and Ada wrote 10 comments on “paper.md”.');
});

test('people are named, latest first, and the rest is counted', () => {
  const many = ['Ada', 'Ben', 'Cleo', 'Dan', 'Ada'].reduce<Notice | null>(
    (notice, name) => addToNotice(notice, one(name, 't')),
    null,
  ) as Notice;
  expect(describeNotice(many)).toBe('Ada, Dan and 2 others wrote 5 comments on “paper.md”.');
  expect(many.threads).toEqual(['t']);
});

test('a notification is read once everything it covers was seen', () => {
  const notice = addToNotice(one('Ada', 'a'), one('Ben', 'b'));
  const left = takeFromNotice(notice, new Set(['a']));
  expect(left?.threads).toEqual(['b']);
  expect(takeFromNotice(left as Notice, new Set(['b']))).toBeNull();
});

test('a notification stays small, however much happens', () => {
  let notice = one('Person 0', 't0');
  for (let n = 1; n < 5000; n += 1) notice = addToNotice(notice, one(`Person ${n}`, `t${n}`));
  expect(JSON.stringify(notice).length).toBeLessThan(4000);
  expect(notice.count).toBe(5000);
});

test.each([
  [1, 1, 'Ada accepted your suggestion in “paper.md”.'],
  [1, 0, 'Ada rejected your suggestion in “paper.md”.'],
  [3, 3, 'Ada accepted 3 of your suggestions in “paper.md”.'],
  [3, 0, 'Ada rejected 3 of your suggestions in “paper.md”.'],
  [3, 1, 'Ada accepted 1 and rejected 2 of your suggestions in “paper.md”.'],
])('of %i decisions, %i accepted', (count, accepted, said) => {
  expect(describeNotice({ ...one('Ada', 't'), reason: 'decision', count, accepted })).toBe(said);
});

test('decisions add up, unless the notification is from before they were counted', () => {
  const decision = (accepted?: number): Notice => ({
    ...one('Ada', 't'),
    reason: 'decision',
    ...(accepted !== undefined && { accepted }),
  });
  expect(addToNotice(decision(1), decision(0)).accepted).toBe(1);
  expect(describeNotice(addToNotice(decision(), decision(1)))).toBe(
    'Ada decided on 2 of your suggestions in “paper.md”.',
  );
});

test.each<[Notice['reason'], string, string]>([
  ['mention', 'Ada mentioned you in “paper.md”.', 'Ada mentioned you 3 times in “paper.md”.'],
  ['reply', 'Ada replied in “paper.md”.', 'Ada wrote 3 replies in “paper.md”.'],
  ['decision', 'Ada decided on your suggestion in “paper.md”.', 'Ada decided on 3 of your suggestions in “paper.md”.'],
  ['suggestion', 'Ada suggested a change to “paper.md”.', 'Ada suggested 3 changes to “paper.md”.'],
])('wording for one and for several: %s', (reason, single, several) => {
  expect(describeNotice({ ...one('Ada', 't'), reason })).toBe(single);
  expect(describeNotice({ ...one('Ada', 't'), reason, count: 3 })).toBe(several);
});
