import type { SyncedItem } from '@scriptorium/bibliography/sync-library.ts';
import { expect, it } from 'vitest';
import { textContentSize } from '../../domain/texts/text-content.ts';
import { packEdits, packSyncState, unpackSyncState } from './plan-sync.ts';

it.each(['lf', 'crlf', 'cr'] as const)(
  'counts what a text with line ends %s grows by as its size is counted',
  (eol) => {
    const text = '% Ours\n@misc{a,\n  title = {Ä},\n}\n';
    const edits = [
      { from: 7, to: 20, insert: '@book{a,\n\n' },
      { from: text.length, to: text.length, insert: '\n@misc{ö,\n}\n' },
    ];
    const after = text.slice(0, 7) + edits[0]!.insert + text.slice(20) + edits[1]!.insert;
    const sizeOf = (of: string): number => textContentSize({ text: of, eol, bom: false });
    expect(packEdits(text, edits, eol).growth).toBe(sizeOf(after) - sizeOf(text));
  },
);

it('refuses what a text may not contain before it enters the log', () => {
  const edits = [{ from: 0, to: 0, insert: 'half \ud800' }];
  expect(() => packEdits('', edits, 'lf')).toThrow(expect.objectContaining({ code: 'conflict' }));
  expect(packEdits('', [{ from: 0, to: 0, insert: 'whole 😀' }], 'lf').growth).toBe(10);
});

it('remembers so much of a library and no more, and unpacks no more than that', () => {
  const items: SyncedItem[] = [{ id: 'A', key: 'a', source: 'x'.repeat(1000) }];
  expect(unpackSyncState(packSyncState(items))).toEqual(items);
  const tooLarge = expect.objectContaining({ code: 'too-large' }) as Error;
  expect(() => packSyncState(items, 500)).toThrow(tooLarge);
  expect(() => unpackSyncState(packSyncState(items), 500)).toThrow(tooLarge);
});
