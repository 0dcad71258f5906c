import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hadRoomForCardsAt, keepRoomForCards, readRoomForCards } from './room-for-cards.ts';

const kept = new Map<string, string>();
const at = (itemUUID: string, path: string) => ({ itemUUID, workspaceUUID: 'w', path });

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('why a document made room is known by its id and by its path, without keeping the path', () => {
  keepRoomForCards(at('one', 'secret plan.md'), 'threads');
  keepRoomForCards(at('two', 'two.md'), 'suggesting');
  expect([readRoomForCards('one'), readRoomForCards('two')]).toEqual(['threads', 'suggesting']);
  expect(hadRoomForCardsAt('w', 'secret plan.md')).toBe(true);
  expect(hadRoomForCardsAt('other', 'secret plan.md')).toBe(false);
  expect([...kept.values()].join('')).not.toContain('secret');
  // Renamed, then without threads.
  keepRoomForCards(at('one', 'plan.md'), 'threads');
  expect([hadRoomForCardsAt('w', 'secret plan.md'), hadRoomForCardsAt('w', 'plan.md')]).toEqual([false, true]);
  // Only comments on the document as a whole are left.
  keepRoomForCards(at('one', 'plan.md'), 'none beside');
  expect([readRoomForCards('one'), hadRoomForCardsAt('w', 'plan.md')]).toEqual(['none beside', false]);
  keepRoomForCards(at('one', 'plan.md'), null);
  expect(readRoomForCards('one')).toBeNull();
});

it('the oldest of two hundred documents is forgotten, and what cannot be read counts as nothing', () => {
  for (let each = 0; each <= 200; each += 1) keepRoomForCards(at(`${each}`, `${each}.md`), 'threads');
  expect([readRoomForCards('0'), readRoomForCards('1')]).toEqual([null, 'threads']);
  kept.set('room-for-cards', '{');
  expect(readRoomForCards('1')).toBeNull();
});
