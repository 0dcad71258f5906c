import { describe, expect, it } from 'vitest';
import { clampSize, fitsUnit, formatAmount, HIGHEST_SIZE, joinSize, parseAmount, splitSize } from './storage-size.ts';

const MB = 1024 ** 2;
const anything = { min: 0, max: HIGHEST_SIZE };

describe('a storage size', () => {
  it.each([
    [0, 0, 'b'],
    [100, 100, 'b'],
    [1024, 1, 'kb'],
    [100 * MB, 100, 'mb'],
    [1.5 * 1024 ** 3, 1.5, 'gb'],
    [999 * 1024 ** 4, 999, 'tb'],
  ] as const)('of %d bytes is shown as %d %s', (bytes, amount, unit) => {
    expect(splitSize(bytes)).toEqual({ amount, unit });
    expect(joinSize(amount, unit, anything)).toBe(bytes);
  });

  it('shows at most three decimals', () => {
    expect(formatAmount(splitSize(10_000_000).amount)).toBe('9.537');
  });

  it.each([
    [100, 'mb', false],
    [100, 'b', true],
    [10_000_000, 'mb', true],
    [1536, 'kb', true],
    [1, 'tb', false],
    [0, 'mb', true],
  ] as const)('of %d bytes can be told in %s: %s', (bytes, unit, fits) => expect(fitsUnit(bytes, unit)).toBe(fits));

  it('clamps to its bounds', () => {
    expect(joinSize(1, 'b', { min: 100, max: 1000 })).toBe(100);
    expect(joinSize(5, 'gb', { min: 100, max: 1000 })).toBe(1000);
    expect(clampSize(-5, { min: -10, max: 10 })).toBe(0);
  });

  it('the number is between 0 and 1000', () => {
    expect(joinSize(5000, 'kb', anything)).toBe(1000 * 1024);
    expect(joinSize(-1, 'kb', anything)).toBe(0);
  });

  it('accepts only numbers', () => {
    expect(parseAmount(' 1,5 ')).toBe(1.5);
    expect(parseAmount('12.')).toBe(12);
    for (const text of ['', 'abc', '1e9', '-1', '1.2.3', '0x10']) expect(parseAmount(text)).toBeNull();
  });
});
