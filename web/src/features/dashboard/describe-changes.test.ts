import { expect, test } from 'vitest';
import { describeChanges } from './describe-changes.ts';

const describe = (names: string[], words: { added: number; removed: number } | null): string =>
  describeChanges({ people: names.map((displayName) => ({ displayName })), words });

test('says who changed how much since the reader left', () => {
  expect(describe(['Tomas'], { added: 64, removed: 0 })).toBe('Tomas added 64 words since you left.');
  expect(describe(['Tomas', 'Ines'], { added: 1, removed: 0 })).toBe('Tomas and Ines added 1 word since you left.');
  expect(describe(['Tomas', 'Ines', 'Ada'], { added: 64, removed: 12 })).toBe(
    'Tomas, Ines and Ada added 64 words and removed 12 since you left.',
  );
  expect(describe(['A', 'B', 'C', 'D', 'E'], { added: 0, removed: 1 })).toBe(
    'A, B and 3 others removed 1 word since you left.',
  );
  expect(describe(['Tomas'], { added: 0, removed: 0 })).toBe('Tomas made changes since you left.');
  expect(describe(['Tomas'], null)).toBe('Tomas made changes since you left.');
});
