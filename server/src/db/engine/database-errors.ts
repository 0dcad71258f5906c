interface CodedError {
  code: string;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof (error as CodedError).code === 'string'
    ? (error as CodedError).code
    : '';
}

/** Two rows with one key, on either database. */
export function isUniqueViolation(error: unknown): boolean {
  const code = codeOf(error);
  return code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY' || code === '23505';
}

/** PostgreSQL gave up one of two transactions that stood in each other's way: the same work may be run again. */
export function isRetryable(error: unknown): boolean {
  const code = codeOf(error);
  return code === '40001' || code === '40P01';
}

/**
 * A sync failed: the system has dropped what it could not write, and says that the next sync worked. Only a start, which
 * reads what is really there, can be trusted after it.
 */
export function isFailedSync(error: unknown): boolean {
  return /^SQLITE_IOERR_(DIR_)?FSYNC$/u.test(codeOf(error));
}

/** The disk is full or broken, or the database cannot be reached: nothing was changed, later it may work. */
export function isStorageFailure(error: unknown): boolean {
  const code = codeOf(error);
  return (
    code.startsWith('SQLITE_FULL') ||
    code.startsWith('SQLITE_IOERR') ||
    code.startsWith('SQLITE_BUSY') ||
    code.startsWith('SQLITE_READONLY') ||
    code.startsWith('53') ||
    code.startsWith('57P') ||
    code.startsWith('08') ||
    OUT_OF_REACH.has(code) ||
    // These the driver says without a code.
    (error instanceof Error &&
      /^(Connection terminated|Query read timeout|timeout exceeded when|Client was closed)/u.test(error.message))
  );
}

const OUT_OF_REACH = new Set([
  // Contents beside the database.
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  'EIO',
  'EMFILE',
  'ENFILE',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  // The database takes no connections just now, or the statement took longer than is allowed.
  '55000',
  '57014',
]);
