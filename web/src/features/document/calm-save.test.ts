import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { calmSave, REST_MS, type ShownSave } from './calm-save.ts';

const say = (saveState: ShownSave['saveState'], saveText: string): ShownSave => ({ saveState, saveText, merge: null });
const SAVED = say('saved', 'Saved');
const SAVING = say('saving', 'Saving…');
const OFFLINE = say('offline', 'Offline. Your changes are kept on this device.');

let now: ShownSave;
let tell: () => void;
let told: string[];
let stop: () => void;

function become(...states: readonly ShownSave[]): void {
  for (const state of states) {
    now = state;
    tell();
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  now = SAVED;
  told = [];
  const calm = calmSave({
    status: () => now,
    subscribe(listener) {
      tell = listener;
      return () => (tell = () => told.push('told after the end'));
    },
  });
  stop = calm.subscribe(() => told.push(calm.read().saveText));
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

it('changes once during continuous typing and says “Saved” when typing pauses', () => {
  for (let key = 0; key < 20; key += 1) {
    become(SAVING, SAVED);
    vi.advanceTimersByTime(REST_MS - 1);
  }
  expect(told).toEqual(['Saving…']);
  vi.advanceTimersByTime(1);
  expect(told).toEqual(['Saving…', 'Saved']);
});

it('never says “Saved” while a change is still being sent', () => {
  become(SAVING, SAVED);
  vi.advanceTimersByTime(REST_MS - 1);
  become(SAVING);
  vi.advanceTimersByTime(10 * REST_MS);
  expect(told).toEqual(['Saving…']);
});

it('reports a problem, and its end, immediately', () => {
  become(SAVING, SAVED, OFFLINE);
  expect(told).toEqual(['Saving…', OFFLINE.saveText]);
  become(SAVED);
  expect(told.at(-1)).toBe('Saved');
});
