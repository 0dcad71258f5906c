import { expect, it } from 'vitest';
import { describeTables, findUnknownMigration, SPEAKS, UNDERSTANDS } from './release.ts';

it('a program may write to tables that later releases only added to', () => {
  const known = ['001-first', '002-second'];
  expect(findUnknownMigration(known, known)).toBeUndefined();
  expect(findUnknownMigration([...known, '003+more', '010+others'], known)).toBeUndefined();
  expect(findUnknownMigration([...known, '003+more', '004-else', '005-again'], known)).toBe('004-else');
  // The plus sign only counts after the number.
  expect(findUnknownMigration([...known, '003-a+b'], known)).toBe('003-a+b');
});

it('reports the newest migration, and the newest that others must know', () => {
  expect(describeTables(['001-first', '002-second', '003+more'])).toEqual({ newest: '003+more', needed: '002-second' });
  expect(describeTables(['001-first'])).toEqual({ newest: '001-first', needed: '001-first' });
});

it('this release understands what it writes', () => {
  expect(SPEAKS).toBeLessThanOrEqual(UNDERSTANDS);
});
