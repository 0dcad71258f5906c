import { expect, it } from 'vitest';
import { chooseNotices, findGroups } from './choose-notices.ts';

const notice = (code: string, read = false) => ({ said: { code, values: {} }, read });
const reply = notice('news-reply');
const oldReply = notice('news-reply', true);
const failed = notice('export-failed');
const shared = notice('shared', true);
const old = { read: true, said: undefined };
const all = [reply, oldReply, failed, shared, old];

it('filters a list by unread, by kind, and by both', () => {
  expect(chooseNotices(all, { isUnread: false, group: null })).toEqual(all);
  expect(chooseNotices(all, { isUnread: true, group: null })).toEqual([reply, failed]);
  expect(chooseNotices(all, { isUnread: false, group: 'review' })).toEqual([reply, oldReply]);
  expect(chooseNotices(all, { isUnread: true, group: 'review' })).toEqual([reply]);
  // Unknown kinds belong to the last group.
  expect(chooseNotices(all, { isUnread: false, group: 'people' })).toEqual([shared, old]);
});

it('offers only kinds that occur', () => {
  expect(findGroups(all)).toEqual(['review', 'exports', 'people']);
  expect(findGroups([reply, oldReply])).toEqual(['review']);
  expect(findGroups([])).toEqual([]);
});
