import { describe, expect, test } from 'vitest';
import { isShortEnough, type KeptPrint, recallPrint } from './kept-print.ts';

const kept: KeptPrint = {
  by: 'exports',
  style: '',
  name: '',
  citations: [
    { source: '[@a]', text: '¹', isPrinted: true },
    { source: '[@b]', text: '²', isPrinted: true },
    { source: '[@a]', text: 'Ibid.', isPrinted: true },
    { source: '[@gone]', text: null, isPrinted: false },
  ],
  entries: [{ key: 'a', text: 'A. A.' }],
};
const places = (...sources: readonly string[]) => sources.map((source, at) => ({ source, from: at, to: at + 1 }));

describe('citations of the last visit', () => {
  test('look as they did, in their places', () => {
    expect(recallPrint(kept, places('[@a]', '[@b]', '[@a]')).citations).toEqual(['¹', '²', 'Ibid.']);
  });

  test('look like equal ones where the text has changed, and are unknown if there are none', () => {
    expect(recallPrint(kept, places('[@b]', '[@new]', '[@gone]', '[@a]'))).toEqual({
      citations: ['²', null, null, '¹'],
      arePrinted: [true, false, false, true],
    });
  });

  test('are stored unless they are long', () => {
    expect(isShortEnough(kept)).toBe(true);
    expect(isShortEnough({ ...kept, entries: [{ key: 'a', text: 'x'.repeat(400_001) }] })).toBe(false);
  });
});
