import { expect, it } from 'vitest';
import { findFaults } from '../../../tests/access/policy-table.ts';
import * as rules from './rules.ts';

it('the policy agrees with its table for every rule, caller, standing and role', () => {
  expect(findFaults(rules)).toEqual([]);
});
