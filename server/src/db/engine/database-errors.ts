interface CodedError {
  code: string;
}

/** The database's error code, or ''. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof (error as CodedError).code === 'string'
    ? (error as CodedError).code
    : '';
}

/** Unique constraint violation, on either database. */
export function isUniqueViolation(error: unknown): boolean {
  const code = codeOf(error);
  return code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY' || code === '23505';
}

/** Deadlock or serialization failure; retryable. */
export function isRetryable(error: unknown): boolean {
  const code = codeOf(error);
  return code === '40001' || code === '40P01';
}

/** Another server has fenced this one off: the process must exit (see migration 013). */
export function isReplaced(error: unknown): error is Error {
  return codeOf(error) === 'SCR01';
}

/**
 * The fast path for pushes met a case that only the general path handles (SCR02, see migration 016), or an author
 * without an account (23503: foreign key violation).
 */
export function needsGeneralPath(error: unknown): boolean {
  return codeOf(error) === 'SCR02' || codeOf(error) === '23503';
}

/**
 * An fsync failed: the kernel may have dropped the data, and the next fsync would report success. Only a restart, which
 * reads back what is on disk, can be trusted.
 */
export function isFailedSync(error: unknown): boolean {
  return /^SQLITE_IOERR_(DIR_)?FSYNC$/u.test(codeOf(error));
}

/** The disk is full or broken, or the database is unreachable: nothing was changed, and a retry may work. */
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
    code === 'SCR01' ||
    UNAVAILABLE_CODES.has(code) ||
    // Driver errors without a code.
    (error instanceof Error &&
      /^(Connection terminated|Query read timeout|timeout exceeded when|Client was closed)/u.test(error.message))
  );
}

const UNAVAILABLE_CODES = new Set([
  // From the blob store.
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
  // PostgreSQL refuses connections, or a statement timed out.
  '55000',
  '57014',
  // The connection was closed because its transaction had been idle for too long.
  '25P03',
]);
