import { expect, test } from 'vitest';
import { Outboxes } from './outboxes.ts';

test('there is a budget for each person over all sockets, and one for everybody together', () => {
  const boxes = new Outboxes({ perUser: 100, total: 150 });
  const [first, second, other] = [boxes.open('ada'), boxes.open('ada'), boxes.open('ben')];
  const release = first.hold(new Uint8Array(80));
  expect(second.fits(30)).toBe(false);
  expect(second.fits(20)).toBe(true);
  expect(other.fits(80)).toBe(false);
  expect(other.fits(70)).toBe(true);
  release();
  release();
  expect(boxes.bytes).toBe(0);
  expect(second.fits(1000)).toBe(true);
});

test('a shared piece of memory counts once', () => {
  const boxes = new Outboxes({ perUser: 100, total: 100 });
  const shared = new Uint8Array(60);
  const [first, second, other] = [boxes.open('ada'), boxes.open('ada'), boxes.open('ben')];
  const releases = [first.hold(shared), second.hold(shared), other.hold(shared)];
  expect(boxes.bytes).toBe(60);
  releases[0]?.();
  expect(boxes.bytes).toBe(60);
  other.close();
  second.close();
  expect(boxes.bytes).toBe(0);
});

test('reserved room is used by the content it was reserved for, and freed when the socket closes', () => {
  const boxes = new Outboxes({ perUser: 100, total: 1000 });
  const [first, second] = [boxes.open('ada'), boxes.open('ada')];
  expect(first.reserve(90)).toBe(true);
  expect(second.reserve(20)).toBe(false);
  first.hold(new Uint8Array(70));
  expect(boxes.bytes).toBe(70);
  expect(second.reserve(20)).toBe(true);
  second.close();
  expect(boxes.bytes).toBe(70);
  expect(second.reserve(1)).toBe(false);
});
