import { OperationError } from '@scriptorium/contract/errors.ts';
import { ConfigError } from './config/env.ts';
import { StartRefused } from './domain/start-refused.ts';

/** External causes by error code, and what to do about them. */
const CAUSES: readonly { codes: RegExp; whatToDo: string }[] = [
  { codes: /^EADDRINUSE$/u, whatToDo: 'stop the program that listens there, or set PORT to a free port' },
  { codes: /^EADDRNOTAVAIL$/u, whatToDo: 'set HOST to an address of this machine, for all of them 0.0.0.0' },
  { codes: /^EACCES$/u, whatToDo: 'give the user of this process the right to it, or choose another PORT or DATA_DIR' },
  { codes: /^(ENOSPC|SQLITE_FULL)$/u, whatToDo: 'make room on the disk of DATA_DIR' },
  {
    codes: /^(EROFS|SQLITE_READONLY.*|SQLITE_CANTOPEN.*|SQLITE_PERM)$/u,
    whatToDo: 'make DATA_DIR and the files in it writable for the user of this process',
  },
  {
    codes: /^(SQLITE_CORRUPT.*|SQLITE_NOTADB)$/u,
    whatToDo: 'the database is damaged: move DATA_DIR away and restore a backup ("npm run cli -- restore FOLDER")',
  },
  { codes: /^SQLITE_BUSY.*$/u, whatToDo: 'another program holds the database: end it, then start again' },
  { codes: /^SQLITE_IOERR.*$/u, whatToDo: 'the disk of DATA_DIR does not work: look into the system log' },
  { codes: /^(EMFILE|ENFILE)$/u, whatToDo: 'raise the limit of open files (LimitNOFILE)' },
  {
    codes: /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|57P03|53300)$/u,
    whatToDo: 'start PostgreSQL, or correct host and port in DATABASE_URL',
  },
  { codes: /^(28P01|28000)$/u, whatToDo: 'correct user and password in DATABASE_URL' },
  { codes: /^3D000$/u, whatToDo: 'make the database with createdb, or correct its name in DATABASE_URL' },
  { codes: /^42501$/u, whatToDo: 'give the user of DATABASE_URL the right to make tables in the database' },
];

/** One line if an operator can fix it; otherwise the full stack, for developers. */
export function explainStart(error: unknown): string {
  // Errors from the writer thread arrive as stack text.
  if (!(error instanceof Error)) return explainText(String(error).split('\n')[0] ?? '');
  // The reason for `overloaded` is in its cause.
  if (error instanceof OperationError && error.code === 'overloaded' && error.cause !== undefined)
    return explainStart(error.cause);
  if (error instanceof ConfigError || error instanceof StartRefused || error instanceof OperationError)
    return error.message;
  // A host with several addresses fails with an AggregateError, whose message is empty.
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  const known = first instanceof Error && 'code' in first ? findCause(String(first.code)) : undefined;
  if (known === undefined || !(first instanceof Error)) return error.stack ?? error.message;
  return `${first.message.split('\n')[0]}: ${known.whatToDo}.`;
}

/** SQLite's messages, for when the error code was lost. */
const SAID: readonly { words: RegExp; code: string }[] = [
  { words: /database is locked/u, code: 'SQLITE_BUSY' },
  { words: /disk is full/u, code: 'SQLITE_FULL' },
  { words: /disk I\/O error/u, code: 'SQLITE_IOERR' },
  { words: /readonly database/u, code: 'SQLITE_READONLY' },
];

function explainText(text: string): string {
  const said = SAID.find(({ words }) => words.test(text));
  const known = said === undefined ? undefined : findCause(said.code);
  return known === undefined ? text : `${text}: ${known.whatToDo}.`;
}

function findCause(code: string): { whatToDo: string } | undefined {
  return CAUSES.find(({ codes }) => codes.test(code));
}
