import { expect, it } from 'vitest';
import { ConfigError, readConfig } from './env.ts';

const WHOLE = {
  SEVERAL_SERVERS: '1',
  DATABASE_URL: 'postgres://localhost/scriptorium',
  PUBLIC_URL: 'https://docs.example.org',
  SHARED_FOLDER: '/mnt/scriptorium',
  SMTP_URL: 'smtp://mail.example.org',
};

it('one of several servers stores contents in the shared folder, and its own files elsewhere', () => {
  const config = readConfig({ ...WHOLE, DATA_DIR: '/var/lib/scriptorium' });
  expect(config).toMatchObject({ isOneOfSeveral: true, blobsDir: '/mnt/scriptorium/blobs' });
  expect(readConfig({ DATA_DIR: '/data' })).toMatchObject({ isOneOfSeveral: false, blobsDir: '/data/blobs' });
});

it.each([
  ['DATABASE_URL', 'SEVERAL_SERVERS=1 needs PostgreSQL: a SQLite database belongs to one server. Set DATABASE_URL.'],
  ['PUBLIC_URL', 'SEVERAL_SERVERS=1 needs PUBLIC_URL: all servers are reached at one address, that of the balancer.'],
  [
    'SHARED_FOLDER',
    'SEVERAL_SERVERS=1 needs S3_BUCKET or SHARED_FOLDER: files on the disk of one server cannot be read at the others. Name a bucket, or a folder that is mounted on all of them.',
  ],
  ['SMTP_URL', 'SEVERAL_SERVERS=1 needs SMTP_URL: without a mail server, mails are files on the disk of one server.'],
] as const)('without %s it is refused with one sentence', (name, sentence) => {
  const { [name]: _missing, ...given } = WHOLE;
  expect(() => readConfig(given)).toThrow(new ConfigError(sentence));
});
