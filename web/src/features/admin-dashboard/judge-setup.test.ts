import { expect, test } from 'vitest';
import { judgeSetup } from './judge-setup.ts';

const now = Date.parse('2026-05-20T12:00:00Z');

test('a default server has address, mail and backup to do, and needs no encryption', () => {
  expect(judgeSetup({ publicUrl: null, mail: 'outbox', lastBackup: null }, now)).toEqual({
    address: 'open',
    tls: 'done',
    mail: 'open',
    backup: 'open',
    signup: 'done',
  });
});

test('opened by others over plain http, it needs encryption', () => {
  const setup = { publicUrl: 'http://192.0.2.2:3000', mail: 'smtp', lastBackup: '2026-05-20T03:00:00Z' } as const;
  expect(judgeSetup(setup, now)).toMatchObject({ address: 'done', tls: 'open', mail: 'done', backup: 'done' });
});

test('a week-old backup does not count', () => {
  const setup = { publicUrl: 'https://docs.example.org', mail: 'smtp', lastBackup: '2026-05-13T11:00:00Z' } as const;
  expect(judgeSetup(setup, now)).toMatchObject({ tls: 'done', backup: 'open' });
});
