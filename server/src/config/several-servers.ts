interface Given {
  DATABASE_URL: string | null;
  PUBLIC_URL: string | null;
  SMTP_URL: string | null;
  SHARED_FOLDER: string | null;
  S3_BUCKET: string | null;
}

/** What one of several servers needs but a single server does not. Null if nothing is missing. */
export function findMissingOfSeveral(given: Given): string | null {
  const { DATABASE_URL, PUBLIC_URL, SMTP_URL, SHARED_FOLDER, S3_BUCKET } = given;
  if (DATABASE_URL === null)
    return 'SEVERAL_SERVERS=1 needs PostgreSQL: a SQLite database belongs to one server. Set DATABASE_URL.';
  if (PUBLIC_URL === null)
    return 'SEVERAL_SERVERS=1 needs PUBLIC_URL: all servers are reached at one address, that of the balancer.';
  if (SHARED_FOLDER === null && S3_BUCKET === null)
    return 'SEVERAL_SERVERS=1 needs S3_BUCKET or SHARED_FOLDER: files on the disk of one server cannot be read at the others. Name a bucket, or a folder that is mounted on all of them.';
  if (SMTP_URL === null)
    return 'SEVERAL_SERVERS=1 needs SMTP_URL: without a mail server, mails are files on the disk of one server.';
  return null;
}
