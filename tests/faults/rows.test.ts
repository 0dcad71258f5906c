import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../_support/start-server.ts';
import { FAULT_ROWS } from './rows.ts';

const CAMPAIGN = join(import.meta.dirname, 'campaign');
const own = [join(import.meta.dirname, 'quick.test.ts'), ...readdirSync(CAMPAIGN).map((name) => join(CAMPAIGN, name))]
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

it('the fault list has every row from F-01 to F-45, once', () => {
  const wanted = Array.from({ length: 45 }, (_, n) => `F-${String(n + 1).padStart(2, '0')}`);
  expect(FAULT_ROWS.map(({ id }) => id)).toEqual(wanted);
});

it.each(FAULT_ROWS)('$id is checked', ({ id, proof = [] }) => {
  expect(new RegExp(`(it|test)[^\\n]*\\([\`']${id} `, 'u').test(own) || proof.length > 0).toBe(true);
  for (const [file, title] of proof) expect(readFileSync(join(ROOT, file), 'utf8')).toContain(title);
});

it('no test has the id of a row that does not exist', () => {
  const known = new Set(FAULT_ROWS.map(({ id }) => id));
  expect([...own.matchAll(/F-\d\d/gu)].map(([id]) => id).filter((id) => !known.has(id))).toEqual([]);
});
