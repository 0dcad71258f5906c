import { describe, expect, it } from 'vitest';
import { isAbandoned } from './abandoned.ts';

const HOUR = 3_600_000;
const NOW = 10 * HOUR;

describe('work started by a call is abandoned', () => {
  const alone = { self: undefined, alive: new Set<string>(), started: NOW - 1000, now: NOW };
  const several = { self: 'a', alive: new Set(['a', 'b']), started: NOW - 1000, now: NOW };

  it('on a single server, if an earlier process started it, or it is not recent', () => {
    expect(isAbandoned({ node: null, beganAt: NOW - 2000 }, alone)).toBe(true);
    expect(isAbandoned({ node: null, beganAt: NOW - 500 }, alone)).toBe(false);
    const lasting = { ...alone, started: NOW - HOUR };
    expect(isAbandoned({ node: null, beganAt: NOW - 30_000 }, lasting)).toBe(false);
    expect(isAbandoned({ node: null, beganAt: NOW - 90_000 }, lasting)).toBe(true);
  });

  it('never while its server lives, however long it takes and whoever started later', () => {
    expect(isAbandoned({ node: 'b', beganAt: NOW - 5 * HOUR }, several)).toBe(false);
    expect(isAbandoned({ node: 'b', beganAt: NOW - 5 * HOUR }, { ...several, started: NOW - 9 * HOUR })).toBe(false);
  });

  it('at once if its server has died', () => {
    expect(isAbandoned({ node: 'c', beganAt: NOW - 10 }, several)).toBe(true);
    expect(isAbandoned({ node: 'c', beganAt: NOW - 10 }, alone)).toBe(true);
  });

  it('if the call of this server ended without finishing it', () => {
    expect(isAbandoned({ node: 'a', beganAt: NOW - 90_000 }, several)).toBe(true);
    expect(isAbandoned({ node: 'a', beganAt: NOW - 500 }, several)).toBe(false);
  });
});
