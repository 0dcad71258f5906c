import { describe, expect, it } from 'vitest';
import { isTestThere, proofOf, ROWS, runRows } from './_support/run-rows.ts';
import { PROOFS } from './rows/all.ts';

describe('the abuse list', () => {
  it('has a check, an existing test or a reason for every row, and no row twice', () => {
    expect(new Set(ROWS.map((row) => row.id)).size).toBe(ROWS.length);
    const open = ROWS.filter((row) => {
      const proof = proofOf(row);
      return proof === undefined || (proof.reason === undefined) === (!proof.check && !proof.tests?.length);
    });
    expect(open.map((row) => `${row.id} ${row.done}`)).toEqual([]);
  });

  it('has exactly the rows that have proofs', () => {
    const ids = new Set(ROWS.map((row) => row.id));
    expect(Object.keys(PROOFS).filter((id) => !ids.has(id))).toEqual([]);
  });

  it('names tests that exist', () => {
    const missing = Object.entries(PROOFS).flatMap(([id, { tests = [] }]) =>
      tests.filter(([file, name]) => !isTestThere(file, name)).map((test) => `${id}: ${test.join(' › ')}`),
    );
    expect(missing).toEqual([]);
  });
});

runRows('quick');
