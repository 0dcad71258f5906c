import { expect, test } from 'vitest';
import { RefusalLog } from './refusal-log.ts';

test('a refusal that cannot be stored is reported', async () => {
  const told: unknown[] = [];
  const full = new Error('The disk is full.');
  const log = new RefusalLog({ run: () => Promise.reject(full) }, (error) => told.push(error));
  log.note({ kind: 'access', call: '/api/x', address: '127.0.0.1' });
  log.note({ kind: 'access', call: '/api/x', address: '127.0.0.1' });
  await log.close();
  expect(told).toEqual([full, full]);
});
