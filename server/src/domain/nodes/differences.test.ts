import { expect, it } from 'vitest';
import { explainDifference, mayShare } from './differences.ts';

const RELEASE = { version: '2.0.0', speaks: 3, understands: 4, newest: '046+colours', needed: '045-trees' };
const facts = (more: object) => JSON.stringify({ ...RELEASE, PUBLIC_URL: 'a', APP_NAME: 'b', ...more });

it('names the settings that differ, or the versions', () => {
  expect(explainDifference(facts({ PUBLIC_URL: 'x', APP_NAME: 'y' }), facts({}))).toBe(
    'has other settings: APP_NAME, PUBLIC_URL. Servers that share a database need the same.',
  );
  expect(explainDifference(facts({}), facts({ LATER: 'z' }))).toContain('settings: LATER.');
  expect(explainDifference(facts({ version: '1.9.0', speaks: 5, APP_NAME: 'y' }), facts({}))).toBe(
    'is version 1.9.0, and this one 2.0.0: these two cannot run side by side. Stop all servers of the other version before you start one of this.',
  );
  expect(explainDifference('no JSON', facts({}))).toContain('is version unknown, and this one 2.0.0:');
});

it.each<[string, object, boolean]>([
  ['of another version, and else the same', { version: '3.0.0' }, true],
  ['that has tables and columns which this one ignores', { newest: '048+shades' }, true],
  ['that lacks only what adds', { newest: '045-trees' }, true],
  ['that lacks a migration which changes what is there', { newest: '044-leaves', needed: '043-roots' }, false],
  ['that has changed what this one relies on', { newest: '048+shades', needed: '047-woods' }, false],
  ['that writes what this one understands already', { speaks: 4, understands: 5 }, true],
  ['that writes what this one does not understand', { speaks: 5, understands: 5 }, false],
  ['that does not understand what this one writes', { speaks: 2, understands: 2 }, false],
  ['that says nothing of its tables, of a release from before', { newest: undefined, needed: undefined }, false],
  ['with another setting', { APP_NAME: 'x' }, false],
])('one %s', (_, more, may) => {
  expect(mayShare(facts(more), facts({}))).toBe(may);
  expect(mayShare(facts({}), facts(more))).toBe(may);
});
