import { expect, it } from 'vitest';
import { explainDifference, mayShare } from './differences.ts';

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

it('lets releases of one minor version stand side by side, if tables and messages are the same', () => {
  const one = facts({ schema: 's', protocol: 'p' });
  const patch = { version: '2.0.10', schema: 's', protocol: 'p' };
  expect(mayShare(one, one)).toBe(true);
  expect(mayShare(facts(patch), one)).toBe(true);
  for (const wrong of [
    { schema: 'x' },
    { protocol: 'x' },
    { version: '2.1.0' },
    { version: '3.0.10' },
    { APP_NAME: 'x' },
  ])
    expect(mayShare(facts({ ...patch, ...wrong }), one)).toBe(false);
  // A release from before that says nothing of its tables.
  expect(mayShare(facts({ version: '2.0.1' }), one)).toBe(false);
  expect(explainDifference(facts({ ...patch, schema: 'x' }), one)).toContain('is version 2.0.10, and this one 2.0.0.');
  expect(explainDifference(facts({ ...patch, APP_NAME: 'x' }), one)).toContain('settings: APP_NAME.');
});
