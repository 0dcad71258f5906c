import { expect, it } from 'vitest';
import { explainDifference } from './differences.ts';

const facts = (more: object) => JSON.stringify({ version: '2.0.0', PUBLIC_URL: 'a', APP_NAME: 'b', ...more });

it('names the settings that differ, or the versions', () => {
  expect(explainDifference(facts({ PUBLIC_URL: 'x', APP_NAME: 'y' }), facts({}))).toBe(
    'has other settings: APP_NAME, PUBLIC_URL. Servers that share a database need the same.',
  );
  expect(explainDifference(facts({}), facts({ LATER: 'z' }))).toContain('settings: LATER.');
  expect(explainDifference(facts({ version: '1.9.0', APP_NAME: 'y' }), facts({}))).toBe(
    'is version 1.9.0, and this one 2.0.0. Stop all servers of the other version before you start one of this.',
  );
  expect(explainDifference('no JSON', facts({}))).toContain('is version unknown, and this one 2.0.0.');
});
