import { expect, test } from 'vitest';
import { judgeSetup } from './judge-setup.ts';

const now = Date.parse('2026-05-20T12:00:00Z');

test('on a default server, address, mail and backup are open, and encryption is not needed', () => {
  expect(judgeSetup({ publicUrl: null, mail: 'outbox', lastBackup: null }, now)).toEqual({
    address: 'open',
    tls: 'done',
    mail: 'open',
    backup: 'open',
    signup: 'done',
  });
});

test('needs encryption if others use the server over plain HTTP', () => {
  const setup = { publicUrl: 'http://192.0.2.2:3000', mail: 'smtp', lastBackup: '2026-05-20T03:00:00Z' } as const;
  expect(judgeSetup(setup, now)).toMatchObject({ address: 'done', tls: 'open', mail: 'done', backup: 'done' });
});

test('a week-old backup does not count', () => {
  const setup = { publicUrl: 'https://docs.example.org', mail: 'smtp', lastBackup: '2026-05-13T11:00:00Z' } as const;
  expect(judgeSetup(setup, now)).toMatchObject({ tls: 'done', backup: 'open' });
});
